import type { SearchStepUpProvidersRequest, StepUpProvider } from '../../contract/step-up/step-up.ts'
import type { Reader, Tx } from '../db/index.ts'
import { anyOf, containing, join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export interface ProviderFields extends Pick<StepUpProvider, 'displayName' | 'issuerUrl' | 'clientId' | 'enabled'> {
  kind: 'oauth2' | 'microsoft'
  /** The settings of that kind. */
  config: NonNullable<StepUpProvider['oauth2'] | StepUpProvider['microsoft']>
}
export interface ProviderRow extends ProviderFields {
  id: string
  sealedSecret: Buffer
  lastTestedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const columns = sql`v.provider_id as id, v.display_name as "displayName", v.issuer_url as "issuerUrl",
  v.client_id as "clientId", v.enabled, v.kind, v.config, v.sealed_secret as "sealedSecret",
  v.last_tested_at as "lastTestedAt", v.created_at as "createdAt", v.updated_at as "updatedAt"`

export const insertProvider = (tx: Tx, tenantId: TenantId, id: string, fields: ProviderFields, sealed: Buffer) =>
  tx.first<ProviderRow>(sql`
    insert into step_up_providers as v (tenant_id, provider_id, display_name, issuer_url, client_id, enabled, kind, config,
      sealed_secret)
    values (${tenantId}, ${id}, ${fields.displayName}, ${fields.issuerUrl}, ${fields.clientId}, ${fields.enabled},
      ${fields.kind}, ${JSON.stringify(fields.config)}, ${sealed})
    returning ${columns}`)

export const updateProvider = (tx: Tx, tenantId: TenantId, id: string, fields: ProviderFields, sealed: Buffer) =>
  tx.first<ProviderRow>(sql`
    update step_up_providers v set display_name = ${fields.displayName}, issuer_url = ${fields.issuerUrl},
      client_id = ${fields.clientId}, enabled = ${fields.enabled}, kind = ${fields.kind},
      config = ${JSON.stringify(fields.config)}, sealed_secret = ${sealed}, updated_at = now()
    where v.tenant_id = ${tenantId} and v.provider_id = ${id} and v.deleted_at is null returning ${columns}`)

/** The secret goes with the provider. */
export const deleteProvider = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update step_up_providers set deleted_at = now(), updated_at = now(), sealed_secret = ''
    where tenant_id = ${tenantId} and provider_id = ${id} and deleted_at is null`)

export const noteTested = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update step_up_providers set last_tested_at = now() where tenant_id = ${tenantId} and provider_id = ${id}`)

export async function findProvider(reader: Reader, tenantId: TenantId, id: string) {
  const [provider] = await listProviders(reader, tenantId, { after: '', limit: 1 }, { refs: [{ id }] })
  return provider
}

/** The provider, which stays as it is until the end of the transaction. */
export async function lockProvider(tx: Tx, tenantId: TenantId, id: string) {
  await tx.count(sql`select 1 from step_up_providers where tenant_id = ${tenantId} and provider_id = ${id} for update`)
  return findProvider(tx, tenantId, id)
}

export type ProviderFilter = Omit<SearchStepUpProvidersRequest, 'pageSize' | 'pageToken'>
const KINDS: Record<string, string> = { PROVIDER_TYPE_OAUTH2: 'oauth2', PROVIDER_TYPE_MICROSOFT: 'microsoft' }

/** Providers in order of creation, after a given id. */
export function listProviders(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: ProviderFilter = {},
): Promise<ProviderRow[]> {
  const kind = KINDS[filter.providerType ?? '']
  const conditions: Sql[] = [
    sql`v.tenant_id = ${tenantId} and v.deleted_at is null and v.provider_id > ${page.after}`,
    ...anyOf(
      sql`v.provider_id`,
      filter.refs?.map(({ id }) => id),
    ),
    ...(kind ? [sql`v.kind = ${kind}`] : []),
    ...(filter.query ? [sql`lower(v.display_name) like ${containing(filter.query)}`] : []),
  ]
  return reader.rows<ProviderRow>(sql`
    select ${columns} from step_up_providers v where ${join(conditions, ' and ')}
    order by v.provider_id limit ${page.limit}`)
}
