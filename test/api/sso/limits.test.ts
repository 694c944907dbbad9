import { describe, expect, it } from 'vitest'
import { Visitor } from '../../servers/oidc-provider.ts'
import { useSsoServer } from './signing-in.ts'

const VISITS = 80
const isLimited = (place: string) => place.startsWith('/sign-in?problem=too_many')

describe('single sign-on from one address', async () => {
  const { server, comeBack, whoIs } = await useSsoServer()
  const waiting = new Visitor()
  const back = await comeBack(waiting, 'admin')
  /** Where many visits at the same time lead to. */
  const visit = (path: string) =>
    Array.from({ length: VISITS }, async () => {
      const reply = await fetch(`${server.url}${path}`, { redirect: 'manual' })
      return reply.headers.get('location') ?? ''
    })

  it('begins at most 60 times a minute; the sign-in page says so', async () => {
    const places = await Promise.all(visit('/auth/v1/sso/start?to=/reviews'))
    const limited = places.filter(isLimited).length
    // The one that was begun before counts while its minute lasts.
    expect([VISITS - 60, VISITS - 59]).toContain(limited)
    expect(places.filter((place) => !place.startsWith('/'))).toHaveLength(VISITS - limited)
  })

  it('comes back at most 60 times a minute, and signs nobody in beyond that', async () => {
    const visits = visit('/auth/v1/sso/callback?state=x&code=y')
    await Promise.any(visits.map(async (place) => expect(isLimited(await place)).toBe(true)))
    const late = await waiting.request(back)
    expect(isLimited(late.headers.get('location') ?? '')).toBe(true)
    expect(await whoIs(waiting)).toBeUndefined()
    expect((await Promise.all(visits)).filter(isLimited)).toHaveLength(VISITS - 60)
  })
})
