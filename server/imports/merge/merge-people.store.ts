import { type Sql, sql } from '../../db/sql.ts'
import type { Merge } from './merge.store.ts'
import { field, type KnownBy } from './merge-expressions.sql.ts'
import { firstOf, insertColumns, rowsOf } from './merge-rows.sql.ts'
import { accountPerson } from './merge-rules.sql.ts'
import { createWorking, inParts } from './merge-run.store.ts'

/**
 * Makes people known by what other rows may call them. Everybody counts, including people who have left: they may still
 * have accounts. A user name or employee number that two people have tells of nobody (`user_id` is null); a link says
 * so on purpose.
 */
export async function addKnownPeople(merge: Merge): Promise<void> {
  const { reader, tenantId, sourceId, match } = merge
  const email = field('users', 'email')
  const add = (by: KnownBy, ref: Sql, userId: Sql, from: Sql) =>
    reader.count(insertColumns(sql`known_user`, { by: sql`${by}`, ref, user_id: userId }, from))
  const isOther = (by: KnownBy, ref: Sql) =>
    sql`not exists (select 1 from known_user u where u.by = ${by} and u.ref = ${ref})`
  await add('id', sql`k.external_id`, sql`k.object_id`, firstOf(sql`keyed_user`, sql`external_id`))
  await add(
    'email',
    sql`k.email`,
    sql`k.object_id`,
    sql`from (select distinct on (lower(${email})) lower(${email}) as email, k.object_id
      from ${rowsOf(merge, 'users')} as r join keyed_user k using (line)
      where ${email} <> '' order by lower(${email}), line) k`,
  )
  await add(
    'id',
    sql`old.external_id`,
    sql`old.user_id`,
    sql`from users old where old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
      and ${isOther('id', sql`old.external_id`)}`,
  )
  await add(
    'email',
    sql`lower(old.email)`,
    sql`old.user_id`,
    sql`from users old where old.tenant_id = ${tenantId} and old.email <> '' and ${isOther('email', sql`lower(old.email)`)}`,
  )
  if (match.includes('username')) await add('username', sql`n.ref`, onlyOne, names(usernames(merge)))
  if (match.includes('employee_id')) await add('employee_id', sql`n.ref`, onlyOne, names(numbers(merge)))
  if (match.includes('link'))
    await add(
      'link',
      sql`l.ref`,
      sql`l.user_id`,
      sql`from source_links l where l.tenant_id = ${tenantId} and l.source_id = ${sourceId}`,
    )
  await reader.count(sql`analyze known_user`)
}

const onlyOne = sql`case when count(distinct n.user_id) = 1 then min(n.user_id) end`
const names = (people: Sql) => sql`from (${people}) n where n.ref <> '' group by n.ref`

/** People of the rows and all others, by user name. */
const usernames = (merge: Merge) => sql`
  select lower(${field('users', 'username')}) as ref, k.object_id as user_id from ${rowsOf(merge, 'users')} as r join keyed_user k using (line)
  union all select lower(u.username), u.user_id from users u where u.tenant_id = ${merge.tenantId}`

const numbers = (merge: Merge) => sql`
  select x.ref, k.object_id as user_id from ${rowsOf(merge, 'users')} as r join keyed_user k using (line)
    cross join lateral unnest(string_to_array(nullif(${field('users', 'employee_id')}, ''), chr(31))) as x (ref)
  union all select x.ref, u.user_id from users u cross join lateral unnest(u.employee_ids) as x (ref)
    where u.tenant_id = ${merge.tenantId}`

/**
 * An account that rows only name is known by its person: several spellings of one person in an app are one account. It is
 * the one that was there, or the first.
 */
export async function joinAccountsOfPeople(merge: Merge): Promise<void> {
  const { reader, tenantId, sourceId, match } = merge
  await createWorking(
    merge,
    'same_person',
    sql`line integer, app_id text collate "C", ref text collate "C", user_id text, is_new boolean, first_line integer`,
  )
  if (!merge.files.has('accounts')) return
  const named = await inParts(merge, 'accounts', (part) =>
    reader.count(sql`
      insert into same_person (line, app_id, ref, user_id, is_new)
      select p.line, p.app_id, p.external_id, p.user_id, p.old_version is null
      from (select k.*, ${accountPerson(match)} as user_id from ${rowsOf(part, 'accounts')} as r join keyed_account k using (line)
        left join account_versions old on old.tenant_id = ${tenantId} and old.version = k.old_version
        where r.is_parent) p
      where p.user_id is not null`),
  )
  if (named === 0) return
  await reader.count(sql`
    update same_person s set first_line = f.first_line
    from (select line, first_value(line) over (partition by app_id, user_id order by is_new, line) as first_line
      from same_person) f
    where f.line = s.line`)
  await reader.count(sql`
    update keyed_account k set object_id = old.account_id, object_key = old.account_key, old_version = old.version,
      external_id = old.external_id
    from same_person s join lateral (
      select o.* from accounts o where o.tenant_id = ${tenantId} and o.source_id = ${sourceId} and o.app_id = s.app_id
        and o.user_id = s.user_id order by o.version limit 1) old on true
    where k.line = s.first_line and s.line = s.first_line and k.old_version is null
      and not exists (select 1 from keyed_account other where other.object_id = old.account_id)`)
  await reader.count(
    sql`delete from keyed_account k using same_person s where k.line = s.line and s.line <> s.first_line`,
  )
}

/** Makes the accounts known by all their spellings. */
export const addSpellings = ({ reader }: Merge) =>
  reader.count(sql`
    insert into known_object (kind, app_id, ref, object_id, object_key, existed)
    select 'account', s.app_id, s.ref, k.object_id, k.object_key, k.old_version is not null
    from same_person s join keyed_account k on k.line = s.first_line
    where not exists (select 1 from known_object n where n.kind = 'account' and n.app_id = s.app_id and n.ref = s.ref)`)
