import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../../../server/audit/index.ts'
import { listTenants } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { writeOperation } from '../../../server/http/index.ts'
import { WRITE_STEPS, type WriteStep } from '../../../server/http/run-operation.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import type { Engine } from '../../engines.ts'
import { nextLook } from '../../eventually.ts'
import { startServer, type TestServer } from '../../harness.ts'

const PATH = '/api/v1/attributes/risk_levels'

/** An operation of the tests that does everything one may do, so that cutting it off anywhere can be seen. */
const everything = writeOperation({
  id: 'test.Everything',
  method: 'POST',
  path: '/api/v1/test/everything',
  tag: 'Auth',
  description: 'For a test',
  summary: 'Inserts, audits and enqueues',
  permission: 'signed_in',
  idempotent: true,
  body: Type.Object({ name: Type.String() }),
  reply: Type.Object({ name: Type.String() }),
  errors: [],
  async run({ tx, audit, jobs, tenant }, { body }) {
    await tx.count(sql`insert into attribute_values (tenant_id, value_id, attribute_type, value)
      values (${tenant.id}, ${body.name}, 'test', ${body.name})`)
    await jobs.enqueue('test.never_run', { name: body.name })
    audit({ target: body.name })
    return { name: body.name }
  },
})

/** Its change is one statement, which is a transaction by itself unless the request has a key. */
const atOnce = writeOperation({
  ...everything,
  id: 'test.AtOnce',
  path: '/api/v1/test/at_once',
  errors: ['already_exists'],
  async run({ auditedChange, fail, tenant }, { body }) {
    const name = String(body.name)
    const change = auditedChange({ target: name, detail: { said: 'before' } }, 'last')
    const row = await change<{ name: string }>(
      (entry) => sql`
      with added as (
        insert into attribute_values (tenant_id, value_id, attribute_type, value)
        values (${tenant.id}, ${name}, 'test', ${name}) on conflict do nothing returning value
      ), recorded as (${entry(sql`added`, sql`jsonb_build_object('added', value)`)})
      select value as name from added`,
    )
    return row ?? fail('already_exists', { thing: 'value', name })
  },
})

const undeclared = writeOperation({
  ...everything,
  id: 'test.Undeclared',
  path: '/api/v1/test/undeclared',
  errors: [],
  async run({ fail }) {
    return (fail as (error: string) => never)('already_exists')
  },
})

