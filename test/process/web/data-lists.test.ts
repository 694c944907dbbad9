import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sealAll } from '../../../server/audit/index.ts'
import { findUserByEmail } from '../../../server/directory/index.ts'
import { accessDataOf } from '../../api/data/access-data.ts'
import { closingOn } from '../../api/review/closing.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { itLong, screensFor, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('lists of access data and the audit log', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, items, post, tenantId } = await closingOn(server)
  await load(COMPANY)
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const { visit } = visitingOn(server, await useBrowser())
  const open = (path: string, options = {}) => visit(admin?.id ?? '', path, options)
  /** The browser complains of every answer 404, also where a page expects it. */
  const notMissing = (complaint: string) => !/status of 404/.test(complaint)
  const names = (page: Page, table: string) =>
    page.getByRole('table', { name: table }).locator('tbody tr td:first-child').allInnerTexts()

  for (const [screen, viewport] of screensFor('departments'))
    itLong(`WEB-094 shows the people of one department, on a ${screen}`, async () => {
      const { page, complaints } = await open('/data/people', { viewport })
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('button', { name: 'Department' }).click()
      await page.getByLabel('Sales').click()
      await page.waitForURL((url) => url.searchParams.get('department') === 'Sales')
      await page.getByRole('row', { name: /Eli Fuchs/ }).waitFor({ state: 'detached' })
      // While the list is loaded anew, it has nobody.
      await expect
        .poll(async () => (await names(page, 'People')).map((name) => name.split('\n').at(-2)))
        .toEqual(expect.arrayContaining(['Bob Chen', 'Cid Diaz', 'Dea Eder']))
      expect(complaints).toEqual([])
    })

  itLong('finds a person who was removed when a search that found nobody is widened', async () => {
    const data = await accessDataOf(server)
    await data.user('Gone Gray', { status: 'DELETED' })
    const { page, complaints } = await open('/data/people?q=gone')
    await page.getByText('Nothing matches these filters.').waitFor()
    await page.getByRole('button', { name: 'Search removed people, too' }).click()
    await page.getByRole('row', { name: /Gone Gray/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('gone')
    expect(complaints).toEqual([])
  })

  itLong('WEB-093 finds grants by text, held by accounts and by groups', async () => {
    const { page, complaints } = await open('/data/grants')
    await page.getByRole('row', { name: /Wiki/ }).first().waitFor()
    await page.getByLabel('Search grants').fill('export')
    await page.getByRole('row', { name: /Wiki/ }).first().waitFor({ state: 'detached' })
    const rows = page.getByRole('table', { name: 'Grants' }).locator('tbody tr')
    await eventually(async () => expect(await rows.count()).toBe(2))
    expect(new URL(page.url()).searchParams.get('q')).toBe('export')
    await page.getByRole('button', { name: 'Held by groups and roles' }).click()
    await page
      .getByText(/^Nothing matches|^None of|match/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })

  it.each(screensFor('columns of lists'))('WEB-095 hides columns for this person, on a %s', async (_, viewport) => {
    const { page, complaints } = await open('/data/apps', { viewport })
    const heads = () => page.getByRole('table', { name: 'Apps' }).locator('thead th').allTextContents()
    await page.getByRole('row', { name: /Wiki/ }).waitFor()
    expect(await heads()).toContain('Policy')
    await page.getByRole('button', { name: 'Columns' }).click()
    await expectAccessible(page)
    await page.getByLabel('Policy', { exact: true }).uncheck()
    await page.keyboard.press('Escape')
    expect(await heads()).not.toContain('Policy')
    await page.reload()
    await page.getByRole('row', { name: /Wiki/ }).waitFor()
    expect(await heads()).not.toContain('Policy')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/^\uFEFFName,Owners,Accounts,Source\r\n/)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await heads()).toContain('Policy')
    expect(complaints).toEqual([])
  })

  it.each(screensFor('remove an app'))('WEB-091 removes an app made here, on a %s', async (name, viewport) => {
    const data = await accessDataOf(server)
    const displayName = `Lantern ${name}`
    const app = (await post('/api/v1/apps', { displayName })).body.app.id as string
    const right = await data.entitlement(app, `Read ${name}`)
    for (const account of ['one', 'two']) await data.grant(right, await data.account(app, account))
    const campaign = await draft({ scopeV2: { appAccess: {} }, displayName: 'Kept' })
    await post(`/api/v1/access_review/${campaign}/scope_and_entitlements`, {
      entitlements: [{ appId: app, appEntitlementId: right }],
      scopeV2: { specificResources: {} },
    })
    await prepare(campaign)
    const { page, complaints } = await open(`/data/apps/${app}`, { viewport })
    await page.getByRole('button', { name: 'Remove app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`${displayName} goes with 2 entitlements, 2 accounts and 2 grants.`).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove app' }).click()
    await page.waitForURL('**/data/apps')
    await page.getByRole('row', { name: /Wiki/ }).waitFor()
    expect(await names(page, 'Apps')).not.toContain(displayName)
    expect(await items(campaign)).toHaveLength(2)
    expect(JSON.stringify(await items(campaign))).toContain(displayName)
    await page.goto(new URL(`/data/apps/${app}`, server.url).href)
    await page.getByText(/^This app was removed on .* by Admin/).waitFor()
    await page.getByRole('link', { name: 'All apps' }).click()
    // What a source brings is removed there.
    await page.getByRole('link', { name: 'Wiki' }).click()
    await page.getByRole('heading', { name: 'Wiki' }).waitFor()
    // On a phone these facts are folded.
    await page.getByText('Known since').waitFor({ state: 'attached' })
    expect(await page.getByRole('button', { name: 'Remove app' }).count()).toBe(0)
    expect(complaints.filter(notMissing)).toEqual([])
  })

  it('chooses who removes access of an entitlement by hand, and goes back to the usual way (WEB-034)', async () => {
    const { page, complaints } = await open('/data/entitlements?q=export')
    await page.getByRole('link', { name: 'Export all customers' }).click()
    const facts = page.getByRole('region', { name: 'Facts' })
    await facts.getByText('As in the tenant settings').waitFor()
    await facts.getByRole('button', { name: 'Change removal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Removal of Export all customers' })
    await dialog.getByRole('combobox', { name: 'How denied access is removed' }).selectOption('By hand')
    await dialog.getByRole('combobox', { name: 'Who removes it' }).selectOption('Chosen people')
    await dialog.getByText('Choose somebody.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: 'People' }).click()
    await page.getByRole('option', { name: 'Ann Berg' }).click()
    await dialog.getByLabel('Instructions').fill('Tell the bank first.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await facts.getByText('By hand').waitFor()
    await facts.getByText('Tell the bank first.').waitFor()
    await facts.getByRole('button', { name: 'Change removal' }).click()
    await dialog
      .getByRole('combobox', { name: 'How denied access is removed' })
      .selectOption('As in the tenant settings')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await facts.getByText('As in the tenant settings').waitFor()
    expect(complaints).toEqual([])
  })

  it('WEB-096 saves the entries that the filter shows', async () => {
    const { page, complaints } = await open('/audit?what=imports')
    await page
      .getByText(/applied an import/)
      .first()
      .waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const [header, ...rows] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
    expect(header).toMatch(/^Entry,Time,Who,What,Operation,Outcome,/)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => /import|sync|source/i.test(row))).toBe(true)
    expect(complaints).toEqual([])
  })

  itLong(
    'WEB-140 says of what an import removed when it went, and shows its history and its name (WEB-162)',
    async () => {
      const stays = {
        users: 'id,email,name\ns1,sol@corp.example,Sol Stay\n',
        apps: 'id,name\nharbor,Harbor\n',
        resource_types: 'app,id,name,traits\nharbor,group,Group,group\n',
        resources: 'app,id,name,type\nharbor,crew,Crew,group\n',
        entitlements: 'app,id,name\nharbor,moor,Moor\n',
        accounts: 'app,id,username,user\nharbor,h1,sol,s1\nharbor,h2,pat,\n',
        grants: 'app,entitlement,account\nharbor,moor,h1\n',
      }
      const goes = {
        users: 'r1,rita@corp.example,Rita Ray\n',
        apps: 'relay,Relay\n',
        resource_types: 'relay,group,Group,group\n',
        resources: 'relay,night,Night shift,group\n',
        entitlements: 'relay,switch,Switch over\n',
        accounts: 'relay,a1,rita.ray,r1\nharbor,h3,kim,\n',
        grants: 'relay,switch,a1\nharbor,moor,h2\nharbor,moor,h3\n',
      }
      const kinds = Object.keys(stays) as (keyof typeof stays)[]
      await load(Object.fromEntries(kinds.map((kind) => [kind, stays[kind] + goes[kind]])), 'Relay feed')
      const idOf = async (kind: string, query: string, part?: string) => {
        const [found] = (await post(`/api/v1/search/${kind}`, { query })).body.list
        return (part ? found[part] : found).id as string
      }
      const paths = {
        apps: [`/data/apps/${await idOf('apps', 'Relay')}`, 'Relay', 'app'],
        resources: [
          `/data/resources/${await idOf('app_resources', 'Night shift', 'appResource')}`,
          'Night shift',
          'resource',
        ],
        entitlements: [
          `/data/entitlements/${await idOf('entitlements', 'Switch over', 'appEntitlement')}`,
          'Switch over',
          'entitlement',
        ],
        accounts: [`/data/accounts/${await idOf('app_users', 'rita.ray', 'appUser')}`, 'rita.ray', 'account'],
        people: [`/data/people/${await idOf('users', 'Rita Ray', 'user')}`, 'Rita Ray', 'person'],
      } as const
      const moor = `/data/entitlements/${await idOf('entitlements', 'Moor', 'appEntitlement')}?holder=${await idOf('app_users', 'pat', 'appUser')}`
      const { id: syncId } = await load(stays, 'Relay feed')

      const { page, complaints } = await open('/data/apps')
      const go = (path: string) => page.goto(new URL(path, server.url).href)
      for (const [path, name, thing] of Object.values(paths)) {
        await go(`${path}?tab=history`)
        await page.getByRole('heading', { name, level: 1 }).waitFor()
        const note = page.getByRole('status').filter({ hasText: `This ${thing} was removed on` })
        expect(await note.getByRole('link', { name: 'an import' }).getAttribute('href')).toContain(syncId)
        await page.getByText('First seen').waitFor()
      }
      await go(paths.accounts[0])
      await page.getByRole('region', { name: 'Facts' }).getByRole('link', { name: 'Relay' }).waitFor()
      await expectAccessible(page)
      await go(moor)
      await page.getByText('This account does not hold it now.').waitFor()
      await page.getByRole('table', { name: 'Past holders' }).getByRole('row', { name: /pat/ }).waitFor()
      await go(moor.replace(/\?.*/, '?tab=past'))
      await page.getByRole('table', { name: 'Past holders' }).getByRole('row', { name: /^kim/ }).waitFor()
      await go('/data/apps/nothing')
      await page.getByText('This app does not exist, or you cannot view it.').waitFor()
      expect(complaints.filter(notMissing)).toEqual([])
    },
  )

  for (const [screen, viewport] of screensFor('verify the chain'))
    itLong(`WEB-092 verifies the audit chain, on a ${screen}`, async () => {
      await sealAll(server.database, tenantId)
      const { page, complaints } = await open('/audit', { viewport })
      await page.getByRole('button', { name: 'Verify chain' }).click()
      await page.getByText(/^The chain is intact: \d+ entries verified\.$/).waitFor()
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })
})
