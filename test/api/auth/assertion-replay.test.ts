import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { listTenants } from '../../../server/auth/index.ts'
import { purgeJob } from '../../../server/auth/purge-expired.ts'
import type { Database, Tx } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import { API_ENGINE, ENGINES, newStorage } from '../../engines.ts'
import { freePort } from '../../free-port.ts'
import { useServer } from '../../harness.ts'
import { spawnServer } from '../../server-process.ts'
import { moreServers } from './another-server.ts'
import { keyOf, newClient, type TestClient } from './credentials.ts'
import { databaseNow, STOPPABLE_CLOCK, stopClock } from './database-clock.ts'
import { type AssertionChanges, assertionOf, randomText, withoutPort } from './sign-assertion.ts'
import { assertionFields, expectRefusal, expectToken, requestToken } from './token-request.ts'

describe('the times of an assertion, on the second', async () => {
  const server = await useServer(STOPPABLE_CLOCK)
  const { url, database } = server
  const now = Math.floor(Date.now() / 1000)
  await stopClock(database, new Date(now * 1000))
  /** A new client for each row: one from the cache would be checked against the time at which it was read. */
  const ask = async (claims: Record<string, unknown> | ((client: TestClient) => string)) => {
    const client = await newClient(database)
    const given = typeof claims === 'function' ? claims(client) : claims
    return requestToken(url, assertionFields(client.clientId, assertionOf(client, { now, claims: given })))
  }
  /** Claims whose `exp` is this text: what JSON.stringify would not write. */
  const rawExp =
    (text: string) =>
    ({ clientId, host }: TestClient) =>
      JSON.stringify({ iss: clientId, sub: clientId, aud: withoutPort(host), exp: 0 }).replace(
        '"exp":0',
        `"exp":${text}`,
      )

  it.each<[string, string, Parameters<typeof ask>[0]]>([
    ['AUTH-123', 'exp in 300 s', { exp: now + 300 }],
    ['AUTH-123', 'exp in 330 s, which is 300 s and the leeway', { exp: now + 330 }],
    ['AUTH-124', 'exp in 299.5 s', { exp: now + 299.5 }],
    ['AUTH-122', 'exp 29 s ago, which is inside the leeway', { exp: now - 29, nbf: undefined, iat: undefined }],
    ['AUTH-126', 'nbf in 60 s', { nbf: now + 60 }],
    ['AUTH-126', 'iat in 60 s', { iat: now + 60 }],
    ['AUTH-126', 'iat long ago', { iat: 1 }],
    ['AUTH-127', 'neither nbf nor iat', { nbf: undefined, iat: undefined }],
    ['AUTH-127', 'fractions', { nbf: now - 0.5, iat: now - 0.25 }],
    ['AUTH-128', 'nbf equal to exp', { nbf: now + 30, exp: now + 30 }],
    ['AUTH-121', 'exp with an exponent', rawExp(`${now / 10}e1`)],
  ])('%s: %s is accepted (positive control)', async (_, __, claims) => {
    expectToken(await ask(claims))
  })

  it.each<[string, string, Parameters<typeof ask>[0]]>([
    ['AUTH-119', 'no exp', { exp: undefined }],
    ['AUTH-119', 'exp null', { exp: null }],
    ['AUTH-121', 'exp 1e400', rawExp('1e400')],
    ['AUTH-121', 'exp -1e400', rawExp('-1e400')],
    ['AUTH-121', 'exp NaN', rawExp('NaN')],
    ['AUTH-121', 'exp "NaN"', { exp: 'NaN' }],
    ['AUTH-121', 'exp -1', { exp: -1 }],
    ['AUTH-121', 'exp 0', { exp: 0 }],
    ['AUTH-121', 'exp as text', { exp: String(now + 120) }],
    ['AUTH-121', 'exp as a list', { exp: [now + 120] }],
    ['AUTH-121', 'exp true', { exp: true }],
    ['AUTH-122', 'exp 30 s ago, the end of the leeway', { exp: now - 30, nbf: undefined }],
    ['AUTH-122', 'exp 31 s ago', { exp: now - 31, nbf: undefined }],
    ['AUTH-122', 'exp 5 min ago', { exp: now - 300, nbf: undefined, iat: undefined }],
    ['AUTH-123', 'exp in 331 s', { exp: now + 331 }],
    ['AUTH-123', 'exp in a day', { exp: now + 86_400 }],
    ['AUTH-123', 'exp in the year 9999', { exp: 253_402_300_799 }],
    ['AUTH-123', 'exp 2^53', { exp: 2 ** 53 }],
    ['AUTH-123', 'exp in milliseconds', { exp: now * 1000 }],
    ['AUTH-126', 'nbf in 61 s', { nbf: now + 61 }],
    ['AUTH-126', 'iat in 61 s', { iat: now + 61 }],
    ['AUTH-126', 'nbf in a year', { nbf: now + 31_536_000 }],
    ['AUTH-127', 'nbf as text', { nbf: String(now) }],
    ['AUTH-127', 'iat as text', { iat: String(now) }],
    ['AUTH-127', 'nbf null', { nbf: null }],
    ['AUTH-127', 'iat null', { iat: null }],
    ['AUTH-127', 'iat Infinity', rawExp(`${now + 60},"iat":1e400`)],
    ['AUTH-127', 'nbf -Infinity', rawExp(`${now + 60},"nbf":-1e400`)],
    ['AUTH-128', 'nbf after exp', { nbf: now + 31, exp: now + 30 }],
    ['AUTH-128', 'nbf after exp, both past', { nbf: now - 5, exp: now - 10 }],
  ])('%s: %s is invalid_client', async (_, __, claims) => {
    expectRefusal(await ask(claims), 'invalid_client')
  })
})

