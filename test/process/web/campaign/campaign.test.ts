import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { decidingOn, PATH } from '../../../api/review/deciding.ts'
import { COMPANY } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { itLong, SCREENS, useBrowser } from '../browser.ts'
import { expectAccessible, visitingOn } from '../visiting.ts'

describe('the campaign of an owner', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { person } = visitingOn(server, await useBrowser())
  const { load, draft, prepare, get, post, tenantId, tasks, as, answer, idOf } = await decidingOn(server)
  await load(COMPANY)

  async function signIn(viewport: { width: number; height: number }, timezoneId?: string) {
    const user = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
    return person(user?.id ?? '', { viewport, ...(timezoneId && { timezoneId }) })
  }
  const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')
  const of = async (id: string, part: string) => (await get(`${PATH}/${id}/${part}`)).body
  /** The figure of a tile or fact: what stands under or beside its name. */
  const figure = (page: Page, name: string) =>
    page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]')

  it('goes from the ledger over start and progress to its close, with the numbers of the API, and the trail can be kept (WEB-136, WEB-153)', async () => {
    // Accounts without an owner are left out.
    const scopeV2 = { appSelectionCriteria: {}, userCriteria: { userStatus: ['ENABLED'] } }
    const id = await draft({ displayName: 'Spring review', scopeV2 })
    await prepare(id)
    const { page, complaints } = await signIn(SCREENS.desktop)

    // A prepared campaign opens on its ledger.
    await page.goto(`${server.url}/campaigns/${id}`)
    await page.getByText('Balanced', { exact: true }).waitFor()
    expect(page.url()).toContain(`/campaigns/${id}/ledger`)
    await page.getByRole('link', { name: 'Ledger balanced' }).waitFor()
    const ledger = await of(id, 'ledger')
    await page.getByText(`${ledger.grantCount} grants in the sources`).waitFor()
    const { rule, grantCount } = ledger.sources[0].excluded[0]
    await page
      .locator('li', { hasText: `${grantCount}` })
      .getByRole('link', { name: /^Excluded/ })
      .first()
      .click()
    await page.waitForURL(`**/ledger?rule=${rule}`)
    await page.getByRole('table', { name: 'Excluded grants' }).waitFor()
    expect(await page.getByRole('table', { name: 'Excluded grants' }).locator('tbody tr').count()).toBe(
      Number(grantCount),
    )

    const assignment = await of(id, 'assignment')
    await page.getByRole('button', { name: 'Start' }).click()
    const start = page.getByRole('dialog')
    await start.getByText(`${assignment.reviewerCount} reviewers get`).waitFor()
    await start.getByText(`${assignment.taskCount} tasks`).waitFor()
    await start.getByRole('button', { name: 'Start' }).click()

    // Starting ends by itself, and the page shows the review.
    await page.waitForURL(`**/campaigns/${id}/overview`)
    await page.getByRole('heading', { name: 'Open tasks by day' }).waitFor()

    const bob = await as('bob@corp.example')
    const [first, second] = (await tasks(id)).filter(({ reviewers }) => reviewers.includes('bob'))
    if (!first || !second) throw new Error('Bob has no tasks')
    expect((await answer(bob, first, { approved: true })).status).toBe(200)
    expect((await answer(bob, second, { approved: false })).status).toBe(200)
    await page.reload()
    const summary = await of(id, 'summary')
    await figure(page, 'Certified').getByText('1', { exact: true }).waitFor()
    expect(await figure(page, 'Denied').textContent()).toBe('1')
    await page.getByText(`${summary.decidedCount} of ${summary.taskCount}`, { exact: true }).waitFor()
    await page.getByText('As a table').click()
    expect(await page.locator('figure table tbody tr td').last().textContent()).toBe(String(summary.openCount))

    // What is left of a reviewer goes to somebody else.
    await page.getByRole('link', { name: 'Bob Chen' }).click()
    const open = (await of(id, 'reviewers')).list.find(
      ({ displayName }: { displayName: string }) => displayName === 'Bob Chen',
    ).openCount
    await page.getByRole('button', { name: `Reassign ${open}` }).click()
    const reassign = page.getByRole('dialog', { name: 'Reassign the tasks of Bob Chen' })
    await reassign.getByRole('textbox', { name: 'Give them to' }).fill('eli')
    await page.getByRole('option', { name: /Eli Fuchs/ }).click()
    await reassign.getByRole('button', { name: `Reassign ${open}` }).click()
    await page.getByText(`${open} of ${open} task`).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    const eli = await idOf('eli@corp.example')
    const found = await post('/api/v1/search/tasks', { accessReviewIds: [id], assigneesInIds: [eli] })
    expect(found.body.list.length).toBeGreaterThanOrEqual(open)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Tasks' }).click()
    await page
      .getByRole('link', { name: first.item.includes('export') ? /Export/ : /Access|Read/ })
      .first()
      .waitFor()
    expect(await page.getByText('Denied', { exact: true }).count()).toBe(1)

    // Revoking more than the limit needs the number.
    const preview = await of(id, 'close_preview?close_decision=CLOSE_DECISION_REVOKED')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const close = page.getByRole('dialog')
    await close.getByLabel('Revoke: access will be removed').click()
    const confirm = close.getByRole('button', { name: `Close and revoke ${preview.revokeCount}` })
    await close.getByLabel(`Type ${preview.revokeCount} to continue`).waitFor()
    expect(await confirm.isDisabled()).toBe(true)
    await close.getByText(`${preview.openPersonCount} people lose access. Those who lose the most:`).waitFor()
    await close.getByText(`is limited to ${preview.confirmPercent}% of the campaign`).waitFor()
    await close.getByLabel(`Type ${preview.revokeCount} to continue`).fill(String(preview.revokeCount))
    await confirm.click()
    await page.getByText('Closed', { exact: true }).first().waitFor()

    // Closed means read only.
    await page.goto(`${server.url}/campaigns/${id}`)
    await page.getByText('Campaign findings').waitFor()
    for (const name of ['Close', 'Start']) expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    const after = await of(id, 'summary')
    const denied = after.outcomes
      .filter(({ outcome }: { outcome: string }) => outcome.endsWith('_DECERTIFIED'))
      .reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(await figure(page, 'Denied').textContent()).toBe(String(denied))

    // The trail can be kept, and the chain that it is sealed into verified.
    await page.getByRole('link', { name: 'Audit trail' }).click()
    await page.getByRole('button', { name: 'Verify chain' }).click()
    await page.getByText(/^The chain is intact:/).waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const [header, ...entries] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
    expect(header).toMatch(/^Entry,Time,Who,What,/)
    expect([entries.length > 0, entries.every((entry) => entry.includes('Spring review'))]).toEqual([true, true])
    expect(complaints).toEqual([])
  })

  it('shows the work of a reviewer who decided too fast, and does not offer to reassign it (WEB-114)', async () => {
    const id = await draft({ displayName: 'Decided fast' })
    await prepare(id)
    expect((await post(`${PATH}/${id}/action/start`, {})).status).toBe(200)
    const { page, complaints } = await signIn(SCREENS.desktop)
    const bobId = await idOf('bob@corp.example')
    await page.route('**/summary', async (route) => {
      const response = await route.fetch()
      const need = { code: 'DECIDED_FAST', count: 50, description: 'Fast.', userId: bobId, userDisplayName: 'Bob Chen' }
      await route.fulfill({ response, json: { ...(await response.json()), needsYou: [need] } })
    })
    await page.goto(`${server.url}/campaigns/${id}/overview`)
    await page.getByRole('button', { name: 'Show the tasks of Bob Chen' }).click()
    await page.waitForURL(`**/overview?reviewer=${bobId}`)
    await page.getByRole('dialog', { name: 'Bob Chen' }).waitFor()
    expect(await page.getByRole('dialog', { name: /^Reassign/ }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  itLong(
    'fits a phone, also with a long name, and says before the start when nothing would be reviewed (WEB-165)',
    async () => {
      const id = await draft({ displayName: 'A review with a name that takes more than one line of a phone' })
      await prepare(id)
      const empty = await draft({
        displayName: 'Nobody',
        scopeV2: { appSelectionCriteria: {}, userCriteria: { userStatus: ['DISABLED'] } },
      })
      await prepare(empty)
      const { page, complaints } = await signIn({ width: 320, height: 700 })
      await page.goto(`${server.url}/campaigns/${empty}/ledger`)
      await page.getByRole('button', { name: 'Start' }).click()
      const start = page.getByRole('dialog')
      await start.getByText('Nothing would be reviewed: this campaign has no tasks.').waitFor()
      await expectAccessible(page)
      await start.getByRole('link', { name: 'See what was left out' }).click()
      await page.waitForURL(`**/campaigns/${empty}/ledger?rule=all`)
      await page.goto(`${server.url}/campaigns/${id}/ledger`)
      await page.getByText('Who reviews').waitFor()
      await expect.poll(() => fits(page)).toBe(true)
      await page.getByRole('button', { name: 'Start' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
      await page.getByRole('heading', { name: 'Open tasks by day' }).waitFor()
      await expect.poll(() => fits(page)).toBe(true)
      expect(complaints).toEqual([])
    },
  )

  itLong('shows when it is due for the reader, and where the organization is (WEB-142)', async () => {
    await post('/api/v1/settings', { timeZone: 'Europe/Berlin' })
    const id = await draft({ displayName: 'Elsewhere', completionDate: '2027-02-12T22:59:00Z' })
    await prepare(id)
    const { page, complaints } = await signIn(SCREENS.phone, 'America/New_York')
    await page.goto(`${server.url}/campaigns/${id}/ledger`)
    await page.getByText('Due Fri 12 Feb, 17:59 GMT-5 (Fri 12 Feb, 23:59 CET)').waitFor()
    await expect.poll(() => fits(page)).toBe(true)
    expect(complaints).toEqual([])
    const near = await signIn(SCREENS.desktop, 'Europe/Vienna')
    await near.page.goto(`${server.url}/campaigns/${id}/ledger`)
    await near.page.getByText('Due Fri 12 Feb, 23:59 CET', { exact: true }).waitFor()
  })

  itLong('says that a campaign is not there, with the way back', async () => {
    const { page } = await signIn(SCREENS.desktop)
    await page.goto(`${server.url}/campaigns/none/overview`)
    await page.getByText('This campaign does not exist, or you cannot view it.').waitFor()
    await page.getByRole('link', { name: 'All campaigns' }).waitFor()
  })
})
