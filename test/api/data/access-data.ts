import { createCredential } from '../../../server/auth/index.ts'
import type { Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { noteSecret, type TestTenant } from '../../harness.ts'

/** Makes access data that no operation makes, as an import would. */
export async function accessDataOf(server: TestTenant) {
  const { tenant } = server
  const tenantId = tenant.id
  const write = <T>(work: (tx: Tx) => Promise<T>) => server.database.tx(work)
  const add = async (statement: (id: string) => ReturnType<typeof sql>) => {
    const id = newId()
    await write((tx) => tx.count(statement(id)))
    return id
  }
  return {
    tenantId,
    async user(displayName: string, { status = 'ENABLED', roles = ['basic_user'] } = {}) {
      const id = newId()
      await write(async (tx) => {
        await insertUser(tx, tenantId, { id, email: `${id}@example.com`, displayName, roles })
        await tx.count(sql`update users set status = ${status} where tenant_id = ${tenantId} and user_id = ${id}`)
      })
      return id
    },
    /** An access token of a new person with these roles. */
    async tokenWith(roles: string[]) {
      const userId = await this.user(roles.join(), { roles })
      const limits = { allowedCidrs: [], scopedRoles: [] }
      const { clientId, clientSecret } = await write((tx) =>
        createCredential(tx, tenant, 'recert', { userId, displayName: 'x', lifespan: 'never', ...limits }),
      )
      noteSecret(clientSecret)
      return server.token(clientId, clientSecret)
    },
    policy: (displayName: string) =>
      add(
        (id) => sql`insert into policies (tenant_id, policy_id, display_name, policy_type, steps)
        values (${tenantId}, ${id}, ${displayName}, 'POLICY_TYPE_CERTIFY', '[]')`,
      ),
    account: (appId: string, displayName: string, userId: string | null = null) =>
      add(
        (id) => sql`insert into account_versions (tenant_id, account_id, app_id, display_name, user_id)
        values (${tenantId}, ${id}, ${appId}, ${displayName}, ${userId})`,
      ),
    entitlement: (appId: string, displayName: string, place: { typeId?: string; resourceId?: string } = {}) =>
      add(
        (id) => sql`insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name,
          resource_type_id, resource_id)
        values (${tenantId}, ${id}, ${appId}, ${displayName}, ${place.typeId ?? ''}, ${place.resourceId ?? ''})`,
      ),
    /** Many entitlements of one app; their ids. */
    async entitlements(appId: string, count: number) {
      const ids = Array.from({ length: count }, () => newId())
      await write((tx) =>
        tx.count(sql`insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name)
          select ${tenantId}, id, ${appId}, 'Entitlement ' || id from unnest(${ids}::text[]) as id`),
      )
      return ids
    },
    /** To an account, or to a resource that holds the entitlement. */
    grant: (entitlementId: string, principalId: string) =>
      write((tx) =>
        tx.count(sql`
        insert into grant_versions (tenant_id, entitlement_key, principal_key, to_resource)
        select ${tenantId}, e.entitlement_key, p.key, p.to_resource from entitlements e, (
          select account_key as key, false as to_resource from accounts where account_id = ${principalId}
          union all select resource_key, true from resources where resource_id = ${principalId}) p
        where e.tenant_id = ${tenantId} and e.entitlement_id = ${entitlementId}`),
      ),
    /** As if it had been imported: a source other than the API. */
    comesFromSource: (kind: 'app' | 'resource' | 'resource_type', id: string) =>
      write((tx) => {
        const table = { app: sql`apps`, resource: sql`resources`, resource_type: sql`resource_types` }[kind]
        const column = { app: sql`app_id`, resource: sql`resource_id`, resource_type: sql`resource_type_id` }[kind]
        return tx.count(sql`update ${table} set source_id = 'source', external_id = ${`ext-${id}`}
          where tenant_id = ${tenantId} and ${column} = ${id}`)
      }),
    /** How many versions of a kind are open, and how many closed. */
    versions: async (kind: 'app' | 'resource' | 'resource_type', id: string) => {
      const table = {
        app: sql`app_versions`,
        resource: sql`resource_versions`,
        resource_type: sql`resource_type_versions`,
      }
      const column = { app: sql`app_id`, resource: sql`resource_id`, resource_type: sql`resource_type_id` }
      return server.database.read((reader) =>
        reader.first(sql`
        select count(*) filter (where closed_at is null)::int as open,
          count(*) filter (where closed_at is not null)::int as closed
        from ${table[kind]} where tenant_id = ${tenantId} and ${column[kind]} = ${id}`),
      )
    },
    /** How many grants are open. */
    openGrants: async () =>
      (
        await server.database.read((reader) =>
          reader.first<{ n: number }>(sql`select count(*)::int as n from grants where tenant_id = ${tenantId}`),
        )
      )?.n,
  }
}
