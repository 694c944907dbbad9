import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { entriesBetween, LAST, type StoredEntry, sealsBetween } from '../../server/audit/audit.store.ts'
import { entryHash } from '../../server/audit/chain.ts'
import { appendEntries, sealAll, verifyChain, verifyPart } from '../../server/audit/index.ts'
import { createTenant } from '../../server/auth/index.ts'
import type { Sql } from '../../server/db/sql.ts'
import { sql } from '../../server/db/sql.ts'
import type { TenantId } from '../../server/lib/ids.ts'
import { openStorage } from '../engines.ts'

describe('the audit chain', async () => {
  const storage = await openStorage('embedded')
  const { database } = storage
  afterAll(() => storage.drop())
  let hosts = 0

  /** A tenant with a sealed chain of so many entries. */
  async function chain(length = 25): Promise<TenantId> {
    const tenant = await database.tx((tx) => createTenant(tx, `chain-${++hosts}.example.com`, 'Chain'))
    const tenantId = tenant?.id ?? ('' as TenantId)
    const entry = { tenantId, outcome: 'done', actorId: 'me', targetId: 't' } as const
    const entries = Array.from({ length }, (_, i) => ({ ...entry, operation: `op.${i}`, detail: { i } }))
    await database.tx((tx) => appendEntries(tx, entries))
    await sealAll(database, tenantId)
    return tenantId
  }
  /** Someone with the database's own rights, past the trigger. */
  const tamper = (...statements: Sql[]) =>
    database.tx(async (tx) => {
      for (const table of [sql`audit_entries`, sql`audit_seals`])
        await tx.rows(sql`alter table ${table} disable trigger user`)
      for (const statement of statements) await tx.rows(statement)
      for (const table of [sql`audit_entries`, sql`audit_seals`])
        await tx.rows(sql`alter table ${table} enable trigger user`)
    })

  it('verifies when nobody touched it', async () => {
    expect(await verifyChain(database, await chain())).toEqual({ entries: 25, unsealed: 0 })
  })

  /** The entry with a number: those of a tenant are numbered as they come. */
  const at = (tenantId: TenantId, seq = 7) => sql`(tenant_id, entry_id) in (
    select tenant_id, entry_id from audit_entries where tenant_id = ${tenantId} order by entry_id offset ${seq - 1} limit 1)`
  /** The hash at a number becomes another. */
  const rehash = (tenantId: TenantId, seq: number, hash: Buffer) => sql`
    update audit_seals set hashes = overlay(hashes placing ${hash} from (${seq} - first_seq)::int * 32 + 1)
    where tenant_id = ${tenantId} and first_seq <= ${seq} and first_seq + length(hashes) / 32 > ${seq}`
  it.each<[string, (tenantId: TenantId) => Sql]>([
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
    ['campaign', (t) => sql`update audit_entries set campaign_id = 'c' where ${at(t)}`],
    ['hash', (t) => rehash(t, 7, randomBytes(32))],
  ])('a change of the %s shows at that entry (AUD-001)', async (_, change) => {
    const tenantId = await chain()
    await tamper(change(tenantId))
    expect((await verifyChain(database, tenantId)).broken?.seq).toBe('7')
  })

  it('a change whose hash was made to fit shows at the entry after it (AUD-002)', async () => {
    const tenantId = await chain()
    await tamper(sql`update audit_entries set actor_id = 'you' where ${at(tenantId)}`)
    const [entries, [sealed]] = await database.read(async (reader) => [
      await entriesBetween(reader, tenantId, undefined, LAST, 100),
      await sealsBetween(reader, tenantId, undefined, LAST, 1),
    ])
    const before = sealed?.hashes.subarray(5 * 32, 6 * 32) ?? Buffer.alloc(0)
    await tamper(rehash(tenantId, 7, entryHash(tenantId, '7', before, entries[6] as StoredEntry)))
    expect((await verifyChain(database, tenantId)).broken).toEqual({ seq: '8', problem: 'this entry was changed' })
  })

  it.each([
    ['one', sql`= 7`, '7'],
    ['the last', sql`= 25`, '25'],
    ['the tail', sql`>= 6`, '6'],
  ])('%s of the entries being gone shows (AUD-004)', async (_, which, seq) => {
    const tenantId = await chain()
    await tamper(sql`delete from audit_entries where tenant_id = ${tenantId} and entry_id in (
      select entry_id from (select entry_id, row_number() over (order by entry_id) as n from audit_entries
        where tenant_id = ${tenantId}) e where n ${which})`)
    expect((await verifyChain(database, tenantId)).broken).toEqual({ seq, problem: 'this entry is missing' })
  })

  it('a seal that is gone with its entries shows, the first, one between others, and the last (AUD-004)', async () => {
    for (const firstSeq of [1, 1_001, 2_001]) {
      const tenantId = await chain(2_500)
      await tamper(
        sql`delete from audit_entries where tenant_id = ${tenantId} and entry_id in (
          select entry_id from (select entry_id, row_number() over (order by entry_id) as n from audit_entries
            where tenant_id = ${tenantId}) e where n between ${firstSeq} and ${firstSeq} + 999)`,
        sql`delete from audit_seals where tenant_id = ${tenantId} and first_seq = ${firstSeq}`,
      )
      expect([firstSeq, (await verifyChain(database, tenantId)).broken]).toEqual([firstSeq, expect.anything()])
    }
  })

  it('an entry that was put in shows, before the first and between two others', async () => {
    const tenantId = await chain(5)
    // A number that is nobody's: its transaction was rolled back.
    const entry = { tenantId, operation: 'op', outcome: 'done', detail: {} } as const
    const undone = database.tx(async (tx) => {
      await appendEntries(tx, [entry])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await database.tx((tx) => appendEntries(tx, [entry]))
    await sealAll(database, tenantId)
    expect(await verifyChain(database, tenantId)).toEqual({ entries: 6, unsealed: 0 })
    const [, , , , fifth] = await database.read((reader) => entriesBetween(reader, tenantId, undefined, LAST, 10))
    for (const [place, seq] of [
      ['-5', '1'],
      [String(Number(fifth?.entryId) + 1), '6'],
    ]) {
      const added = database.tx(async (tx) => {
        await tx.rows(sql`insert into audit_entries (tenant_id, entry_id, at, operation, outcome, detail)
          overriding system value values (${tenantId}, ${place}::bigint, now(), 'op', 'done', '{}')`)
        throw (await verifyChain({ ...database, read: (work) => work(tx) }, tenantId)).broken
      })
      await expect(added).rejects.toEqual({ seq, problem: 'an entry was inserted here' })
    }
  })

  it('seals of one entry each verify like one of many', async () => {
    const tenantId = await chain(1)
    for (let n = 0; n < 120; n++) {
      await database.tx((tx) => appendEntries(tx, [{ tenantId, operation: 'op', outcome: 'done', detail: { n } }]))
      await sealAll(database, tenantId)
    }
    expect(await verifyChain(database, tenantId)).toEqual({ entries: 121, unsealed: 0 })
    await tamper(sql`update audit_entries set outcome = 'denied' where ${at(tenantId, 110)}`)
    expect((await verifyChain(database, tenantId)).broken?.seq).toBe('110')
  })

  it('WEB-092 verifies in parts what it verifies at once, from wherever a part ended', async () => {
    const tenantId = await chain(4)
    for (let n = 0; n < 5; n++) {
      const entry = { tenantId, operation: 'op', outcome: 'done', detail: { n } } as const
      await database.tx((tx) => appendEntries(tx, [entry, entry, entry]))
      await sealAll(database, tenantId)
    }
    const part = (after: string, most: number) => database.read((reader) => verifyPart(reader, tenantId, after, most))
    const parts = async (most: number) => {
      const counts: number[] = []
      for (let after = '0'; ; ) {
        const report = await part(after, most)
        counts.push(report.entries)
        if (report.isComplete || report.broken) return { counts, broken: report.broken }
        after = String(report.entries)
      }
    }
    expect(await parts(1)).toEqual({ counts: [4, 7, 10, 13, 16, 19] })
    expect(await parts(5)).toEqual({ counts: [7, 13, 19] })
    // A number in the middle of a seal leaves nothing out: its part begins with that seal.
    expect(await part('9', 3)).toMatchObject({ entries: 10, isComplete: false })
    await tamper(sql`update audit_entries set outcome = 'denied' where ${at(tenantId, 12)}`)
    expect(await parts(1)).toMatchObject({ counts: [4, 7, 10, 11], broken: { seq: '12' } })
    expect(await part('11', 1)).toMatchObject({ broken: { seq: '12' } })
  })

  it('a chain whose head was removed shows (AUD-007)', async () => {
    const tenantId = await chain()
    await database.tx((tx) => tx.rows(sql`delete from audit_heads where tenant_id = ${tenantId}`))
    expect((await verifyChain(database, tenantId)).broken).toBeDefined()
  })

  const head = (change: Sql) => (tenantId: TenantId) =>
    sql`update audit_heads h set ${change} where tenant_id = ${tenantId}`
  const first = sql`(select last_entry from audit_seals s where s.tenant_id = h.tenant_id and first_seq = 1)`
  it.each<[string, (tenantId: TenantId) => Sql]>([
    ['is beyond all entries', head(sql`entry_id = ${LAST}::bigint`)],
    ['is beyond entries that are not sealed yet', head(sql`entry_id = entry_id + 10`)],
    ['is before all entries', head(sql`entry_id = 0`)],
    ['is where the chain begins', head(sql`seq = 0, hash = '\\x', entry_id = 0`)],
    [
      'is where it was before',
      head(sql`seq = 10, entry_id = ${first},
      hash = (select substr(hashes, 289, 32) from audit_seals s where s.tenant_id = h.tenant_id and first_seq = 1)`),
    ],
    [
      'has other seals beyond it',
      (t) => sql`insert into audit_seals (tenant_id, first_seq, last_entry, hashes)
      select tenant_id, 21, last_entry + 1000, hashes from audit_seals where tenant_id = ${t} and first_seq = 11`,
    ],
  ])('a chain whose head %s shows (AUD-007)', async (_, change) => {
    const tenantId = await chain(10)
    const entry = { tenantId, operation: 'op', outcome: 'done', detail: {} } as const
    const add = () => database.tx((tx) => appendEntries(tx, Array<typeof entry>(10).fill(entry)))
    await add()
    await sealAll(database, tenantId)
    await add()
    expect(await verifyChain(database, tenantId)).toEqual({ entries: 20, unsealed: 10 })
    await tamper(change(tenantId))
    expect((await verifyChain(database, tenantId)).broken?.problem).toBe('the chain does not end where its head says')
  })

  it('an entry moved to another tenant’s chain shows in both (AUD-006)', async () => {
    const [from, to] = [await chain(), await chain()]
    const place = await database.read((reader) =>
      reader.first<{ id: string }>(sql`
      select entry_id::text as id from audit_entries where ${at(to)}`),
    )
    const others = sql`at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id`
    await tamper(
      sql`delete from audit_entries where ${at(to)}`,
      sql`insert into audit_entries (tenant_id, entry_id, ${others}) overriding system value
        select ${to}, ${place?.id}::bigint, ${others} from audit_entries where ${at(from)}`,
      sql`delete from audit_entries where ${at(from)}`,
    )
    expect((await verifyChain(database, from)).broken?.seq).toBe('7')
    expect((await verifyChain(database, to)).broken?.seq).toBe('7')
  })

  it('where a field ends, absent or empty, and the order of keys have one form (AUD-008, AUD-009)', () => {
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
      campaignId: null,
    }
    const hash = (change: Partial<typeof entry> | { targetId: string } | { campaignId: string }) =>
      entryHash('t' as TenantId, '1', Buffer.alloc(0), { ...entry, ...change }).toString('hex')
    expect(hash({ actorId: 'a', principalId: 'bc' })).not.toBe(hash({}))
    expect(hash({ targetId: '' })).not.toBe(hash({}))
    expect(hash({ detail: { b: 2, a: 1 } })).toBe(hash({}))
    expect(hash({ campaignId: 'c' })).not.toBe(hash({ campaignId: 'd' }))
    // Pinned: a change of the form would make every chain ever sealed look tampered with.
    expect(hash({})).toBe('1248e37afd0cdff7fe91a6c89c8a9f4cbe5241a1f551d629427ec54129e87907')
    expect(hash({ campaignId: 'c' })).toBe('7e9e8ab14d4e8260c253e1d8e6f19a9be1165a48af594b9980a61253b3842c42')
  })
})

describe('sealing while entries are written', async () => {
  const storage = await openStorage('postgresql')
  const { database } = storage
  afterAll(() => storage.drop())

  it('leaves out none that was begun before others and committed after them', async () => {
    const tenantId = (await database.tx((tx) => createTenant(tx, 'late.example.com', 'Late')))?.id ?? ('' as TenantId)
    const other = (await database.tx((tx) => createTenant(tx, 'other.example.com', 'Other')))?.id ?? ('' as TenantId)
    const append = (of: TenantId, operation: string) =>
      database.tx((tx) => appendEntries(tx, [{ tenantId: of, operation, outcome: 'done', detail: {} }]))
    await append(tenantId, 'first')
    await database.tx(async (late) => {
      await appendEntries(late, [{ tenantId, operation: 'late', outcome: 'done', detail: {} }])
      await append(tenantId, 'early')
      await append(other, 'of another')
      await sealAll(database, tenantId)
      // Somebody else's entries do not wait for it.
      await sealAll(database, other)
      expect(await verifyChain(database, other)).toMatchObject({ entries: 1, unsealed: 0 })
      expect(await verifyChain(database, tenantId)).toMatchObject({ entries: 0, unsealed: 2 })
    })
    await sealAll(database, tenantId)
    expect(await verifyChain(database, tenantId)).toEqual({ entries: 3, unsealed: 0 })
  })
})
