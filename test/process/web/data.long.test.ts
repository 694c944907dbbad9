import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { SCREENS, screensFor, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

const FILES = {
  'users.csv':
    'id,email,name,department\nann,ann@example.com,Ann Arbor,Finance\nbob,bob@example.com,Bob Burton,Finance\n',
  'apps.csv': 'id,name,owners\ngranite,Granite Finance,ann\n',
  'resource_types.csv': 'app,id,name,traits\ngranite,group,Group,group\n',
  'resources.csv':
    'app,id,name,type,parent\ngranite,finance,Finance,group,\ngranite,approvers,Payment approvers,group,finance\n',
  'entitlements.csv':
    'app,id,name,resource,risk_level\ngranite,member,Payment approvers member,approvers,Low\ngranite,approve,Approve payments,,Critical\n',
  'accounts.csv': 'app,id,name,user\ngranite,a1,a.arbor,ann\ngranite,b1,b.burton,bob\n',
  'grants.csv':
    'app,entitlement,account,inherited_from\ngranite,member,a1,\ngranite,approve,a1,member\ngranite,approve,x9,\n',
}
const asFiles = (files: Record<string, string>) =>
  Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }))

describe('access data in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { person } = visitingOn(server, await useBrowser())
  await server.database.tx((tx) =>
    insertUser(tx, server.tenant.id, {
      id: newId(),
      email: 'auditor@example.com',
      displayName: 'Aud Itor',
      roles: ['read_only_administrator'],
    }),
  )

  /** A signed-in person, and what they change. */
  async function visit(email: string, viewport = SCREENS.desktop) {
    const user = await server.database.read((reader) => findUserByEmail(reader, server.tenant.id, email))
    const { page, complaints } = await person(user?.id ?? '', { viewport })
    const changes: string[] = []
    page.on('request', (request) => {
      if (isChange(request)) changes.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    return { page, complaints, changes }
  }
  const READING = ['/api/v1/search/', '/api/v1/users/introspect']
  const isChange = (request: Request) => {
    const { pathname } = new URL(request.url())
    return request.method() !== 'GET' && !READING.some((start) => pathname.startsWith(start))
  }
  const open = (page: Page, path: string) => page.goto(new URL(path, server.url).href)
  const row = (page: Page, table: string, text: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

  it('previews files with faults, shows them by cause, and goes on without the rows', async () => {
    const { page, complaints } = await visit('admin@example.com')
    await open(page, '/data/sources')
    await page.getByRole('button', { name: 'New source' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('HR feed')
    await page.getByRole('button', { name: 'Add and import' }).click()
    await page.getByRole('heading', { name: 'Import into HR feed' }).waitFor()

    const input = page.locator('input[type=file]')
    await input.setInputFiles(asFiles({ 'people.csv': '' }))
    await page.getByText('This file is empty.').waitFor()
    expect(await page.getByRole('button', { name: 'Upload' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Take out people.csv' }).click()
    await input.setInputFiles(asFiles(FILES))
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()

    const fault = page.getByRole('list', { name: 'Problems by cause' }).getByRole('listitem').filter({ hasText: 'x9' })
    expect(await fault.innerText()).toMatch(/Left out\s+grants\.csv, account: [\s\S]+1 row \(line 4\)/)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Problems as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('problems.csv')
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^grants\.csv,,4,left_out,.*x9/m)

    const apply = page.getByRole('button', { name: 'Apply', exact: true })
    expect(await apply.isDisabled()).toBe(true)
    await page.getByLabel('Import without the 1 row that cannot be imported').check()
    await apply.click()
    await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
    await page.getByText('1 row was left out').waitFor()
    expect(await page.getByRole('table', { name: 'Files' }).getByRole('row').count()).toBe(8)
    expect(complaints).toEqual([])
  })

  it('asks before an import that removes much, also somebody who comes back to it', async () => {
    const { page, complaints } = await visit('admin@example.com')
    await open(page, '/data/sources')
    await page.getByRole('link', { name: 'Import into HR feed' }).click()
    const { 'users.csv': users, ...others } = FILES
    const ann = users.split('\n').slice(0, 2).join('\n')
    const accounts = 'app,id,name,user\ngranite,a1,a.arbor,ann\n'
    const grants = 'app,entitlement,account,inherited_from\ngranite,member,a1,\n'
    await page
      .locator('input[type=file]')
      .setInputFiles(asFiles({ ...others, 'users.csv': ann, 'accounts.csv': accounts, 'grants.csv': grants }))
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    const apply = page.getByRole('button', { name: 'Apply', exact: true })
    await apply.waitFor()
    await expect.poll(() => apply.isDisabled()).toBe(true)
    await page.getByLabel(/^Remove 1 of 2 /).check()
    await expect.poll(() => apply.isEnabled()).toBe(true)

    await open(page, '/data/sources')
    await page.getByRole('link', { name: 'Import into HR feed' }).click()
    await page.getByRole('link', { name: 'Continue this import' }).click()
    await apply.waitFor()
    await expect.poll(() => apply.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel import' }).click()
    await page.getByRole('heading', { name: 'Cancelled' }).waitFor()
    expect(complaints).toEqual([])
  })

  it.each(screensFor('why'))('tells why a person has an access, on a %s', async (_, viewport) => {
    const { page, complaints } = await visit('admin@example.com', viewport)
    await open(page, '/data/people')
    await page.getByRole('searchbox', { name: 'Search people' }).fill('arbor')
    await page.waitForURL(/q=arbor/)
    await page.getByRole('link', { name: /Ann Arbor/ }).click()
    await page.getByRole('heading', { name: 'Ann Arbor' }).waitFor()
    const access = row(page, 'Access', 'Approve payments')
    await access.getByText('Payment approvers member').waitFor()
    expect(await access.getByText('Critical').count()).toBe(1)
    await access.getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Approve payments' }).waitFor()
    await page.getByText('One holder is shown.').waitFor()
    await row(page, 'Holders', 'Ann Arbor').getByText('Payment approvers member').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    expect(complaints).toEqual([])
  })

  it('changes the risk of an entitlement in its place, and keeps what it was', async () => {
    const { page, complaints } = await visit('admin@example.com')
    await open(page, '/data/entitlements?q=approve')
    await page.getByRole('link', { name: 'Approve payments' }).click()
    await page.getByRole('button', { name: 'Change risk' }).click()
    const facts = page.getByRole('region', { name: 'Facts' })
    await facts.getByRole('textbox', { name: 'Risk' }).click()
    await page.getByRole('option', { name: 'Low' }).click()
    await facts.getByRole('button', { name: 'Save' }).click()
    await facts.getByText('Changed here; imports keep it').waitFor()
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByText('Critical').waitFor()
    await page.getByRole('link', { name: 'Show this version' }).click()
    await facts.getByText('As it was on').waitFor()
    await facts.getByText('Critical').waitFor()
    expect(complaints).toEqual([])
  })

  it('shows a list as it was at the end of a day, by its address, and as it is now again', async () => {
    const { page, complaints } = await visit('admin@example.com')
    await open(page, '/data/apps')
    const granite = page.getByRole('link', { name: 'Granite Finance' })
    await granite.waitFor()
    await page.getByLabel('As of', { exact: true }).fill('2020-02-29')
    await granite.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('on')).toBe('2020-02-29')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Now' }).click()
    await granite.waitFor()
    expect(complaints).toEqual([])
  })

  it('lets an auditor read everything, and never sends a change', async () => {
    const { page, complaints, changes } = await visit('auditor@example.com')
    const pages: [path: string, ready: string | RegExp][] = [
      ['/data/apps', 'Granite Finance'],
      ['/data/accounts', 'b.burton'],
      ['/data/entitlements', 'Approve payments'],
      ['/data/grants?direct=inherited', 'Ann Arbor'],
      ['/data/resources', 'Finance'],
      ['/data/people', 'Bob Burton'],
      ['/data/sources', 'HR feed'],
      ['/audit?what=imports', /began an import/],
    ]
    for (const [path, ready] of pages) {
      await open(page, path)
      await page.getByRole('main').getByText(ready).first().waitFor()
    }
    await open(page, '/data/apps')
    await page.getByRole('link', { name: 'Granite Finance' }).click()
    await page.getByRole('region', { name: 'Facts' }).getByText('Ann Arbor').waitFor()
    for (const name of ['Accounts', 'Resources', 'Grants', 'History'])
      await page.getByRole('navigation', { name: 'About Granite Finance' }).getByRole('link', { name }).click()
    await page.getByText('First seen').waitFor()
    for (const name of [/^Change/, 'Import', 'New source'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    const download = page.waitForEvent('download')
    await open(page, '/data/people')
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('people.csv')
    expect(changes).toEqual([])
    expect(complaints).toEqual([])
  })
})
