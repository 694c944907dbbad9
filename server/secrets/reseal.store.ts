import type { Reader, Tx } from '../db/index.ts'
import { name, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { SealedColumn } from '../lib/sealed-column.ts'
import { KEY_ID_BYTES } from './seal.ts'

export interface SealedValue {
  id: string
  sealed: Buffer
}

/** A column whose values can be sealed again. */
export type LastingColumn = SealedColumn & { id: string }

const isOther = ({ column }: LastingColumn, keyId: Buffer) =>
  sql`octet_length(${name(column)}) > 0 and substring(${name(column)} from 1 for ${KEY_ID_BYTES}::int) <> ${keyId}`

/** The next values that were sealed with another key than this one, by id, locked. */
export const lockSealed = (
  tx: Tx,
  tenantId: TenantId,
  where: LastingColumn,
  keyId: Buffer,
  { after, limit }: { after: string; limit: number },
) =>
  tx.rows<SealedValue>(sql`
    select ${name(where.id)} as id, ${name(where.column)} as sealed from ${name(where.table)}
    where tenant_id = ${tenantId} and ${name(where.id)} > ${after} and ${isOther(where, keyId)}
    order by ${name(where.id)} limit ${limit} for update`)

export const updateSealed = (tx: Tx, tenantId: TenantId, where: LastingColumn, values: readonly SealedValue[]) =>
  tx.count(sql`
    update ${name(where.table)} t set ${name(where.column)} = v.sealed
    from unnest(${values.map(({ id }) => id)}::text[],
      ${values.map(({ sealed }) => `\\x${sealed.toString('hex')}`)}::bytea[]) as v (id, sealed)
    where t.tenant_id = ${tenantId} and t.${name(where.id)} = v.id`)

/** How many values of a tenant were sealed with another key. */
export async function countOthers(
  reader: Reader,
  tenantId: TenantId,
  where: LastingColumn,
  keyId: Buffer,
): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from ${name(where.table)} where tenant_id = ${tenantId} and ${isOther(where, keyId)}`)
  return row?.n ?? 0
}
