import { describe, expect, it } from 'vitest'
import { createSignInLink } from '../../server/auth/index.ts'
import { insertUser } from '../../server/directory/index.ts'
import { newId } from '../../server/lib/ids.ts'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'

const PATH = '/api/v1/auth/sessions'

describe('browser sessions', async () => {
  const server = await useServer(API_ENGINE)
  const { origin } = new URL(server.url)

  async function person(): Promise<string> {
    const id = newId()
    await server.database.tx((tx) =>
      insertUser(tx, server.tenant.id, { id, email: `${id}@example.com`, displayName: 'x', roles: ['basic_user'] }),
    )
    return id
  }
  async function signIn(userId: string, userAgent: string): Promise<string> {
    const link = await server.database.tx((tx) => createSignInLink(tx, server.tenant.id, userId, new URL(server.url)))
    const reply = await fetch(`${server.url}/auth/v1/sign-in`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ token: new URL(link).hash.slice(1) }),
    })
    expect(reply.status).toBe(200)
    return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const call = async (cookie: string, method = 'GET', path = PATH) => {
    const reply = await fetch(`${server.url}${path}`, { method, headers: { cookie, origin } })
    return { status: reply.status, body: (await reply.json()) as { list: Record<string, unknown>[] } }
  }

  it('say where the person signed in, and which one is in use', async () => {
    const userId = await person()
    await signIn(userId, 'Browser of the office')
    const here = await signIn(userId, 'Phone')
    const { list } = (await call(here)).body
    const shown = list.map(({ userAgent, address, current }) => [userAgent, address, current])
    expect(shown.sort()).toEqual([
      ['Browser of the office', '127.0.0.1', false],
      ['Phone', '127.0.0.1', true],
    ])
  })

  it('say in how many seconds they end (WEB-070)', async () => {
    const here = await signIn(await person(), 'here')
    const { body } = await call(here, 'GET', '/api/v1/auth/introspect')
    const { expiresIn } = body as unknown as { expiresIn: number }
    const { list } = (await call(here)).body
    const left = (Date.parse(String(list[0]?.expiresAt)) - Date.now()) / 1000
    expect(Math.abs(expiresIn - left)).toBeLessThan(60)
  })

  it('end all but the one in use, and only those of the person', async () => {
    const [userId, otherId] = [await person(), await person()]
    const [here, there, elsewhere, others] = [
      await signIn(userId, 'here'),
      await signIn(userId, 'there'),
      await signIn(userId, 'elsewhere'),
      await signIn(otherId, 'somebody else'),
    ]
    expect((await call(here, 'DELETE')).body).toEqual({ endedCount: 2 })
    const statuses = await Promise.all([here, there, elsewhere, others].map(async (one) => (await call(one)).status))
    expect(statuses).toEqual([200, 401, 401, 200])
    expect((await call(here, 'DELETE')).body).toEqual({ endedCount: 0 })
  })
})
