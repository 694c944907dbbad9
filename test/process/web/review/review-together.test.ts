import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { itLong, SCREENS, useBrowser } from '../browser.ts'
import { expectAccessible, visitingOn } from '../visiting.ts'

const DAY_MS = 86_400_000
const USED = new Date(Date.now() - 3 * DAY_MS).toISOString()
const SALES = ['Cid Diaz', 'Dea Eder', 'Fay Gunn', 'Gus Hahn']

/** Two owners of one app, and four of Bob's people who used it in the last days. */
const COMPANY = {
  users: `id,email,name,manager,department,job_title
u2,bob@corp.example,Bob Chen,,Sales,Head of sales
u3,eli@corp.example,Eli Fuchs,,Finance,Controller
${SALES.map((name, n) => `s${n},s${n}@corp.example,${name},u2,Sales,Account manager`).join('\n')}
`,
  apps: 'id,name,owners\ncrm,Customer database,bob@corp.example;eli@corp.example\n',
  entitlements: 'app,id,name,risk_level\ncrm,access,Access,Low\n',
  accounts: `app,id,username,user\n${SALES.map((_, n) => `crm,c${n},s${n},s${n}`).join('\n')}\n`,
  grants: `app,entitlement,account,last_used_at\n${SALES.map((_, n) => `crm,access,c${n},${USED}`).join('\n')}\n`,
}

