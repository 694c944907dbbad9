import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { COMPANY, reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { sample } from '../../../rounds.ts'
import { itLong, SCREENS, useBrowser } from '../browser.ts'
import { smallInFloating } from '../page-checks.ts'
import { expectAccessible, visitingOn } from '../visiting.ts'

const DECISIONS = '**/pending_decisions'

/** Whether somebody who presses the middle of an element, or either end of it, hits it, without scrolling first. */
const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect()
    return [left + 3, (left + right) / 2, right - 3].every((x) =>
      element.contains(element.ownerDocument.elementFromPoint(x, top + height / 2)),
    )
  })

describe('the pages of a reviewer', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, idOf, as, post, policy } = await reviewingOn(server)
  await load(COMPANY)
  const { visit, signIn } = visitingOn(server, await useBrowser())
  const bobId = await idOf('bob@corp.example')
  const bob = await as('bob@corp.example')

  /** What the server has of Bob's choices, by the name of the holder and entitlement. */
  const chosen = async (id: string) => {
    const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`)).body
    return Object.fromEntries(
      list.flatMap(({ item, pending }: { item: Item; pending?: { decision: string } }) =>
        pending ? [[`${item.entitlement.displayName} of ${item.user?.displayName}`, pending.decision]] : [],
      ),
    )
  }
  interface Item {
    entitlement: { displayName: string }
    user?: { displayName: string }
  }
  const row = (page: Page, name: string) => page.getByRole('row', { name })
  const saved = (page: Page) => page.getByText('All saved').waitFor()

  it('show why somebody has an access, and are accessible with the panel and a dialog open (WEB-151)', async () => {
    const id = await open({ displayName: 'By mouse' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await row(page, 'Cid Diaz').first().click()
    const panel = page.getByRole('complementary', { name: 'Why this access' })
    await panel.getByRole('heading', { name: 'Cid Diaz' }).waitFor()
    await panel.getByText('given directly').waitFor()
    await panel.getByText('Account manager · Sales · reports to you').waitFor()
    await panel.getByText('cid, active').waitFor()
    await panel.getByText(/^first imported \d/).waitFor()
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Deny, Cid Diaz/ }).click()
    await page.getByRole('button', { name: /^Submit 1/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('By user').click()
    await page.waitForURL(/view=user/)
    await page
      .getByRole('row', { name: /^Cid Diaz/ })
      .first()
      .waitFor()
    await page.getByRole('searchbox').fill('Export')
    await page.waitForURL(/q=Export/)
    await eventually(async () =>
      expect(await page.getByRole('row', { name: /Not decided|not submitted/ }).count()).toBe(1),
    )
    expect(complaints).toEqual([])
  })

  itLong('show what is not submitted, and everything again', async () => {
    const id = await open({ displayName: 'By state' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const tasks = page.getByRole('row', { name: /Not decided|not submitted/ })
    const [certify, show] = [/^Certify, Cid Diaz, Access/, (name: string) => page.getByRole('button', { name })]
    await page.getByRole('button', { name: certify }).first().click()
    await page
      .getByRole('button', { name: /^Deny, Dea Eder, Access/ })
      .first()
      .click()
    await saved(page)
    const all = await tasks.count()
    expect(all).toBeGreaterThan(2)
    await show('Show them').click()
    await page.waitForURL(/is=certify/)
    await eventually(async () => expect(await tasks.allInnerTexts()).toHaveLength(2))
    await row(page, 'Certify, not submitted').waitFor()
    await row(page, 'Deny, not submitted').waitFor()
    await show('Show all').click()
    await page.waitForURL((url) => !url.searchParams.has('is'))
    await eventually(async () => expect(await tasks.count()).toBe(all))
    expect(complaints).toEqual([])
  })

  it('show both buttons of a row in every view, also where the columns need more room than there is (WEB-012)', async () => {
    const id = await open({ displayName: 'By width' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    for (const view of sample(['app', 'user', 'resource', 'flat'], 2, 'views')) {
      await page.goto(new URL(`/reviews/${id}?view=${view}`, server.url).href)
      for (const width of [1280, 1100, 800]) {
        await page.setViewportSize({ width, height: 800 })
        for (const word of ['Certify', 'Deny']) {
          const button = page.getByRole('treegrid').getByRole('button', { name: new RegExp(`^${word}, `) })
          await button.first().waitFor()
          await eventually(async () =>
            expect(await isUncovered(button.first()), `${word}, ${view}, ${width} px`).toBe(true),
          )
        }
      }
    }
    expect(complaints).toEqual([])
  })

  it('keep the heads of a list in sight while its columns scroll sideways', async () => {
    const id = await open({ displayName: 'By many columns' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}?view=app`, {
      viewport: { width: 800, height: 800 },
    })
    await page.getByRole('button', { name: 'Columns' }).click()
    for (const name of ['Department', 'Job title', 'User name'])
      await page.getByRole('checkbox', { name, exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Department' }).waitFor({ state: 'detached' })
    const list = page.getByRole('treegrid')
    const heads = [
      list.getByRole('button', { name: /^Customer database/ }),
      list.getByRole('button', { name: 'All of Access' }),
    ]
    for (const head of heads) await head.waitFor()
    const scrolled = await list.evaluate((element) => {
      element.scrollLeft = 100
      return element.scrollLeft
    })
    expect(scrolled).toBe(100)
    for (const head of heads) expect(await isUncovered(head)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('take keys after a click on a view or a filter (WEB-013)', async () => {
    const id = await open({ displayName: 'By mouse and key' })
    const { page } = await visit(bobId, `/reviews/${id}`)
    await row(page, 'Cid Diaz').first().waitFor()
    await page.getByText('By user').click()
    await page.waitForURL(/view=user/)
    await row(page, 'Not decided').first().waitFor()
    await page.keyboard.press('a')
    await page.getByText('1 decision not submitted').waitFor()
    await page.getByRole('button', { name: /^Undecided/ }).click()
    await page.waitForURL(/is=undecided/)
    await row(page, 'Not decided').first().waitFor()
    await page.keyboard.press('d')
    await page.getByText('2 decisions not submitted').waitFor()
  })

  it('work by touch on a phone, where rows are cards', async () => {
    const id = await open({ displayName: 'By touch' })
    const { page, complaints } = await visit(bobId, '/reviews', { viewport: SCREENS.phone, hasTouch: true })
    await expectAccessible(page)
    await page.getByRole('listitem').filter({ hasText: 'By touch' }).getByRole('link', { name: 'Start' }).tap()
    await page.getByRole('button', { name: /^Certify, Cid Diaz, Access/ }).tap()
    await page.getByRole('button', { name: /^Deny, Dea Eder, Access/ }).tap()
    await expectAccessible(page)
    await page.getByText('2 decisions not submitted').waitFor()
    await eventually(async () =>
      expect(await chosen(id)).toEqual({ 'Access of Cid Diaz': 'APPROVE', 'Access of Dea Eder': 'DENY' }),
    )
    expect(complaints).toEqual([])
  })

  it('lead to each group from a menu where the outline has no room, and to the search for those that it leaves out (WEB-150, WEB-163)', async () => {
    const id = await open({ displayName: 'By menu' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}?view=user`, {
      viewport: { ...SCREENS.phone, height: 560 },
      hasTouch: true,
    })
    const certify = page.getByRole('button', { name: /^Certify, Dea Eder, Access/ })
    await page
      .getByRole('button', { name: /^Certify, Cid Diaz, Access/ })
      .first()
      .waitFor()
    expect((await certify.count()) > 0 && (await isUncovered(certify))).toBe(false)
    await page.getByRole('button', { name: 'People' }).tap()
    await page.getByRole('menuitem', { name: 'Dea Eder 1' }).waitFor()
    expect(await smallInFloating(page)).toEqual([])
    await page.getByRole('menuitem', { name: 'Dea Eder 1' }).tap()
    await certify.tap()
    await page.getByText('1 decision not submitted').waitFor()
    await page.getByRole('button', { name: 'People' }).tap()
    await page.getByRole('menuitem', { name: 'Dea Eder done' }).waitFor()
    await expectAccessible(page)

    await page.route('**/outline', async (route) => {
      const outline = await (await route.fetch()).json()
      const more = Array.from({ length: 250 }, (_, n) => ({
        ...outline.groups[0],
        id: `more${n}`,
        displayName: `More ${n}`,
      }))
      await route.fulfill({ json: { ...outline, groups: [...outline.groups, ...more] } })
    })
    await page.reload()
    await page.getByRole('button', { name: 'People' }).tap()
    await page.getByRole('menuitem', { name: /^5\d more are not listed. Search by name.$/ }).tap()
    await expect.poll(() => page.evaluate('document.activeElement.type'), { timeout: 10_000 }).toBe('search')
    expect(complaints).toEqual([])
  })

  it('lose no decision when the server fails, and send none of them twice (WEB-002)', async () => {
    const id = await open({ displayName: 'With faults' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await row(page, 'Cid Diaz').first().waitFor()
    const keys: string[] = []
    let fault: ((route: Route) => Promise<void>) | undefined = (route) => route.fulfill({ status: 500, body: 'no' })
    await page.route(DECISIONS, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      await (fault ? fault(route) : route.continue())
    })
    await page.keyboard.press('a')
    await page.getByText('1 decision is not saved.').waitFor()
    // The answer is lost after the server has kept the decision: the same key does nothing twice.
    fault = async (route) => {
      await route.fetch()
      await route.abort()
    }
    const before = keys.length
    await eventually(async () => expect(keys.length).toBeGreaterThan(before))
    await page.keyboard.press('d')
    // A reload finds what waits.
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    fault = undefined
    await row(page, 'Cid Diaz').first().waitFor()
    await saved(page)
    await eventually(async () =>
      expect(await chosen(id)).toEqual({ 'Access of Cid Diaz': 'APPROVE', 'Access of Dea Eder': 'DENY' }),
    )
    expect(new Set(keys.slice(0, before + 1)).size).toBe(1)
    expect(complaints).toEqual([])
  })

  it('stay when the session ends in the middle, and send what waits once somebody is signed in again (WEB-003)', async () => {
    const id = await open({ displayName: 'Signed out' })
    const { page } = await visit(bobId, `/reviews/${id}`)
    await row(page, 'Cid Diaz').first().waitFor()
    await page.context().clearCookies()
    await page.keyboard.press('a')
    await page.getByRole('dialog', { name: 'You were signed out' }).waitFor()
    await page.getByText('1 decision waits in this tab').waitFor()
    await signIn(page.context(), bobId)
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(async () => expect(await chosen(id)).toEqual({ 'Access of Cid Diaz': 'APPROVE' }))
  })

  itLong('say who was faster, in the row and when submitting (WEB-004)', async () => {
    const owners = (await server.call('POST', '/api/v1/search/policies', { body: { displayName: 'App owner' } })).body
    const id = await open({ displayName: 'Two browsers', policyId: owners.list[0].id })
    const { page } = await visit(bobId, `/reviews/${id}`)
    await row(page, 'Cid Diaz').first().waitFor()
    await page.keyboard.press('a')
    await saved(page)
    const eli = await as('eli@corp.example')
    const [task] = (await eli.post(`/api/v1/my_reviews/${id}/tasks/search`)).body.list.filter(
      ({ taskId }: { taskId: string }) => taskId !== undefined,
    )
    const denied = await eli.post(`/api/v1/tasks/${task.taskId}/action/deny`, {
      policyStepId: task.policyStepId,
      comment: 'Not needed.',
    })
    expect(denied.status).toBe(200)
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    await page.getByText(/^Denied by Eli Fuchs at/).waitFor()
    await page.getByText('1 overtaken').waitFor()
  })

  itLong('count what is submitted by app, and warn of certified access that keeps a conflict', async () => {
    const monitorId = (await post('/api/v1/accessconflict', { displayName: 'See and export' })).body.id
    for (const [query, group] of [
      ['Access', 'A'],
      ['Export all customers', 'B'],
    ]) {
      const { id: appEntitlementId, appId } = (await post('/api/v1/search/entitlements', { query })).body.list[0]
        .appEntitlement
      const binding = { monitorId, appId, appEntitlementId, entitlementGroup: `ENTITLEMENT_GROUP_${group}` }
      expect((await post('/api/v1/appentitlementmonitorbinding', binding)).status).toBe(200)
    }
    const step = { approval: { users: { userIds: [bobId] }, requireDenialReason: true } }
    const id = await open({ displayName: 'By conflict', policyId: await policy([step]) })
    const conflicts = { filter: { insightCodes: ['CONFLICT'] } }
    await eventually(async () => {
      const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, conflicts)).body
      expect(list).toHaveLength(2)
    })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const inList = (name: RegExp) => page.getByRole('treegrid').getByRole('button', { name }).first()
    await inList(/^Certify, Cid Diaz, Access/).click()
    await inList(/^Certify, Cid Diaz, Export/).click()
    // It waits for a reason, so the server does not have it yet.
    await inList(/^Deny, Cid Diaz, Read/).click()
    await page.getByRole('button', { name: 'Submit 3' }).click()
    const dialog = page.getByRole('dialog')
    const apps = dialog.getByRole('list', { name: 'Decisions by app' }).getByRole('listitem')
    await eventually(async () => expect(await apps.allInnerTexts()).toEqual(['Customer database 2', 'Wiki 1']))
    await dialog.getByText('2 certified grants are part of an access conflict.').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Show 2' }).click()
    await page.waitForURL(/why=CONFLICT/)
    await eventually(async () => expect(await row(page, 'Certify, not submitted').count()).toBe(2))
    expect(complaints).toEqual([])
  })
})
