import { describe, expect, it } from 'vitest'
import { createTenant } from '../../server/auth/index.ts'
import type { Reader } from '../../server/db/index.ts'
import { type Sql, sql } from '../../server/db/sql.ts'
import { listEntitlements } from '../../server/directory/entitlements/entitlement.store.ts'
import { listUsers } from '../../server/directory/users/user.store.ts'
import type { TenantId } from '../../server/lib/ids.ts'
import { enginesFor, openStorage } from '../engines.ts'

const ROWS = 20_000
const PAGE_ROWS = 25

/** A reader that runs each statement and counts the pages of the database that it touched. */
function metered(reader: Reader) {
  const blocks = { count: 0 }
  const explained = async (statement: Sql) => {
    const [plan] = await reader.rows<Record<string, [{ Plan: Record<string, number> }]>>(
      sql`explain (analyze, buffers, format json) ${statement}`,
    )
    const { Plan } = Object.values(plan ?? {})[0]?.[0] ?? { Plan: {} }
    blocks.count += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)
    return reader.rows(statement)
  }
  return { blocks, reader: { ...reader, rows: explained } as Reader }
}

type Page = { after: string; limit: number }
const LISTS: Record<string, (reader: Reader, tenantId: TenantId, page: Page) => Promise<unknown[]>> = {
  people: listUsers,
  entitlements: (reader, tenantId, page) => listEntitlements(reader, tenantId, page, {}),
}

describe.each(enginesFor('deep pages'))('a list of 20,000 rows on %s', async (engine) => {
  const { database } = await openStorage(engine)
  const tenant = await database.tx((tx) => createTenant(tx, 'deep.example.com', 'Deep'))
  const tenantId = tenant?.id ?? ('' as TenantId)
  const idOf = (n: number) => `id${String(n).padStart(8, '0')}`
  await database.tx(async (tx) => {
    await tx.count(sql`insert into user_versions (tenant_id, user_id, email, display_name)
      select ${tenantId}, 'id' || lpad(n::text, 8, '0'), 'p' || n || '@corp.example', 'Person ' || n
      from generate_series(1, ${ROWS}::int) n`)
    await tx.count(sql`insert into app_versions (tenant_id, app_id, display_name) values (${tenantId}, 'app', 'App')`)
    await tx.count(sql`insert into entitlement_versions (tenant_id, app_id, entitlement_id, display_name)
      select ${tenantId}, 'app', 'id' || lpad(n::text, 8, '0'), 'Entitlement ' || n
      from generate_series(1, ${ROWS}::int) n`)
    await tx.count(sql`analyze`)
  })

  it.each(Object.keys(LISTS))('reads no more for the last page of %s than for the first (API-096)', async (name) => {
    const pageAfter = (after: string) =>
      database.read(async (reader) => {
        const { blocks, reader: meteredReader } = metered(reader)
        const rows = await LISTS[name]?.(meteredReader, tenantId, { after, limit: PAGE_ROWS })
        expect(rows).toHaveLength(PAGE_ROWS)
        return blocks.count
      })
    // The first time also reads the catalogue.
    await pageAfter('')
    const first = await pageAfter('')
    const last = await pageAfter(idOf(ROWS - PAGE_ROWS))
    expect(first).toBeGreaterThan(0)
    expect(last, `${first} pages of the database for the first`).toBeLessThanOrEqual(2 * first + 10)
  })
})
