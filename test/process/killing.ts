import { randomUUID } from 'node:crypto'
import { sql } from '../../server/db/sql.ts'
import { newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { spawnServer } from '../server-process.ts'
import { Submitting } from './submitting.ts'
import { type Moment, Wire } from './wire.ts'

/** Something that a server does in several transactions. */
export interface Work {
  /** The commits that are stopped: those of transactions that write these tables. */
  tables: RegExp
  /** Asks for it, insisting, and waits until all of it is done; also beside a server that is dead for a while. */
  run(): Promise<void>
  /** Called with the server dead, before there is another. */
  whenKilled?(): Promise<void>
  /** That it was done once. */
  check(name: string): Promise<void>
}

/** A server that is killed at each step of what it does. */
export class Killing {
  readonly submitting: Submitting
  readonly #wire: Wire
  readonly #env: Record<string, string>

  private constructor(submitting: Submitting, wire: Wire, env: Record<string, string>) {
    this.submitting = submitting
    this.#wire = wire
    this.#env = env
  }

  static async start(more: Record<string, string>, grants: number): Promise<Killing> {
    const { settings, env: own } = await newStorage('postgresql')
    const wire = await Wire.to(own.DATABASE_URL ?? '')
    const env = { ...own, OUTBOUND_ALLOW: '127.0.0.0/8', ...more, DATABASE_URL: wire.url }
    return new Killing(await Submitting.start({ settings, env }, grants), wire, env)
  }

  /** Kills the server before and after each commit of some work, until there is none left; returns how often. */
  async atEachStep(make: () => Promise<Work>): Promise<number> {
    let kills = 0
    for (let step = 0; ; step++)
      for (const when of ['before', 'after'] as const) {
        if (!(await this.#killedAt(await make(), step, when))) return kills
        kills++
      }
  }

  async #killedAt(work: Work, step: number, when: Moment): Promise<boolean> {
    const reached = this.#wire.stopAt(work.tables, step, when).then(() => true)
    const done = work.run().then(() => false)
    const isKilled = await Promise.race([reached, done])
    this.#wire.letPass()
    if (isKilled) {
      await this.killAndStart(() => work.whenKilled?.())
      await done
    }
    await work.check(`killed ${when} commit ${step}`)
    return isKilled
  }

  /** Kills the server and starts another, for which what the dead one had taken is free at once. */
  async killAndStart(whenDead?: () => Promise<void> | undefined): Promise<void> {
    const { submitting } = this
    await submitting.server.end('SIGKILL')
    await whenDead?.()
    await submitting.behind((database) =>
      database.tx(async (tx) => {
        await tx.count(sql`update jobs set locked_until = now(), run_at = now()`)
        await tx.count(sql`update outbox set due_at = now() where state = 'WAITING'`)
        await tx.count(sql`update webhook_deliveries set next_attempt_at = now() where next_attempt_at is not null`)
      }),
    )
    submitting.server = await spawnServer(await freePort(), this.#env)
  }

  /** As if the time to the next attempt had passed, but not that for which something is taken. */
  hurry = () =>
    this.submitting.behind((database) =>
      database.tx(async (tx) => {
        await tx.count(sql`update jobs set run_at = now() where locked_by is null`)
        await tx.count(
          sql`update outbox set due_at = now() where state = 'WAITING' and due_at < now() + interval '3 minutes'`,
        )
        await tx.count(sql`update webhook_deliveries set next_attempt_at = now()
          where next_attempt_at < now() + interval '20 seconds'`)
      }),
    )

  /** Waits for something in the database, whether there is a server or not. */
  until = (look: () => Promise<boolean>): Promise<void> =>
    eventually(async () => {
      if (await look()) return
      await this.hurry()
      throw new Error('it is not done')
    })

  /** Calls the server again and again, as the same request, until one answers. */
  insist<T>(method: string, path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<T> {
    const key = { 'idempotency-key': randomUUID() }
    return eventually(async () => {
      const { server, token } = this.submitting
      const auth: Record<string, string> = headers.cookie
        ? { origin: server.url }
        : { authorization: `Bearer ${token}` }
      const reply = await fetch(`${server.url}${path}`, {
        method,
        headers: { ...auth, ...key, ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
      return (await reply.json()) as T
    }, 60_000)
  }

  rows = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    this.submitting.behind((database) => database.read((reader) => reader.rows<T>(query)))
  write = (query: ReturnType<typeof sql>): Promise<number> =>
    this.submitting.behind((database) => database.tx((tx) => tx.count(query)))
}
