import { afterAll, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import type { Transition } from '../../../server/campaign/campaign.stages.ts'
import { type MoveChanges, moveCampaign } from '../../../server/campaign/campaign.store.ts'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor, openStorage } from '../../engines.ts'
import { addDraft } from './by-hand.ts'

const DRAFT = 'ACCESS_REVIEW_STATE_DRAFT'
const PREPARE = { from: DRAFT, to: 'ACCESS_REVIEW_STATE_PREPARING', by: 'prepare' } as const
const RESET = { from: 'ACCESS_REVIEW_STATE_PREPARING', to: DRAFT, by: 'reset' } as const
const DELETE = { from: DRAFT, to: 'ACCESS_REVIEW_STATE_DELETED', by: 'delete' } as const

describe.each(enginesFor('moves of a campaign'))('moving a campaign on %s', async (engine) => {
  const { database, drop } = await openStorage(engine)
  afterAll(drop)
  const tenant = await database.tx((tx) => createTenant(tx, 'moves.example.com', 'Moves'))
  const tenantId = tenant?.id
  if (!tenantId) throw new Error('the host is taken')
  const draft = () =>
    addDraft(database, tenantId, { scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS', scopeV2: {}, selections: {} })
  const move = (id: string, transition: Transition, changes?: MoveChanges) =>
    database.tx((tx) => moveCampaign(tx, tenantId, id, transition, changes))
  const rowOf = (id: string) =>
    database.read((reader) =>
      reader.first<Record<string, unknown>>(sql`
        select state, revision::int as revision, preparation_key::text as key, error_state as error,
          expected_count as count, sources_frozen_at as "frozenAt", has_accuracy_support as accuracy,
          deleted_at is not null as "isDeleted", updated_at > created_at as "isUpdated"
        from campaigns where tenant_id = ${tenantId} and campaign_id = ${id}`),
    )

  it('writes the state, counts a revision and leaves the rest as it is', async () => {
    const id = await draft()
    const before = await rowOf(id)
    expect(await move(id, PREPARE)).toBe(true)
    expect(await rowOf(id)).toEqual({ ...before, state: PREPARE.to, revision: 2, isUpdated: true })
  })

  it('writes what changes with the state', async () => {
    const id = await draft()
    await move(id, PREPARE, { preparationKey: '7', expectedTicketCount: 3, hasAccuracySupport: true })
    expect(await rowOf(id)).toMatchObject({ key: '7', count: 3, accuracy: true, frozenAt: null })
    const errorState = 'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR'
    await move(id, RESET, { preparationKey: null, errorState, connectorSourcesFrozenAt: '2031-01-31 10:00:00.5+00' })
    expect(await rowOf(id)).toMatchObject({ key: null, error: errorState, count: 3 })
    expect((await rowOf(id))?.frozenAt).toEqual(new Date('2031-01-31T10:00:00.500Z'))
  })

  it('reports a campaign that is in another state, and changes nothing', async () => {
    const id = await draft()
    const before = await rowOf(id)
    expect(await move(id, RESET, { expectedTicketCount: 9 })).toBe(false)
    expect(await move('missing', PREPARE)).toBe(false)
    expect(await rowOf(id)).toEqual(before)
  })

  it('lets one of two simultaneous moves happen', async () => {
    const id = await draft()
    expect((await Promise.all([move(id, PREPARE), move(id, DELETE)])).sort()).toEqual([false, true])
  })

  it('marks a deleted campaign with the time', async () => {
    const id = await draft()
    expect(await move(id, DELETE)).toBe(true)
    expect(await rowOf(id)).toMatchObject({ state: DELETE.to, isDeleted: true })
  })

  it.each<Transition>([
    { from: DRAFT, to: 'ACCESS_REVIEW_STATE_OPEN', by: 'start' },
    { from: DRAFT, to: 'ACCESS_REVIEW_STATE_PREPARING', by: 'reset' },
    { from: 'ACCESS_REVIEW_STATE_CLOSED', to: DRAFT, by: 'reset' },
  ])('throws for a transition that does not exist: $from to $to by $by', async (transition) => {
    const id = await draft()
    await expect(move(id, transition)).rejects.toThrow('no transition')
    expect(await rowOf(id)).toMatchObject({ state: DRAFT, revision: 1 })
  })
})
