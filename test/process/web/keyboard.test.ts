import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { COMPANY, reviewingOn } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { useBrowser } from './browser.ts'
import { visitingOn } from './visiting.ts'

/** What has the focus: its role and name; of the list also the name of the active row. */
const FOCUSED = `(() => {
  const element = document.activeElement
  if (!element || element === document.body) return 'nothing'
  const roles = { A: 'link', BUTTON: 'button', H1: 'heading', ASIDE: 'panel', TEXTAREA: 'field', INPUT: 'field' }
  const kinds = { checkbox: 'checkbox', radio: 'radio', search: 'search' }
  const role = element.getAttribute('role') ?? kinds[element.type] ?? roles[element.tagName] ?? element.tagName
  const label = element.labels?.[0]
  const name = element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText ?? ''
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
  const row = active ? ' > ' + (active.getAttribute('aria-label') ?? active.innerText) : ''
  return (role + ' ' + name).trim().concat(row).replace(/\\s+/g, ' ')
})()`

const LIST = 'treegrid Tasks of By keyboard'
const CID = /^treegrid Tasks of By keyboard > Cid Diaz, Account manager, Sales\. Access, Customer database/
const DEA = /^treegrid Tasks of By keyboard > Dea Eder, Account manager, Sales\. Access, Customer database/
const EXPORT = /^treegrid Tasks of By keyboard > Cid Diaz, .* Export all customers/
const READ = /^treegrid Tasks of By keyboard > Cid Diaz, .* Read, Wiki/