describe.each(ENGINES)('one assertion many times at once on %s', async (engine) => {
  const server = await useServer(engine)
  it.each<[string, AssertionChanges]>([
    ['jti', { claims: { jti: randomText() } }],
    ['nonce', { header: { nonce: randomText() } }],
  ])('of 50 with one %s exactly one gets a token (AUTH-131)', async (_, changes) => {
    const client = await newClient(server.database)
    const fields = assertionFields(client.clientId, assertionOf(client, changes))
    const replies = await Promise.all(Array.from({ length: 50 }, () => requestToken(server.url, fields)))
    const [issued, ...more] = replies.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    if (issued) expectToken(issued)
    const refused = replies.filter(({ status }) => status !== 200)
    for (const reply of refused) expectRefusal(reply, 'invalid_client')
    expect(refused).toHaveLength(49)
    const tokens = await count(
      server.database,
      sql`select count(*)::int as n from access_tokens where credential_id = ${client.id}`,
    )
    expect(tokens).toBe(1)
  })
})

describe('kill -9 after the first token (AUTH-137)', async () => {
  const storage = await newStorage('embedded')
  afterAll(() => storage.drop())

  it('the replay after the restart is refused (AUTH-137)', async () => {
    const port = await freePort()
    const first = await spawnServer(port, storage.env)
    const shown = (name: string) => new RegExp(`${name}: +(\\S+)`).exec(first.output())?.[1] ?? ''
    const [clientId, clientSecret] = [shown('Client ID'), shown('Client Secret')]
    const client = { clientId, host: `127.0.0.1:${port}`, ...keyOf(clientSecret) }
    const assertion = assertionOf(client, { claims: { jti: randomText() } })
    const byNonce = assertionOf(client, { header: { nonce: randomText() } })
    const sent = (text: string) => requestToken(first.url, assertionFields(clientId, text))
    expectToken(await sent(byNonce))
    expectToken(await sent(assertion))
    await first.end('SIGKILL')

    const second = await spawnServer(port, storage.env)
    expectRefusal(await sent(assertion), 'invalid_client')
    expectRefusal(await sent(byNonce), 'invalid_client')
    expectToken(await sent(assertionOf(client, { claims: { jti: randomText() } })))
    await second.end('SIGTERM')
  })
})

