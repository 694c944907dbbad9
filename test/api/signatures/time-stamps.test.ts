import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { readToken } from '../../../server/time-stamp/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { startTimeStampAuthority } from '../../servers/tsa.ts'
import { PATH } from '../review/deciding.ts'
import { reasonOf, type Signed, signingOn } from './signing.ts'

describe('a time stamp', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const signing = await signingOn(server)
  const authority = await startTimeStampAuthority()
  const { bob, waiting, sign, stateOf, signature, change, outcomes } = signing
  const reached = (one: Signed, state: string) => eventually(async () => expect(await stateOf(one)).toBe(state))
  const nothingApplied = async (one: Signed) =>
    expect((await outcomes(one.id)).every((outcome) => outcome === null)).toBe(true)

  it('is asked for before signed decisions are applied, and openssl verifies it', async () => {
    const one = await waiting({ tspUrl: authority.url })
    expect((await sign(bob, one)).body.submission.state).toBe('TIMESTAMPING')
    await reached(one, 'DONE')
    const found = await signature(one)
    expect(found.isIntact).toBe(true)
    expect(found.checks.at(-1)).toMatchObject({ name: 'TIME_STAMP', result: 'PASSED' })
    const token = Buffer.from(found.timeStampToken, 'base64')
    expect(readToken(token).imprint.toString('hex')).toBe(found.manifestDigest)
    expect(found.submission.signature.stampedAt).toBe(readToken(token).at.toISOString())
    await writeFile(join(authority.folder, 'token.der'), token)
    const verify = ['ts', '-verify', '-token_in', '-in', 'token.der', '-CAfile', 'ca.pem', '-digest']
    await expect(authority.openssl(...verify, found.manifestDigest)).resolves.toContain('OK')
    await expect(authority.openssl(...verify, 'ab'.repeat(32))).rejects.toThrow()
    expect((await outcomes(one.id)).filter((outcome) => outcome !== null)).toHaveLength(4)
  })

  it('is not taken unless it is of this digest, answers this request and is of this moment, and is asked for again', async () => {
    const one = await waiting({ tspUrl: authority.url })
    const tried: string[] = []
    const now = new Date()
    const other = await authority.stamp(authority.queries[0] ?? Buffer.alloc(0))
    const answers: [string, (query: Buffer) => Promise<{ status: number; body: Buffer }>][] = [
      ['status 500', async () => ({ status: 500, body: Buffer.alloc(0) })],
      ['another digest', async () => ({ status: 200, body: other })],
      ['not a time stamp', async () => ({ status: 200, body: Buffer.from('hello') })],
      ['no certificate in it fits', async (query) => ({ status: 200, body: flipped(await authority.stamp(query)) })],
      ['another request', async (query) => ({ status: 200, body: await authority.stamp(withNonce(query)) })],
    ]
    authority.disturb(async (query) => {
      const [name, answer] = answers[tried.length] ?? []
      tried.push(name ?? 'more')
      return (await answer?.(query)) ?? { status: 503 }
    })
    await sign(bob, one)
    for (const [name] of answers) {
      await eventually(async () => {
        expect((await signature(one)).submission.signature.problem).toContain(name)
        await hurry()
      })
      await nothingApplied(one)
    }
    expect(tried.slice(0, 5)).toEqual(answers.map(([name]) => name))
    authority.disturb(undefined)
    await eventually(async () => {
      await hurry()
      expect(await stateOf(one)).toBe('DONE')
    })
    expect(Date.parse((await signature(one)).submission.signature.stampedAt)).toBeGreaterThan(now.getTime() - 2_000)
  })

  const hurry = () => change(sql`update jobs set run_at = now() where kind = 'review.stamp' and locked_by is null`)
  /** The last byte is of the signature. */
  const flipped = (reply: Buffer) => {
    const changed = Buffer.from(reply)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    return changed
  }
  /** The nonce stands before the last three bytes, which ask for the certificate. */
  const withNonce = (query: Buffer) => {
    const changed = Buffer.from(query)
    changed[changed.length - 4] = (changed[changed.length - 4] ?? 0) ^ 1
    return changed
  }

  it('never comes from an address that is not allowed, a redirect or a huge answer: the submission fails (REV-146)', async () => {
    const draft = await signing.draft({ policyId: signing.byManager })
    for (const tspUrl of [
      'http://10.0.0.1/',
      'https://169.254.169.254/',
      'http://user:pw@tsa.example.com/',
      'ftp://tsa.example.com/',
    ]) {
      const accessReview = { signatureConfig: { requireSignature: true, tspUrl } }
      const reply = await signing.post(`${PATH}/${draft}`, { accessReview, updateMask: 'signatureConfig' })
      expect(reasonOf(reply)[0]).toBe(400)
    }
    const answers = [
      ['302', { status: 302, headers: { location: authority.url } }],
      ['more than 100000 bytes', { status: 200, body: Buffer.alloc(10_000_000) }],
    ] as const
    for (const [problem, answer] of answers) {
      authority.disturb(() => answer)
      const one = await waiting({ tspUrl: authority.url })
      await sign(bob, one)
      await eventually(async () => expect((await signature(one)).submission.signature.problem).toContain(problem))
      await change(sql`update submissions set deadline_at = now() where state = 'TIMESTAMPING'`)
      await signing.checkHealth()
      expect(await stateOf(one)).toBe('FAILED')
      await nothingApplied(one)
      expect((await signature(one)).isIntact).toBe(true)
      expect(await signing.pending(bob as never, one.id)).toSatisfy(
        (list: { submissionId: string }[]) =>
          list.length === 4 && list.every(({ submissionId }) => submissionId === ''),
      )
    }
    authority.disturb(undefined)
    const mails = await server.call('GET', '/api/v1/mail?page_size=100')
    expect(mails.body.list.filter(({ kind }: { kind: string }) => kind === 'SIGNATURE_FAILED')).toHaveLength(2)
  })

  it('is waited for when the campaign begins to close, but not for long', async () => {
    authority.disturb(() => ({ status: 503 }))
    const one = await waiting({ tspUrl: authority.url })
    await sign(bob, one)
    await signing.post(`${PATH}/${one.id}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
    const { body } = await bob.get(signing.pathOf(one))
    expect(Date.parse(body.submission.deadlineAt) - Date.now()).toBeLessThan(301_000)
    authority.disturb(undefined)
    await eventually(async () => {
      await hurry()
      expect(await stateOf(one)).toBe('DONE')
    })
    await signing.until(one.id, 'CLOSED')
    expect((await outcomes(one.id)).filter((outcome) => outcome === 'C' || outcome === 'D')).toHaveLength(4)
  })
})
