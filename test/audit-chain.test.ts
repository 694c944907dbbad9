import { afterAll, describe, expect, it } from 'vitest'
import { entryHash } from '../server/audit/chain.ts'
import { appendEntries, sealEntries, verifyChain } from '../server/audit/index.ts'
import { createTenant } from '../server/auth/index.ts'
import type { Sql } from '../server/db/sql.ts'
import { sql } from '../server/db/sql.ts'
import { openStorage } from './engines.ts'

describe('the audit chain', async () => {
  const storage = await openStorage('embedded')
  const { database } = storage
  afterAll(() => storage.drop())
  let hosts = 0

  /** A tenant with a sealed chain of so many entries. */
  async function chain(length = 25): Promise<string> {
    const tenant = await database.tx((tx) => createTenant(tx, `chain-${++hosts}.example.com`, 'Chain'))
    const tenantId = tenant?.id ?? ''
    const entry = { tenantId, outcome: 'done', actorId: 'me', targetId: 't' } as const
    const entries = Array.from({ length }, (_, i) => ({ ...entry, operation: `op.${i}`, detail: { i } }))
    await database.tx(async (tx) => {
      await appendEntries(tx, entries)
      while ((await sealEntries(tx, tenantId)) > 0);
    })
    return tenantId
  }
  /** Someone with the database's own rights, past the trigger. */
  const tamper = (...statements: Sql[]) =>
    database.tx(async (tx) => {
      await tx.rows(sql`alter table audit_entries disable trigger user`)
      for (const statement of statements) await tx.rows(statement)
      await tx.rows(sql`alter table audit_entries enable trigger user`)
    })

  it('verifies when nobody touched it', async () => {
    expect(await verifyChain(database, await chain())).toEqual({ entries: 25, unsealed: 0 })
  })

  const at = (tenantId: string, seq = 7) => sql`tenant_id = ${tenantId} and seq = ${seq}`
  it.each<[string, (tenantId: string) => Sql]>([
    ['actor', (t) => sql`update audit_entries set actor_id = 'you' where ${at(t)}`],
    ['actor removed', (t) => sql`update audit_entries set actor_id = null where ${at(t)}`],
    ['time', (t) => sql`update audit_entries set at = at + interval '1 microsecond' where ${at(t)}`],
    ['operation', (t) => sql`update audit_entries set operation = 'op.x' where ${at(t)}`],
    ['outcome', (t) => sql`update audit_entries set outcome = 'denied' where ${at(t)}`],
    ['target', (t) => sql`update audit_entries set target_id = 'u' where ${at(t)}`],
    ['detail', (t) => sql`update audit_entries set detail = '{"i": 8}' where ${at(t)}`],
    ['principal', (t) => sql`update audit_entries set principal_id = '' where ${at(t)}`],
    ['request id', (t) => sql`update audit_entries set request_id = 'r' where ${at(t)}`],
    ['address', (t) => sql`update audit_entries set address = '::1' where ${at(t)}`],
    ['hash', (t) => sql`update audit_entries set hash = sha256(hash) where ${at(t)}`],
  ])('AUD-001: a change of the %s shows at that entry', async (_, change) => {
    const tenantId = await chain()
    await tamper(change(tenantId))
    expect((await verifyChain(database, tenantId)).broken?.seq).toBe('7')
  })

  it('AUD-004: a missing entry, a missing last entry and a missing tail show', async () => {
    for (const from of [7, 25, 6]) {
      const tenantId = await chain()
      await tamper(
        sql`delete from audit_entries where tenant_id = ${tenantId} and seq ${from === 6 ? sql`>= 6` : sql`= ${from}`}`,
      )
      expect((await verifyChain(database, tenantId)).broken).toBeDefined()
    }
  })

  it('a second entry under a number that is there shows, also at the end of a chunk, and one before the first', async () => {
    const tenantId = await chain(1_500)
    for (const seq of [1_000, 1_500, 7, 0, -5]) {
      await database
        .tx(async (tx) => {
          await tx.rows(sql`insert into audit_entries (tenant_id, at, operation, outcome, detail, seq, hash)
            select tenant_id, at, operation, outcome, detail, ${seq}, hash from audit_entries where ${at(tenantId)}`)
          const report = await verifyChain({ ...database, read: (work) => work(tx) }, tenantId)
          expect([seq, report.broken]).toEqual([seq, expect.anything()])
          throw new Error('taken back')
        })
        .catch((error: Error) => {
          if (error.message !== 'taken back') throw error
        })
    }
  })

  it('AUD-007: a chain whose head was removed shows', async () => {
    const tenantId = await chain()
    await database.tx((tx) => tx.rows(sql`delete from audit_heads where tenant_id = ${tenantId}`))
    expect((await verifyChain(database, tenantId)).broken).toBeDefined()
  })

  it('AUD-006: an entry moved to another tenant’s chain shows in both', async () => {
    const [from, to] = [await chain(), await chain()]
    await tamper(
      sql`delete from audit_entries where ${at(to)}`,
      sql`update audit_entries set tenant_id = ${to} where ${at(from)}`,
    )
    expect((await verifyChain(database, from)).broken?.seq).toBe('7')
    expect((await verifyChain(database, to)).broken?.seq).toBe('7')
  })

  it('AUD-008, AUD-009: where a field ends, absent or empty, and the order of keys have one form', () => {
    const entry = {
      entryId: '1',
      at: '2026-01-01T00:00:00.000000Z',
      actorId: 'ab',
      principalId: 'c',
      operation: 'op',
      outcome: 'done',
      targetId: null,
      detail: { a: 1, b: 2 } as unknown,
      requestId: null,
      address: null,
      seq: null,
      hash: null,
    }
    const hash = (change: Partial<typeof entry> | { targetId: string }) =>
      entryHash('t', '1', Buffer.alloc(0), { ...entry, ...change }).toString('hex')
    expect(hash({ actorId: 'a', principalId: 'bc' })).not.toBe(hash({}))
    expect(hash({ targetId: '' })).not.toBe(hash({}))
    expect(hash({ detail: { b: 2, a: 1 } })).toBe(hash({}))
    // Pinned: a change of the form would make every chain ever sealed look tampered with.
    expect(hash({})).toBe('1248e37afd0cdff7fe91a6c89c8a9f4cbe5241a1f551d629427ec54129e87907')
  })
})
