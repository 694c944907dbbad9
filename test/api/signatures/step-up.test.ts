import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, type Reply, useServer } from '../../harness.ts'
import { type Spoil, startProvider, Visitor } from '../../servers/oidc-provider.ts'
import { PATH } from '../review/deciding.ts'
import { reasonOf, type Session, type Signed, signingOn } from './signing.ts'

const PROVIDERS = '/api/v1/step-up/providers'
const TRANSACTIONS = '/api/v1/step-up/transactions'

describe('step-up authentication', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const signing = await signingOn(server)
  const { bob, waiting, sign, stateOf, signature, outcomes, change, session } = signing
  const callback = new URL('/auth/v1/step-up/callback', server.url)
  const provider = await startProvider({ redirectUris: [callback.href] })
  await provider.setPeople({
    bob: { email: 'Bob@corp.example', email_verified: true },
    ann: { email: 'ann@corp.example', email_verified: true },
    unproven: { email: 'bob@corp.example', email_verified: false },
  })
  noteSecret(provider.clientSecret)
  const fields = {
    displayName: 'Company login',
    issuerUrl: provider.issuer,
    clientId: provider.clientId,
    oauth2: { acrValues: ['mfa'] },
  }
  const created = await signing.post(PROVIDERS, { ...fields, clientSecret: provider.clientSecret })
  expect(created.status).toBe(200)
  const providerId: string = created.body.stepUpProvider.id

  const here = (url: string | URL) => {
    const target = new URL(url)
    return `${server.url}${target.pathname}${target.search}`
  }
  const visit = (caller: Session, url: string | URL) =>
    fetch(here(url), { redirect: 'manual', headers: { cookie: caller.cookie } })
  /** Goes to the provider, signs in there as somebody, and comes back. */
  async function authenticate(caller: Session, redirectUrl: string, sub = 'bob'): Promise<{ back: URL; answer: URL }> {
    const started = await visit(caller, redirectUrl)
    expect(started.status).toBe(302)
    const answer = await new Visitor().signInAt(started.headers.get('location') ?? '', { sub })
    const finished = await visit(caller, answer)
    expect(finished.status).toBe(302)
    return { back: new URL(finished.headers.get('location') ?? ''), answer }
  }
  const begin = async (one: Signed, caller = bob) => {
    const reply = await sign(caller, one)
    expect(reply.status).toBe(200)
    expect(reply.body.submission.state).toBe('AWAITING_SIGNATURE')
    const redirectUrl: string = reply.body.redirectUrl
    return { redirectUrl, id: new URL(redirectUrl).searchParams.get('transaction') ?? '' }
  }
  const transaction = async (id: string) => (await bob.get(`${TRANSACTIONS}/${id}`)).body.transaction
  const signWith = (one: Signed, id: string): Promise<Reply> => sign(bob, one, { stepUpTransactionId: id })

  it('lets exactly the submission be signed that it was made for, with the ID token as evidence', async () => {
    const one = await waiting({ stepUpProviderId: providerId, meaningOfSignature: 'Meant.' })
    const { redirectUrl, id } = await begin(one)
    expect(await transaction(id)).toMatchObject({
      state: 'STEP_UP_TRANSACTION_STATE_PENDING',
      providerId,
      userId: bob.userId,
      submission: { submissionId: one.submission.id },
    })
    const { back } = await authenticate(bob, redirectUrl)
    expect([back.pathname, back.searchParams.get('transaction')]).toEqual([
      `/reviews/${one.id}/sign/${one.submission.id}`,
      id,
    ])
    expect(await transaction(id)).toMatchObject({
      state: 'STEP_UP_TRANSACTION_STATE_VERIFIED',
      claims: { acr: 'mfa', email: 'Bob@corp.example', iss: provider.issuer },
    })
    const signed = await signWith(one, id)
    expect(signed.body.submission.state).toBe('DONE')
    const found = await signature(one)
    expect(found.isIntact).toBe(true)
    expect(found.checks[4]).toMatchObject({ name: 'STEP_UP', result: 'PASSED' })
    expect(JSON.parse(found.manifest).reauthentication).toMatchObject({
      method: 'step_up',
      acr: 'mfa',
      issuer: provider.issuer,
      clientId: provider.clientId,
    })
    const claims = JSON.parse(Buffer.from(found.idToken.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ iss: provider.issuer, aud: provider.clientId, acr: 'mfa' })
    expect(JSON.parse(found.idTokenKeys).keys).toHaveLength(1)
    // Whoever tampers with the keys, or with the name of the provider, is found out.
    const stepUp = async () => (await signature(one)).checks[4]
    const kept = found.idTokenKeys
    const setKeys = (text: string) =>
      change(sql`update step_up_transactions set key_set = ${text}::jsonb where transaction_id = ${id}`)
    for (const text of ['null', '{}', '[]', '"x"', '{"keys":{}}', '{"keys":"x"}', '{"keys":[null]}', '{"keys":[1]}']) {
      await setKeys(text)
      const check = await stepUp()
      expect([text, check.result]).toEqual([text, 'FAILED'])
      expect(JSON.stringify(check)).toContain('cannot be read')
    }
    await setKeys(kept)
    expect((await stepUp()).result).toBe('PASSED')
    await change(sql`update submission_signatures set manifest = replace(manifest, '"clientId":"recert"', '"clientId":"x"')
      where step_up_transaction_id = ${id}`)
    expect(await stepUp()).toMatchObject({ result: 'FAILED' })
    expect(JSON.stringify(await stepUp())).toContain('another provider')
    await change(
      sql`update step_up_transactions set id_token = replace(id_token, '.', '.A') where transaction_id = ${id}`,
    )
    expect((await signature(one)).checks[4]).toMatchObject({ name: 'STEP_UP', result: 'FAILED' })
  })

  it.each<[string, string, Spoil, string]>([
    ['acr too low', 'bob', { claims: { acr: 'pwd' } }, 'as required (mfa)'],
    ['auth_time before the challenge', 'bob', { claims: { auth_time: 1_700_000_000 } }, 'authenticate again'],
    ['no auth_time', 'bob', { claims: { auth_time: null } }, 'auth_time'],
    ['another person', 'ann', {}, 'Another person'],
    ['an address that is not proven', 'unproven', {}, 'does not vouch'],
    ['a replayed nonce', 'bob', { claims: { nonce: 'of-another-challenge' } }, 'not valid'],
    ['another audience', 'bob', { claims: { aud: 'another' } }, 'not valid'],
    ['another issuer', 'bob', { claims: { iss: 'https://other.example.com' } }, 'not valid'],
    ['a key that the provider does not publish', 'bob', { foreign: true }, 'not valid'],
  ])('is refused, and the transaction says why: %s (REV-143)', async (_name, sub, spoil, problem) => {
    const one = await waiting({ stepUpProviderId: providerId })
    const { redirectUrl, id } = await begin(one)
    await provider.spoil(spoil)
    await authenticate(bob, redirectUrl, sub).finally(() => provider.spoil({}))
    const found = await transaction(id)
    expect(found.state).toBe('STEP_UP_TRANSACTION_STATE_ERROR')
    expect(found.errorMessage).toContain(problem)
    expect(reasonOf(await signWith(one, id))).toEqual([409, 'STEP_UP_REFUSED'])
    expect(await stateOf(one)).toBe('AWAITING_SIGNATURE')
    expect((await outcomes(one.id)).every((outcome) => outcome === null)).toBe(true)
  })

  it('can be used once, for one submission, by the person, and within 5 minutes (REV-143)', async () => {
    const [one, other, third] = [
      await waiting({ stepUpProviderId: providerId }),
      await waiting({ stepUpProviderId: providerId }),
      await waiting({ stepUpProviderId: providerId }),
    ]
    const { redirectUrl, id } = await begin(one)
    expect((await signWith(one, id)).body.message).toContain('was not completed')
    const { answer } = await authenticate(bob, redirectUrl)
    // The same answer of the provider again.
    expect((await visit(bob, answer)).status).toBe(409)
    expect((await signWith(other, id)).body.message).toContain('made for something else')
    expect((await signWith(one, 'no-such-transaction')).body.message).toContain('no transaction')
    expect((await signWith(one, id)).body.submission.state).toBe('DONE')
    expect((await signWith(other, id)).body.message).toContain('used before')

    const late = await begin(other)
    await authenticate(bob, late.redirectUrl)
    const age = (transactionId: string) =>
      change(sql`update step_up_transactions set expires_at = now() - interval '1 minute',
        created_at = created_at - interval '6 minutes' where transaction_id = ${transactionId}`)
    await age(late.id)
    expect((await signWith(other, late.id)).body.message).toContain('older than 5 minutes')
    const overdue = await begin(third)
    const started = await visit(bob, overdue.redirectUrl)
    const back = await new Visitor().signInAt(started.headers.get('location') ?? '', { sub: 'bob' })
    await age(overdue.id)
    await visit(bob, back)
    expect((await transaction(overdue.id)).errorMessage).toContain('longer than 5 minutes')
    expect([await stateOf(other), await stateOf(third)]).toEqual(['AWAITING_SIGNATURE', 'AWAITING_SIGNATURE'])
  })

  it.each<[string, ReturnType<typeof sql>, string]>([
    ['another issuer', sql`issuer_url = 'https://other.example.com'`, 'changed'],
    ['another client', sql`client_id = 'another'`, 'changed'],
    ['disabled', sql`enabled = false`, 'disabled or was deleted'],
  ])('counts only while its provider stays as it was: %s (REV-143)', async (_name, changed, problem) => {
    const alter = (set: typeof changed) =>
      change(sql`update step_up_providers set ${set} where provider_id = ${providerId}`)
    const [one, other] = [
      await waiting({ stepUpProviderId: providerId }),
      await waiting({ stepUpProviderId: providerId }),
    ]
    const [asked, answered] = [await begin(one), await begin(other)]
    const started = await visit(bob, asked.redirectUrl)
    const answer = await new Visitor().signInAt(started.headers.get('location') ?? '', { sub: 'bob' })
    await authenticate(bob, answered.redirectUrl)
    await alter(changed)
    await visit(bob, answer)
    const refused = await signWith(other, answered.id)
    await alter(sql`issuer_url = ${provider.issuer}, client_id = ${provider.clientId}, enabled = true,
      deleted_at = null, updated_at = now()`)
    expect((await transaction(asked.id)).errorMessage).toContain(problem)
    expect(reasonOf(refused)).toEqual([409, 'STEP_UP_REFUSED'])
    expect(refused.body.message).toContain(problem)
    // Changed back is changed too.
    expect((await signWith(other, answered.id)).body.message).toContain('changed')
    expect(await stateOf(other)).toBe('AWAITING_SIGNATURE')
  })

  it.each([
    ['the same', '', 'bob', 'VERIFIED'],
    ['another', '', 'bob-before', 'ERROR'],
    ['another, with the issuer in another spelling', '/', 'bob-before', 'ERROR'],
  ])('is of the account that the person signs in with: %s (REV-143)', async (_name, suffix, subject, state) => {
    const { redirectUrl, id } = await begin(await waiting({ stepUpProviderId: providerId }))
    await change(sql`insert into sign_in_subjects (tenant_id, issuer, subject, user_id)
      values (${server.tenant.id}, ${provider.issuer + suffix}, ${subject}, ${bob.userId})`)
    await authenticate(bob, redirectUrl)
    await change(sql`delete from sign_in_subjects where user_id = ${bob.userId}`)
    const found = await transaction(id)
    expect(found.state).toBe(`STEP_UP_TRANSACTION_STATE_${state}`)
    if (state === 'ERROR') expect(found.errorMessage).toContain('another subject')
  })

  it('is begun and ended in the session of the person alone', async () => {
    const one = await waiting({ stepUpProviderId: providerId })
    const { redirectUrl, id } = await begin(one)
    const ann = await session('ann')
    expect((await visit(ann, redirectUrl)).status).toBe(404)
    expect((await ann.get(`${TRANSACTIONS}/${id}`)).status).toBe(404)
    const started = await visit(bob, redirectUrl)
    const answer = await new Visitor().signInAt(started.headers.get('location') ?? '', { sub: 'bob' })
    expect((await visit(ann, answer)).status).toBe(409)
    expect((await fetch(here(answer), { redirect: 'manual' })).status).toBe(401)
    expect((await visit(bob, answer)).status).toBe(302)
    expect((await transaction(id)).state).toBe('STEP_UP_TRANSACTION_STATE_VERIFIED')
  })

  it('approves one task whose step demands it, and submissions with such approvals are signed', async () => {
    const steps = [{ approval: { manager: {}, requiresStepUpProviderId: providerId } }]
    const id = await signing.open({ policyId: await signing.policy(steps) })
    const [task] = (await signing.tasks(id)).filter(({ reviewers }) => reviewers.includes('bob'))
    const path = `/api/v1/tasks/${task?.id}/action`
    const body = { policyStepId: task?.policyStepId }
    expect(reasonOf(await bob.post(`${path}/approve`, body))).toEqual([409, 'STEP_UP_REQUIRED'])
    const begun = await bob.post(`${path}/approve-with-step-up`, { ...body, stepUpTransactionId: '' })
    const { back } = await authenticate(bob, begun.body.redirectUrl)
    expect(back.pathname).toBe('/step-up')
    const stepUpTransactionId = back.searchParams.get('transaction')
    const approved = await bob.post(`${path}/approve-with-step-up`, { ...body, stepUpTransactionId })
    expect(approved.body.taskView.task).toMatchObject({ state: 'TASK_STATE_CLOSED' })
    expect(JSON.stringify(approved.body.taskView.task.policy.history)).toContain(stepUpTransactionId)

    await signing.choose(bob, id, ['DENY'])
    const [chosen] = await signing.pending(bob as never, id)
    const submit = (taskIds: string[]) => bob.post(`${PATH}/${id}/submissions`, { taskIds })
    expect((await submit([chosen.taskId])).body.submission.state).toBe('DONE')
    await signing.choose(bob, id, ['APPROVE'])
    const submitted = await signing.submitSigned(bob, id)
    expect(submitted.submission.state).toBe('AWAITING_SIGNATURE')
    const challenge = await begin(submitted)
    await authenticate(bob, challenge.redirectUrl)
    expect((await signWith(submitted, challenge.id)).body.submission).toMatchObject({ state: 'DONE', refusedCount: 0 })
  })

  it('has providers whose secret nobody reads, that can be tested, changed and deleted', async () => {
    expect(created.text).not.toContain(provider.clientSecret)
    const { redirectUrl } = (await bobAdmin('POST', `${PROVIDERS}/${providerId}/test`, {})).body
    const { back } = await authenticate(admin, redirectUrl, 'bob')
    expect(back.pathname).toBe('/settings/step-up')
    const list = (await signing.get(PROVIDERS)).body.list
    expect(list).toMatchObject([
      { id: providerId, enabled: true, oauth2: { acrValues: ['mfa'] }, lastTestedAt: expect.any(String) },
    ])
    const update = (stepUpProvider: object, updateMask: string) =>
      signing.post(`${PROVIDERS}/${providerId}`, { stepUpProvider, updateMask })
    expect((await update({ issuerUrl: 'http://10.0.0.1/' }, 'issuerUrl')).status).toBe(400)
    expect((await update({ displayName: ' ' }, 'displayName')).status).toBe(400)
    expect((await update({ enabled: false }, 'enabled')).body.stepUpProvider.enabled).toBe(false)
    const draft = await signing.draft({ policyId: signing.byManager })
    const config = { signatureConfig: { requireSignature: true, stepUpProviderId: providerId } }
    const refused = await signing.post(`${PATH}/${draft}`, { accessReview: config, updateMask: 'signatureConfig' })
    expect(reasonOf(refused)).toEqual([400, 'NOT_FOUND'])
    await update({ enabled: true }, 'enabled')
    const sealed = () =>
      server.database.read((reader) =>
        reader.first<{ n: number }>(sql`select length(sealed_secret) as n from step_up_providers`),
      )
    expect((await sealed())?.n).toBeGreaterThan(0)
    await update({ issuerUrl: 'http://127.0.0.1:1' }, 'issuerUrl')
    expect((await sealed())?.n).toBe(0)
    expect((await signing.post(`${PROVIDERS}/${providerId}/secret`, { clientSecret: 'again' })).status).toBe(200)
    const one = await waiting({ stepUpProviderId: providerId })
    const unreachable = await begin(one)
    expect((await visit(bob, unreachable.redirectUrl)).status).toBe(302)
    expect((await transaction(unreachable.id)).errorMessage).toContain('cannot be reached')
    const remove = () => server.call('DELETE', `${PROVIDERS}/${providerId}`, { body: {} })
    const inUse = await remove()
    expect(reasonOf(inUse)).toEqual([409, 'IN_USE'])
    expect(inUse.text).toMatch(/used by the (policy|campaign) \w+/)
    await update({ enabled: false }, 'enabled')
    expect(reasonOf(await sign(bob, one))).toEqual([409, 'STEP_UP_UNAVAILABLE'])
    // As if its campaigns were closed, and no policy named it.
    await signing.change(sql`update campaigns set state = 'ACCESS_REVIEW_STATE_CLOSED', closed_at = now()`)
    await signing.change(sql`update policies set steps = '{}'`)
    expect((await remove()).status).toBe(200)
    expect((await signing.get(`${PROVIDERS}/${providerId}`)).status).toBe(404)
    const search = await bob.post('/api/v1/search/step-up/transactions', { targetType: 'TARGET_TYPE_TEST' })
    expect(search.body.list).toHaveLength(1)
  })
  await signing.giveRole('bob', 'super_administrator')
  const admin = await session('bob')
  const bobAdmin = (method: string, path: string, body: unknown) => admin.call(method, path, body)
})
