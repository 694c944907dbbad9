import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from './access-data.ts'

describe('trusted domains', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const set = (domains: unknown) => server.call('PUT', '/api/v1/trusted_domains', { body: { domains } })
  const list = async () => (await server.call('GET', '/api/v1/trusted_domains')).body

  it('are set as a whole, in lower case and ASCII, each once', async () => {
    expect(await list()).toEqual({ domains: [] })
    const reply = await set(['Example.com', 'münchen.de', ' EXAMPLE.COM ', 'partner.example'])
    expect(reply.body).toEqual({ domains: ['example.com', 'partner.example', 'xn--mnchen-3ya.de'] })
    expect(await list()).toEqual(reply.body)
    expect((await set(['example.com', 'new.example'])).body).toEqual({ domains: ['example.com', 'new.example'] })
    expect((await set([])).body).toEqual({ domains: [] })
  })

  it('the audit log tells what was added and removed', async () => {
    await set(['a.example', 'b.example'])
    await set(['b.example', 'c.example'])
    const entries = await server.database.read((reader) =>
      reader.rows<{ detail: unknown }>(sql`select detail from audit_entries
        where operation = 'svc.api.directory.v1.TrustedDomains.Set' order by entry_id desc limit 1`),
    )
    expect(entries).toEqual([{ detail: { added: ['c.example'], removed: ['a.example'] } }])
  })

  it('that are none are refused, all of them by their place, and nothing changes', async () => {
    const before = await list()
    const reply = await set(['good.example', 'not a domain', 'x@example.com', '10.0.0.1', 'other.example', ''])
    expect(reply.status).toBe(400)
    const faults = reply.body.details[1].fieldViolations.map(({ field }: { field: string }) => field)
    expect(faults).toEqual(['domains[1]', 'domains[2]', 'domains[3]', 'domains[5]'])
    expect(await list()).toEqual(before)
  })

  it.each<[string, unknown]>([
    ['none at all', undefined],
    ['text', 'example.com'],
    ['a list with null', [null]],
    ['a list with a number', [5]],
    ['more than 200', Array.from({ length: 201 }, (_, i) => `d${i}.example`)],
    ['one that is too long', ['x'.repeat(254)]],
  ])('%s is refused', async (_, domains) => {
    expect((await set(domains)).status).toBe(400)
  })

  it('200 are taken', async () => {
    expect((await set(Array.from({ length: 200 }, (_, i) => `d${i}.example`))).body.domains).toHaveLength(200)
  })

  it('set by many at once are those of one of them, never a mixture', async () => {
    const lists = Array.from({ length: 8 }, (_, i) => [`one-${i}.example`, `two-${i}.example`])
    await Promise.all(lists.map(set))
    expect(lists).toContainEqual((await list()).domains)
  })

  it('are set with app.write only', async () => {
    const token = await data.tokenWith(['read_only_administrator'])
    const body = { domains: [] }
    expect((await server.call('PUT', '/api/v1/trusted_domains', { body, token })).status).toBe(403)
    expect((await server.call('GET', '/api/v1/trusted_domains', { token })).status).toBe(200)
  })
})