describe('how long a use is remembered', async () => {
  const server = await useServer(STOPPABLE_CLOCK)
  const { url, database } = server
  const ask = (client: TestClient, assertion: string) => requestToken(url, assertionFields(client.clientId, assertion))
  const newServer = moreServers(server)
  afterEach(() => void vi.useRealTimers())

  it('with the clock of the server set back ten minutes the replay is refused (AUTH-138)', async () => {
    const client = await newClient(database)
    const assertion = assertionOf(client, { claims: { jti: randomText() } })
    expectToken(await ask(client, assertion))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 600_000 })
    expectRefusal(await ask(client, assertion), 'invalid_client')
    // The database's clock decides, so an assertion dated by the wrong clock has expired.
    expectRefusal(await ask(client, assertionOf(client)), 'invalid_client')
    vi.setSystemTime(Date.now() + 1_200_000)
    expectRefusal(await ask(client, assertion), 'invalid_client')
    await purge(database)
    expectRefusal(await ask(client, assertion), 'invalid_client')
  })

  it('the use outlives every moment at which the assertion would be accepted (AUTH-138)', async () => {
    const client = await newClient(database)
    const now = Math.floor((await databaseNow(database)).getTime() / 1000)
    const at = (seconds: number) => stopClock(database, new Date((now + seconds) * 1000))
    const fresh = (jti: string) => assertionOf(client, { now, claims: { jti, nbf: undefined, iat: undefined } })
    const used = fresh('used')
    await at(0)
    expectToken(await ask(client, used))
    for (const seconds of [120, 148, 149.9]) {
      await at(seconds)
      await purge(database)
      const fields = (assertion: string) => assertionFields(client.clientId, assertion)
      const another = await newServer()
      expectRefusal(await requestToken(another, fields(used)), 'invalid_client')
      // At this moment it is the use that stands against it: another with the same times is accepted.
      expectToken(await requestToken(another, fields(fresh(`fresh at ${seconds}`))))
    }
    await at(152)
    await purge(database)
    expect(await count(database, sql`select count(*)::int as n from assertion_uses where use_key = 'jti:used'`)).toBe(0)
    expectRefusal(await requestToken(await newServer(), assertionFields(client.clientId, used)), 'invalid_client')
  })
})

describe('a table full of uses', async () => {
  const server = await useServer(API_ENGINE)
  const { url, database } = server
  const ROWS = 200_000
  const EXPIRED = 20_000

  it('makes a token no slower, and only what has expired is purged (AUTH-139)', async () => {
    const client = await newClient(database)
    const once = async () => {
      const assertion = assertionOf(client, { claims: { jti: randomText() } })
      const start = performance.now()
      const reply = await requestToken(url, assertionFields(client.clientId, assertion))
      expectToken(reply)
      return performance.now() - start
    }
    // The fastest of many: on a busy machine the usual one says nothing about the statement.
    const timed = async () => {
      let best = Number.POSITIVE_INFINITY
      for (let n = 0; n < 50; n++) best = Math.min(best, await once())
      return best
    }
    await timed()
    const before = await timed()
    await database.tx(
      (tx) =>
        tx.count(sql`insert into assertion_uses (tenant_id, credential_id, use_key, expires_at)
          select ${client.tenantId}, ${client.id}, 'jti:' || md5(n::text),
            now() + (case when n <= ${EXPIRED} then -1 else 1 end) * interval '10 minutes'
          from generate_series(1, ${ROWS}::int) as n`),
      { timeoutMs: 60_000 },
    )
    const after = await timed()
    expect(after, `${before} ms before`).toBeLessThan(before * 2 + 5)

    await database.tx((tx) => tx.count(sql`analyze assertion_uses`))
    const plan = await database.read((reader) =>
      reader.rows<Record<string, string>>(sql`explain select use_key from assertion_uses
        where tenant_id = ${client.tenantId} and expires_at <= now() limit 5000`),
    )
    expect(JSON.stringify(plan)).toContain('assertion_uses_expiry')

    const live = sql`select count(*)::int as n from assertion_uses where expires_at > now()`
    const dead = sql`select count(*)::int as n from assertion_uses where expires_at <= now()`
    const kept = await count(database, live)
    expect([kept >= ROWS - EXPIRED, await count(database, dead)]).toEqual([true, EXPIRED])
    await purge(database)
    expect([await count(database, live), await count(database, dead)]).toEqual([kept, 0])
  })
})

const count = async (database: Database, statement: Sql): Promise<number> =>
  (await database.read((reader) => reader.first<{ n: number }>(statement)))?.n ?? Number.NaN

/** Runs the purge of every tenant to its end, as a worker would. */
async function purge(database: Database): Promise<void> {
  for (const { id: tenantId } of await database.read(listTenants))
    await purgeJob.run({
      tenantId,
      payload: {},
      attempt: 1,
      signal: new AbortController().signal,
      read: (work) => database.read(work),
      tx: (work) => database.tx((tx: Tx) => work(tx, async () => {})),
    })
}
