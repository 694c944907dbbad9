import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DEFAULT_MEANING } from '../../../contract/review/signature.ts'
import { sql } from '../../../server/db/sql.ts'
import { endSubmissions } from '../../../server/review/submissions/submission.store.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { PATH } from '../review/deciding.ts'
import { reasonOf, type Signed, signingOn } from './signing.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a signature', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const signing = await signingOn(server)
  const { bob, session, as, waiting, sign, stateOf, signature, pathOf, change, outcomes } = signing
  const nothingApplied = async (one: Signed) => {
    expect((await outcomes(one.id)).every((outcome) => outcome === null)).toBe(true)
    expect(await stateOf(one)).toBe('AWAITING_SIGNATURE')
  }

  it('is of exactly the decisions that the submission locks, and applies them', async () => {
    const one = await waiting({ meaningOfSignature: 'I checked every line.' })
    expect(one.submission).toMatchObject({
      state: 'AWAITING_SIGNATURE',
      decisionsDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      signature: { meaning: 'I checked every line.', printedName: '', problem: '' },
    })
    await nothingApplied(one)
    const reply = await sign(bob, one, { printedName: ' bob CHEN ' })
    expect(reply.status).toBe(200)
    expect(reply.body.submission).toMatchObject({
      state: 'DONE',
      acceptedCount: 4,
      approvedCount: 2,
      deniedCount: 2,
      signature: { printedName: 'bob CHEN', meaning: 'I checked every line.', signedAt: expect.any(String) },
    })
    expect((await outcomes(one.id)).filter((outcome) => outcome !== null)).toHaveLength(4)
    const found = await signature(one)
    expect(found.isIntact).toBe(true)
    expect(found.checks.map(({ name, result }: { name: string; result: string }) => `${name} ${result}`)).toEqual([
      'DECISIONS PASSED',
      'AUDIT PASSED',
      'MANIFEST PASSED',
      'SEAL PASSED',
      'STEP_UP NOT_APPLICABLE',
      'TIME_STAMP NOT_APPLICABLE',
    ])
    expect(sha256(found.lines)).toBe(one.submission.decisionsDigest)
    const manifest = JSON.parse(found.manifest)
    expect(manifest).toMatchObject({
      v: 1,
      type: 'recert.submission',
      tenant: server.tenant.host,
      campaign: { id: one.id },
      submissionId: one.submission.id,
      signer: { userId: bob.userId, printedName: 'bob CHEN', email: 'bob@corp.example', onBehalfOf: [] },
      meaning: 'I checked every line.',
      signedAt: reply.body.submission.signature.signedAt,
      reauthentication: { method: 'sign_in', acr: '', issuer: '', clientId: '' },
      count: 4,
      approved: 2,
      denied: 2,
      decisionsDigest: one.submission.decisionsDigest,
    })
    const [head = '', payload = '', seal = ''] = found.jws.split('.')
    expect(Buffer.from(payload, 'base64url').toString()).toBe(found.manifest)
    const { keys } = (await (await fetch(`${server.url}/auth/v1/jwks`)).json()) as {
      keys: { kid: string; x: string }[]
    }
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const jwk = keys.find((key) => key.kid === kid)
    const key = createPublicKey({ key: jwk as never, format: 'jwk' })
    expect(verify(null, Buffer.from(`${head}.${payload}`), key, Buffer.from(seal, 'base64url'))).toBe(true)
    const [entry] = (await signing.audited('svc.api.accessreview.v1.SubmissionService.Sign')).slice(-1)
    expect(entry?.detail).toMatchObject({
      manifestDigest: sha256(found.manifest),
      decisionsDigest: manifest.decisionsDigest,
    })
  })

  it('has a meaning when the campaign gives none, and stands beside each decision and in the log', async () => {
    const one = await waiting()
    await sign(bob, one)
    const [logged] = (await signing.get(`${PATH}/${one.id}/submissions`)).body.list
    expect(logged.signature).toMatchObject({ meaning: DEFAULT_MEANING, printedName: 'Bob Chen' })
    const decided = (await signing.tasks(one.id)).find(({ outcome }) => outcome !== null)
    const audits = await signing.post('/api/v1/task/audits', { taskId: decided?.id })
    const actions = audits.body.list.flatMap(({ actionSubmitted }: { actionSubmitted?: { action: object } }) =>
      actionSubmitted ? [actionSubmitted.action] : [],
    )
    expect(actions).toMatchObject([
      { signature: { printedName: 'Bob Chen', meaning: DEFAULT_MEANING, signedAt: logged.signature.signedAt } },
    ])
  })

  it('is given in a session of the last minutes, under the own name, and on the own submission (REV-141)', async () => {
    const one = await waiting()
    expect(reasonOf(await sign(await as('bob'), one))).toEqual([403, 'SESSION_REQUIRED'])
    expect(reasonOf(await sign(bob, one, { printedName: 'Ann Berg' }))).toEqual([400, 'INVALID_REQUEST'])
    expect(reasonOf(await sign(bob, one, { printedName: '' }))).toEqual([400, 'INVALID_REQUEST'])
    expect((await sign(await session('ann'), one, { printedName: 'Ann Berg' })).status).toBe(404)
    await signing.giveRole('dea', 'super_administrator')
    expect((await sign(await session('dea'), one, { printedName: 'Dea Eder' })).status).toBe(404)
    const old = await session('bob')
    await change(
      sql`update sessions set authenticated_at = authenticated_at - interval '16 minutes' where user_id = ${bob.userId}`,
    )
    expect(reasonOf(await sign(old, one))).toEqual([409, 'REAUTHENTICATION_REQUIRED'])
    await nothingApplied(one)
    await change(
      sql`update sessions set authenticated_at = authenticated_at + interval '2 minutes' where user_id = ${bob.userId}`,
    )
    expect((await sign(old, one)).status).toBe(200)
    await change(sql`update sessions set authenticated_at = now() where user_id = ${bob.userId}`)
  })

  it('cannot be undone by who found the submission unsigned a moment before (REV-142)', async () => {
    const one = await waiting()
    const { tenant, database } = server
    const unsigned = sql`select submission_key::text as key from submissions where state = 'AWAITING_SIGNATURE'`
    const keys = (await database.read((reader) => reader.rows<{ key: string }>(unsigned))).map(({ key }) => key)
    expect((await sign(bob, one)).status).toBe(200)
    expect(await database.tx((tx) => endSubmissions(tx, tenant.id, keys, 'EXPIRED'))).toEqual([])
    expect(await stateOf(one)).toBe('DONE')
  })

  it('is of the locked digest, before the deadline, and there is only one (REV-142)', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const changed = await sign(bob, one, { decisionsDigest: other.submission.decisionsDigest })
    expect(reasonOf(changed)).toEqual([409, 'DIGEST_CHANGED'])
    expect(changed.body.details[0].metadata).toEqual({ decisionsDigest: one.submission.decisionsDigest })
    await nothingApplied(one)
    const replies = await Promise.all([sign(bob, one), sign(bob, one), sign(bob, one)])
    expect(replies.map(reasonOf).sort()).toEqual([
      [200, undefined],
      [409, 'SUBMISSION_ENDED'],
      [409, 'SUBMISSION_ENDED'],
    ])
    expect(await signing.audited('svc.api.accessreview.v1.SubmissionService.Sign')).toSatisfy(
      (entries: { targetId: string }[]) =>
        entries.filter(({ targetId }) => targetId === one.submission.id).length === 1,
    )
    await change(
      sql`update submissions set deadline_at = now() - interval '1 second' where state = 'AWAITING_SIGNATURE'`,
    )
    expect(reasonOf(await sign(bob, other))).toEqual([409, 'SIGNATURE_EXPIRED'])
    // Submitting again does not wait for anybody to look for what is dead.
    const again = await signing.submitSigned(bob, other.id)
    expect(await stateOf(other)).toBe('EXPIRED')
    expect(again.submission.decisionsDigest).toBe(other.submission.decisionsDigest)
    expect((await sign(bob, again)).body.submission.state).toBe('DONE')
  })

  it('that did not come while the server was down expires with its submission (REV-064)', async () => {
    const one = await waiting()
    await change(
      sql`update submissions set deadline_at = now() - interval '5 minutes' where state = 'AWAITING_SIGNATURE'`,
    )
    const health = async () => (await signing.campaign(one.id)).campaignHealth.phantomLockedCount
    await signing.checkHealth()
    expect([await stateOf(one), await health()]).toEqual(['EXPIRED', 4])
    await signing.checkHealth()
    expect(await health()).toBe(0)
    expect((await outcomes(one.id)).every((outcome) => outcome === null)).toBe(true)
    expect(reasonOf(await sign(bob, one))).toEqual([409, 'SIGNATURE_EXPIRED'])
    expect((await signature(one)).isIntact).toBe(true)
    expect((await sign(bob, await signing.submitSigned(bob, one.id))).body.submission.acceptedCount).toBe(4)
  })

  it('is what answers of one need too, and nothing is applied by cancelling', async () => {
    const one = await waiting()
    const id = await signing.openSigned()
    const open = (await signing.tasks(id)).find(({ reviewers }) => reviewers.includes('bob'))
    const direct = { policyStepId: open?.policyStepId, comment: 'x' }
    for (const action of ['approve', 'deny'])
      expect(reasonOf(await bob.post(`/api/v1/tasks/${open?.id}/action/${action}`, direct))).toEqual([
        409,
        'SIGNATURE_REQUIRED',
      ])
    expect((await bob.post(`${pathOf(one)}/cancel`)).body.submission.state).toBe('EXPIRED')
    expect((await outcomes(one.id)).every((outcome) => outcome === null)).toBe(true)
  })

  it('has a configuration that is fixed once the campaign is open, but for its two addresses (REV-147)', async () => {
    const one = await waiting({ meaningOfSignature: 'Before.', tspUrl: '' })
    const update = (signatureConfig: Record<string, unknown>) =>
      signing.post(`${PATH}/${one.id}`, { accessReview: { signatureConfig }, updateMask: 'signatureConfig' })
    const fixed = { requireSignature: true, meaningOfSignature: 'Before.' }
    expect(reasonOf(await update({ ...fixed, requireSignature: false }))).toEqual([409, 'INVALID_STATE'])
    expect(reasonOf(await update({ ...fixed, meaningOfSignature: 'After.' }))).toEqual([409, 'INVALID_STATE'])
    expect((await update({ ...fixed, tspUrl: 'http://tsa.example.com/' })).status).toBe(200)
    const after = await sign(bob, one)
    expect(after.body.submission).toMatchObject({ state: 'DONE', signature: { tspUrl: '', meaning: 'Before.' } })
  })

  it('that is still missing when the campaign begins to close never comes', async () => {
    const one = await waiting()
    await signing.post(`${PATH}/${one.id}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
    await signing.until(one.id, 'CLOSED')
    expect(await stateOf(one)).toBe('EXPIRED')
  })
})
