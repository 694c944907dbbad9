import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { fetchToken, noteSecret, useServer } from '../../harness.ts'
import { itLong, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('settings in the browser', async () => {
  const server = await useServer(API_ENGINE)
  const { visit } = visitingOn(server, await useBrowser())
  const admin = await server.database.read((reader) =>
    findUserByEmail(reader, server.tenant.id, 'admin@example.com').then((user) => user?.id ?? ''),
  )
  const addPerson = async (displayName: string, ...roles: string[]) => {
    const id = newId()
    const email = `${displayName.toLowerCase().replace(' ', '.')}@example.com`
    await server.database.tx((tx) => insertUser(tx, server.tenant.id, { id, email, displayName, roles }))
    return id
  }
  const [ann, bob] = [await addPerson('Ann Arbor', 'basic_user'), await addPerson('Bob Burton', 'basic_user')]

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const rowOf = (page: Page, table: string, text: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

  /** Makes a credential by hand, and gives what its file holds. */
  async function makeCredential(page: Page, name: string, range?: string): Promise<Record<string, string>> {
    await page.getByRole('button', { name: 'New credential' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    if (range) {
      await page.getByRole('textbox', { name: 'Add an address range' }).fill(range)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Create' }).click()
    const dialog = page.getByRole('dialog', { name: `${name} is ready` })
    await dialog.waitFor()
    const started = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download as a file' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe(`${name}.env`)
    const text = readFileSync(await download.path(), 'utf8')
    const values = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s)),
    )
    noteSecret(values.CLIENT_SECRET)
    return values
  }
  const store = async (page: Page) => {
    await page.getByRole('checkbox', { name: 'I have stored it' }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const introspect = async (token: string) =>
    (await fetch(new URL('/api/v1/auth/introspect', server.url), { headers: { authorization: `Bearer ${token}` } }))
      .status

  it('says how a script uses a new credential with curl, and that works as it stands', async () => {
    const { page } = await visit(ann, '/settings/credentials')
    const values = await makeCredential(page, "Ann's script")
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Use it in a script, with curl').click()
    await expectAccessible(page)
    const commands = (await dialog.locator('pre').textContent()) ?? ''
    const directory = mkdtempSync(join(tmpdir(), 'recert-curl-'))
    try {
      writeFileSync(
        join(directory, "Ann's script.env"),
        Object.entries(values)
          .map((entry) => `${entry.join('=')}\n`)
          .join(''),
      )
      const { stdout } = await promisify(execFile)('sh', ['-c', commands], { cwd: directory })
      expect(JSON.parse(stdout)).toMatchObject({ userId: ann })
    } finally {
      rmSync(directory, { recursive: true })
    }
    await store(page)
  })

  it('makes a credential that works over HTTP until it is deleted', async () => {
    const { page, complaints } = await visit(ann, '/settings/credentials')
    const { RECERT_URL, CLIENT_ID = '', CLIENT_SECRET = '' } = await makeCredential(page, 'nightly export')
    await store(page)
    expect(RECERT_URL).toBe(new URL(server.url).origin)
    const token = await fetchToken(RECERT_URL ?? '', CLIENT_ID, CLIENT_SECRET)
    expect(await introspect(token)).toBe(200)
    await page.reload()
    const row = rowOf(page, 'API credentials', CLIENT_ID)
    await row.getByText('now').waitFor()
    await row.getByRole('button', { name: 'Actions for nightly export' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByText('It was last used now').waitFor()
    await page.getByRole('button', { name: 'Delete credential' }).click()
    await row.waitFor({ state: 'detached' })
    expect(await introspect(token)).toBe(401)
    expect(complaints).toEqual([])
  })

  itLong('keeps to the address ranges, and shows the sentence of the server at a wrong one', async () => {
    const { page } = await visit(ann, '/settings/credentials')
    await page.getByRole('button', { name: 'New credential' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('elsewhere')
    const field = page.getByRole('textbox', { name: 'Add an address range' })
    await field.fill('10.0.0.0/99')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('"10.0.0.0/99" must be an IP address or range').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const { CLIENT_ID = '', CLIENT_SECRET = '' } = await makeCredential(page, 'elsewhere', '192.0.2.0/24')
    await store(page)
    await rowOf(page, 'API credentials', 'elsewhere').getByText('192.0.2.0/24').waitFor()
    const reply = await fetch(new URL('/auth/v1/token', server.url), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
      }),
    })
    expect(reply.status).toBe(401)
  })

  it('shows a secret once, in a dialog that only its button closes, and keeps it nowhere', async () => {
    const { page } = await visit(ann, '/settings/sessions')
    await page.getByRole('link', { name: 'API credentials' }).click()
    const { CLIENT_SECRET = '' } = await makeCredential(page, 'once')
    const dialog = page.getByRole('dialog', { name: 'once is ready' })
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
    expect(await dialog.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    expect(await dialog.isVisible()).toBe(true)
    await page.goBack()
    await dialog.getByText('If you leave this page now, the secret is gone.').waitFor()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expectAccessible(page)
    expect(await dialog.getByRole('textbox', { name: 'Client Secret' }).inputValue()).toBe(CLIENT_SECRET)
    await page.context().grantPermissions(['clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy Client Secret' }).click()
    await dialog.getByRole('button', { name: 'Copied Client Secret' }).waitFor()
    await store(page)
    await rowOf(page, 'API credentials', 'once').waitFor()
    expect(await page.content()).not.toContain(CLIENT_SECRET)
    const kept = await page.evaluate('JSON.stringify([localStorage, sessionStorage, history.state, location.href])')
    expect(kept).not.toContain(CLIENT_SECRET)
  })

  itLong('changes a credential, and shows those of everybody to who may manage them', async () => {
    const own = await visit(ann, '/settings/credentials')
    await makeCredential(own.page, 'shared')
    await store(own.page)
    expect(await own.page.getByRole('link', { name: 'Everybody’s' }).count()).toBe(0)
    const { page, complaints } = await visit(admin, '/settings/credentials')
    await page.getByRole('link', { name: 'Everybody’s' }).click()
    const row = rowOf(page, 'API credentials', 'shared')
    await row.getByText('Ann Arbor').waitFor()
    await row.getByRole('button', { name: 'Actions for shared' }).click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    await page.getByRole('radio', { name: 'Specific roles' }).check()
    await page.getByRole('checkbox', { name: 'Basic User' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await row.getByText('Basic User').waitFor()
    expect(complaints).toEqual([])
  })

  itLong('gives a role and takes it away, and refuses to take it from the last administrator', async () => {
    const { page } = await visit(admin, '/settings/roles')
    await page.getByRole('searchbox', { name: 'Search all people' }).fill('Ann')
    const row = rowOf(page, 'People with their roles', 'Ann Arbor')
    await row.getByRole('button', { name: 'Give a role to Ann Arbor' }).click()
    await page.getByRole('menuitem', { name: 'Campaign Administrator' }).click()
    await page.getByRole('dialog').getByText('Create campaigns').waitFor()
    await page.getByRole('button', { name: 'Give role' }).click()
    const take = row.getByRole('button', { name: 'Take Campaign Administrator from Ann Arbor' })
    await take.click()
    await page.getByRole('button', { name: 'Take role away' }).click()
    await take.waitFor({ state: 'detached' })

    await page.goto(new URL('/settings/roles', server.url).href)
    await page.getByRole('button', { name: 'Take Super Administrator from Administrator' }).click()
    await page.getByRole('dialog').getByText('This is your own role.').waitFor()
    await page.getByRole('button', { name: 'Take role away' }).click()
    await page.getByRole('alert').getByText('This is the last Super Administrator').waitFor()
    await expectAccessible(page)
  })

  itLong('shows people without the right no buttons that change roles', async () => {
    const { page, complaints } = await visit(await addPerson('Aud Itor', 'read_only_administrator'), '/settings/roles')
    await rowOf(page, 'People with their roles', 'Administrator').first().waitFor()
    expect(await page.getByRole('button', { name: /^(Give|Take) / }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  itLong('ends one session, and all others', async () => {
    const carol = await addPerson('Carol Cole', 'basic_user')
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => visit(carol, '/settings/sessions')))
    const page = third?.page as Page
    const ends = page.getByRole('button', { name: /^End Chrome/ })
    await ends.nth(1).waitFor()
    await ends.first().click()
    await expect.poll(() => ends.count()).toBe(1)
    await page.getByRole('button', { name: 'End all others' }).click()
    await page.getByRole('dialog').getByText('1 other session ends at once.').waitFor()
    await page.getByRole('button', { name: 'End 1', exact: true }).click()
    await expect.poll(() => ends.count()).toBe(0)
    for (const visited of [first, second]) {
      await visited?.page.goto(new URL('/settings/sessions', server.url).href)
      await visited?.page.waitForURL((url) => url.pathname === '/sign-in')
    }
    await rowOf(page, 'Sessions', 'This browser').waitFor()
  })

  itLong('sets a stand-in, says what it means, and removes it', async () => {
    const { page, complaints } = await visit(bob, '/settings/stand-in')
    await page.getByRole('combobox', { name: 'Who' }).or(page.getByLabel('Who')).first().fill('Ann')
    await page.getByRole('option', { name: /Ann Arbor/ }).click()
    await page.getByLabel('Last day').fill('2099-12-31')
    await page.getByText('Reviews that would be assigned to you from now on until').waitFor()
    await page.getByRole('button', { name: 'Set stand-in' }).click()
    const current = page.getByRole('region', { name: 'Current stand-in' })
    await current.getByText('go to Ann Arbor instead').waitFor()
    const delegateOf = async () =>
      (await server.call('GET', `/api/v1/users/${bob}`)).body.userView.user.delegatedUserId as string
    expect(await delegateOf()).toBe(ann)
    await current.getByRole('button', { name: 'Remove stand-in' }).click()
    await current.waitFor({ state: 'detached' })
    expect(await delegateOf()).toBe('')
    expect(complaints).toEqual([])
  })

  itLong('saves the settings of the tenant within the limits of the server', async () => {
    const { page } = await visit(admin, '/settings/tenant')
    await page.getByRole('textbox', { name: 'Name' }).fill('Northwind')
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Berlin')
    await page.getByRole('spinbutton', { name: 'Closing limit' }).fill('5')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('status').getByText('Saved.').waitFor()
    expect((await server.call('GET', '/api/v1/settings')).body.settings).toMatchObject({
      displayName: 'Northwind',
      timeZone: 'Europe/Berlin',
      closeConfirmPercent: 5,
    })
  })

  it('adds a trusted domain, refuses what is none and leads back to it with Alt F8, and removes it', async () => {
    const { page } = await visit(admin, '/settings/domains')
    const field = page.getByRole('textbox', { name: 'Domain' })
    await field.fill('no domain')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('"no domain" must be a domain such as example.com.').waitFor()
    expect(await page.locator('[aria-invalid="true"]:focus').count()).toBe(0)
    await page.keyboard.press('Alt+F8')
    await page.locator('[aria-invalid="true"]:focus').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('Example.org')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Remove example.org' }).click()
    await page.getByRole('button', { name: 'Remove domain' }).click()
    await page.getByText('There are no trusted domains.').waitFor()
  })

  it('keeps preferences in the browser: without single keys, g then r goes nowhere', async () => {
    const { page } = await visit(ann, '/settings/preferences')
    const keys = page.getByRole('switch', { name: 'Single keys' })
    await keys.uncheck()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    expect(new URL(page.url()).pathname).toBe('/settings/preferences')
    await page.reload()
    expect(await keys.isChecked()).toBe(false)
    await keys.check()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.waitForURL((url) => url.pathname === '/reviews')
  })

  itLong('leads there from the menu of the person', async () => {
    const { page } = await visit(ann, '/reviews')
    await page.getByRole('button', { name: 'Ann Arbor' }).click()
    await page.getByRole('menuitem', { name: 'Stand-in' }).click()
    await heading(page, 'Stand-in')
  })
})
