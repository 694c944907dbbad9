import { createSignInLink } from '../../../server/auth/index.ts'
import type { sql } from '../../../server/db/sql.ts'
import { healthJob } from '../../../server/review/submissions/health-job.ts'
import { noteSecret, type Reply, type TestServer } from '../../harness.ts'
import { runKilled } from '../../run-killed.ts'
import { decidingOn, PATH } from '../review/deciding.ts'
import { COMPANY } from '../review/reviewing.ts'

export type Session = Awaited<ReturnType<typeof signIn>>

/** Signs a person in with a link, as a browser does. */
export async function signIn(server: TestServer, userId: string) {
  const link = await server.database.tx((tx) => createSignInLink(tx, server.tenant.id, userId, new URL(server.url)))
  const token = new URL(link).hash.slice(1)
  noteSecret(token)
  const headers = { origin: server.url, 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/auth/v1/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  noteSecret(cookie.split('=')[1] ?? '')
  const call = (method: string, path: string, body?: unknown): Promise<Reply> =>
    server.call(method, path, {
      token: null,
      headers: { cookie, origin: server.url },
      ...(body === undefined ? {} : { body }),
    })
  return {
    userId,
    cookie,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
  }
}

export interface Signed {
  id: string
  submission: { id: string; state: string; decisionsDigest: string }
}

/** Campaigns whose reviewers sign; Bob reviews the access of Cid and Dea. */
export async function signingOn(server: TestServer) {
  const deciding = await decidingOn(server)
  await deciding.load(COMPANY)
  const { policy, tasks, set, draft, post, prepare, start, idOf } = deciding
  const byManager = await policy([{ approval: { manager: {} } }])
  const session = async (name: string) => signIn(server, await idOf(`${name}@corp.example`))
  const bob = await session('bob')
  /** An open campaign with this configuration. */
  const openSigned = async (config: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) => {
    const id = await draft({ policyId: byManager, ...fields })
    const accessReview = { signatureConfig: { requireSignature: true, ...config } }
    const reply = await post(`${PATH}/${id}`, { accessReview, updateMask: 'signatureConfig' })
    if (reply.status !== 200) throw new Error(reply.text)
    await prepare(id)
    await start(id)
    return id
  }
  const choose = async (caller: Session, id: string, decisions = ['APPROVE', 'DENY']) =>
    set(
      caller as never,
      id,
      (await tasks(id))
        .filter(({ reviewers }) => reviewers.includes('bob'))
        .map(({ id: taskId, policyStepId }, n) => ({
          taskId,
          policyStepId,
          decision: decisions[n % decisions.length],
          comment: `Chosen “${n}”.`,
        })),
    )
  const submit = async (caller: Session, id: string): Promise<Signed> => {
    const reply = await caller.post(`${PATH}/${id}/submissions`, { comment: 'All.' })
    if (reply.status !== 200) throw new Error(reply.text)
    return { id, submission: reply.body.submission }
  }
  const pathOf = ({ id, submission }: Signed) => `${PATH}/${id}/submissions/${submission.id}`
  return {
    ...deciding,
    session,
    bob,
    byManager,
    openSigned,
    choose,
    submitSigned: submit,
    pathOf,
    /** A campaign in which Bob has submitted and not signed. */
    async waiting(config: Record<string, unknown> = {}, caller = bob): Promise<Signed> {
      const id = await openSigned(config)
      await choose(caller, id)
      return submit(caller, id)
    },
    sign: (caller: Pick<Session, 'post'>, waiting: Signed, more: Record<string, unknown> = {}) =>
      caller.post(`${pathOf(waiting)}/sign`, {
        decisionsDigest: waiting.submission.decisionsDigest,
        printedName: 'Bob Chen',
        ...more,
      }),
    stateOf: async (waiting: Signed) => (await bob.get(pathOf(waiting))).body.submission.state as string,
    signature: async (waiting: Signed) => (await bob.get(`${pathOf(waiting)}/signature`)).body,
    checkHealth: () => runKilled(healthJob, { database: server.database, tenantId: deciding.tenantId, payload: {} }),
    change: (statement: ReturnType<typeof sql>) => server.database.tx((tx) => tx.count(statement)),
    outcomes: async (id: string) => (await tasks(id)).map(({ outcome }) => outcome),
  }
}

export const reasonOf = (reply: Reply): [number, string] => [reply.status, reply.body?.details?.[0]?.reason]
