import { afterAll } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { listFaults } from '../../../server/imports/problems/fault.store.ts'
import { type ImportRequest, importFiles } from '../../../server/imports/syncs/import-files.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { type Engine, openStorage } from '../../engines.ts'

/** A database to import into, for the tests of the describe block it is called in. */
export async function useImports(engine: Engine) {
  const { database, drop } = await openStorage(engine)
  afterAll(drop)
  let tenants = 0
  const newTenant = async () => {
    const tenant = await database.tx((tx) => createTenant(tx, `t${tenants++}.example`, 'T'))
    if (!tenant) throw new Error('no tenant')
    return tenant.id
  }
  const bytesOf = async function* (text: string | Uint8Array) {
    const bytes = Buffer.from(text as string)
    // In small pieces, so that records are cut in every possible place.
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  }
  const load = (tenantId: TenantId, files: Record<string, string | Uint8Array>, options: Partial<ImportRequest> = {}) =>
    importFiles(database, {
      tenantId,
      source: { displayName: 'Files', kind: 'SOURCE_KIND_FILE' },
      files: Object.entries(files).map(([kind, text]) => ({
        fileName: kind.includes('.') ? kind : `${kind}.csv`,
        bytes: bytesOf(text),
      })),
      skipBadRows: false,
      allowRemovals: false,
      maxRemovalPercent: 20,
      ...options,
    })
  const faultsOf = async (tenantId: TenantId, syncId: string) =>
    (await database.read((reader) => listFaults(reader, tenantId, syncId, { after: '0', limit: 1000 }))).map(
      ({ fileName, line, column, reason }) => `${fileName}:${line} ${column} ${reason}`,
    )
  /** Everything that was found in the rows: what leaves one out, and what was only noted. */
  const problemsOf = async (tenantId: TenantId, syncId: string) =>
    (
      await rows<{
        text: string
      }>(sql`select lower(effect) || ' ' || file_name || ':' || line || ' ' || column_name || ' ' || reason as text
        from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} order by fault_id`)
    ).map(({ text }) => text)
  const rows = <Row>(statement: ReturnType<typeof sql>) => database.read((reader) => reader.rows<Row>(statement))
  return { database, newTenant, load, faultsOf, problemsOf, rows }
}
