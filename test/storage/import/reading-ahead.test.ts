import { describe, expect, it } from 'vitest'
import type { EngineDatabase, Reader } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import { SIZES } from '../../../server/jobs/index.ts'
import { killingOn } from './killing.ts'
import { useImports } from './loading.ts'

const ENTITLEMENTS = 100
const ACCOUNTS = 60

const lines = (header: string, count: number, row: (n: number) => string) =>
  [header, ...Array.from({ length: count }, (_, n) => row(n))].join('\n')

/** Only the last grant tells that the day comes first. More than two batches are stored before a date needs that. */
const AMBIGUOUS_AT = 4_500
const GRANTS = ENTITLEMENTS * ACCOUNTS
const added = (n: number) => (n === AMBIGUOUS_AT ? '05/11/2025' : n === GRANTS - 1 ? '25/11/2025' : '2025-01-01')
const FILES = {
  users: lines('id,email,name', 2, (n) => `u${n},p${n}@corp.example,Person ${n}`),
  apps: 'id,name\ncrm,CRM\n',
  entitlements: lines('app,id,name', ENTITLEMENTS, (n) => `crm,e${n},Right ${n}`),
  accounts: lines('app,id,user', ACCOUNTS, (n) => `crm,a${n},u${n % 2}`),
  grants: lines('app,entitlement,account,added_at', GRANTS, (n) => {
    return `crm,e${n % ENTITLEMENTS},a${Math.floor(n / ENTITLEMENTS)},${added(n)}`
  }),
}

describe('a sync on postgresql that is resolved while it is read', async () => {
  const { database, newTenant, rows } = await useImports('postgresql')
  const { queue, run } = killingOn(database, { ...SIZES.postgresql, first: 1_000, smallest: 1_000 })

  it('has each grant once when they are read again to learn how their dates are written (IMP-260)', async () => {
    const tenantId = await newTenant()
    const seen: string[] = []
    await run(resolvingFirst(database, seen), tenantId, await queue(tenantId, FILES))
    expect(seen).toContain('delete from next_grant')
    const found = await rows(sql`
      select to_char(added_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count from grants
      where tenant_id = ${tenantId} group by 1 order by 1`)
    expect(found).toEqual([
      { day: '2025-01-01', count: GRANTS - 2 },
      { day: '2025-11-05', count: 1 },
      { day: '2025-11-25', count: 1 },
    ])
  })
})

/** The second batch of grants is stored when the first has been resolved. */
function resolvingFirst(database: EngineDatabase, seen: string[]): EngineDatabase {
  let resolved: () => void = () => {}
  const isResolved = new Promise<void>((settle) => {
    resolved = settle
  })
  let batches = 0
  const watch =
    <R extends Reader>(reader: R): R['count'] =>
    async (statement: Sql) => {
      const { text, values } = statement.compile()
      if (text.includes('insert into sync_batches') && values.includes('grants') && ++batches === 2) await isResolved
      const count = await reader.count(statement)
      const known = ['insert into next_grant', 'delete from next_grant'].find((part) => text.includes(part))
      if (known) seen.push(known)
      if (known === 'insert into next_grant') resolved()
      return count
    }
  return {
    ...database,
    tx: (work, options) => database.tx((tx) => work({ ...tx, count: watch(tx) }), options),
    single: (work) => database.single((reader) => work({ ...reader, count: watch(reader) })),
  }
}
