import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { closingOn } from '../../api/review/closing.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { itLong, SCREENS, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('the command palette', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const browser = await useBrowser()
  const { load, draft, tenantId } = await closingOn(server)
  await load(COMPANY)
  await draft({ displayName: 'Spring review' })
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const basicId = newId()
  await server.database.tx((tx) =>
    insertUser(tx, tenantId, { id: basicId, email: 'zoe@example.com', displayName: 'Zoe', roles: ['basic_user'] }),
  )
  const { visit } = visitingOn(server, browser)
  const search = (page: Page) => page.getByRole('combobox', { name: /^Search pages/ })
  const chosen = (page: Page) => page.getByRole('option', { selected: true })
  const type = async (page: Page, text: string) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await search(page).waitFor()
    await page.keyboard.type(text)
  }

  it('finds campaigns, people, pages, filters and actions by keyboard alone, and says how many', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/entitlements')
    await type(page, 'spring')
    await page.getByRole('option', { name: /Spring review/ }).waitFor()
    await page.getByText('1 result found').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await search(page).waitFor({ state: 'detached' })

    await type(page, 'new camp')
    expect(await chosen(page).innerText()).toBe('New campaign')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'New campaign' }).waitFor()

    await type(page, 'an')
    await page.getByRole('group', { name: 'People' }).getByRole('option').first().waitFor()
    const first = await chosen(page).innerText()
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).innerText()).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await chosen(page).innerText()).toBe(first)
    await page.keyboard.press('Escape')
    await search(page).waitFor({ state: 'detached' })

    await type(page, 'dark col')
    await page.keyboard.press('Enter')
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
    expect(complaints).toEqual([])
  })

  it('has the focus as soon as it is there, so that no letter is lost, and gives it back (WEB-179)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/entitlements')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const field = page.getByRole('searchbox').first()
    for (const _ of ['loads the palette', 'has it already']) {
      await field.focus()
      const hasFocusAtOnce = page.evaluate(`new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const shown = document.querySelector('[role=dialog] [role=combobox]')
          if (!shown) return
          observer.disconnect()
          resolve(document.activeElement === shown)
        })
        observer.observe(document.body, { subtree: true, childList: true })
      })`)
      await page.keyboard.press('Control+k')
      expect(await hasFocusAtOnce).toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true)
    }
    expect(complaints).toEqual([])
  })

  itLong('sets a filter of the page', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/accounts')
    await type(page, 'filter no owner')
    expect(await chosen(page).innerText()).toMatch(/^Filter: /)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/data/accounts?unowned=1')
    expect(complaints).toEqual([])
  })

  it('offers only what the person may see, and is accessible on a phone', async () => {
    const { page, complaints } = await visit(basicId, '/reviews', { viewport: SCREENS.phone })
    await page.getByRole('button', { name: 'Search' }).click()
    await search(page).waitFor()
    const offered = await page.getByRole('option').allInnerTexts()
    expect(offered).toContain('My reviews')
    const isCut = await search(page).evaluate((field) => {
      field.value = field.placeholder
      return field.scrollWidth > field.clientWidth
    })
    expect(isCut).toBe(false)
    await search(page).fill('')
    expect(offered).toContain('Keys and help')
    for (const label of ['Campaigns', 'Apps', 'New campaign', 'First steps']) expect(offered).not.toContain(label)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  it('is accessible with results', async () => {
    const { page } = await visit(admin?.id ?? '', '/campaigns')
    await type(page, 'a')
    await page.getByRole('option').first().waitFor()
    await expectAccessible(page)
  })
})
