import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { COMPANY, reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { sample } from '../../../rounds.ts'
import { itLong, useBrowser } from '../browser.ts'
import { expectAccessible, visitingOn } from '../visiting.ts'

describe('submitting in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, idOf, as, policy } = await reviewingOn(server)
  await load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())
  const bobId = await idOf('bob@corp.example')
  const bob = await as('bob@corp.example')
  /** Bob reviews everything. */
  const byBob = (approval = {}, more = {}) => policy([{ approval: { users: { userIds: [bobId] }, ...approval } }], more)
  const inList = (page: Page, name: RegExp) => page.getByRole('treegrid').getByRole('button', { name }).first()
  const submit = async (page: Page, count: number) => {
    await page.getByRole('button', { name: `Submit ${count}`, exact: true }).click()
    return page.getByRole('dialog')
  }
  const chosen = async (id: string): Promise<string[]> => {
    const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, { filter: { withPending: true } })).body
    return list.map(({ pending }: { pending: { decision: string; comment: string } }) =>
      [pending.decision, pending.comment].join(' '),
    )
  }
  const answers = async (id: string): Promise<string[]> => {
    const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, { answered: true })).body
    return list.map(({ answer }: { answer: { comment: string } }) => answer.comment).sort()
  }

  const selectTwo = async (page: Page) => {
    for (const name of [/^Select Cid Diaz/, /^Select Dea Eder/])
      await page.getByRole('treegrid').getByRole('checkbox', { name }).first().click()
  }
  const denyAll = async (page: Page) => {
    await page.getByRole('treegrid').focus()
    for (const key of ['Control+a', 'Control+a', 'd']) await page.keyboard.press(key)
  }
  const giveReasonForAll = async (page: Page, id: string) => {
    const dialog = page.getByRole('dialog')
    const deny = dialog.getByRole('button', { name: /^Deny \d+/ })
    await deny.waitFor()
    expect(await deny.isDisabled()).toBe(true)
    await dialog.getByLabel('Reason for all of them').fill('The app is shut down')
    await expectAccessible(page)
    await deny.click()
    await eventually(async () => {
      const all = await chosen(id)
      expect(all.length).toBeGreaterThan(1)
      expect(new Set(all)).toEqual(new Set(['DENY The app is shut down']))
    })
  }

  it('says when denied access is removed, then leads to the next review, or back (WEB-040)', async () => {
    const atOnce = { postActions: [{ certifyRemediateImmediately: true }] }
    const first = await open({ displayName: 'Removed at once', policyId: await byBob({}, atOnce) })
    const { page, complaints } = await visit(bobId, `/reviews/${first}`)
    await inList(page, /^Certify, Cid Diaz/).click()
    let dialog = await submit(page, 1)
    await dialog.getByText('1 will be certified. You cannot change this afterwards').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await inList(page, /^Deny, Dea Eder/).click()
    dialog = await submit(page, 2)
    await dialog.getByText('Denied access is removed as soon as you submit.').waitFor()
    await dialog.getByRole('button', { name: 'Submit 2' }).click()
    await dialog.getByRole('link', { name: 'Back to my reviews' }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()

    const second = await open({ displayName: 'Removed at the close', policyId: await byBob() })
    await page.goto(new URL(`/reviews/${second}`, server.url).href)
    await inList(page, /^Deny, Cid Diaz/).click()
    dialog = await submit(page, 1)
    await dialog.getByText('Denied access is removed when the campaign closes.').waitFor()
    await dialog.getByRole('button', { name: 'Submit 1' }).click()
    await dialog.getByRole('link', { name: 'Next review: Removed at once' }).click()
    await page.getByRole('heading', { level: 1, name: 'Removed at once' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('turns the bars of the outline from not submitted to certified and denied, also after a reload (WEB-041, WEB-152)', async () => {
    const id = await open({ displayName: 'Outlined', policyId: await byBob() })
    const { page } = await visit(bobId, `/reviews/${id}`)
    const bar = page.getByRole('navigation', { name: 'Apps' }).getByRole('button').first().getByRole('img')
    const parts = () =>
      bar.evaluate((element) =>
        [...element.children].map((part) => `${part.getAttribute('data-meaning')} ${part.getAttribute('style')}`),
      )
    await inList(page, /^Certify, Cid Diaz/).click()
    await eventually(async () => expect(await parts()).toEqual([expect.stringMatching(/^pending/)]))
    const [one = ''] = await parts()
    await inList(page, /^Deny, Dea Eder/).click()
    await eventually(async () => expect(await parts()).not.toEqual([one]))
    const left = await bar.getAttribute('aria-label')
    const dialog = await submit(page, 2)
    await dialog.getByRole('button', { name: 'Submit 2' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const done = [one.replace('pending', 'certify'), one.replace('pending', 'deny')]
    await eventually(async () => expect(await parts()).toEqual(done))
    expect(await bar.getAttribute('aria-label')).toBe(left)
    await page.reload()
    await eventually(async () => expect(await parts()).toEqual(done))
    await page.getByRole('img', { name: 'certified: 1 task, denied: 1 task, not submitted: 0 tasks' }).waitFor()
  })

  itLong('leaves receipts that name what was decided and lead to it (WEB-130)', async () => {
    const id = await open({ displayName: 'Receipts', policyId: await byBob() })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await inList(page, /^Deny, Dea Eder, Access/).click()
    const dialog = await submit(page, 1)
    await dialog.getByRole('button', { name: 'Submit 1' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto(new URL(`/reviews/${id}/submissions`, server.url).href)
    await page.getByText('1 decision submitted').click()
    const row = page.getByRole('row').filter({ hasText: 'Dea Eder' })
    for (const cell of ['Access', 'Customer database', 'Deny', 'Taken'])
      await row.getByRole('cell', { name: cell, exact: true }).waitFor()
    await expectAccessible(page)
    await row.getByRole('link', { name: 'Dea Eder' }).click()
    await page.getByRole('complementary').getByRole('heading', { name: 'Dea Eder' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('takes one reason for all denials that need one, or each its own (WEB-042)', async () => {
    const policyId = await byBob({ requireDenialReason: true })
    for (const isEach of sample([false, true], 1, 'reasons')) {
      const id = await open({ displayName: `Reasons ${isEach}`, policyId })
      const { page, complaints } = await visit(bobId, `/reviews/${id}`)
      for (const name of [/^Deny, Cid Diaz, Access/, /^Deny, Dea Eder, Access/]) await inList(page, name).click()
      const dialog = await submit(page, 2)
      await dialog.getByText('2 decisions need a reason').waitFor()
      const send = dialog.getByRole('button', { name: 'Submit 2' })
      if (isEach) await dialog.getByText('Write each').click()
      const fields = isEach
        ? { 'Cid Diaz, Access': 'Moved', 'Dea Eder, Access': 'Not used' }
        : { 'Reason for all of them': 'Not needed' }
      await expectAccessible(page)
      for (const [label, text] of Object.entries(fields)) {
        expect(await send.isDisabled()).toBe(true)
        await dialog.getByRole('combobox', { name: label }).fill(text)
      }
      await send.click()
      await dialog.getByText('2 decisions submitted.').waitFor()
      expect(await answers(id)).toEqual(isEach ? ['Moved', 'Not used'] : ['Not needed', 'Not needed'])
      expect(complaints).toEqual([])
    }
  })

  itLong('sends what was written before a choice with it, by mouse and by key (WEB-110)', async () => {
    const id = await open({ displayName: 'Written first', policyId: await byBob({ requireDenialReason: true }) })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const panel = page.getByRole('complementary', { name: 'Why this access' })
    await page
      .getByRole('row', { name: /^Cid Diaz.*Access/ })
      .first()
      .click()
    await panel.getByRole('heading', { name: 'Cid Diaz' }).waitFor()
    await panel.getByLabel('Comment').fill('Moved to another team')
    await panel.getByRole('button', { name: /^Deny, Cid Diaz/ }).click()
    await panel.getByRole('heading', { name: 'Dea Eder' }).waitFor()
    await page.keyboard.press('c')
    await page.keyboard.type('Not used')
    await page.keyboard.press('Escape')
    // The words wait for their task, also while others are shown.
    for (const key of ['k', 'j']) await page.keyboard.press(key)
    await panel.getByRole('heading', { name: 'Dea Eder' }).waitFor()
    expect(await panel.getByLabel('Comment').inputValue()).toBe('Not used')
    await page.keyboard.press('d')
    await eventually(async () =>
      expect((await chosen(id)).sort()).toEqual(['DENY Moved to another team', 'DENY Not used']),
    )
    expect(complaints).toEqual([])
  })

  it('asks for a reason before many are denied at once, where one is required (WEB-043)', async () => {
    const id = await open({ displayName: 'Many', policyId: await byBob({ requireDenialReason: true }) })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await inList(page, /^Deny, Dea Eder/).waitFor()
    await denyAll(page)
    await giveReasonForAll(page, id)
    expect(complaints).toEqual([])
  })

  itLong('asks first for the reasons of single denials before many are denied at once (WEB-043, WEB-167)', async () => {
    const id = await open({ displayName: 'Many and one', policyId: await byBob({ requireDenialReason: true }) })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const dialog = page.getByRole('dialog')
    // The server does not know of a denial that waits for its reason, and would decide that task with the others.
    await inList(page, /^Deny, Dea Eder/).click()
    await page.keyboard.press('Escape')
    await inList(page, /^All of Access/).click()
    await page.getByRole('menuitem', { name: /^Deny/ }).click()
    await dialog.getByText('1 denial needs its reason first').waitFor()
    await dialog.getByRole('button', { name: 'Take the denial back instead' }).click()
    await dialog.waitFor({ state: 'detached' })
    await inList(page, /^Deny, Dea Eder/).click()
    await page.keyboard.press('Escape')
    await denyAll(page)
    await dialog.getByLabel(/^Reason: Dea Eder/).fill('Left the team')
    await expectAccessible(page)
    // The next question comes by itself.
    await dialog.getByRole('button', { name: 'Save the reason' }).click()
    await dialog.getByLabel('Reason for all of them').waitFor()
    await eventually(async () => expect(await chosen(id)).toEqual(['DENY Left the team']))
    await giveReasonForAll(page, id)
    expect(complaints).toEqual([])
  })

  it('shows what was submitted, without buttons, with who did it in the history (WEB-060)', async () => {
    const id = await open({ displayName: 'Looking back', policyId: await byBob() })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await inList(page, /^Certify, Cid Diaz/).click()
    await inList(page, /^Deny, Dea Eder/).click()
    const dialog = await submit(page, 2)
    await dialog.getByRole('button', { name: 'Submit 2' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Submitted 2' }).click()
    const rows = page.getByRole('treegrid').locator('[role="row"][aria-level="3"]')
    await eventually(async () => expect(await rows.count()).toBe(2))
    await rows
      .filter({ hasText: 'Cid Diaz' })
      .getByText(/^Certified, \d+ \w+ \d{4}$/)
      .waitFor()
    await rows
      .filter({ hasText: 'Dea Eder' })
      .getByText(/^Denied, \d+ \w+ \d{4}$/)
      .waitFor()
    expect(await rows.getByRole('button').count()).toBe(0)
    await rows.filter({ hasText: 'Dea Eder' }).click()
    const panel = page.getByRole('complementary', { name: 'Why this access' })
    await panel.getByText('History').click()
    await panel.getByText('You denied the access.').waitFor()
    await panel.getByRole('button', { name: 'Previous task' }).click()
    await panel.getByRole('heading', { name: 'Cid Diaz' }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  itLong('writes one comment on several decisions (WEB-062)', async () => {
    const id = await open({ displayName: 'Commented', policyId: await byBob() })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await inList(page, /^Certify, Cid Diaz/).click()
    await inList(page, /^Deny, Dea Eder/).click()
    await selectTwo(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Comment' }).click()
    await page.getByRole('dialog').getByLabel('Comment').fill('As agreed')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await eventually(async () => expect((await chosen(id)).sort()).toEqual(['APPROVE As agreed', 'DENY As agreed']))
    expect(complaints).toEqual([])
  })

  itLong('does not offer Reassign where the policy does not allow it (WEB-131)', async () => {
    const id = await open({ displayName: 'Kept', policyId: await byBob() })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await selectTwo(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Comment' }).waitFor()
    expect(await page.getByRole('button', { name: 'Reassign' }).count()).toBe(0)
    await page.keyboard.press('r')
    await page.getByText('The policy does not let you reassign this.').waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  it('offers Reassign where the policy allows it, and asks for the reason it wants (WEB-131, WEB-154)', async () => {
    const rules = { allowReassignment: true, requireReassignmentReason: true }
    const given = await open({ displayName: 'Given with a reason', policyId: await byBob(rules) })
    const { page, complaints } = await visit(bobId, `/reviews/${given}`)
    await selectTwo(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Reassign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reassign 2 tasks' })
    await dialog.getByRole('textbox', { name: 'To whom' }).fill('eli')
    await page.getByRole('option', { name: /Eli Fuchs/ }).click()
    await page.getByRole('option').first().waitFor({ state: 'hidden' })
    const send = dialog.getByRole('button', { name: 'Reassign 2' })
    expect(await send.isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Knows them')
    await send.click()
    await dialog.waitFor({ state: 'hidden' })
    const eli = await as('eli@corp.example')
    expect((await eli.post(`/api/v1/my_reviews/${given}/tasks/search`)).body.list).toHaveLength(2)
    expect(complaints).toEqual([])
  })

  it('announces tasks that came, and shows them when asked (WEB-063)', async () => {
    const eliId = await idOf('eli@corp.example')
    const eli = await as('eli@corp.example')
    const policyId = await policy([{ approval: { users: { userIds: [eliId] }, allowReassignment: true } }])
    const id = await open({ displayName: 'Given on', policyId })
    const { list: all } = (await eli.post(`/api/v1/my_reviews/${id}/tasks/search`)).body
    const list = all.filter(({ item }: { item: { user?: { id: string } } }) => item.user?.id !== bobId)
    const give = ({ taskId, policyStepId }: { taskId: string; policyStepId: string }) =>
      eli.post(`/api/v1/tasks/${taskId}/action/reassign`, { policyStepId, newStepUserIds: [bobId], comment: 'Away' })
    expect((await give(list[0])).status).toBe(200)
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const rows = page.getByRole('treegrid').locator('[role="row"][aria-level="3"]')
    await eventually(async () => expect(await rows.count()).toBe(1))
    const asked = page.waitForResponse((response) => response.url().includes('/changes'))
    await page.evaluate("window.dispatchEvent(new Event('focus'))")
    await asked
    expect((await give(list[1])).status).toBe(200)
    await page.evaluate("window.dispatchEvent(new Event('focus'))")
    await page.getByText('1 new task').waitFor()
    expect(await rows.count()).toBe(1)
    await page.getByRole('status').getByRole('button', { name: 'Show' }).click()
    await eventually(async () => expect(await rows.count()).toBe(2))
    expect(await page.getByText('1 new task').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  itLong('takes tasks that were given away off what is left, and goes past them (WEB-113)', async () => {
    const id = await open({ displayName: 'Given away', policyId: await byBob({ allowReassignment: true }) })
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    const { left } = (await bob.get(`/api/v1/my_reviews/${id}`)).body.review.counts
    await inList(page, /^Certify, Cid Diaz/).click()
    await selectTwo(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Reassign' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('To whom').fill('eli')
    await page.getByRole('option', { name: /Eli Fuchs/ }).click()
    await dialog.getByRole('button', { name: 'Reassign 2' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .locator('[data-part="header"]')
      .getByText(`${left - 2} left`)
      .waitFor()
    await page.getByRole('button', { name: `Undecided ${left - 2}` }).waitFor()
    await page.getByText('Nothing to submit').waitFor()
    const active = page.getByRole('treegrid').locator('[data-active]')
    await page.getByRole('treegrid').focus()
    await page.keyboard.press('Home')
    for (let n = 0; n < left; n++) {
      await page.keyboard.press('n')
      expect(await active.getAttribute('aria-label')).toMatch(/Not decided/)
    }
    expect(complaints).toEqual([])
  })

  it('shows on the page of a person who certified their access, and leads to the task (WEB-045)', async () => {
    const id = await open({ displayName: 'Certified by whom', policyId: await byBob() })
    const { taskId, policyStepId, item } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`)).body.list[0]
    expect((await bob.post(`/api/v1/tasks/${taskId}/action/approve`, { policyStepId })).status).toBe(200)
    const adminId = await idOf('admin@example.com')
    const { page, complaints } = await visit(adminId, `/data/people/${item.user.id}?tab=reviews`)
    const row = page.getByRole('row').filter({ hasText: 'Certified by whom' }).filter({ hasText: 'Bob Chen' })
    await row.getByText('Certified', { exact: true }).waitFor()
    await row.getByRole('link').click()
    await page.getByRole('dialog').getByText('Answered by').waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
})
