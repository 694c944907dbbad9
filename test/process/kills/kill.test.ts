import { afterAll, describe, expect, it } from 'vitest'
import { sealAll, verifyChain } from '../../../server/audit/index.ts'
import { listTenants } from '../../../server/auth/index.ts'
import { openDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { newStorage } from '../../engines.ts'
import { freePort } from '../../free-port.ts'
import { fetchToken } from '../../harness.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'
import { spawnServer } from '../../server-process.ts'

/** `npm run crash` has 200. */
const ROUNDS = rounds(2)
const PATH = '/api/v1/attributes/risk_levels'

describe('kill -9 of the server, again and again, on the embedded engine (DUR-001, DUR-004, IDEM-011)', async () => {
  const storage = await newStorage('embedded')
  afterAll(() => storage.drop())

  it(`loses no acknowledged create in ${ROUNDS} rounds and makes none twice`, {
    timeout: ROUNDS_TIMEOUT_MS,
  }, async () => {
    const port = await freePort()
    const acknowledged = new Map<string, string>()
    let unsure: string[] = []
    let sent = 0
    let secret: [string, string] | undefined
    let token = ''
    const post = (value: string) =>
      fetch(`http://127.0.0.1:${port}${PATH}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': value },
        body: JSON.stringify({ value }),
      })
    /** Sends until the server dies under it; what got no answer is sent again after the restart, with the same key. */
    const send = async () => {
      for (;;) {
        const value = `value-${sent++}`
        try {
          const reply = await post(value)
          const { value: created } = (await reply.json()) as { value: { id: string } }
          acknowledged.set(value, created.id)
        } catch {
          unsure.push(value)
          return
        }
      }
    }

    for (let round = 0; round < ROUNDS; round++) {
      const server = await spawnServer(port, storage.env)
      secret ??= [
        /Client ID: +(\S+)/.exec(server.output())?.[1] ?? '',
        /Client Secret: +(\S+)/.exec(server.output())?.[1] ?? '',
      ]
      token ||= await fetchToken(server.url, ...secret)
      for (const value of unsure) {
        const reply = await post(value)
        expect(reply.status).toBe(200)
        acknowledged.set(value, ((await reply.json()) as { value: { id: string } }).value.id)
      }
      unsure = []
      const senders = Promise.all([send(), send(), send()])
      // A different moment each round, from before the first answer to well into the run.
      await new Promise((resolve) => setTimeout(resolve, (round * 137) % 400))
      await server.end('SIGKILL')
      await senders
    }

    const database = await openDatabase(storage.settings, { mode: 'own' })
    const rows = await database.read((reader) =>
      reader.rows<{ value: string; id: string }>(
        sql`select value, value_id as id from attribute_values where value like 'value-%'`,
      ),
    )
    const stored = new Map(rows.map(({ value, id }) => [value, id]))
    for (const [value, id] of acknowledged) expect(stored.get(value)).toBe(id)
    expect(rows).toHaveLength(stored.size)
    const unexplained = [...stored.keys()].filter((value) => !acknowledged.has(value) && !unsure.includes(value))
    expect(unexplained).toEqual([])
    // Every create has exactly one audit entry, and the chain is whole.
    const audited = await database.read((reader) =>
      reader.first<{ n: number }>(
        sql`select count(*)::int as n from audit_entries where operation like '%CreateRiskLevel%'`,
      ),
    )
    expect(audited?.n).toBe(stored.size)
    const [tenant] = await database.read(listTenants)
    await sealAll(database, tenant?.id ?? ('' as TenantId))
    expect(await verifyChain(database, tenant?.id ?? ('' as TenantId))).toEqual({
      entries: expect.any(Number),
      unsealed: 0,
    })
    expect(acknowledged.size).toBeGreaterThan(ROUNDS)
    await database.close()
  })
})
