import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { startProvider } from '../../servers/oidc-provider.ts'
import { itLong, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('single sign-on in the browser', async () => {
  const server = await useServer(API_ENGINE, { env: { OUTBOUND_ALLOW: '127.0.0.1' } })
  const browser = await useBrowser()
  const { visit } = visitingOn(server, browser)
  const provider = await startProvider({
    redirectUris: [`${server.url}/auth/v1/sso/callback`],
    postLogoutRedirectUris: [`${server.url}/sign-in`],
  })
  noteSecret(provider.clientSecret)
  await provider.setPeople({
    admin: { email: 'admin@example.com', email_verified: true },
    ann: { email: 'ann@example.com', email_verified: true },
    stranger: { email: 'stranger@example.com', email_verified: true },
  })
  const admin = await server.database.read((reader) => findUserByEmail(reader, server.tenant.id, 'admin@example.com'))
  const person = { id: newId(), email: 'ann@example.com', displayName: 'Ann Arbor', roles: ['basic_user'] }
  await server.database.tx((tx) => insertUser(tx, server.tenant.id, person))

  it('is set up and tested on its page (AUTH-180)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/settings/sign-in')
    await page.getByRole('heading', { level: 1, name: 'Single sign-on' }).waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('textbox', { name: 'Redirect URI', exact: true }).inputValue()).toBe(
      `${server.url}/auth/v1/sso/callback`,
    )
    await page.getByRole('textbox', { name: 'Name' }).fill('Northwind')
    await page.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer)
    await page.getByRole('textbox', { name: 'Client ID' }).fill(provider.clientId)
    await page.getByLabel('Client secret').fill(provider.clientSecret)
    await page.getByRole('checkbox', { name: 'People can sign in with it' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    expect(await page.getByLabel('Client secret').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Test' }).click()
    await page.getByRole('button', { name: 'Sign in as admin' }).click()
    await page.getByText('The test succeeded.').waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  it('leads to the page that the person wanted, and out again at the provider (AUTH-170, AUTH-179)', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${server.url}/settings/sessions`)
    const button = page.getByRole('link', { name: 'Sign in with Northwind' })
    await button.waitFor()
    await expectAccessible(page)
    await button.click()
    await page.getByRole('button', { name: 'Sign in as ann' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sessions' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/settings/sessions')
    await page.getByRole('button', { name: /Ann Arbor/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(`${provider.issuer}/session/end**`)
  })

  itLong('forgets the account of a person who has another one at the provider (AUTH-170)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/settings/sign-in')
    const section = page.getByRole('region', { name: 'A person has another account at the provider' })
    const choose = async (name: string) => {
      await section.getByRole('textbox', { name: 'Person' }).fill(name)
      await page.getByRole('option', { name }).first().click()
      await section.getByRole('button', { name: 'Unlink' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    }
    await choose('Ann Arbor')
    await section.getByText('Ann Arbor was unlinked.').waitFor()
    await expectAccessible(page)
    await choose('Ann Arbor')
    await page.getByRole('dialog').getByText('Ann Arbor has no linked account.').waitFor()
    await expectAccessible(page)
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([])
  })

  itLong('tells a person without an account what to do (AUTH-172)', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${server.url}/sign-in`)
    await page.getByRole('link', { name: 'Sign in with Northwind' }).click()
    await page.getByRole('button', { name: 'Sign in as stranger' }).click()
    await page.getByRole('alert').filter({ hasText: 'no active person with your e-mail address' }).waitFor()
    await expectAccessible(page)
  })

  itLong('lets a program in that shows a code (AUTH-184)', async () => {
    const form = async (path: string, fields: Record<string, string>) =>
      (await (
        await fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
      ).json()) as Record<string, string>
    const codes = await form('/auth/v1/device_authorization', { client_id: 'cli' })
    const { page, complaints } = await visit(person.id, `/device?code=${codes.user_code}`)
    await page.getByText('ann@example.com').first().waitFor()
    await page.getByText('127.0.0.1').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Authorize' }).click()
    await page.getByText('The program is signed in as you.').waitFor()
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: 'cli' }
    const { access_token: token = '' } = await form('/auth/v1/token', {
      ...grant,
      device_code: codes.device_code ?? '',
    })
    noteSecret(token)
    expect((await server.call('GET', '/api/v1/auth/introspect', { token })).body.userId).toBe(person.id)
    expect(complaints).toEqual([])
  })
})
