import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { SCREENS, useBrowser } from './browser.ts'
import { smallTargets } from './page-checks.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

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

describe('importing a plain sheet in the browser', async () => {
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
  const { source } = (await server.call('POST', '/api/v1/sources', { body: { displayName: 'Access sheet' } })).body
  const upload = async (page: Page, name: string, text: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') }])
    await page.getByRole('button', { name: 'Upload' }).click()
  }
  const expectFitting = async (page: Page) => {
    for (const size of [SCREENS.phone, SCREENS.desktop]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      if (size === SCREENS.phone) expect(await smallTargets(page)).toEqual([])
    }
  }
  it('shows what the sheet is and what would change, applies exactly that, and leads to a campaign', async () => {
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
    await page.getByRole('region', { name: '4. Apply' }).getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('heading', { name: /^Done in/ }).waitFor()
    await page.getByRole('table', { name: 'What changed' }).getByRole('row', { name: 'Grants 5 0 0 0' }).waitFor()
    await expectFitting(page)
    await page.getByRole('link', { name: 'New campaign' }).click()
    await page.getByRole('button', { name: /^Entitlements/ }).click()
    await page.waitForURL('**/campaigns/*/setup')
    await page.getByText('5 items').first().waitFor()
    expect(complaints).toEqual([])
  })
})
