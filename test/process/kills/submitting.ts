import { listTenants } from '../../../server/auth/index.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { eventually, nextLook } from '../../eventually.ts'
import { freePort } from '../../free-port.ts'
import { fetchToken } from '../../harness.ts'
import { type ServerProcess, spawnServer } from '../../server-process.ts'
import { addAccess } from '../access-rows.ts'

const PATH = '/api/v1/access_review'
const MOST = 10_000
const KINDS = ['review.submission', 'review.stamp']
type Storage = { settings: DatabaseSettings; env: Record<string, string> }

export interface SubmissionState {
  id: string
  state: string
  acceptedCount: number
  refusedCount: number
}

/** A server with so many grants, all of which its administrator reviews. */
export class Submitting {
  server: ServerProcess
  readonly #storage: Storage
  readonly #token: string

  private constructor(server: ServerProcess, storage: Storage, token: string) {
    this.server = server
    this.#storage = storage
    this.#token = token
  }

  static async start(storage: Storage, grants: number): Promise<Submitting> {
    const server = await spawnServer(await freePort(), storage.env)
    const credential: [string, string] = [
      /Client ID: +(\S+)/.exec(server.output())?.[1] ?? '',
      /Client Secret: +(\S+)/.exec(server.output())?.[1] ?? '',
    ]
    const submitting = new Submitting(server, storage, await fetchToken(server.url, ...credential))
    await submitting.behind(async (database) => {
      const [tenant] = await database.read(listTenants)
      await addAccess(database, tenant?.id ?? ('' as TenantId), grants)
    })
    return submitting
  }

  /** Works on the database of the server beside it. */
  async behind<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(this.#storage.settings, { mode: 'share' })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  /** Signs the administrator in with the link that the server printed, as a browser does. */
  async signIn(): Promise<string> {
    const token = /sign-in#(\S+)/.exec(this.server.output())?.[1] ?? ''
    const reply = await fetch(`${this.server.url}/auth/v1/sign-in`, {
      method: 'POST',
      headers: { origin: this.server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (reply.status !== 200) throw new Error(`not signed in: ${await reply.text()}`)
    return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** Calls the server; anything but 200 is a failure. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await fetch(`${this.server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as T
  }

  /** An open campaign in which the administrator has chosen a decision for every task. */
  async chosen(signatureConfig?: Record<string, unknown>): Promise<string> {
    const id = await this.open(signatureConfig)
    const numbers = await this.numbers(id)
    for (let from = 0; from < numbers.length; from += MOST) await this.choose(id, numbers.slice(from, from + MOST))
    return id
  }

  /** An open campaign. */
  async open(signatureConfig?: Record<string, unknown>): Promise<string> {
    const { userId } = await this.call<{ userId: string }>('GET', '/api/v1/auth/introspect')
    const { policy } = await this.call<{ policy: { id: string } }>('POST', '/api/v1/policies', {
      displayName: `By the administrator ${Math.random()}`,
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: { certify: { steps: [{ approval: { users: { userIds: [userId] } } }] } },
    })
    const created = await this.call<{ accessReview: { accessReview: { id: string } } }>('POST', PATH, {
      displayName: 'Review',
      ownerIds: [userId],
      policyId: policy.id,
      scopeV2: { appSelectionCriteria: {} },
    })
    const { id } = created.accessReview.accessReview
    if (signatureConfig)
      await this.call('POST', `${PATH}/${id}`, { accessReview: { signatureConfig }, updateMask: 'signatureConfig' })
    await this.call('POST', `${PATH}/${id}/action/prepare`, {})
    await this.#until(id, 'ACCESS_REVIEW_STATE_REVIEW')
    await this.call('POST', `${PATH}/${id}/action/start`, {})
    await this.#until(id, 'ACCESS_REVIEW_STATE_OPEN')
    return id
  }

  /** Has the administrator choose to deny these tasks. */
  choose = (id: string, numbers: readonly string[]) =>
    this.call('POST', `${PATH}/${id}/pending_decisions`, {
      decisions: numbers.map((taskId) => ({ taskId, decision: 'DENY', comment: 'Gone.' })),
    })

  #until = (id: string, state: string) =>
    eventually(async () => {
      const { accessReview } = await this.call<{ accessReview: { accessReview: { state: string } } }>(
        'GET',
        `${PATH}/${id}`,
      )
      if (accessReview.accessReview.state !== state) throw new Error(`it is ${accessReview.accessReview.state}`)
    }, 120_000)

  /** The numbers of the tasks of a campaign. */
  numbers = (id: string) =>
    this.behind((database) =>
      database.read(async (reader) => {
        const rows = await reader.rows<{ number: string }>(sql`
          select t.numeric_id::text as number from tasks t join reviews r using (tenant_id, review_key)
          where r.campaign_id = ${id} order by t.numeric_id`)
        return rows.map(({ number }) => number)
      }),
    )

  /** The administrator. */
  async me(): Promise<{ displayName: string }> {
    const { userId } = await this.call<{ userId: string }>('GET', '/api/v1/auth/introspect')
    const { userView } = await this.call<{ userView: { user: { displayName: string; email: string } } }>(
      'GET',
      `/api/v1/users/${userId}`,
    )
    return { displayName: userView.user.displayName || userView.user.email }
  }

  submit = async (id: string): Promise<SubmissionState> =>
    (await this.call<{ submission: SubmissionState }>('POST', `${PATH}/${id}/submissions`, {})).submission

  /** Waits until a submission is further than this, or done; the server answers all the time. */
  async further(id: string, submissionId: string, than: number | undefined): Promise<SubmissionState> {
    for (;;) {
      await this.call('GET', `${PATH}/${id}`)
      const path = `${PATH}/${id}/submissions/${submissionId}`
      const { submission } = await this.call<{ submission: SubmissionState }>('GET', path)
      if (submission.state === 'DONE' || (than !== undefined && submission.acceptedCount > than)) return submission
      await nextLook()
    }
  }

  /** Kills the server and starts another, for which the work of the dead one is free at once. */
  async killAndStart(): Promise<void> {
    await this.server.end('SIGKILL')
    this.server = await spawnServer(await freePort(), this.#storage.env)
    await this.behind((database) =>
      database.tx(async (tx) => {
        await tx.count(sql`
          update jobs set locked_until = now() where locked_by is not null and kind = any(${KINDS})`)
        await tx.count(sql`update jobs set run_at = now() where locked_by is null and kind = any(${KINDS})`)
      }),
    )
  }

  /** What became of a campaign, so that two of them can be compared. */
  digest = (id: string) =>
    this.behind((database) =>
      database.tx((tx) =>
        tx.first<{ tasks: number; decisions: number; pending: number; digest: string }>(sql`
          select count(*)::int as tasks, count(d.step_seq)::int as decisions, (
              select count(*)::int from pending_decisions p where p.review_key = r.review_key) as pending,
            md5(string_agg(concat_ws(' ', t.numeric_id - r.first_number, t.outcome, t.outcome_reason, t.step_seq,
              d.approved, d.comment, d.chosen_with, d.relations), ',' order by t.numeric_id)) as digest
          from tasks t join reviews r using (tenant_id, review_key)
          left join decisions d using (tenant_id, review_key, numeric_id)
          where r.campaign_id = ${id} group by r.review_key`),
      ),
    )
}
