import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { preparingOn } from '../../../api/campaign/preparing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { sample } from '../../../rounds.ts'
import { SCREENS, useBrowser } from '../browser.ts'
import { expectAccessible, visitingOn } from '../visiting.ts'

const PATH = '/api/v1/access_review'
/** Two of three grants cannot be imported. */
const FILES = {
  users: 'id,email,name\n1,ann@corp.example,Ann\n',
  apps: 'id,name\nwiki,Wiki\n',
  entitlements: 'app,id,name\nwiki,read,Read\n',
  accounts: 'app,id,user\nwiki,a1,1\n',
  grants: 'app,entitlement,account\nwiki,read,a1\nwiki,write,a1\nwiki,read,\n',
}
const SIZES = Object.values(SCREENS)
const SCREENSHOTS = process.env.RECERT_SCREENSHOTS

describe('rows that an import left out, in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const { load, draft, prepare, get, tenantId } = await preparingOn(server)
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  await load(FILES, 'HR feed', true)

  it('are acknowledged by typing their number, with a comment, and then the ledger balances (IMP-233)', async () => {
    const id = await draft()
    await prepare(id)
    const { page, complaints } = await visit(admin?.id ?? '', `/campaigns/${id}/ledger`)
    await page.getByRole('button', { name: 'Check and acknowledge 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rows left out of HR feed' })
    const rows = dialog.getByRole('table', { name: 'Rows left out' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(2)
    const button = dialog.getByRole('button', { name: 'Acknowledge 2' })
    const number = dialog.getByRole('textbox', { name: 'Type 2 to continue' })
    expect(await button.isDisabled()).toBe(true)
    await number.fill('3')
    expect(await button.isDisabled()).toBe(true)
    await number.fill('2')
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Test accounts of the vendor')
    for (const size of SCREENSHOTS ? SIZES : sample(SIZES, 1, 'acknowledge')) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `acknowledge-${size.width}.png`) })
    }
    await button.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Balanced', { exact: true }).waitFor()
    const ledger = (await get(`${PATH}/${id}/ledger`)).body
    expect(ledger).toMatchObject({ balanced: true, leftOutCount: '2', acknowledgedCount: '2' })
    expect(ledger.sources[0].acknowledgement).toMatchObject({
      ...{ userId: admin?.id, leftOutCount: '2', comment: 'Test accounts of the vendor' },
    })
    expect(complaints).toEqual([])
  })
})
