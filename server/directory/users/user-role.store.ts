import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Whether the person did not have the role before. */
export const insertRole = async (tx: Tx, tenantId: TenantId, userId: string, roleId: string): Promise<boolean> =>
  (await tx.count(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select u.tenant_id, u.user_id, ${roleId} from users u where u.tenant_id = ${tenantId} and u.user_id = ${userId}
    on conflict do nothing`)) > 0

/** Whether the person had the role. */
export const deleteRole = async (tx: Tx, tenantId: TenantId, userId: string, roleId: string): Promise<boolean> =>
  (await tx.count(sql`
    delete from user_roles where tenant_id = ${tenantId} and user_id = ${userId} and role_id = ${roleId}`)) > 0

/** Who has a role and can sign in. Of two who take the role from each other at the same time, the second one waits. */
export const lockActiveHolders = async (tx: Tx, tenantId: TenantId, roleId: string): Promise<string[]> =>
  (
    await tx.rows<{ id: string }>(sql`
      select r.user_id as id from user_roles r join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
      where r.tenant_id = ${tenantId} and r.role_id = ${roleId} and u.status = 'ENABLED'
      order by r.user_id for update of r`)
  ).map(({ id }) => id)
