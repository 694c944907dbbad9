import { describe, expect, it } from 'vitest'
import { demoJob } from '../../../../server/demo/load-demo.ts'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { itLong, useBrowser } from '../browser.ts'
import { visitingOn } from '../visiting.ts'

describe('a review with more tasks than a page loads', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { open, as, policy } = await reviewingOn(server)
  const { tenant, database } = server
  await demoJob(database).run({ tenantId: tenant.id } as never)
  const admin = (await database.read((reader) => findUserByEmail(reader, tenant.id, 'admin@example.com')))?.id ?? ''
  const reviewId = await open({
    displayName: 'Everything',
    policyId: await policy([{ approval: { users: { userIds: [admin] } } }]),
  })
  const { visit } = visitingOn(server, await useBrowser())
  const api = await as('admin@example.com')
  const outlineOf = async () => (await api.post(`/api/v1/my_reviews/${reviewId}/outline`)).body
  const { counts, groups } = await outlineOf()
  const shown = (count: number) => count.toLocaleString('en')

  itLong(
    'selects a group and then the whole list by key, however much of it has come, decides it on the server, and takes that back (WEB-138)',
    async () => {
      const { page, complaints } = await visit(admin, `/reviews/${reviewId}`)
      await page.getByRole('navigation', { name: 'Apps' }).waitFor()
      expect(groups[0].all).toBeGreaterThan(200)
      await page.getByRole('treegrid').focus()
      await page.keyboard.press('Control+a')
      await page
        .getByText(`${shown(groups[0].all)} selected`)
        .first()
        .waitFor()
      await page.keyboard.press('d')
      await page.getByRole('button', { name: `Deny ${shown(groups[0].all)}`, exact: true }).click()
      await page.getByText(`${shown(groups[0].all)} decisions not submitted`).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect((await outlineOf()).counts).toMatchObject({ deny: groups[0].all, approve: 0 })

      await page.getByRole('treegrid').focus()
      await page.keyboard.press('Control+a')
      await page
        .getByText(`${shown(groups[0].all)} selected`)
        .first()
        .waitFor()
      await page.keyboard.press('Control+a')
      await page
        .getByText(`${shown(counts.all)} selected`)
        .first()
        .waitFor()
      await page.keyboard.press('a')
      await page.getByRole('button', { name: `Certify ${shown(counts.all)}`, exact: true }).click()
      await eventually(async () => expect((await outlineOf()).counts).toMatchObject({ approve: counts.all, deny: 0 }))

      // Back to what each of them had, and then to nothing.
      await page.getByText(`${shown(counts.all)} decisions not submitted`).waitFor()
      await page.getByRole('treegrid').focus()
      await page.keyboard.press('u')
      await page.getByText(`${shown(groups[0].all)} decisions not submitted`).waitFor()
      expect((await outlineOf()).counts).toMatchObject({ approve: 0, deny: groups[0].all })
      await page.getByRole('treegrid').focus()
      await page.keyboard.press('u')
      await eventually(async () => expect((await outlineOf()).counts).toMatchObject({ approve: 0, deny: 0 }))
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  it('loses no key that selects while the list is counted anew: the second selects the whole list (WEB-166)', async () => {
    const { page, complaints } = await visit(admin, `/reviews/${reviewId}`)
    const outline = page.getByRole('navigation', { name: 'Apps' })
    const bar = page.getByRole('toolbar', { name: 'Selected tasks' })
    await outline.waitFor()
    /** Decided in another window: this one loads the list anew, and waits for a part of it. */
    const loadAnew = async (held: string) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(held, (route) => released.then(() => route.continue()))
      await page.evaluate(`new BroadcastChannel('recert-review-${reviewId}').postMessage([])`)
      await outline.waitFor({ state: 'detached' })
      return release
    }
    const showRows = await loadAnew('**/tasks/search')
    await page.keyboard.press('Control+a')
    showRows()
    await bar.getByText(`${shown(groups[0].all)} selected`, { exact: true }).waitFor()
    await bar.getByRole('button', { name: 'Clear' }).click()

    const showCounts = await loadAnew('**/outline')
    await page.getByRole('treegrid').focus()
    await page.keyboard.press('Control+a')
    // The second one comes as soon as the counts are drawn.
    await page.evaluate(`new MutationObserver((_, observer) => {
      if (!document.querySelector('nav[aria-label="Apps"]')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', ctrlKey: true, bubbles: true, cancelable: true }))
    }).observe(document.body, { childList: true, subtree: true })`)
    showCounts()
    await bar.getByText(`${shown(counts.all)} selected`, { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  itLong('shows one group alone after an Alt click in the outline, and counts what was decided once', async () => {
    const clear = { decision: 'UNSPECIFIED', expectedCount: counts.all }
    await api.post(`/api/v1/access_review/${reviewId}/pending_decisions/by_filter`, clear)
    const { page } = await visit(admin, `/reviews/${reviewId}`)
    const outline = page.getByRole('navigation', { name: 'Apps' })
    await page.getByRole('treegrid').focus()
    for (const key of ['Alt+g', 'a', 'd']) await page.keyboard.press(key)
    await page.getByText('2 decisions not submitted').waitFor()
    await outline
      .getByRole('button')
      .first()
      .click({ modifiers: ['Alt'] })
    await page.getByRole('button', { name: `App: ${groups[0].displayName}` }).waitFor()
    const left = `${shown(groups[0].all - 2)} of ${shown(groups[0].all)} left`
    await page.getByRole('treegrid').getByText(left).first().waitFor()
    expect(await outline.getByRole('button').count()).toBe(1)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('treegrid').getByText(left).first().waitFor()
    await expect.poll(() => outline.getByRole('button').count()).toBe(groups.length)
    await page.context().close()
  })
})
