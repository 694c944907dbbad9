import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import type { Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { recomputeViolations } from '../../../server/directory/conflicts/violation.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { type Engine, type OpenStorage, openStorage } from '../../engines.ts'

/** A small directory: things are known by their number, and so is what they refer to. */
interface World {
  /** The owner of each account, or null. */
  accounts: (number | null)[]
  /** Account and entitlement. */
  grants: [account: number, entitlement: number][]
  /** Entitlements that a resource holds: never anybody's conflict. */
  resourceGrants: number[]
  goneAccounts: number[]
  goneEntitlements: number[]
  monitors: { a: number[]; b: number[]; negated: boolean; enabled: boolean; deleted: boolean }[]
}

const [USERS, ACCOUNTS, ENTITLEMENTS, MONITORS] = [3, 5, 5, 2]
const some = (below: number) => fc.uniqueArray(fc.nat(below - 1), { maxLength: below })
const rarely = fc.integer({ min: 0, max: 5 }).map((n) => n === 0)
const few = (below: number) => fc.oneof({ weight: 4, arbitrary: fc.constant<number[]>([]) }, some(below))

const world: fc.Arbitrary<World> = fc.record({
  accounts: fc.array(fc.option(fc.nat(USERS - 1)), { minLength: ACCOUNTS, maxLength: ACCOUNTS }),
  grants: fc.uniqueArray(fc.tuple(fc.nat(ACCOUNTS - 1), fc.nat(ENTITLEMENTS - 1)), {
    maxLength: 12,
    selector: String,
  }),
  resourceGrants: few(ENTITLEMENTS),
  goneAccounts: few(ACCOUNTS),
  goneEntitlements: few(ENTITLEMENTS),
  monitors: fc.array(
    fc.record({
      a: some(ENTITLEMENTS),
      b: some(ENTITLEMENTS),
      negated: fc.boolean(),
      enabled: rarely.map((no) => !no),
      deleted: rarely,
    }),
    { minLength: MONITORS, maxLength: MONITORS },
  ),
})

/** Who breaks the rule of a monitor, said as plainly as possible. */
function breaking(w: World, monitor: number): string[] {
  const rule = w.monitors[monitor]
  if (!rule?.enabled || rule.deleted) return []
  const live = w.grants.filter(([a, e]) => !w.goneAccounts.includes(a) && !w.goneEntitlements.includes(e))
  const subjectOf = (account: number) => {
    const owner = w.accounts[account] ?? null
    return owner === null ? `account ${account}` : `user ${owner}`
  }
  const holds = (subject: string, entitlements: number[]) =>
    live.some(([account, e]) => subjectOf(account) === subject && entitlements.includes(e))
  const subjects = [...new Set(w.accounts.map((_, account) => subjectOf(account)))]
  return subjects.filter((s) => holds(s, rule.a) && holds(s, rule.b) !== rule.negated).sort()
}

/** Makes the database say what the world says, whatever it said before. */
async function write(tx: Tx, t: string, w: World): Promise<void> {
  await tx.count(sql`delete from account_versions where tenant_id = ${t}`)
  await tx.count(sql`delete from entitlement_versions where tenant_id = ${t}`)
  await tx.count(sql`delete from grant_versions where tenant_id = ${t}`)
  await tx.count(sql`delete from conflict_entitlements where tenant_id = ${t}`)
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
  await tx.count(sql`
    insert into account_versions (tenant_id, account_id, account_key, app_id, user_id, display_name, closed_at)
    select ${t}, 'account ' || n, n + 100, 'app', 'user ' || owner, 'x', case when gone then now() end
    from unnest(${numbers(ACCOUNTS)}::int[], ${w.accounts}::int[],
      ${numbers(ACCOUNTS).map((n) => w.goneAccounts.includes(n))}::boolean[]) as x (n, owner, gone)`)
  await tx.count(sql`
    insert into entitlement_versions (tenant_id, entitlement_id, entitlement_key, app_id, display_name, closed_at)
    select ${t}, 'entitlement ' || n, n, 'app', 'x', case when gone then now() end
    from unnest(${numbers(ENTITLEMENTS)}::int[],
      ${numbers(ENTITLEMENTS).map((n) => w.goneEntitlements.includes(n))}::boolean[]) as x (n, gone)`)
  // A resource has the key of an account here: only the flag tells them apart.
  const held = [...w.grants.map(([a, e]) => [a, e, 0]), ...w.resourceGrants.map((e) => [ACCOUNTS, e, 1])]
  await tx.count(sql`
    insert into grant_versions (tenant_id, principal_key, entitlement_key, to_resource)
    select ${t}, account + 100, entitlement, to_resource = 1
    from unnest(${held.map(([a]) => a)}::int[], ${held.map(([, e]) => e)}::int[], ${held.map(([, , r]) => r)}::int[])
      as x (account, entitlement, to_resource)`)
  await tx.count(sql`
    insert into account_versions (tenant_id, account_id, account_key, app_id, display_name)
    values (${t}, 'account ' || ${ACCOUNTS}::int, ${ACCOUNTS}::int + 100, 'app', 'x')`)
  await tx.count(sql`
    insert into conflict_monitors as m (tenant_id, monitor_id, display_name, set_a_id, set_b_id, negate_b, enabled, deleted_at)
    select ${t}, 'monitor ' || n, 'x', 'a', 'b', negated, enabled, case when deleted then now() end
    from unnest(${numbers(MONITORS)}::int[], ${w.monitors.map((m) => m.negated)}::boolean[],
      ${w.monitors.map((m) => m.enabled)}::boolean[], ${w.monitors.map((m) => m.deleted)}::boolean[])
      as x (n, negated, enabled, deleted)
    on conflict (tenant_id, monitor_id) do update
      set negate_b = excluded.negate_b, enabled = excluded.enabled, deleted_at = excluded.deleted_at`)
  const bound = w.monitors.flatMap(({ a, b }, m) => [...a.map((e) => [m, 'A', e]), ...b.map((e) => [m, 'B', e])])
  await tx.count(sql`
    insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
    select ${t}, 'monitor ' || monitor, 'ENTITLEMENT_GROUP_' || side, 'entitlement ' || entitlement
    from unnest(${bound.map(([m]) => m)}::int[], ${bound.map(([, g]) => g)}::text[], ${bound.map(([, , e]) => e)}::int[])
      as x (monitor, side, entitlement)`)
}

/** What the violations of the SQL owe to a plain reading of the rules, on an engine. */
export function violationGuarantees(engine: Engine): void {
  describe(`violations of conflict monitors on ${engine}`, () => {
    let storage: OpenStorage
    beforeAll(async () => {
      storage = await openStorage(engine)
    })
    afterAll(() => storage.drop())

    /** Runs and takes everything back. */
    const inTenant = (work: (tx: Tx, tenantId: TenantId) => Promise<void>) =>
      storage.database
        .tx(async (tx) => {
          const tenant = await createTenant(tx, 'a.example.com', 'A')
          await work(tx, tenant?.id ?? ('' as TenantId))
          throw new Error('taken back')
        })
        .catch((error: Error) => {
          if (error.message !== 'taken back') throw error
        })

    const rows = (tx: Tx, tenantId: TenantId) =>
      tx.rows<{ id: string; monitor: string; subject: string; open: boolean }>(sql`
        select violation_id as id, monitor_id as monitor, coalesce(user_id, account_id) as subject,
          resolved_at is null as open
        from conflict_violations where tenant_id = ${tenantId} order by monitor_id, coalesce(user_id, account_id)`)

    it('are those of a naive reading, through changes, for all monitors or for some', async () => {
      const step = fc.record({ world, only: fc.option(fc.uniqueArray(fc.nat(MONITORS - 1)), { freq: 3 }) })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) =>
          inTenant(async (tx, tenantId) => {
            const open: string[][] = Array.from({ length: MONITORS }, () => [])
            let added = 0
            for (const { world: w, only } of steps) {
              await write(tx, tenantId, w)
              await recomputeViolations(
                tx,
                tenantId,
                only?.map((m) => `monitor ${m}`),
              )
              for (const m of only ?? open.keys()) {
                const before = open[m] ?? []
                open[m] = breaking(w, m)
                added += open[m].filter((subject) => !before.includes(subject)).length
              }
              const found = await rows(tx, tenantId)
              for (const m of open.keys())
                expect(
                  found.filter((row) => row.open && row.monitor === `monitor ${m}`).map(({ subject }) => subject),
                ).toEqual(open[m])
              // Each appearance is a row of its own: nothing is reopened and nothing is lost.
              expect(found).toHaveLength(added)
              expect(found.every(({ id }) => /^[0-9A-Za-z]{27}$/.test(id))).toBe(true)
            }
          }),
        ),
        { numRuns: 300 },
      )
    })
  })
}
