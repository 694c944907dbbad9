/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} about one line for --list
 * @property {{ ratio?: number, ratioAtMost?: number, atMost?: number } | undefined} budget `ratio`: ours divided by bare
 *   is at least this; `ratioAtMost`: at most this; `atMost`: our value is at most this; undefined: for information
 * @property {string} unit of a value, such as `req/s`
 * @property {number} [rounds] for a case whose one round takes minutes
 * @property {('embedded' | 'postgresql')[]} engines
 * @property {(context: Context) => Promise<Side>} ours
 * @property {(context: Context) => Promise<Side>} [bare]
 * @property {(context: Context, row: object) => Promise<string[]>} [notes] printed under the table
 *
 * @typedef {object} Side
 * @property {boolean} [cold] no warm-up round before the first
 * @property {(seconds: number) => Promise<{ value: number, failures?: string[], detail?: object }>} round
 * @property {() => Promise<number>} [settle] ends when background work of the round has ended; seconds it took
 *
 * @typedef {object} Context what a case may use; every process is started on first use and shared by the cases of an
 *   engine
 * @property {{ name: string, newDatabase(label: string): Promise<string | undefined> }} engine
 * @property {number} seconds length of a round
 * @property {{ verificationsPerSecond: number }} machine
 * @property {() => Promise<{ url: string, pid: number, clientId: string, clientSecret: string, bearer: string }>} recert
 * @property {() => Promise<{ url: string, pid: number }>} bare
 * @property {() => Promise<{ url: string, audience: string, privateJwk: object, secret: string }>} oidcProvider
 * @property {(task: object) => Promise<Side>} load requests to one address; see processes/load.js
 */
export {}
