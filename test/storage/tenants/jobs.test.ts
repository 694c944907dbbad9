import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { readConfig } from '../../../server/config.ts'
import { sql } from '../../../server/db/sql.ts'
import { DEMO_JOB } from '../../../server/demo/index.ts'
import { domains } from '../../../server/domains.ts'
import { enqueueJob, startWorker } from '../../../server/jobs/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { ACCOUNTS, closingOn } from '../../api/review/closing.ts'
import { ENGINES } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { startServer } from '../../harness.ts'
import { fingerprintOf } from './fingerprint.ts'

describe.each(ENGINES)('a job whose payload names what another tenant has, on %s', async (engine) => {
  const server = await startServer(engine)
  const { database } = server
  const handlers = domains.flatMap((domain) => domain.jobs?.({ database, settings: readConfig(server.env) }) ?? [])
  // Without schedules, so that nothing but the jobs of this test changes a row.
  const worker = await startWorker({ database, handlers, schedules: [], log: pino({ level: 'silent' }), pollMs: 20 })
  afterAll(async () => {
    await worker.stop(1_000)
    await server.stop()
  })
  const { tenantId, load, draft, prepare, start } = await closingOn(server)
  await load(ACCOUNTS)
  const campaignId = await draft()
  await prepare(campaignId)
  await start(campaignId)
  const other = await database.tx((tx) => createTenant(tx, 'other.example.com', 'Other'))
  if (!other) throw new Error('no other tenant')
  const keys = await database.read((reader) =>
    reader.first<Record<string, string>>(sql`
      select c.preparation_key::text as "preparationKey", r.review_key::text as "reviewKey", y.sync_id as "syncId"
      from campaigns c join reviews r on r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id
      join syncs y on y.tenant_id = c.tenant_id where c.tenant_id = ${tenantId}`),
  )
  const payload = { tenantId, campaignId, submissionKey: '1', ...keys }
  const fingerprint = () => database.read((reader) => fingerprintOf(reader, tenantId, ['jobs']))
  /** Runs a job of this kind once for a tenant. */
  const runFor = async (id: TenantId, kind: string) => {
    await database.tx((tx) => enqueueJob(tx, { tenantId: id, kind, payload }))
    worker.wake()
    const untried = sql`select 1 from jobs where tenant_id = ${id} and kind = ${kind}
      and (attempts = 0 or locked_by is not null)`
    await eventually(async () => expect(await database.read((reader) => reader.count(untried))).toBe(0))
  }
  // What the jobs of the start left to do is over before the first fingerprint.
  await eventually(async () => expect(await database.read((r) => r.count(sql`select 1 from jobs`))).toBe(0))

  // The demo company takes minutes to load, and its job reads no payload.
  const kinds = handlers.map(({ kind }) => kind).filter((kind) => kind !== DEMO_JOB)

  it.each(kinds)('%s, runs for its own tenant alone (TEN-006)', async (kind) => {
    const before = await fingerprint()
    await runFor(other.id, kind)
    expect(await fingerprint()).toEqual(before)
  })

  it('would change something if it ran for the other (positive control, TEN-006)', async () => {
    const before = await fingerprint()
    await runFor(tenantId, 'campaign.purge')
    expect(await fingerprint()).not.toEqual(before)
  })
})
