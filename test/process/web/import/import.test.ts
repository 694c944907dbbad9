import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../../server/directory/index.ts'
import { newId } from '../../../../server/lib/ids.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { noteSecret, useServer } from '../../../harness.ts'
import { itLong, SCREENS, useBrowser } from '../browser.ts'
import { lasting, smallTargets } from '../page-checks.ts'
import { expectAccessibleOnScreens, visitingOn } from '../visiting.ts'

/** As a spreadsheet in German saves it: semicolons, a typing error in a role, somebody unknown, a total. */
const SHEET = [
  'user;application;role',
  'ann@example.com;Granite Finance;Supervisor',
  'bob@example.com;Granite Finance;Supervisor',
  'bob@example.com;Granite Finance;Supervlsor',
  'ann@example.com;Harbor Cloud;Prüfer',
  'stranger@elsewhere.example;Harbor Cloud;Prüfer',
  'Total;;',
  '',
].join('\r\n')

describe('importing in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const { tenant, database } = server
  const admin = await database.read((reader) => findUserByEmail(reader, tenant.id, 'admin@example.com'))
  for (const name of ['ann', 'bob'])
    await database.tx((tx) =>
      insertUser(tx, tenant.id, {
        id: newId(),
        email: `${name}@example.com`,
        displayName: name,
        roles: ['basic_user'],
      }),
    )
  const newSource = async (displayName: string, kind = 'SOURCE_KIND_FILE'): Promise<string> =>
    (await server.call('POST', '/api/v1/sources', { body: { displayName, kind } })).body.source.id
  const source = { id: await newSource('Access sheet') }
  const upload = async (page: Page, name: string, text: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') }])
    await page.getByRole('button', { name: 'Upload' }).click()
  }
  /** Not for pages with a table or a checkbox in a dialog: what can be pressed there is larger than its element. */
  const expectFitting = async (page: Page) => {
    await page.setViewportSize(SCREENS.phone)
    expect(await lasting(() => smallTargets(page))).toEqual([])
    await expectAccessibleOnScreens(page)
  }
  it('shows what the sheet is and what would change, applies exactly that, and leads to a campaign (WEB-174)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}/import`)
    await upload(page, 'Zugriffe (Mai).csv', SHEET)

    const tables = page.getByRole('region', { name: '2. Tables and columns' })
    await tables.getByText('Recognised as: Plain list of user, application and role.').waitFor()
    await tables.getByText('separated by semicolon').waitFor()
    await tables.getByText('Is this spelled right? Prüfer').waitFor()
    const columns = tables.getByRole('list', { name: 'Columns of Zugriffe (Mai).csv' }).getByRole('listitem')
    expect(await columns.filter({ hasText: 'role' }).innerText()).toContain('Grants: entitlement')
    await expectFitting(page)
    await tables.getByRole('button', { name: 'Preview' }).click()

    const preview = page.getByRole('region', { name: '3. What would change' })
    const counts = preview.getByRole('table', { name: 'What would change' })
    await counts.getByRole('row', { name: 'Grants 5 0 0 0' }).waitFor()
    await counts.getByRole('row', { name: 'Apps 2 0 0 0' }).waitFor()
    await preview.getByText(/6 rows read, 5 taken, 1 dropped/).waitFor()
    await preview.getByRole('list', { name: 'People not found' }).getByText('stranger@elsewhere.example').waitFor()
    await preview.getByRole('list', { name: 'Names that look alike' }).getByText('Supervlsor').waitFor()
    await expectFitting(page)
    const { list } = (await server.call('POST', '/api/v1/search/apps', { body: {} })).body
    expect(list).toEqual([])

    await page.reload()
    const apply = page.getByRole('region', { name: '4. Apply' }).getByRole('button', { name: 'Apply', exact: true })
    await apply.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
    // Waiting has a heading too, which had the focus and is gone.
    await eventually(async () => expect(await page.evaluate('document.activeElement.innerText')).toBe('Done'))
    await page.getByRole('table', { name: 'What changed' }).getByRole('row', { name: 'Grants 5 0 0 0' }).waitFor()
    await expectFitting(page)
    await page.getByRole('link', { name: 'New campaign' }).click()
    await page.getByRole('button', { name: /^Entitlements/ }).click()
    await page.waitForURL('**/campaigns/*/setup')
    await page.getByText('5 items').first().waitFor()
    expect(complaints).toEqual([])
  })

  const PEOPLE = Array.from({ length: 24 }, (_, n) => `person${n}@example.com,Ledger,Supervisor`)
  const showAllPeople = async (page: Page) => {
    const unknown = page.getByRole('list', { name: 'People not found' }).getByRole('listitem')
    await expect.poll(() => unknown.count()).toBe(10)
    await page.getByRole('button', { name: 'Show all 24 people' }).click()
    await expect.poll(() => unknown.count()).toBe(24)
  }

  it('asks about ten people who were not found, and about all of them on request (WEB-066)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${await newSource('Strangers')}/import`)
    await upload(page, 'access.csv', ['user,application,role', ...PEOPLE, ''].join('\n'))
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await showAllPeople(page)
    expect(complaints).toEqual([])
  })

  itLong(
    'makes look-alike names one, remembers others as different, and shows all rows of a change (WEB-035, WEB-066, IMP-159, IMP-183, IMP-184)',
    async () => {
      const rows = [...PEOPLE, 'ann@example.com,Ledger,Supervlsor', 'bob@example.com,Ledger,Zürich']
      const sheet = ['user,application,role', ...rows, 'ann@example.com,Ledger,Zurich', ''].join('\n')
      const id = await newSource('Alike')
      const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${id}/import`)
      await upload(page, 'access.csv', sheet)
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await showAllPeople(page)
      const alike = page.getByRole('list', { name: 'Names that look alike' })
      await alike.getByRole('button', { name: /Same: Supervisor$/ }).click()
      await alike.getByRole('button', { name: /Z.rich: Different$/ }).click()
      await expectFitting(page)
      await page.getByRole('button', { name: 'Save 2 answers and check again' }).click()
      await alike.waitFor({ state: 'detached' })
      const preview = page.getByRole('region', { name: '3. What would change' })
      await preview.getByRole('row', { name: 'Entitlements 3 0 0 0' }).waitFor()
      const { list } = (await server.call('GET', `/api/v1/sources/${id}/different_names`)).body
      expect(list).toMatchObject([{ kind: 'entitlements', app: 'Ledger', name: 'Zurich', otherName: 'Zürich' }])

      await preview.getByText('Grants added: 27').click()
      await preview.getByRole('button', { name: 'Show all 27 grants added' }).click()
      const added = preview.getByRole('list', { name: 'Grants added' }).getByRole('listitem')
      await expect.poll(() => added.count()).toBe(27)
      await preview.getByRole('searchbox', { name: 'Search grants added' }).fill('PERSON7@')
      await expect
        .poll(() => added.allInnerTexts())
        .toEqual([expect.stringContaining('person7@example.com: Supervisor')])
      await page.setViewportSize({ width: 375, height: 667 })
      const table = preview.getByRole('region', { name: 'What would change' })
      // The table follows the new width in a later frame.
      await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expectFitting(page)
      expect(complaints).toEqual([])
    },
  )

  itLong('adds a source that an identity provider writes to, and leads to its tokens (WEB-036)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/sources')
    await page.getByRole('button', { name: 'New source' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Company directory')
    await page.getByRole('combobox', { name: 'Its data arrives' }).selectOption('From an identity provider, by SCIM')
    await expectAccessibleOnScreens(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Company directory' }).waitFor()
    await page.getByRole('region', { name: 'Tokens' }).getByRole('button', { name: 'Create token' }).waitFor()
    expect(await page.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('takes the preset that somebody chooses, and a fix that is pressed changes the mapping (WEB-035, IMP-151, IMP-208)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${await newSource('Dated sheet')}/import`)
    await upload(page, 'dated.csv', 'user,application,role,granted on\nann@example.com,Wiki,Editor,05/11/2025\n')
    const tables = page.getByRole('region', { name: '2. Tables and columns' })
    const choose = async (title: string) => {
      await tables.getByRole('combobox', { name: 'Read the files as another export' }).selectOption(title)
      await tables.getByRole('button', { name: 'Use this preset' }).click()
    }
    await choose('Okta: people')
    await tables.getByRole('alert').first().waitFor()
    expect(await tables.getByRole('button', { name: 'Preview' }).isDisabled()).toBe(true)
    await choose('Plain list of user, application and role')
    await tables.getByRole('alert').first().waitFor({ state: 'detached' })
    await tables.getByRole('button', { name: 'Preview' }).click()
    const causes = page.getByRole('list', { name: 'Problems by cause' })
    await causes.getByText('"05/11/2025"').waitFor()
    const asked = page.getByRole('region', { name: 'Order of dates' })
    await asked.getByText('such as 05/11/2025').waitFor()
    await asked.getByRole('button', { name: 'Read the dates of granted on day first' }).click()
    await causes.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
    const { list } = (await server.call('POST', '/api/v1/search/grants', { body: {} })).body
    expect(JSON.stringify(list)).toContain('2025-11-05')
    expect(complaints).toEqual([])
  })

  itLong('confirms on the page what a scheduled import asks (WEB-035, IMP-182)', async () => {
    const syncs = `/api/v1/sources/${source.id}/syncs`
    const path = `${syncs}/${(await server.call('POST', syncs, { body: {} })).body.sync.id}`
    const body = SHEET.split('\r\n').slice(0, 2).join('\r\n')
    await server.call('PUT', `${path}/files/access.csv`, { body, headers: { 'content-type': 'text/csv' } })
    await server.call('POST', `${path}/finish`, { body: {} })
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}`)
    await page
      .getByRole('table', { name: 'Imports' })
      .getByRole('row', { name: /Asks first/ })
      .getByRole('link')
      .click()
    await page.getByRole('link', { name: 'Continue this import' }).click()
    const asked = page.getByRole('alert').filter({ hasText: 'Nothing was changed' })
    await asked.getByText(/^4 of the source's 5 grants would be removed/).waitFor()
    await asked.getByText('You can agree to it there.').waitFor()
    await expectFitting(page)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByLabel('Remove 4 of 5 grants (80%)').check()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
    await page.getByRole('table', { name: 'What changed' }).getByRole('row', { name: 'Grants 0 0 4 1' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('changes the settings of a source on its page, and an import that they stop says why (WEB-035, WEB-036)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}`)
    const mapping = page.getByRole('region', { name: 'Mapping' })
    await mapping.getByText(/^Version 1 of .* From the preset Plain list of user, application and role\.$/).waitFor()
    await mapping.getByText(/^\d+ fields$/).click()
    const field = mapping.getByRole('listitem').filter({ hasText: 'Grants: entitlement' })
    expect(await field.innerText()).toMatch(/role/)
    const download = page.waitForEvent('download')
    await mapping.getByRole('button', { name: 'Mapping as JSON' }).click()
    expect((await download).suggestedFilename()).toBe('mapping-1.json')

    const settings = page.getByRole('region', { name: 'Settings' })
    const badRows = settings.getByRole('combobox', { name: 'Rows that cannot be imported' })
    const save = settings.getByRole('button', { name: 'Save' })
    await settings.getByRole('combobox', { name: 'It should be imported every' }).selectOption('30 days')
    await badRows.selectOption('Leave out a few, ask about more')
    await settings.getByRole('textbox', { name: 'Percent of a kind that may be left out' }).fill('5')
    await settings.getByRole('textbox', { name: 'Percent that may be removed without asking' }).fill('15')
    await expectAccessibleOnScreens(page)
    await save.click()
    await page.getByText('The settings were saved.').waitFor({ state: 'attached' })
    const saved = async () => (await server.call('GET', `/api/v1/sources/${source.id}`)).body.source
    const wanted = {
      expectedEvery: '2592000s',
      badRows: 'BAD_ROWS_LEAVE_OUT',
      maxLeftOutPercent: 5,
      maxRemovalPercent: 15,
    }
    expect(await saved()).toMatchObject(wanted)
    await badRows.selectOption('Stop the import')
    await settings.getByRole('textbox', { name: 'Percent that may be removed without asking' }).fill('')
    await save.click()
    await expect.poll(async () => (await saved()).badRows).toBe('BAD_ROWS_STOP')
    expect(await saved()).not.toHaveProperty('maxRemovalPercent')

    await mapping.getByRole('link', { name: 'Change it with the next import' }).click()
    await upload(page, 'access.csv', `${SHEET}bob@example.com;Granite Finance;\r\n`)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByRole('heading', { name: 'Not applied' }).waitFor()
    await page.getByText('1 row cannot be imported. This source stops on bad rows, so nothing was changed.').waitFor()
    await page.getByRole('link', { name: 'Choose other files' }).waitFor()
    await expectFitting(page)
    expect(complaints).toEqual([])
  })

  it('chooses the owners of a source, and what the users of an identity provider become (WEB-036, IMP-228, IMP-234)', async () => {
    const id = await newSource('Directory of owners', 'SOURCE_KIND_SCIM')
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${id}`)
    const settings = page.getByRole('region', { name: 'Settings' })
    const saved = async () => (await server.call('GET', `/api/v1/sources/${id}`)).body.source
    const owners = settings.getByRole('textbox', { name: 'Owners' })
    for (const name of ['ann', 'bob']) {
      await owners.fill(name)
      await page.getByRole('option', { name: new RegExp(`${name}@example.com`) }).click()
    }
    await settings.getByRole('combobox', { name: 'Users become' }).selectOption('Accounts only')
    await settings.getByText(/^Each user becomes an account\./).waitFor()
    await expectAccessibleOnScreens(page)
    const save = settings.getByRole('button', { name: 'Save' })
    await save.click()
    await expect.poll(async () => (await saved()).scimUsers).toBe('SCIM_USERS_ACCOUNTS')
    const found = await database.read((reader) =>
      Promise.all(['ann', 'bob'].map((name) => findUserByEmail(reader, tenant.id, `${name}@example.com`))),
    )
    expect((await saved()).ownerIds).toEqual(found.map((user) => user?.id))

    await page.reload()
    await settings.getByText('ann', { exact: true }).waitFor()
    await owners.press('Backspace')
    await save.click()
    await expect.poll(async () => (await saved()).ownerIds).toEqual([found[0]?.id])
    expect(complaints).toEqual([])
  })

  itLong('creates a token of a SCIM source, shows it once, and deletes it (WEB-036)', async () => {
    const id = await newSource('Identity provider', 'SOURCE_KIND_SCIM')
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${id}`)
    const tokens = page.getByRole('region', { name: 'Tokens' })
    await tokens.getByText('There are none yet.').waitFor()
    await tokens.getByRole('textbox', { name: 'Name of a new token' }).fill('Okta')
    await tokens.getByRole('button', { name: 'Create token' }).click()
    const dialog = page.getByRole('dialog', { name: 'Okta is ready' })
    const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue()
    noteSecret(token)
    const read = () => server.call('GET', '/scim/v2/Users', { token })
    expect((await read()).status).toBe(200)
    await expectAccessibleOnScreens(page)
    await dialog.getByRole('checkbox', { name: 'I have stored it' }).check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await tokens.getByRole('list', { name: 'Tokens' }).getByText('Okta').waitFor()
    expect(await page.content()).not.toContain(token)
    await expectAccessibleOnScreens(page)
    await tokens.getByRole('button', { name: 'Delete Okta' }).click()
    await page.getByRole('dialog', { name: 'Delete Okta?' }).getByRole('button', { name: 'Delete' }).click()
    await tokens.getByText('There are none yet.').waitFor()
    expect((await read()).status).toBe(401)
    expect(complaints).toEqual([])
  })
})
