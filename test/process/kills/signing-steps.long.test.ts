import { describe, expect, it } from 'vitest'
import { listTenants } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { verifySubmissions } from '../../../server/review/index.ts'
import { newStorage } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { startTimeStampAuthority } from '../../servers/tsa.ts'
import { startWire } from '../wire.ts'
import { killAtCommits, openBeside } from './kill-at-commits.ts'
import { type SubmissionState, Submitting } from './submitting.ts'

/** Decisions of a submission, and more submissions than there are commits to kill at. */
const [DECISIONS, SUBMISSIONS] = [20, 40]
const KINDS = ['review.stamp', 'review.submission']

describe('signatures of a server that is killed at its commits', async () => {
  const storage = await newStorage('postgresql')
  const wire = await startWire(storage.env.DATABASE_URL ?? '')
  const authority = await startTimeStampAuthority()
  const env = { ...storage.env, OUTBOUND_ALLOW: '127.0.0.0/8', DATABASE_URL: wire.url }
  const submitting = await Submitting.start({ settings: storage.settings, env }, DECISIONS * SUBMISSIONS)
  const cookie = await submitting.signIn()
  const { displayName } = await submitting.me()

  // One campaign for all: preparing and starting one takes longer than all that is killed here.
  const campaignId = await submitting.open({ requireSignature: true, tspUrl: authority.url })
  const tasks = await submitting.numbers(campaignId)
  let submission: SubmissionState & { decisionsDigest?: string } = {
    id: '',
    state: '',
    acceptedCount: 0,
    refusedCount: 0,
  }
  const path = () => `/api/v1/access_review/${campaignId}/submissions/${submission.id}`
  const stateOf = async () => (await submitting.call<{ submission: SubmissionState }>('GET', path())).submission.state
  const sign = async () => {
    const signed = await fetch(`${submitting.server.url}${path()}/sign`, {
      method: 'POST',
      headers: { cookie, origin: submitting.server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ decisionsDigest: submission.decisionsDigest, printedName: displayName }),
    })
    expect([signed.status, await signed.text()]).toEqual([200, expect.any(String)])
  }
  const { database, read, write } = await openBeside(storage.settings)
  const [tenant] = await database.read(listTenants)
  const verify = () => verifySubmissions(database, tenant?.id ?? ('' as TenantId))
  /** The signature of this round as it is stored. */
  const stored = async () =>
    (
      await read<{ isWhole: boolean; isStamped: boolean }>(sql`
        select time_stamp is not null as "isStamped", (manifest <> '') = (jws <> '') and
          (manifest <> '') = (signed_at is not null) and (manifest <> '') = (printed_name <> '') as "isWhole"
        from submission_signatures order by submission_key desc limit 1`)
    )[0]

  it(
    'are whole or absent, and apply nothing unstamped, and everything once',
    async () => {
      let signed = 0
      const commits = await killAtCommits({
        name: 'commits of signatures',
        wire,
        counts: ({ jobKind, statements }) =>
          KINDS.includes(jobKind) || statements.some((text) => /update submission_signatures/.test(text)),
        kill: () => void submitting.server.child.kill('SIGKILL'),
        async begin() {
          await submitting.choose(campaignId, tasks.slice(signed * DECISIONS, (signed + 1) * DECISIONS))
          submission = await submitting.submit(campaignId)
          await sign()
        },
        ended: () =>
          eventually(async () => {
            const jobs = await read(sql`select kind from jobs where kind = any(${KINDS})`)
            expect([await stateOf(), jobs]).toEqual(['DONE', []])
          }),
        async lookBefore() {
          const found = await stored()
          expect(found?.isWhole).toBe(true)
          const { decisions } = (await submitting.digest(campaignId)) ?? {}
          const before = signed * DECISIONS
          expect([before, before + DECISIONS]).toContain(decisions)
          if (!found?.isStamped) expect(decisions).toBe(before)
          expect((await verify()).problems).toEqual([])
        },
        async restart() {
          await submitting.server.end('SIGKILL')
          // As if the leases of the dead server had run out before the next one looks for work.
          await write(sql`update jobs set locked_until = now() where locked_by is not null`)
          await submitting.killAndStart()
          // Who signed and heard nothing looks, and signs again if it is not signed.
          if ((await stateOf()) === 'AWAITING_SIGNATURE') await sign()
        },
        async lookAfter(place) {
          signed++
          const whole = { tasks: tasks.length, decisions: signed * DECISIONS, pending: 0 }
          expect(await submitting.digest(campaignId), place).toMatchObject(whole)
          expect(await verify(), place).toEqual({ submissions: signed, signed, problems: [] })
        },
      })
      // At least signing, asking for the stamp, keeping it, applying, and the end of each job.
      expect(commits).toBeGreaterThanOrEqual(6)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
