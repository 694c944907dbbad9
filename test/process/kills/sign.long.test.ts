import { describe, expect, it } from 'vitest'
import { listTenants } from '../../../server/auth/index.ts'
import { verifySubmissions } from '../../../server/review/index.ts'
import { enginesFor, newStorage } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { startTimeStampAuthority } from '../../servers/tsa.ts'
import { type SubmissionState, Submitting } from './submitting.ts'

const GRANTS = 50

describe.each(enginesFor('kills while signing'))('signing on %s', async (engine) => {
  const storage = await newStorage(engine)
  const authority = await startTimeStampAuthority()
  const env = { ...storage.env, OUTBOUND_ALLOW: '127.0.0.0/8' }
  const submitting = await Submitting.start({ ...storage, env }, GRANTS)
  const cookie = await submitting.signIn()

  it(
    'goes on after kill -9 at every step: nothing is applied unstamped, and all of it once',
    async () => {
      const id = await submitting.chosen({ requireSignature: true, tspUrl: authority.url })
      const waiting = (await submitting.submit(id)) as SubmissionState & { decisionsDigest: string }
      expect(waiting.state).toBe('AWAITING_SIGNATURE')
      const path = `/api/v1/access_review/${id}/submissions/${waiting.id}`
      const stateOf = async () => (await submitting.call<{ submission: SubmissionState }>('GET', path)).submission.state
      const decided = async () => (await submitting.digest(id))?.decisions
      await submitting.killAndStart()
      expect([await stateOf(), await decided()]).toEqual(['AWAITING_SIGNATURE', 0])

      authority.disturb(() => ({ status: 503 }))
      const { displayName } = await submitting.me()
      const signed = await fetch(`${submitting.server.url}${path}/sign`, {
        method: 'POST',
        headers: { cookie, origin: submitting.server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ decisionsDigest: waiting.decisionsDigest, printedName: displayName }),
      })
      expect([signed.status, await signed.clone().text()]).toEqual([200, expect.any(String)])
      await eventually(async () => expect(authority.queries.length).toBeGreaterThan(0))
      await submitting.killAndStart()
      expect([await stateOf(), await decided()]).toEqual(['TIMESTAMPING', 0])

      // Killed while the authority answers: whether the token was kept or not, it goes on.
      let asked: (() => void) | undefined
      const wasAsked = new Promise<void>((resolve) => {
        asked = resolve
      })
      authority.disturb(async (query) => {
        asked?.()
        return { status: 200, body: await authority.stamp(query) }
      })
      await submitting.killAndStart()
      await wasAsked
      await submitting.killAndStart()
      await eventually(async () => expect(await stateOf()).toBe('DONE'))
      expect(await submitting.digest(id)).toMatchObject({ tasks: GRANTS, decisions: GRANTS, pending: 0 })
      await submitting.killAndStart()
      const report = await submitting.behind(async (database) => {
        const [tenant] = await database.read(listTenants)
        return verifySubmissions(database, tenant?.id as never)
      })
      expect(report).toEqual({ submissions: 1, signed: 1, problems: [] })
    },
    ROUNDS_TIMEOUT_MS,
  )
})
