import pg from 'pg'
import { eventually } from '../auth/eventually.ts'

/**
 * Holds a campaign that is being prepared between two transactions of its job: each of them takes hold of the campaign's
 * row, so whoever has it lets none pass.
 */
export class Gate {
  readonly #campaignId: string
  readonly #watcher: pg.Client
  /** The one that holds the row, and the one that waits behind the job for its turn. */
  #clients: [pg.Client, pg.Client]

  private constructor(campaignId: string, clients: [pg.Client, pg.Client], watcher: pg.Client) {
    this.#campaignId = campaignId
    this.#clients = clients
    this.#watcher = watcher
  }

  /** Closes when the transaction that is under way has ended. */
  static async close(url: string, campaignId: string): Promise<Gate> {
    const connect = async () => {
      const client = new pg.Client(url)
      await client.connect()
      return client
    }
    const gate = new Gate(campaignId, [await connect(), await connect()], await connect())
    await gate.#hold(gate.#clients[0])
    return gate
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

  /** Ends the connections of a dead server, which wait on without noticing. */
  async endWaiting(): Promise<void> {
    await this.#watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'recert'`,
    )
  }

  async open(): Promise<void> {
    await this.#clients[0].query('commit')
    await Promise.all([...this.#clients, this.#watcher].map((client) => client.end()))
  }

  async #hold(client: pg.Client): Promise<void> {
    await client.query('begin')
    await client.query(`select 1 from campaigns where campaign_id = '${this.#campaignId}' for update /* gate */`)
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
    }, 30_000)
}
