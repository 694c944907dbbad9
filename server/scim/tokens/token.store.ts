import type { ScimToken } from '../../../contract/scim/scim-token.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

interface Row extends Omit<ScimToken, 'createdAt' | 'lastUsedAt'> {
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = sql`t.token_id as id, t.source_id as "sourceId", t.display_name as "displayName",
  t.allowed_cidrs as "allowSourceCidr", coalesce(t.created_by, '') as "createdById", t.created_at as "createdAt",
  t.last_used_at as "lastUsedAt"`

const toMessage = ({ createdAt, lastUsedAt, ...rest }: Row): ScimToken => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
})

export interface NewToken {
  id: string
  sourceId: string
  displayName: string
  hash: Buffer
  allowedCidrs: readonly string[]
  createdBy: string
}

export async function insertToken(tx: Tx, tenantId: TenantId, token: NewToken): Promise<ScimToken> {
  const row = await tx.first<Row>(sql`
    insert into scim_tokens as t (tenant_id, token_id, source_id, display_name, token_hash, allowed_cidrs, created_by)
    values (${tenantId}, ${token.id}, ${token.sourceId}, ${token.displayName}, ${token.hash}, ${token.allowedCidrs},
      ${token.createdBy})
    returning ${columns}`)
  return toMessage(row as Row)
}

/** The tokens of a source in order of creation, after a given id. */
export async function listTokens(
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  page: { after: string; limit: number },
): Promise<ScimToken[]> {
  const rows = await reader.rows<Row>(sql`
    select ${columns} from scim_tokens t
    where t.tenant_id = ${tenantId} and t.source_id = ${sourceId} and t.token_id > ${page.after}
    order by t.token_id limit ${page.limit}`)
  return rows.map(toMessage)
}

/** Deletes a token; it stops working at once. */
export const deleteToken = (tx: Tx, tenantId: TenantId, sourceId: string, id: string) =>
  tx.first<{ displayName: string }>(sql`
    delete from scim_tokens where tenant_id = ${tenantId} and source_id = ${sourceId} and token_id = ${id}
    returning display_name as "displayName"`)

/** A token in use. */
export interface KnownToken {
  id: string
  sourceId: string
  allowedCidrs: string[]
  /** Whether its last use was not recorded within a minute. */
  isUseDue: boolean
}

export const findToken = (reader: Reader, tenantId: TenantId, hash: Buffer) =>
  reader.first<KnownToken>(sql`
    select token_id as id, source_id as "sourceId", allowed_cidrs as "allowedCidrs",
      coalesce(last_used_at < now() - interval '1 minute', true) as "isUseDue"
    from scim_tokens where tenant_id = ${tenantId} and token_hash = ${hash}`)

export const recordTokenUse = (reader: Reader, tenantId: TenantId, id: string) =>
  reader.count(sql`update scim_tokens set last_used_at = now() where tenant_id = ${tenantId} and token_id = ${id}`)
