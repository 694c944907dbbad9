import pg from 'pg'
import { ACCESS_DATA } from '../../server/directory/access-data-lock.store.ts'
import { eventually } from '../eventually.ts'

/**
 * Holds a campaign that is being prepared between two transactions of its job: each of them takes hold of the campaign's
 * row, so whoever has the table lets none pass. A lock of the row would not do: who waits for a row that is changed looks
 * for its new version, and the job's next transaction may find that first.
 */
export class Gate {
  readonly #campaignId: string
  readonly #watcher: pg.Client
  /** The one that holds the table, and the one that waits behind the job for its turn. */
  #clients: [pg.Client, pg.Client]

  private constructor(campaignId: string, clients: [pg.Client, pg.Client], watcher: pg.Client) {
    this.#campaignId = campaignId
    this.#clients = clients
    this.#watcher = watcher
  }

  /** Begins a preparation, and closes before the moment of its items is fixed. */
  static async begin(url: string, begin: () => Promise<string>): Promise<{ gate: Gate; id: string }> {
    const connect = async () => {
      const client = new pg.Client(url)
      await client.connect()
      return client
    }
    const [first, second, watcher] = [await connect(), await connect(), await connect()]
    // As long as somebody writes access data it waits.
    await watcher.query(`begin; select pg_advisory_xact_lock_shared(${ACCESS_DATA}, hashtext(tenant_id)) from tenants`)
    const id = await begin()
    const gate = new Gate(id, [first, second], watcher)
    await gate.#hold(first)
    await watcher.query('rollback')
    return { gate, id }
  }

  /** Lets one transaction of the job pass, once it has come to the gate; none when the job has ended. */
  async passOne(): Promise<void> {
    const [holder, next] = this.#clients
    if (!(await this.#waiting(`application_name = 'recert'`))) return
    const turn = this.#hold(next)
    await this.#waiting(`query like '%/* gate */'`)
    await holder.query('commit')
    await turn
    this.#clients = [next, holder]
  }

  /** Where the job is; undefined when it has ended. */
  async step(): Promise<string | undefined> {
    const { rows } = await this.#watcher.query(
      `select payload::text as step from jobs where kind = 'campaign.prepare' and payload ->> 'campaignId' = $1`,
      [this.#campaignId],
    )
    return rows[0]?.step
  }

  /** Ends the connections of a dead server, which wait on without noticing, and with them their locks. */
  async endWaiting(): Promise<void> {
    await eventually(async () => {
      const { rowCount } = await this.#watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'recert'`,
      )
      if (rowCount) throw new Error(`${rowCount} connections of a dead server are still there`)
    })
  }

  async open(): Promise<void> {
    await this.#clients[0].query('commit')
    await Promise.all([...this.#clients, this.#watcher].map((client) => client.end()))
  }

  async #hold(client: pg.Client): Promise<void> {
    await client.query('begin')
    await client.query('lock table campaigns in exclusive mode /* gate */')
  }

  /** Whether somebody waits for a lock; not, when the job has ended. */
  #waiting = (which: string): Promise<boolean> =>
    eventually(async () => {
      const { rowCount } = await this.#watcher.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and ${which}`,
      )
      if (rowCount) return true
      if ((await this.step()) === undefined) return false
      throw new Error(`nobody waits with ${which}`)
    })
}
