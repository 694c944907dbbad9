import { describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import {
  enqueueMail,
  type MailResult,
  type NewMail,
  renewMail,
  settleMails,
  takeDay,
  takeDueMails,
} from '../../../server/mail/index.ts'
import { ENGINES, openStorage } from '../../engines.ts'

const TAKE = { limit: 100, holdSeconds: 600 }
const RESULT = { error: '', retrySeconds: 0, tried: true } satisfies Omit<MailResult, 'key' | 'state'>

describe.each(ENGINES)('the outbox on %s', async (engine) => {
  const { database } = await openStorage(engine)
  let hosts = 0
  const newTenant = async (): Promise<TenantId> => {
    const tenant = await database.tx((tx) => createTenant(tx, `host-${hosts++}`, 'T'))
    if (!tenant) throw new Error('the host is taken')
    return tenant.id
  }
  const enqueue = (tenant: TenantId, mail: Partial<NewMail> = {}) =>
    database.tx((tx) => enqueueMail(tx, tenant, { kind: 'KICKOFF', campaignId: 'c', to: ['u1', 'u2'], ...mail }))
  const take = async (tenant: TenantId) =>
    (await database.tx((tx) => takeDueMails(tx, tenant, TAKE))).sort((a, b) => Number(a.key) - Number(b.key))
  const settle = (tenant: TenantId, ...results: MailResult[]) => database.tx((tx) => settleMails(tx, tenant, results))
  const states = (tenant: TenantId) =>
    database.read((reader) =>
      reader.rows<{ state: string; attempts: number }>(sql`
        select state, attempts from outbox where tenant_id = ${tenant} order by outbox_key`),
    )

  it('has each mail once, however often it is necessary', async () => {
    const tenant = await newTenant()
    expect(await enqueue(tenant)).toBe(2)
    expect(await enqueue(tenant, { to: ['u2', 'u3', 'u3'] })).toBe(1)
    expect(await enqueue(tenant, { campaignId: 'd' })).toBe(2)
    expect(await enqueue(tenant, { kind: 'CLOSED' })).toBe(2)
    expect(await enqueue(tenant, { window: '2026-03-27' })).toBe(2)
    expect(await enqueue(await newTenant())).toBe(2)
  })

  it('has a mail exactly when the change that makes it necessary is committed', async () => {
    const tenant = await newTenant()
    const failing = database.tx(async (tx) => {
      await enqueueMail(tx, tenant, { kind: 'KICKOFF', to: ['u1'] })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await states(tenant)).toEqual([])
  })

  it('takes 10,000 mails by one statement', async () => {
    const tenant = await newTenant()
    const to = sql`select 'u' || n as user_id from generate_series(1, 10000) n`
    expect(await enqueue(tenant, { to })).toBe(10_000)
  })

  it('gives a mail to one sender, and again after its time if the sender does not say what became of it', async () => {
    const tenant = await newTenant()
    await enqueue(tenant)
    const [first, second] = await Promise.all([take(tenant), take(tenant)])
    expect([...first, ...second].map(({ userId }) => userId).sort()).toEqual(['u1', 'u2'])
    expect(await take(tenant)).toEqual([])
    await database.tx((tx) => tx.count(sql`update outbox set due_at = now() where tenant_id = ${tenant}`))
    expect((await take(tenant)).map(({ attempts }) => attempts)).toEqual([2, 2])
  })

  it('keeps what became of each mail', async () => {
    const tenant = await newTenant()
    await enqueue(tenant, { to: ['u1', 'u2', 'u3', 'u4'] })
    const [sent, failed, again, untried] = (await take(tenant)).map(({ key }) => key)
    await settle(
      tenant,
      { ...RESULT, key: sent ?? '', state: 'SENT' },
      { ...RESULT, key: failed ?? '', state: 'FAILED', error: '550' },
      { ...RESULT, key: again ?? '', state: 'WAITING', retrySeconds: 60, error: '451' },
      { ...RESULT, key: untried ?? '', state: 'WAITING', tried: false },
    )
    expect((await states(tenant)).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual([
      'SENT 1',
      'FAILED 1',
      'WAITING 1',
      'WAITING 0',
    ])
    expect((await take(tenant)).map(({ key }) => key)).toEqual([untried])
    // What was sent stays sent, whatever a sender that was taken for dead says.
    await settle(tenant, { ...RESULT, key: sent ?? '', state: 'FAILED' })
    expect((await states(tenant))[0]?.state).toBe('SENT')
    const renewed = await database.tx(async (tx) => [
      await renewMail(tx, tenant, sent ?? ''),
      await renewMail(tx, tenant, failed ?? ''),
    ])
    expect(renewed).toEqual([0, 1])
    expect((await take(tenant)).map(({ key }) => key)).toEqual([failed])
  })

  it('gathers mails until one is taken, and then begins another (REV-132)', async () => {
    const tenant = await newTenant()
    const gathered = { kind: 'ASSIGNED', to: ['u1'], gatherSeconds: 600 } as const
    expect([await enqueue(tenant, gathered), await enqueue(tenant, gathered)]).toEqual([1, 0])
    expect(await take(tenant)).toEqual([])
    await database.tx((tx) => tx.count(sql`update outbox set due_at = now() where tenant_id = ${tenant}`))
    expect(await take(tenant)).toHaveLength(1)
    expect([await enqueue(tenant, gathered), await enqueue(tenant, gathered)]).toEqual([1, 0])
  })

  it('gives each local date once, and none that is over', async () => {
    const tenant = await newTenant()
    const days = ['2026-03-27', '2026-03-27', '2026-03-26', '2026-03-28']
    const taken: boolean[] = []
    for (const day of days) taken.push(await database.tx((tx) => takeDay(tx, tenant, day)))
    expect(taken).toEqual([true, false, false, true])
  })
})