describe('the day of a reviewer without a mouse', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, idOf, as, policy, post } = await reviewingOn(server)
  await load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())
  const bobId = await idOf('bob@corp.example')
  const bob = await as('bob@corp.example')
  const manager = { allowSelfApproval: true }
  const policyId = await policy([{ approval: { manager, requireDenialReason: true, allowReassignment: true } }])
  const opened = async () => {
    const id = await open({ displayName: 'By keyboard', policyId })
    const reviewInstructions = 'Deny what is not needed for the job.'
    await post(`/api/v1/access_review/${id}`, {
      accessReview: { reviewInstructions },
      updateMask: 'reviewInstructions',
    })
    return id
  }

  /** Presses keys one after the other, and asserts what has the focus then. */
  const keysOf = (page: Page) => async (keys: string, focused: RegExp | string) => {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    await expectFocus(page, focused, keys)
  }
  const expectFocus = (page: Page, focused: RegExp | string, after: string) =>
    eventually(async () => {
      const now: string = await page.evaluate(FOCUSED)
      if (typeof focused === 'string') expect(now, `after ${after}`).toContain(focused)
      else expect(now, `after ${after}`).toMatch(focused)
    })
  /** Tab, until this has the focus: it must be among the next ones. */
  const tabTo = async (page: Page, focused: RegExp, most = 40, key = 'Tab') => {
    const seen: string[] = []
    for (let n = 0; n < most; n++) {
      await page.keyboard.press(key)
      const now: string = await page.evaluate(FOCUSED)
      if (focused.test(now)) return
      seen.push(now)
    }
    throw new Error(`${focused} is not reached by ${key}: ${seen.join('; ')}`)
  }

  it('leads from the list of reviews through rows, panel, dialogs, search and filters (WEB-001)', async () => {
    const id = await opened()
    const { page, complaints } = await visit(bobId, '/reviews')
    const press = keysOf(page)
    await page.getByRole('link', { name: 'Start' }).waitFor()
    await press('Tab', /^link Skip to the page/)
    await tabTo(page, /^link Start$/)
    await press('Enter', /^heading By keyboard$/)

    // Instructions open by themselves on the first visit, and leave the focus alone.
    await page.getByRole('complementary', { name: 'Instructions' }).waitFor()
    await page.getByRole('row', { name: /^Cid Diaz.*Access/ }).waitFor()
    await press('i', /^treegrid/)
    await press('i', /^panel Instructions/)
    await press('Escape', CID)
    await page.getByRole('complementary', { name: 'Why this access' }).waitFor()

    // Rows, and the panel that follows them.
    await press('j', DEA)
    await press('k', CID)
    await press('Enter', /^panel Why this access/)
    await press('j', /^panel Why this access/)
    await page.getByRole('complementary').getByRole('heading', { name: 'Dea Eder' }).waitFor()
    await tabTo(page, /^button Close the panel/, 3)
    await press('Escape', DEA)
    await press('o', DEA)
    await page.getByRole('complementary').waitFor({ state: 'detached' })
    await press('o', DEA)
    await page.getByRole('complementary').waitFor()

    // A comment on a task that is not decided.
    await press('c', /^field Comment/)
    await page.keyboard.type('Ask her.')
    await press('Enter', DEA)
    await press('c', /^field Comment/)
    await press('Escape', DEA)

    // Certifying moves on; a denial asks for its reason.
    await press('k', CID)
    await press('a', DEA)
    await press('k', /^treegrid .* > Cid Diaz, .* Certify, not submitted/)
    // The same key again takes it back.
    await press('a', /^treegrid .* > Cid Diaz, .* Not decided/)
    await press('a', DEA)
    await press('d', /^field Reason for your decision/)
    await page.keyboard.type('Left the team.')
    await press('Enter', /^treegrid .* > Dea Eder, .* Deny, not submitted/)
    await press('u', /^treegrid .* > Dea Eder/)

    // Dialogs give the focus back.
    await press('r', /^(combobox|field) To whom/)
    // The first one closes what can be chosen.
    await press('Escape', /^(combobox|field) To whom/)
    await press('Escape', DEA)
    await press('Shift+?', /^button/)
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await press('Escape', DEA)

    // Search, and the way back from it.
    await press('/', /^search Search/)
    await page.keyboard.type('Export')
    await page.waitForURL(/q=Export/)
    await press('Enter', EXPORT)
    await press('/', /^search Search/)
    await press('Escape', LIST)
    await page.waitForURL((url) => !url.searchParams.has('q'))
    await expectFocus(page, CID, 'the search was cleared')

    // A filter, and taking it away.
    await press('f', /^button Because of/)
    await press('Tab', /^button Risk/)
    await press('Enter', /^checkbox/)
    await press('Space', LIST)
    await page.waitForURL(/risk=/)
    await expectFocus(page, LIST, 'the filter was chosen')
    await tabTo(page, /^button Clear filters/, 20, 'Shift+Tab')
    await press('Enter', /^search Search/)
    await page.waitForURL((url) => !url.searchParams.has('risk'))
    await page.getByRole('row', { name: /^Dea Eder/ }).waitFor()

    expect(complaints).toEqual([])
    expect((await bob.get(`/api/v1/my_reviews/${id}`)).body.review.counts).toMatchObject({ all: 4 })
  })

  it('goes round the parts of the page, selects, decides and submits, and ends in the list (WEB-001)', async () => {
    const id = await opened()
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const press = keysOf(page)
    await page.getByRole('row', { name: /^Cid Diaz.*Access/ }).waitFor()
    await press('Tab', /^link Skip to the list/)
    await press('Enter', CID)
    await press('i', CID)
    await page.getByRole('complementary', { name: 'Why this access' }).waitFor()

    // F6 goes round, and back.
    await press('F6', /^panel Why this access/)
    await press('F6', /^button Undo/)
    await press('F6', /^link My reviews/)
    await press('F6', /^link My reviews/)
    await press('F6', /^radio/)
    await press('F6', /^button .*Customer database/)
    await press('F6', CID)
    await press('Shift+F6', /^button .*Customer database/)
    await press('F6', CID)

    // The buttons of the active row and of its heads are the next ones, and no others.
    await tabTo(page, /^button .*Customer database/, 6)
    await press('Tab', /^button All of Access/)
    await press('Enter', /^menuitem Certify the 2 that are left/)
    await press('Escape', /^button All of Access/)
    await press('Tab', /^checkbox Select Cid Diaz, Access/)
    await press('Tab', /^button Certify, Cid Diaz, Access/)
    await press('Tab', /^button Deny, Cid Diaz, Access/)
    await press('j', DEA)
    await press('k', CID)
    await tabTo(page, /^button All of Access/)
    await press('Enter', /^menuitem Certify the 2 that are left/)
    await press('Enter', /^button/)
    await page.getByRole('dialog', { name: /^Certify what is left of Access/ }).waitFor()
    await tabTo(page, /^button Certify 2$/, 4)
    await press('Enter', LIST)
    await page.getByText('2 decisions not submitted').waitFor()
    await expectFocus(page, LIST, 'the section was certified')

    // The selection: a row, the group, all that match.
    await press('Home', CID)
    await press('x', CID)
    await page.getByText('1 selected').waitFor()
    await press('Control+a', CID)
    await page.getByText('3 selected').waitFor()
    await press('Control+a', CID)
    await page.getByText('4 selected').waitFor()
    await press('Escape', CID)
    await page.getByRole('toolbar', { name: 'Selected tasks' }).waitFor({ state: 'detached' })
    await press('Control+a', CID)
    await tabTo(page, /^button Select all 4 that match/, 5, 'Shift+Tab')
    await press('Enter', CID)
    await page.getByText('4 selected').waitFor()
    await press('a', /^button/)
    await page.getByRole('dialog', { name: /^Certify all 4 tasks/ }).waitFor()
    await press('Escape', CID)
    await press('Escape', CID)

    // Groups close and open.
    await press('ArrowLeft', /^treegrid .* > C Customer database 1 of 3 left/)
    await press('j', READ)
    await press('k', READ)
    await press('ArrowRight', READ)
    await press('k', EXPORT)
    await press('n', READ)
    await press('a', /^treegrid/)
    await press('Home', CID)
    await press('n', EXPORT)
    await press('d', /^field Reason for your decision/)
    await press('Escape', EXPORT)

    // Submitting asks for the reason that is missing.
    await page.getByText('4 decisions not submitted').waitFor()
    await press('Control+Enter', /^field Reason: /)
    await page.keyboard.type('Not needed.')
    await press('Control+Enter', /^button Done/)
    await page.getByText('4 decisions submitted.').waitFor()
    await press('Enter', EXPORT)
    expect((await bob.get(`/api/v1/my_reviews/${id}`)).body.review.counts).toMatchObject({ left: 0, answered: 4 })
    expect(complaints).toEqual([])
  })
})
