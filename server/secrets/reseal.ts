import type { Database } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { SealedColumn } from '../lib/sealed-column.ts'
import { countOthers, type LastingColumn, lockSealed, type SealedValue, updateSealed } from './reseal.store.ts'
import { keyId, open, type Purpose, type SecretKeys, seal } from './seal.ts'

const CHUNK = 200

/** What a change of the key came to. */
export interface Resealed {
  /** Values that the new key seals now. */
  changed: number
  /** Values that none of the keys opens. */
  unreadable: number
  /** Values that were sealed with an older key meanwhile, by a server that has not been restarted. */
  left: number
}

/**
 * Seals every value of a tenant with the first of the keys that another one sealed. It goes on from wherever it was
 * stopped: what is done says so itself.
 */
export async function resealTenant(
  database: Database,
  tenantId: TenantId,
  columns: readonly SealedColumn[],
  keys: SecretKeys,
): Promise<Resealed> {
  const current = keyId(keys[0])
  const result: Resealed = { changed: 0, unreadable: 0, left: 0 }
  for (const where of columns.filter((column): column is LastingColumn => column.id !== undefined)) {
    let unreadable = 0
    for (let after = ''; ; ) {
      const { last, changed, lost } = await database.tx(async (tx) => {
        const values = await lockSealed(tx, tenantId, where, current, { after, limit: CHUNK })
        const renewed = values.flatMap((value) => reseal(tenantId, where.kind as Purpose['of'][0], value, keys))
        if (renewed.length > 0) await updateSealed(tx, tenantId, where, renewed)
        return { last: values.at(-1)?.id, changed: renewed.length, lost: values.length - renewed.length }
      })
      result.changed += changed
      unreadable += lost
      if (last === undefined) break
      after = last
    }
    result.unreadable += unreadable
    result.left += (await database.read((reader) => countOthers(reader, tenantId, where, current))) - unreadable
  }
  return result
}

/** Empty when none of the keys opens it. */
function reseal(tenantId: TenantId, kind: Purpose['of'][0], { id, sealed }: SealedValue, keys: SecretKeys) {
  const purpose: Purpose = { tenantId, of: [kind, id] }
  try {
    return [{ id, sealed: seal(keys, purpose, open(keys, purpose, sealed)) }]
  } catch {
    // Sealed with another key, or changed since.
    return []
  }
}