/** What run-operation owes to every write: idempotency, all or nothing, one audit entry, declared errors only. */
export function operationGuarantees(engine: Engine): void {
  describe(`operations on ${engine}`, () => {
    let server: TestServer
    let breakAt: WriteStep | undefined
    const fired: WriteStep[] = []
    beforeAll(async () => {
      const atStep = (step: WriteStep) => {
        if (step !== breakAt) return
        fired.push(step)
        throw new Error(`cut off: ${step}`)
      }
      server = await startServer(engine, { deps: { extraOperations: [everything, atOnce, undeclared], atStep } })
    })
    afterAll(() => server.stop())

    const create = (value: unknown, key?: string, path = PATH) =>
      server.call('POST', path, {
        body: { value },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      })
    const countOf = async (table: 'audit_entries' | 'jobs' | 'attribute_values', where: string) => {
      const statements = {
        audit_entries: sql`select count(*)::int as n from audit_entries where target_id = ${where}`,
        jobs: sql`select count(*)::int as n from jobs where payload->>'name' = ${where}`,
        attribute_values: sql`select count(*)::int as n from attribute_values where value = ${where}`,
      }
      return server.database.read(async (r) => (await r.first<{ n: number }>(statements[table]))?.n)
    }

    it('the same key and body replay the first reply byte for byte (IDEM-001)', async () => {
      const first = await create('one', 'key-1')
      const second = await create('one', 'key-1')
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.text).toBe(first.text)
      expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
        null,
        'true',
      ])
      expect(await countOf('attribute_values', 'one')).toBe(1)
    })

    it('the same key with another body is refused and creates nothing (IDEM-002)', async () => {
      const reply = await create('two', 'key-1')
      expect(reply.status).toBe(422)
      expect(reply.body.details[0].reason).toBe('IDEMPOTENCY_KEY_REUSED')
      expect(await countOf('attribute_values', 'two')).toBe(0)
    })

    it('white space, key order and spelling of names do not make another request (IDEM-003)', async () => {
      const reply = await server.call('POST', PATH, {
        body: ' { "value" :\n"one" } ',
        headers: { 'idempotency-key': 'key-1' },
      })
      expect(reply.headers.get('idempotent-replayed')).toBe('true')
    })

    it('of 50 at once with one key one runs and all get its reply (IDEM-004)', async () => {
      const replies = await Promise.all(Array.from({ length: 50 }, () => create('parallel', 'key-p')))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect(replies.filter(({ headers }) => !headers.get('idempotent-replayed'))).toHaveLength(1)
      expect(await countOf('attribute_values', 'parallel')).toBe(1)
    })

    it('the same key on another operation is another request (IDEM-006)', async () => {
      const reply = await create('one', 'key-1', '/api/v1/attributes/compliance_frameworks')
      expect(reply.status).toBe(200)
      expect(reply.headers.get('idempotent-replayed')).toBeNull()
    })

    it.each(['', ' ', 'x'.repeat(256), 'tab\there'])('the key %j is refused (IDEM-007)', async (key) => {
      expect((await create('seven', key)).status).toBe(400)
    })

    it('a request that failed validation does not use up its key (IDEM-008)', async () => {
      expect((await create(8, 'key-8')).status).toBe(400)
      expect((await create('eight', 'key-8')).status).toBe(200)
    })

    it('a key counts for 24 hours (IDEM-012)', async () => {
      const first = await create('twelve', 'key-12')
      await server.database.tx((tx) =>
        tx.rows(sql`update idempotency_keys set expires_at = now() where key = 'key-12'`),
      )
      expect((await create('thirteen', 'key-12')).status).toBe(200)
      expect(first.status).toBe(200)
      expect(await countOf('attribute_values', 'thirteen')).toBe(1)
    })

    it('a replay gives the original reply after the object has changed (IDEM-013)', async () => {
      const first = await create('fleeting', 'key-13')
      expect((await server.call('DELETE', `${PATH}/${first.body.value.id}`)).status).toBe(200)
      const replay = await create('fleeting', 'key-13')
      expect(replay.text).toBe(first.text)
    })

    it('finds a key among many by the primary key (IDEM-014)', async () => {
      const plan = await server.database.tx(async (tx) => {
        await tx.rows(sql`insert into idempotency_keys (tenant_id, actor_id, operation, key, request_hash, reply, expires_at)
          select 't', 'a', 'op', 'key-' || n, '', '', now() + interval '1 day' from generate_series(1, 50000) as n`)
        await tx.rows(sql`analyze idempotency_keys`)
        return tx.rows<Record<string, string>>(sql`explain select reply from idempotency_keys
          where tenant_id = 't' and actor_id = 'a' and operation = 'op' and key = 'key-777'`)
      })
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan using idempotency_keys_pkey')
    })

    it.each(WRITE_STEPS)(
      'cut off at "%s" it is all there or not at all (DUR-008, IDEM-009, AUD-011, AUD-012, AUD-013)',
      async (step) => {
        const name = `cut-${step}`
        const send = () =>
          server.call('POST', '/api/v1/test/everything', { body: { name }, headers: { 'idempotency-key': name } })
        const seen = async () => [
          await countOf('attribute_values', name),
          await countOf('jobs', name),
          await countOf('audit_entries', name),
        ]
        fired.length = 0
        breakAt = step
        expect((await send()).status).toBe(500)
        breakAt = undefined
        expect(fired).toEqual([step])
        expect(await seen()).toEqual(step === 'committed' ? [1, 1, 1] : [0, 0, 0])
        // The caller tries again, as it should after a 500, and it happens exactly once.
        expect((await send()).status).toBe(200)
        expect(await seen()).toEqual([1, 1, 1])
      },
    )

    it.each(WRITE_STEPS.flatMap((step) => [[step, 'with'] as const, [step, 'without'] as const]))(
      'a change in one statement, cut off at "%s" %s a key, is there with its entry or not at all (DUR-008, AUD-011, AUD-012, AUD-013)',
      async (step, withKey) => {
        const name = `at-once-${step}-${withKey}`
        const headers = withKey === 'with' ? { headers: { 'idempotency-key': name } } : {}
        const send = () => server.call('POST', '/api/v1/test/at_once', { body: { name }, ...headers })
        const seen = async () => [await countOf('attribute_values', name), await countOf('audit_entries', name)]
        breakAt = step
        expect((await send()).status).toBe(500)
        breakAt = undefined
        const isThere = step === 'committed' || (withKey === 'without' && step !== 'claimed')
        expect(await seen()).toEqual(isThere ? [1, 1] : [0, 0])
        expect((await send()).status).toBe(isThere && withKey === 'without' ? 409 : 200)
        expect(await seen()).toEqual([1, 1])
        const entry = sql`select detail from audit_entries where target_id = ${name}`
        expect(await server.database.read((r) => r.first(entry))).toEqual({ detail: { said: 'before', added: name } })
      },
    )

    it('an error that an operation does not declare is a defect: 500, nothing leaks', async () => {
      const reply = await server.call('POST', '/api/v1/test/undeclared', { body: { name: 'x' } })
      expect(reply.status).toBe(500)
      expect(reply.text).not.toContain('declare')
    })

    it('a write leaves one entry with who, what and from where', async () => {
      const { body } = await create('audited')
      const entry = await server.database.read((r) =>
        r.first(sql`select actor_id is not null as actor, principal_id is not null as principal, operation, outcome,
          detail, address from audit_entries where target_id = ${body.value.id}`),
      )
      expect(entry).toEqual({
        actor: true,
        principal: true,
        operation: 'svc.api.attribute.v1.Attributes.CreateRiskLevelAttributeValue',
        outcome: 'done',
        detail: { attributeTypeId: 'risk_level', value: 'audited' },
        address: '127.0.0.1',
      })
    })

    it('entries cannot be changed, deleted or truncated (AUD-014)', async () => {
      for (const statement of [
        sql`update audit_entries set operation = 'nothing'`,
        sql`delete from audit_entries`,
        sql`truncate audit_entries`,
        sql`truncate audit_seals`,
      ])
        await expect(server.database.tx((tx) => tx.rows(statement))).rejects.toThrow('append-only')
    })

    it('entries are sealed into a chain that verifies, by the job', async () => {
      await server.app.startJobs()
      const [tenant] = await server.database.read(listTenants)
      const verify = () => verifyChain(server.database, tenant?.id ?? ('' as TenantId))
      while ((await verify()).unsealed > 0) await nextLook()
      for (const statement of [sql`update audit_seals set last_entry = 0`, sql`delete from audit_seals`])
        await expect(server.database.tx((tx) => tx.rows(statement))).rejects.toThrow('append-only')
      const report = await verify()
      expect(report).toEqual({ entries: expect.any(Number), unsealed: 0 })
      expect(report.entries).toBeGreaterThan(10)
    })
  })
}
