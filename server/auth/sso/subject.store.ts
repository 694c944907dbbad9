import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface Candidate {
  userId: string
  isEnabled: boolean
}

/** The person that a provider knows by this subject. */
export const findLinkedPerson = (reader: Reader, tenantId: TenantId, issuer: string, subject: string) =>
  reader.first<Candidate>(sql`
    select s.user_id as "userId", u.status = 'ENABLED' as "isEnabled"
    from sign_in_subjects s join users u on u.tenant_id = s.tenant_id and u.user_id = s.user_id
    where s.tenant_id = ${tenantId} and s.issuer = ${issuer} and s.subject = ${subject}`)

/** The person with this address, and whether the provider knows them by a subject already. */
export const findPersonByEmail = (reader: Reader, tenantId: TenantId, issuer: string, email: string) =>
  reader.first<Candidate & { isLinked: boolean }>(sql`
    select u.user_id as "userId", u.status = 'ENABLED' as "isEnabled", exists (
      select 1 from sign_in_subjects s
      where s.tenant_id = u.tenant_id and s.issuer = ${issuer} and s.user_id = u.user_id) as "isLinked"
    from users u where u.tenant_id = ${tenantId} and lower(u.email) = lower(${email})`)

/** Returns 0 if the subject or the person is linked already. */
export const linkSubject = (
  tx: Tx,
  tenantId: TenantId,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
) =>
  tx.count(sql`
    insert into sign_in_subjects (tenant_id, issuer, subject, user_id)
    values (${tenantId}, ${issuer}, ${subject}, ${userId}) on conflict do nothing`)

/** Deletes the subjects by which providers know a person; returns how many. */
export const unlinkSubjects = (tx: Tx, tenantId: TenantId, userId: string) =>
  tx.count(sql`delete from sign_in_subjects where tenant_id = ${tenantId} and user_id = ${userId}`)
