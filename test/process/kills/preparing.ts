import { expect } from 'vitest'
import { listTenants } from '../../../server/auth/index.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { nextLook } from '../../eventually.ts'
import { freePort } from '../../free-port.ts'
import { fetchToken } from '../../harness.ts'
import { type ServerProcess, spawnServer } from '../../server-process.ts'
import { addAccess } from '../access-rows.ts'
import type { Gate } from '../gate.ts'

const PATH = '/api/v1/access_review'
/** A scope in which several rules leave something out, and expressions are evaluated in every chunk of accounts. */
const SCOPE = {
  appSelectionCriteria: {},
  celExpression: { expression: 'subject.department != "Department 7"' },
  accountCelExpression: { expression: '!subject.username.endsWith("5")' },
  grantsByCriteria: { sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT' },
}

export interface Progress {
  state: string
  phase: string
  totalCount: number
  doneCount: number
}
/** A different text after every chunk, and after each phase. */
export const stepOf = ({ phase, totalCount, doneCount }: Progress) => `${phase} ${totalCount} ${doneCount}`

/** A server with so many grants, on which campaigns are prepared; what it has is also looked at behind its back. */
export class Preparing {
  server: ServerProcess
  readonly #env: Record<string, string>
  readonly #settings: DatabaseSettings
  readonly #token: string

  private constructor(server: ServerProcess, storage: Storage, token: string) {
    this.server = server
    this.#env = storage.env
    this.#settings = storage.settings
    this.#token = token
  }

  static async start(storage: Storage, grants: number): Promise<Preparing> {
    const server = await spawnServer(await freePort(), storage.env)
    const credential: [string, string] = [
      /Client ID: +(\S+)/.exec(server.output())?.[1] ?? '',
      /Client Secret: +(\S+)/.exec(server.output())?.[1] ?? '',
    ]
    const preparing = new Preparing(server, storage, await fetchToken(server.url, ...credential))
    await preparing.behind(async (database) => {
      const [tenant] = await database.read(listTenants)
      await addAccess(database, tenant?.id ?? ('' as TenantId), grants)
    })
    return preparing
  }

  /** Works on the database of the server beside it. */
  async behind<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(this.#settings, { mode: 'share' })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  /** Kills the server and starts another, for which the work of the dead one is free at once. */
  async killAndStart(): Promise<void> {
    await this.server.end('SIGKILL')
    this.server = await spawnServer(await freePort(), this.#env)
    await this.freeJobs()
  }

  /**
   * The same while a gate is closed: the jobs are freed before the new server can take one and wait at the gate, because
   * freeing it would then wait too.
   */
  async killAndStartAt(gate: Gate): Promise<void> {
    await this.server.end('SIGKILL')
    await gate.endWaiting()
    await this.freeJobs()
    this.server = await spawnServer(await freePort(), this.#env)
  }

  /** As if the leases of dead workers had run out, and the time to the next attempt had passed. */
  freeJobs = () =>
    this.behind((database) =>
      database.tx(async (tx) => {
        const ours = sql`kind in ('campaign.prepare', 'review.start', 'review.close')`
        await tx.count(sql`update jobs set locked_until = now() where locked_by is not null and ${ours}`)
        await tx.count(sql`update jobs set run_at = now() where locked_by is null and ${ours}`)
      }),
    )

  /** Calls a server; anything but 200 is a failure. */
  async call<T>(method: string, path: string, body?: unknown, url = this.server.url): Promise<T> {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as T
  }

  async begin(): Promise<string> {
    const { userId } = await this.call<{ userId: string }>('GET', '/api/v1/auth/introspect')
    const created = await this.call<{ accessReview: { accessReview: { id: string } } }>('POST', PATH, {
      displayName: 'Review',
      ownerIds: [userId],
      scopeV2: SCOPE,
    })
    const { id } = created.accessReview.accessReview
    await this.call('POST', `${PATH}/${id}/action/prepare`, {})
    return id
  }

  /** How far a campaign is; what a person who looks at it would read meanwhile is read too. */
  async progress(id: string, url?: string): Promise<Progress> {
    await this.call('GET', `${PATH}/${id}`, undefined, url)
    return this.call('GET', `${PATH}/${id}/progress`, undefined, url)
  }

  /** Waits until a campaign is further than this, or ready; the server answers all the time. */
  async further(id: string, than: string | undefined, url?: string): Promise<Progress> {
    for (;;) {
      const progress = await this.progress(id, url)
      if (progress.state === 'ACCESS_REVIEW_STATE_REVIEW' || (than !== undefined && stepOf(progress) !== than))
        return progress
      if (progress.state !== 'ACCESS_REVIEW_STATE_PREPARING') throw new Error(`it is in ${progress.state}`)
      await nextLook()
    }
  }

  /** What was made of a campaign, so that two of them can be compared: a digest of the items, and the ledger. */
  digest = (id: string) =>
    this.behind(async (database) => {
      const mine = sql`(select preparation_key from campaigns where campaign_id = ${id})`
      const items = await database.tx(
        (tx) =>
          tx.first<{ items: number; digest: string }>(sql`
            select count(*)::int as items, md5(string_agg(concat_ws(' ', i.entitlement_key, i.principal_key,
              i.grant_version, e.policy_id, p.account_version, p.user_version), ',' order by i.entitlement_key, i.principal_key)) as digest
            from items i join preparation_entitlements e using (tenant_id, preparation_key, entitlement_key)
            join preparation_principals p using (tenant_id, preparation_key, principal_key)
            where i.preparation_key = ${mine}`),
        { timeoutMs: 60_000 },
      )
      const rest = await database.read((reader) =>
        reader.rows(sql`
          select 'left out by ' || rule as what, grant_count::int as n from ledger_entries where preparation_key = ${mine}
          union all select 'of ' || source_id, grant_count::int from ledger_sources where preparation_key = ${mine}
          union all select 'entitlements', count(*)::int from preparation_entitlements where preparation_key = ${mine}
          union all select 'principals', count(*)::int from preparation_principals where preparation_key = ${mine}
          order by 1`),
      )
      return { ...items, rest }
    })

  stateOf = (id: string) =>
    this.behind((database) =>
      database.read(
        async (reader) =>
          (await reader.first<{ state: string }>(sql`select state from campaigns where campaign_id = ${id}`))?.state,
      ),
    )

  /** Which process works on the job now. */
  workerPid = () =>
    this.behind(async (database) => {
      const row = await database.read((reader) =>
        reader.first<{ worker: string }>(sql`
          select locked_by as worker from jobs where kind = 'campaign.prepare' and locked_by is not null`),
      )
      return Number(/-(\d+)-[0-9a-f]+$/.exec(row?.worker ?? '')?.[1])
    })
}
type Storage = { settings: DatabaseSettings; env: Record<string, string> }

/** What a campaign has that nobody disturbs, and that is looked at all the while. */
export async function undisturbed(preparing: Preparing, grants: number) {
  const id = await preparing.begin()
  await preparing.further(id, undefined)
  const digest = await preparing.digest(id)
  expect(digest.items).toBeGreaterThan(grants / 3)
  expect(digest.items).toBeLessThan(grants)
  return digest
}