describe('a review that several people and several tasks share', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, idOf, as } = await reviewingOn(server)
  await load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())
  const bobId = await idOf('bob@corp.example')
  const bob = await as('bob@corp.example')
  const countsOf = async (id: string) => (await bob.post(`/api/v1/my_reviews/${id}/outline`)).body.counts
  const touch = { viewport: SCREENS.phone, hasTouch: true }
  /** Each task in a row of its own, whether or not they are alike. */
  const eachOf = async (page: Page) => {
    await page
      .getByRole('treegrid')
      .getByText(/ alike in |^Cid Diaz$/)
      .first()
      .waitFor()
    if ((await showEach(page).count()) > 0) await showEach(page).click()
  }
  const showEach = (page: Page) => page.getByRole('button', { name: 'Show each' })

  // Before anything is submitted: how a task was last decided makes it unlike the others.
  it('decides alike tasks, and several chosen ones, by touch (WEB-099)', async () => {
    const id = await open({ displayName: 'By touch' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`, touch)
    await page.getByText('4 alike in Sales').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Certify 4 tasks that are alike' }).tap()
    await page.getByText('4 decisions not submitted').waitFor()
    await eventually(async () => expect(await countsOf(id)).toMatchObject({ approve: 4, deny: 0 }))

    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Select tasks' }).tap()
    for (const name of ['Dea Eder', 'Gus Hahn'])
      await page.getByRole('checkbox', { name: `Select ${name}, Access` }).tap()
    const bar = page.getByRole('toolbar', { name: 'Selected tasks' })
    await bar.getByText('2 selected').waitFor()
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Deny' }).tap()
    await eventually(async () => expect(await countsOf(id)).toMatchObject({ approve: 2, deny: 2 }))
    // A card that was decided before shows what was chosen, and the whole name.
    await page.reload()
    const card = page.getByRole('row', { name: /^Gus Hahn/ })
    await card.getByRole('button', { name: /^Deny/ }).waitFor()
    expect(await card.getByRole('button', { name: /^Certify/ }).count()).toBe(0)
    const name = card.getByText('Gus Hahn', { exact: true })
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('shows each task that another browser was faster with, and who decided it (WEB-004, WEB-098)', async () => {
    const owners = (await server.call('POST', '/api/v1/search/policies', { body: { displayName: 'App owner' } })).body
    const id = await open({ displayName: 'Two browsers', policyId: owners.list[0].id })
    const [one, other] = [
      await visit(bobId, `/reviews/${id}`),
      await visit(await idOf('eli@corp.example'), `/reviews/${id}`),
    ]
    for (const { page } of [one, other]) await showEach(page).click()
    for (const name of ['Cid Diaz', 'Dea Eder'])
      for (const { page } of [one, other])
        await page
          .getByRole('treegrid')
          .getByRole('button', { name: `Certify, ${name}, Access` })
          .click()
    await one.page.getByText('2 decisions not submitted').waitFor()
    await one.page.getByText('All saved').waitFor()
    await other.page.getByRole('button', { name: 'Submit 2' }).click()
    await other.page.getByRole('dialog').getByRole('button', { name: 'Submit 2' }).click()
    await other.page.getByText('2 decisions submitted.').waitFor()

    const { page, complaints } = one
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    await page.getByText('2 overtaken').waitFor()
    await page.getByText('Nothing to submit').waitFor()
    const active = page.getByRole('treegrid').locator('[data-active]')
    const seen = new Set<string>()
    for (let n = 0; n < 2; n++) {
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await active.getByText(/^Certified by Eli Fuchs at/).waitFor()
      seen.add((await active.getAttribute('aria-label'))?.split(',')[0] ?? '')
    }
    expect([...seen].sort()).toEqual(['Cid Diaz', 'Dea Eder'])
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  itLong('shows in a second window what was decided in the first, and submits it there (WEB-111)', async () => {
    const id = await open({ displayName: 'Two windows' })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const second = await page.context().newPage()
    await second.goto(page.url())
    const button = (of: Page, name: string) => of.getByRole('treegrid').getByRole('button', { name })
    for (const one of [page, second]) await eachOf(one)
    await button(second, 'Deny, Gus Hahn, Access').waitFor()
    await button(page, 'Certify, Cid Diaz, Access').click()
    await button(page, 'Deny, Gus Hahn, Access').click()
    await second.getByText('2 decisions not submitted').waitFor()
    await expect.poll(() => button(second, 'Deny, Gus Hahn, Access').getAttribute('aria-pressed')).toBe('true')
    await button(second, 'Certify, Gus Hahn, Access').click()
    await expect.poll(() => button(page, 'Certify, Gus Hahn, Access').getAttribute('aria-pressed')).toBe('true')
    await second.getByRole('button', { name: 'Submit 2', exact: true }).click()
    await second.getByText('2 will be certified.').waitFor()
    await second.getByRole('dialog').getByRole('button', { name: 'Submit 2' }).click()
    await second.getByText('2 decisions submitted.').waitFor()
    await page.getByText('Nothing to submit').waitFor()
    expect(complaints).toEqual([])
  })

  it('asks again with the numbers of now when others were about to be submitted (WEB-112)', async () => {
    const id = await open({ displayName: 'Other numbers' })
    const { page } = await visit(bobId, `/reviews/${id}`)
    await eachOf(page)
    await page.getByRole('treegrid').getByRole('button', { name: 'Certify, Cid Diaz, Access' }).click()
    await page.getByText('All saved').waitFor()
    const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, { filter: { withoutPending: true } }))
      .body
    const [{ taskId, policyStepId }] = list
    const body = { decisions: [{ taskId, policyStepId, decision: 'DENY' }] }
    expect((await bob.post(`/api/v1/access_review/${id}/pending_decisions`, body)).status).toBe(200)
    await page.getByRole('button', { name: 'Submit 1', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Submit 1' }).click()
    await dialog.getByText('1 will be certified, 1 denied.').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Submit 2' }).click()
    await dialog.getByText('2 decisions submitted.').waitFor()
  })

  it('goes on to the next row after alike tasks were decided by key (WEB-121)', async () => {
    const people = ['Ada Ek', 'Ben Foss', 'Cal Grau', 'Zoe Zorn']
    const lines = (row: (name: string, n: number) => string) => people.map(row).join('\n')
    const desk = {
      users: `id,email,name,manager,department\n${lines((name, n) => `h${n},h${n}@corp.example,${name},bob@corp.example,${n < 3 ? 'Support' : 'Legal'}`)}\n`,
      apps: 'id,name\ndesk,Desk\n',
      entitlements: 'app,id,name\ndesk,use,Use\n',
      accounts: `app,id,username,user\n${lines((_, n) => `desk,d${n},h${n},h${n}`)}\n`,
      grants: `app,entitlement,account,last_used_at\n${lines((_, n) => `desk,use,d${n},${USED}`)}\n`,
    }
    await load(desk, 'Desk')
    const id = await open({ displayName: 'By key' })
    const { page } = await visit(bobId, `/reviews/${id}`)
    await page.getByText('3 alike in Support').waitFor()
    for (const key of ['End', 'k', 'a', 'a']) await page.keyboard.press(key)
    await page.getByText('4 decisions not submitted').waitFor()
    await eventually(async () => expect(await countsOf(id)).toMatchObject({ approve: 4, deny: 0 }))
  })
})
