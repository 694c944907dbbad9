import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { newSource, sender, user } from './scimming.ts'

describe('tokens of SCIM', async () => {
  const server = await useServer(API_ENGINE)
  const { call, database, url } = server

  it('are shown once, stored as a hash, two at a time, and deleted at once', async () => {
    const { sourceId, token, tokenId, send, newToken } = await newSource(server)
    const path = `/api/v1/sources/${sourceId}/scim_tokens`
    expect((await send('GET', '/Users')).status).toBe(200)
    const second = await newToken()
    expect((await sender(url, second.token)('GET', '/Users')).status).toBe(200)
    const third = await call('POST', path, { body: { displayName: 'Third' } })
    expect(third.body.details[0].reason).toBe('TOO_MANY_SCIM_TOKENS')
    const listed = await call('GET', path)
    expect(listed.body.list).toMatchObject([{ lastUsedAt: expect.any(String) }, { lastUsedAt: expect.any(String) }])
    expect(listed.text).not.toContain(token)
    const stored = await database.read((reader) =>
      reader.rows<{ row: string }>(sql`select to_jsonb(t)::text as row from scim_tokens t`),
    )
    expect(JSON.stringify(stored)).not.toContain(token.slice(-20))
    expect((await call('DELETE', `${path}/${tokenId}`)).status).toBe(200)
    expect((await send('GET', '/Users')).status).toBe(401)
    expect((await call('DELETE', `${path}/${tokenId}`)).status).toBe(404)
    expect((await sender(url, second.token)('GET', '/Users')).status).toBe(200)
  })

  it('end when the deletion of their source begins', async () => {
    const { sourceId, send } = await newSource(server)
    expect((await send('GET', '/Users')).status).toBe(200)
    const deleted = await call('DELETE', `/api/v1/sources/${sourceId}`, { body: { expectedGrantCount: 0 } })
    expect(deleted.status).toBe(200)
    expect((await send('GET', '/Users')).status).toBe(401)
  })

  it('work from their addresses only', async () => {
    const { send } = await newSource(server, { cidrs: ['192.0.2.0/24'] })
    expect((await send('GET', '/Users')).status).toBe(403)
    expect((await send('POST', '/Users', user('x@cidr.example.com'))).status).toBe(403)
    const bad = { displayName: 'x', allowSourceCidr: ['nonsense'] }
    const { sourceId } = await newSource(server)
    expect((await call('POST', `/api/v1/sources/${sourceId}/scim_tokens`, { body: bad })).status).toBe(400)
  })

  it('are of sources that take SCIM, and open nothing but SCIM', async () => {
    const files = (await call('POST', '/api/v1/sources', { body: { displayName: 'Files' } })).body.source.id
    const refused = await call('POST', `/api/v1/sources/${files}/scim_tokens`, { body: { displayName: 'x' } })
    expect(refused.body.details[0].reason).toBe('NOT_SCIM_SOURCE')
    const { token } = await newSource(server)
    expect((await call('GET', '/api/v1/sources', { token })).status).toBe(401)
    const access = await server.token()
    noteSecret(access)
    expect((await sender(url, access)('GET', '/Users')).status).toBe(401)
  })
})

describe('requests of SCIM', async () => {
  const server = await useServer(API_ENGINE, { env: { API_REQUESTS_PER_MINUTE: '20' } })

  it('are limited for each token', async () => {
    const { send } = await newSource(server)
    const statuses = []
    for (let n = 0; n < 25; n++) statuses.push(await send('GET', '/Users?count=0'))
    const limited = statuses.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(0)
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
