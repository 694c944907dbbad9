import type { Reader } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { AccountSubject, UserSubject } from './expression-subjects.ts'
import { live } from './live.sql.ts'
import type { DirectoryView } from './scope-context.ts'
import { accountSubjectColumns, userSubjectColumns } from './subject-columns.sql.ts'

type Versioned<S> = S & { version: string }

/** Accounts that `where` (over the alias `a`) selects, as expressions see them. */
export const listAccountSubjects = (reader: Reader, { tenantId, snapshot }: DirectoryView, where: Sql) =>
  reader.rows<Versioned<AccountSubject>>(sql`
    select a.version::text, ${accountSubjectColumns(sql`a`)} from account_versions a
    where a.tenant_id = ${tenantId} and ${live(sql`a`, 'account', snapshot)} and ${where}`)

/** The people who own these accounts, as expressions see them. */
export const listUserSubjects = (reader: Reader, { tenantId, snapshot }: DirectoryView, where: Sql) =>
  reader.rows<Versioned<UserSubject>>(sql`
    select u.version::text, ${userSubjectColumns(sql`u`, snapshot)} from user_versions u
    where u.tenant_id = ${tenantId} and ${live(sql`u`, 'user', snapshot)} and u.user_id in (
      select a.user_id from account_versions a
      where a.tenant_id = ${tenantId} and ${live(sql`a`, 'account', snapshot)} and ${where})`)

/** People as expressions see them, in the order of their ids. */
export const listUserSubjectsAfter = (reader: Reader, tenantId: TenantId, page: { after: string; limit: number }) =>
  reader.rows<UserSubject>(sql`
    select ${userSubjectColumns(sql`u`)} from users u
    where u.tenant_id = ${tenantId} and u.user_id > ${page.after} order by u.user_id limit ${page.limit}`)

/** Accounts as expressions see them, in the order of their ids. */
export const listAccountSubjectsAfter = (reader: Reader, tenantId: TenantId, page: { after: string; limit: number }) =>
  reader.rows<AccountSubject>(sql`
    select ${accountSubjectColumns(sql`a`)} from accounts a
    where a.tenant_id = ${tenantId} and a.account_id > ${page.after} order by a.account_id limit ${page.limit}`)
