import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { GROUPS, grantsWith, removingOn } from '../../api/removal/removing.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { itLong, SCREENS, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

interface Rect {
  left: number
  right: number
  top: number
}
const rectOf = (place: Locator): Promise<Rect> => place.evaluate((element) => element.getBoundingClientRect().toJSON())

describe('the removal of denied access in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const on = await removingOn(server)
  await on.sync(GROUPS)
  const id = await on.reviewed()

  itLong('goes from the work list over marking as removed to the proof', async () => {
    await on.decide(id, false, 'access of cid', 'read of cid3')
    const bob = await on.idOf('bob@corp.example')
    const { page, complaints } = await visit(bob, '/reviews')
    await page.getByRole('link', { name: 'Removals' }).click()
    const table = page.getByRole('table', { name: 'Removals' })
    // Bob owns the customer database, not the directory.
    await table.getByRole('link', { name: 'Access (Customer database): Cid Diaz' }).waitFor()
    expect(await table.locator('tbody tr').count()).toBe(1)
    await expectAccessible(page)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Work list (1)' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file.split('\r\n')[1]).toContain(',Customer database,Access,')

    await table.getByRole('link', { name: /Cid Diaz/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Access: Cid Diaz' })
    await drawer.getByText('Not needed').waitFor()
    expect(await drawer.getByRole('button', { name: 'Keep the access' }).count()).toBe(0)
    await drawer.getByRole('button', { name: 'Mark as removed' }).click()
    await page.getByRole('dialog', { name: 'Mark as removed' }).getByRole('button', { name: 'Mark as removed' }).click()
    await drawer.getByText('Awaiting verification').waitFor()
    await on.sync(grantsWith({ 'crm,access,c3,': undefined }))
    await page.reload()
    await page.getByRole('dialog', { name: 'Access: Cid Diaz' }).getByText('Gone since').waitFor()
    expect(complaints).toEqual([])
  })

  itLong('is opened by the address on the work list', async () => {
    const { numericId } = await on.revocation(id, 'read of cid3')
    const { page, complaints } = await visit(on.admin.userId, `/removals?state=VERIFIED&removal=${numericId}`)
    await page.getByRole('dialog', { name: 'Read: Cid Diaz' }).getByText('Held').waitFor()
    expect(complaints).toEqual([])
  })

  itLong('lets the owner of the campaign release what is held, and says what goes with it', async () => {
    const { page, complaints } = await visit(on.admin.userId, `/campaigns/${id}/removal`)
    const table = page.getByRole('table', { name: 'Removals' })
    await table.getByText('Held').waitFor()
    await table.getByRole('link', { name: 'Read (Wiki): Cid Diaz' }).click()
    const drawer = page.getByRole('dialog', { name: 'Read: Cid Diaz' })
    await drawer.getByText('Edit in Wiki, of cid3').waitFor()
    await drawer.getByRole('button', { name: 'Release' }).click()
    const dialog = page.getByRole('dialog', { name: 'Release' })
    await dialog.getByText('Sales in Directory, of cid.diaz').waitFor()
    await dialog.getByRole('button', { name: 'Release' }).click()
    await drawer.getByText('To be removed', { exact: true }).first().waitFor()
    await eventually(async () => expect(await on.revocation(id, 'read of cid3')).toMatchObject({ state: 'READY' }))
    await drawer.getByRole('button', { name: 'Keep the access' }).click()
    const keep = page.getByRole('dialog', { name: 'Keep the access' })
    expect(await keep.getByRole('button', { name: 'Keep the access' }).isDisabled()).toBe(true)
    await keep.getByLabel('Why').fill('Needed until spring')
    await keep.getByRole('button', { name: 'Keep the access' }).click()
    await drawer.getByText('Kept', { exact: true }).waitFor()
    await page.goto(`${server.url}/campaigns/${id}/removal?state=KEPT`)
    await table.getByText('Kept', { exact: true }).waitFor()
    expect(await table.locator('tbody tr').count()).toBe(1)
    await page.setViewportSize(SCREENS.phone)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  itLong('is changed for several at once, on a phone too', async () => {
    const several = await on.reviewed()
    await on.decide(several, false, 'access of dea', 'read of eli5')
    const { page, complaints } = await visit(on.admin.userId, `/campaigns/${several}/removal`)
    await page.setViewportSize(SCREENS.phone)
    const card = page.getByRole('row', { name: /Dea Eder/ })
    const checkbox = card.getByRole('checkbox', { name: 'Choose Access (Customer database): Dea Eder' })
    const [name, box, value] = [
      await rectOf(card.getByRole('link')),
      await rectOf(checkbox),
      await rectOf(card.getByRole('cell').nth(1)),
    ]
    expect(box.left, 'the box stands beside the name').toBeGreaterThanOrEqual(name.right)
    expect(box.top, 'and beside its first line').toBeLessThan(name.top + 20)
    expect(box.right, 'and ends where the values end').toBeCloseTo(value.right, 0)
    await checkbox.check()
    const bar = page.getByRole('region', { name: 'Chosen removals' })
    await bar.getByText('1 removal chosen').waitFor()
    await bar.getByRole('button', { name: 'Choose all 2 shown' }).click()
    await bar.getByText('2 removals chosen').waitFor()
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Record a ticket' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a ticket' })
    await dialog.getByLabel('Ticket number').fill('IT-77')
    await dialog.getByRole('button', { name: 'Record a ticket' }).click()
    await bar.waitFor({ state: 'detached' })
    expect(await on.revocations(several)).toMatchObject([
      { state: 'SENT', ticketId: 'IT-77' },
      { state: 'SENT', ticketId: 'IT-77' },
    ])
    await page.getByRole('checkbox', { name: /Dea Eder/ }).check()
    await bar.getByRole('button', { name: 'Keep the access' }).click()
    const keep = page.getByRole('dialog', { name: 'Keep the access' })
    await keep.getByLabel('Why').fill('Needed until spring')
    await keep.getByRole('button', { name: 'Keep the access' }).click()
    await page.getByRole('table', { name: 'Removals' }).getByText('Kept', { exact: true }).waitFor()
    expect(await on.revocation(several, 'access of dea')).toMatchObject({ state: 'KEPT' })
    expect(complaints).toEqual([])
  })

  it('needs the owner of the campaign once it is late, who is led to what is late (WEB-100, WEB-137)', async () => {
    const late = await on.reviewed()
    await on.decide(late, false, 'access of dea', 'read of eli5')
    const overview = `/campaigns/${late}/overview`
    const { page, complaints } = await visit(on.admin.userId, overview)
    await page.getByRole('heading', { name: 'Needs you' }).waitFor()
    expect(await page.getByText('Removals that are late').count()).toBe(0)
    await page.getByRole('link', { name: '2 to remove, 0 gone' }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'Parts of the campaign' })
    for (const name of [/^Submissions\s*2$/, /^Removal\s*2$/]) await tabs.getByRole('link', { name }).waitFor()
    await on.age((await on.revocation(late, 'access of dea')).numericId, 15)
    await page.reload()
    const need = page.getByRole('listitem').filter({ hasText: 'Removals that are late' })
    await need.getByText('1 removal of denied access is overdue.').waitFor()
    await need.getByRole('link', { name: 'Show' }).click()
    const table = page.getByRole('table', { name: 'Removals' })
    await table.getByText('Overdue', { exact: true }).waitFor()
    await table.getByRole('link', { name: 'Access (Customer database): Dea Eder' }).waitFor()
    expect(await table.locator('tbody tr').count()).toBe(1)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
})
