import { afterEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { enqueueJob } from '../../server/jobs/index.ts'
import { addSchedule, leaseJobs, takeOverJobs, takeTicks } from '../../server/jobs/job.store.ts'
import { sha256 } from '../../server/lib/json/canonical-json.ts'
import { ACCOUNTS, closingOn } from '../api/review/closing.ts'
import { ENGINES } from '../engines.ts'
import { useServer } from '../harness.ts'

const HOUR_MS = 3_600_000
const CALLER = '/api/v1/auth/introspect'

/** The clock of the process that serves; that of the database is another, also of the embedded one. */
const jump = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe.each(ENGINES)('when the clock of the server jumps by an hour (on %s)', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { database, call } = server
  const on = await closingOn(server)
  const { tenantId } = on
  await on.load(ACCOUNTS)
  const fields = {
    policyId: await on.policy([{ approval: { users: { userIds: [await on.idOf('bob@corp.example')] } } }]),
  }
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['on', HOUR_MS],
    ['back', -HOUR_MS],
  ])('%s, tokens live on or stay expired (DUR-016)', async (_, ms) => {
    const [live, ended] = [await server.token(), await server.token()]
    const expire = sql`update access_tokens set expires_at = now() - interval '1 s' where token_hash = ${sha256(ended)}`
    expect(await database.tx((tx) => tx.count(expire))).toBe(1)
    jump(ms)
    expect((await call('GET', CALLER, { token: live })).status).toBe(200)
    expect((await call('GET', CALLER, { token: ended })).status).toBe(401)
    const issued = await server.token()
    vi.useRealTimers()
    expect((await call('GET', CALLER, { token: issued })).status).toBe(200)
  })

  it('leases are not taken over, and schedules not due (DUR-016)', async () => {
    const kind = 'test.clock'
    const taking = { leaseSeconds: 60, kinds: [kind], limit: 5 }
    const schedule = { kind, everySeconds: 600, tenants: sql`select ${tenantId}::text as tenant_id` }
    const tick = () => database.tx((tx) => takeTicks(tx, [schedule]))
    await database.tx((tx) => enqueueJob(tx, { tenantId, kind, payload: {} }))
    expect(await database.tx((tx) => leaseJobs(tx, { worker: 'a', ...taking }))).toHaveLength(1)
    await database.tx((tx) => addSchedule(tx, kind, 600))
    await database.tx((tx) => tx.count(sql`update schedules set next_at = now() where kind = ${kind}`))
    expect(await tick()).toBe(1)
    jump(HOUR_MS)
    expect(await database.tx((tx) => takeOverJobs(tx, { worker: 'b', ...taking }, []))).toEqual([])
    expect(await tick()).toBe(0)
  })

  it('a statement that runs goes on (DUR-016)', async () => {
    // Longer than the watch over the embedded engine sleeps.
    const statement = database.read((reader) => reader.first(sql`select pg_sleep(2.5)::text as slept`))
    jump(HOUR_MS)
    expect(await statement).toEqual({ slept: '' })
  })

  it('no campaign starts or closes before its date (DUR-016, REV-103)', async () => {
    const inHalfAnHour = new Date(Date.now() + HOUR_MS / 2).toISOString()
    const [waiting, open] = [await on.draft(fields), await on.draft({ ...fields, displayName: 'Open' })]
    for (const [id, dates] of [
      [waiting, { autoStartCampaign: true, scheduledStartDate: inHalfAnHour }],
      [open, { autoCloseCampaign: true, completionDate: inHalfAnHour }],
    ] as const)
      expect((await on.post(`/api/v1/access_review/${id}`, { accessReview: dates })).status).toBe(200)
    await on.prepare(waiting, ['ACCESS_REVIEW_STATE_PENDING'])
    await on.prepare(open)
    await on.start(open)
    jump(HOUR_MS)
    await on.tick()
    expect([(await on.campaign(waiting)).state, (await on.campaign(open)).state]).toEqual([
      'ACCESS_REVIEW_STATE_PENDING',
      'ACCESS_REVIEW_STATE_OPEN',
    ])
  })
})
