import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { findUserByEmail } from '../../../server/directory/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { screensFor, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('the last minutes of a session', async () => {
  const server = await useServer(API_ENGINE)
  const { person, signIn } = visitingOn(server, await useBrowser())
  const admin = await server.database.read((reader) => findUserByEmail(reader, server.tenant.id, 'admin@example.com'))
  const adminId = admin?.id ?? ''
  const address = new URL('/settings/preferences', server.url).href
  const endIn = (time: string) =>
    server.database.tx((tx) =>
      tx.count(sql`update sessions set expires_at = now() + ${time}::interval
        where tenant_id = ${server.tenant.id} and user_id = ${adminId}`),
    )

  it.each(screensFor('session end'))('WEB-097 are announced, on a %s', async (_, viewport) => {
    const { page, complaints } = await person(adminId, { viewport })
    await endIn('8 minutes 30 seconds')
    await page.goto(address)
    await page.getByText(/^Your session ends at .*, in [89] minutes\. What you have decided is kept\./).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  it('WEB-097 are over once the person has signed in again in another tab', async () => {
    const { page, complaints } = await person(adminId)
    await endIn('9 minutes')
    await page.goto(address)
    const notice = page.getByText(/^Your session ends at .*, in 9 minutes\./)
    await notice.waitFor()
    expect(await page.getByRole('link', { name: 'Sign in again' }).getAttribute('target')).toBe('_blank')
    await signIn(page.context(), adminId)
    const other = await page.context().newPage()
    await other.goto(address)
    await notice.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})
