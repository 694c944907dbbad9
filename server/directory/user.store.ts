import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'

export type UserStatus = 'ENABLED' | 'DISABLED' | 'DELETED'
export interface User {
  id: string
  email: string
  displayName: string
  status: UserStatus
  roles: string[]
  createdAt: Date
}

const columns = sql`u.user_id as id, u.email, u.display_name as "displayName", u.status, u.created_at as "createdAt",
  coalesce((select array_agg(r.role_id order by r.role_id) from user_roles r
    where r.tenant_id = u.tenant_id and r.user_id = u.user_id), '{}') as roles`

export interface NewUser {
  id: string
  email: string
  displayName: string
  roles: readonly string[]
}

/** Throws a unique violation of `users_email` when the address is taken, in whatever letter case. */
export async function insertUser(tx: Tx, tenantId: string, user: NewUser): Promise<void> {
  await tx.count(sql`
    insert into users (tenant_id, user_id, email, display_name)
    values (${tenantId}, ${user.id}, ${user.email}, ${user.displayName})`)
  await tx.count(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select ${tenantId}, ${user.id}, role from unnest(${[...new Set(user.roles)]}::text[]) as role`)
}

export const findUserByEmail = (reader: Reader, tenantId: string, email: string) =>
  reader.first<User>(sql`
    select ${columns} from users u where u.tenant_id = ${tenantId} and lower(u.email) = lower(${email})`)

/** Users in order of creation, after a given id; those who hold `role` when one is given. */
export const listUsers = (
  reader: Reader,
  tenantId: string,
  page: { after?: string | undefined; limit: number; role?: string | undefined },
) =>
  reader.rows<User>(sql`
    select ${columns} from users u
    where u.tenant_id = ${tenantId} and u.user_id > ${page.after ?? ''}
      and (${page.role ?? null}::text is null or exists (select 1 from user_roles r
        where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = ${page.role ?? null}))
    order by u.user_id limit ${page.limit}`)
