import { describe, expect, it } from 'vitest'
import { type Sql, sql } from '../../../server/db/sql.ts'
import { verifySubmissions } from '../../../server/review/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { startTimeStampAuthority } from '../../servers/tsa.ts'
import { type Signed, signingOn } from './signing.ts'

describe('a submission that was changed in the database', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const signing = await signingOn(server)
  const { bob, waiting, sign, stateOf, signature, tenantId } = signing
  const authority = await startTimeStampAuthority()
  const signed = await waiting({ tspUrl: authority.url, meaningOfSignature: 'Meant.' })
  await sign(bob, signed)
  await eventually(async () => expect(await stateOf(signed)).toBe('DONE'))
  const unsigned = await unsignedOf()
  const failedAfter = (await signed2()) as Signed

  async function unsignedOf(): Promise<Signed> {
    const id = await signing.open({ policyId: signing.byManager })
    await signing.choose(bob, id)
    return signing.submitSigned(bob, id)
  }
  async function signed2(): Promise<Signed> {
    const one = await waiting()
    await bob.post(`${signing.pathOf(one)}/cancel`)
    return one
  }
  const keyOf = async ({ submission }: Signed) => {
    const rows = await server.database.read((reader) =>
      reader.rows<{ key: string; digest: string; id: string }>(sql`
        select submission_key::text as key, decisions_digest as digest from submissions where tenant_id = ${tenantId}
        order by submission_key`),
    )
    return rows.find(({ digest }) => digest === submission.decisionsDigest)?.key ?? ''
  }
  const check = () => verifySubmissions(server.database, tenantId)

  /** Makes a change, looks, and takes it back. */
  async function whileChanged(statements: readonly Sql[], look: () => Promise<void>): Promise<void> {
    await server.database.tx(async (tx) => {
      await tx.count(sql`create table kept_submissions as table submissions`)
      await tx.count(sql`create table kept_signatures as table submission_signatures`)
      await tx.count(sql`create table kept_decisions as table decisions`)
      for (const statement of statements) expect(await tx.count(statement)).toBeGreaterThan(0)
    })
    try {
      await look()
    } finally {
      await server.database.tx(async (tx) => {
        await tx.count(sql`delete from submission_signatures`)
        await tx.count(sql`delete from decisions`)
        await tx.count(sql`delete from submissions`)
        await tx.count(sql`insert into submissions overriding system value table kept_submissions`)
        await tx.count(sql`insert into submission_signatures table kept_signatures`)
        await tx.count(sql`insert into decisions table kept_decisions`)
        for (const table of [sql`kept_submissions`, sql`kept_signatures`, sql`kept_decisions`])
          await tx.count(sql`drop table ${table}`)
      })
    }
  }

  it('is none to begin with', async () => {
    expect(await check()).toMatchObject({ submissions: 3, signed: 1, problems: [] })
    for (const one of [signed, unsigned, failedAfter]) expect((await signature(one)).isIntact).toBe(true)
  })

  const of = (key: string) => sql`tenant_id = ${tenantId} and submission_key = ${key}::bigint`
  const first = (key: string) => sql`numeric_id = (select min(numeric_id) from decisions where ${of(key)})`
  /** What is changed, and the check that says so. */
  const anyOf: Record<string, [(key: string) => Sql[], string]> = {
    'a decision': [
      (key) => [sql`update decisions set approved = not approved where ${of(key)} and ${first(key)}`],
      'DECISIONS',
    ],
    'a comment': [
      (key) => [sql`update decisions set comment = comment || ' ' where ${of(key)} and ${first(key)}`],
      'DECISIONS',
    ],
    'who decided': [
      (key) => [sql`update decisions set user_id = 'another' where ${of(key)} and ${first(key)}`],
      'DECISIONS',
    ],
    'when it was decided': [
      (key) => [sql`update decisions set decided_at = decided_at - interval '1 day' where ${of(key)}`],
      'DECISIONS',
    ],
    'the step': [
      (key) => [sql`update decisions set step_seq = step_seq + 7 where ${of(key)} and ${first(key)}`],
      'DECISIONS',
    ],
    'the order': [
      (key) => [
        sql`update decisions d set approved = o.approved, comment = o.comment from decisions o
          where d.tenant_id = ${tenantId} and d.submission_key = ${key}::bigint and o.tenant_id = d.tenant_id
            and o.submission_key = d.submission_key and o.numeric_id <> d.numeric_id
            and d.numeric_id in (select min(numeric_id) from decisions where ${of(key)}
              union select max(numeric_id) from decisions where ${of(key)})
            and o.numeric_id in (select min(numeric_id) from decisions where ${of(key)}
              union select max(numeric_id) from decisions where ${of(key)})`,
      ],
      'DECISIONS',
    ],
    'a dropped entry': [(key) => [sql`delete from decisions where ${of(key)} and ${first(key)}`], 'DECISIONS'],
    'an added entry': [
      (key) => [
        sql`insert into decisions select (jsonb_populate_record(d, jsonb_build_object('step_seq', 9))).*
          from decisions d where d.tenant_id = ${tenantId} and d.submission_key = ${key}::bigint and d.${first(key)}`,
      ],
      'DECISIONS',
    ],
    'an entry that was moved elsewhere': [
      (key) => [sql`update decisions set submission_key = 4711 where ${of(key)} and ${first(key)}`],
      'DECISIONS',
    ],
    'a number': [
      (key) => [sql`update submissions set approved_count = approved_count + 1 where ${of(key)}`],
      'DECISIONS',
    ],
    'the number submitted': [(key) => [sql`update submissions set submitted_count = 5 where ${of(key)}`], 'DECISIONS'],
    'the digest': [(key) => [sql`update submissions set decisions_digest = repeat('a', 64) where ${of(key)}`], 'AUDIT'],
    'decisions and their digest': [
      (key) => [
        sql`update decisions set comment = 'x' where ${of(key)}`,
        sql`update submissions set decisions_digest = repeat('a', 64) where ${of(key)}`,
      ],
      'AUDIT',
    ],
    'the person': [(key) => [sql`update submissions set user_id = 'another' where ${of(key)}`], 'AUDIT'],
    'the time': [
      (key) => [sql`update submissions set submitted_at = submitted_at - interval '1 microsecond' where ${of(key)}`],
      'AUDIT',
    ],
    'the comment on it': [(key) => [sql`update submissions set comment = 'Other.' where ${of(key)}`], 'AUDIT'],
  }
  const ofSigned: typeof anyOf = {
    'the printed name': [
      (key) => [sql`update submission_signatures set printed_name = 'Ann' where ${of(key)}`],
      'MANIFEST',
    ],
    'the meaning': [(key) => [sql`update submission_signatures set meaning = 'Other.' where ${of(key)}`], 'MANIFEST'],
    'the time of the signature': [
      (key) => [sql`update submission_signatures set signed_at = signed_at + interval '1 second' where ${of(key)}`],
      'MANIFEST',
    ],
    'the manifest': [
      (key) => [sql`update submission_signatures set manifest = replace(manifest, 'Bob', 'Rob') where ${of(key)}`],
      'SEAL',
    ],
    'manifest and name': [
      (key) => [
        sql`update submission_signatures set manifest = replace(manifest, 'Bob Chen', 'Rob Chen'), printed_name = 'Rob Chen'
          where ${of(key)}`,
      ],
      'SEAL',
    ],
    'the signature taken away': [(key) => [sql`delete from submission_signatures where ${of(key)}`], 'AUDIT'],
    'the signature emptied': [
      (key) => [
        sql`update submission_signatures set manifest = '', jws = '', signed_at = null, printed_name = '' where ${of(key)}`,
      ],
      'AUDIT',
    ],
    'the time stamp taken away': [
      (key) => [sql`update submission_signatures set time_stamp = null, stamped_at = null where ${of(key)}`],
      'TIME_STAMP',
    ],
    'the time of the time stamp': [
      (key) => [sql`update submission_signatures set stamped_at = stamped_at + interval '1 second' where ${of(key)}`],
      'TIME_STAMP',
    ],
  }

  const expectNamed = async (one: Signed, check1: string) => {
    const { problems } = await check()
    expect(problems.filter(({ submissionId }) => submissionId === one.submission.id).map((p) => p.check)).toContain(
      check1,
    )
    expect(problems.every(({ submissionId }) => ['', one.submission.id].includes(submissionId))).toBe(true)
    const found = (await signing.get(`${signing.pathOf(one)}/signature`)).body
    expect(found.isIntact).toBe(false)
    expect(found.checks.find(({ name }: { name: string }) => name === check1)).toMatchObject({ result: 'FAILED' })
  }

  it.each(Object.keys({ ...anyOf, ...ofSigned }))('is named, if it was signed: %s (REV-144)', async (name) => {
    const [statements, check1] = { ...anyOf, ...ofSigned }[name] ?? [() => [], '']
    await whileChanged(statements(await keyOf(signed)), () => expectNamed(signed, check1))
  })

  it.each(Object.keys(anyOf))('is named, if it was not signed: %s (REV-144)', async (name) => {
    const [statements, check1] = anyOf[name] ?? [() => [], '']
    await whileChanged(statements(await keyOf(unsigned)), () => expectNamed(unsigned, check1))
  })

  it('is named when it is not there any more', async () => {
    const key = await keyOf(unsigned)
    await whileChanged(
      [sql`delete from decisions where ${of(key)}`, sql`delete from submissions where ${of(key)}`],
      async () => {
        expect((await check()).problems).toMatchObject([{ submissionId: unsigned.submission.id, check: 'AUDIT' }])
      },
    )
  })

  it('is named whatever byte of the manifest, the seal or the time stamp was changed', async () => {
    const key = await keyOf(signed)
    const stored = await server.database.read((reader) =>
      reader.first<{ manifest: number; jws: number; stamp: number }>(sql`
        select octet_length(manifest) as manifest, length(jws) as jws, length(time_stamp) as stamp
        from submission_signatures where ${of(key)}`),
    )
    const { manifest = 0, jws = 0, stamp = 0 } = stored ?? {}
    const other = (column: Sql, at: number) => sql`
      overlay(${column} placing (case substr(${column}, ${at}::int, 1) when 'A' then 'B' else 'A' end)
        from ${at}::int for 1)`
    const changes = [
      ...steps(manifest).map((at) => sql`manifest = ${other(sql`manifest`, at)}`),
      ...steps(jws, 7).map((at) => sql`jws = ${other(sql`jws`, at)}`),
      ...steps(stamp).map(
        (at) => sql`time_stamp = set_byte(time_stamp, ${at - 1}::int, get_byte(time_stamp, ${at - 1}::int) # 1)`,
      ),
    ]
    for (const change of changes)
      await whileChanged([sql`update submission_signatures set ${change} where ${of(key)}`], async () => {
        expect((await signature(signed)).isIntact).toBe(false)
      })
  })

  /** Some places, the first and the last among them. */
  const steps = (length: number, times = 12) =>
    Array.from({ length: times }, (_, n) => 1 + Math.round((n * (length - 1)) / (times - 1)))
})
