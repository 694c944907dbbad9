import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import {
  isPossible,
  MOVES,
  type RevocationMove,
  type RevocationState,
} from '../../server/revocation/change/revocation.states.ts'
import { GROUPS, removingOn } from '../api/removal/removing.ts'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'

const ITEMS = [
  ...(['access of cid', 'access of dea', 'vault of cid', 'sales of cid.diaz'] as const),
  ...(['print of cid.diaz', 'read of cid3', 'edit of cid3', 'read of eli5'] as const),
]
const [, ...LINES] = GROUPS.grants.trimEnd().split('\n')
const CHANGES = ['complete', 'ticket', 'release', 'keep', 'cancel'] as const

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ change: fc.constantFrom(...CHANGES), of: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ syncWithout: fc.subarray(LINES, { maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ restart: fc.nat(7) }) },
)

interface Checked {
  number: string
  state: RevocationState
  kinds: string[]
  states: RevocationState[]
  isHeld: boolean
}

describe('revocations, whatever is done to them in whichever order', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  const seen = new Set<string>()

  const check = async () => {
    const rows = await server.database.read((reader) =>
      reader.rows<Checked>(sql`
        select x.numeric_id::text as number, x.state, array_agg(e.kind order by e.event_id) as kinds,
          array_agg(e.state order by e.event_id) as states, exists (select 1 from grants g
            where g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key
              and g.principal_key = x.principal_key and x.reappeared_at is null) as "isHeld"
        from revocations x join revocation_events e using (tenant_id, numeric_id)
        where x.tenant_id = ${on.tenantId} group by x.tenant_id, x.numeric_id`),
    )
    for (const { number, state, kinds, states, isHeld } of rows) {
      expect(states.at(-1), `state of ${number}`).toBe(state)
      for (const [n, kind] of kinds.entries()) {
        if (!(kind in MOVES)) continue
        const before = states[n - 1] as RevocationState
        expect(isPossible(kind as RevocationMove, before), `${kind} of ${number} from ${before}`).toBe(true)
        expect(states[n]).toBe(MOVES[kind as RevocationMove].to)
      }
      if (state === 'VERIFIED') expect(isHeld, `the grant of ${number}, which is VERIFIED`).toBe(false)
      seen.add(state)
    }
  }

  it(
    'go from state to state by the table, are in the state of their last event, and VERIFIED only without the grant (REV-106)',
    async () => {
      const property = fc.asyncProperty(
        fc.subarray(ITEMS, { minLength: 3 }),
        fc.array(step, { minLength: 4, maxLength: 8 }),
        async (denied, steps) => {
          await on.sync(GROUPS)
          const id = await on.reviewed()
          await on.decide(id, false, ...denied)
          for (const one of steps) {
            const list: { id: string; certTaskId: string }[] = await on.revocations(id)
            if ('syncWithout' in one) {
              const gone = new Set(one.syncWithout)
              const grants = GROUPS.grants.split('\n').filter((line) => !gone.has(line))
              await on.sync({ ...GROUPS, grants: grants.join('\n') })
            } else if ('restart' in one) {
              const task = list[one.restart % list.length]?.certTaskId
              await on.post(`/api/v1/tasks/${task}/action/restart`, { comment: 'x' })
            } else {
              const body = { comment: 'x', ...(one.change === 'ticket' && { ticketId: 'x' }) }
              await on.change(one.change, [list[one.of % list.length]?.id ?? ''], body)
            }
            await check()
          }
          await on.change('cancel', idsOf(await on.revocations(id)), { comment: 'x' })
        },
      )
      await fc.assert(property, parameters(2))
      expect(seen.size).toBeGreaterThan(5)
    },
    ROUNDS_TIMEOUT_MS,
  )
})

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
