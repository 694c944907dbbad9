import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createSignInLink, listTenants } from '../../../server/auth/index.ts'
import { findUserByEmail } from '../../../server/directory/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { sample } from '../../rounds.ts'
import { itLong, SCREENS, screensFor, useBrowser } from './browser.ts'

describe.each(screensFor('signing in and out'))('the web application on a %s', async (_, viewport) => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const browser = await useBrowser()

  /** A fresh visitor; anything the page complains about in its console fails the test. */
  async function visit(path: string): Promise<{ page: Page; complaints: string[] }> {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text())
    })
    await page.goto(new URL(path, server.url).href)
    return { page, complaints }
  }
  const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')
  const newLink = async () => {
    const [tenant] = await server.database.read(listTenants)
    const user = await server.database.read((r) =>
      findUserByEmail(r, tenant?.id ?? ('' as TenantId), 'admin@example.com'),
    )
    const link = await server.database.tx((tx) =>
      createSignInLink(tx, tenant?.id ?? ('' as TenantId), user?.id ?? '', new URL(server.url)),
    )
    noteSecret(link.split('#')[1] ?? '')
    return link
  }

  it('signs a person in with a link and a click, once, and out again', async () => {
    const link = await newLink()
    const { page, complaints } = await visit(link)
    expect(page.url()).not.toContain('#')
    await expect.poll(() => fits(page)).toBe(true)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Your first review in four steps' }).waitFor()
    expect(await page.title()).toBe('Your first review in four steps · First steps · Recert')
    await expect.poll(() => fits(page)).toBe(true)
    const cookie = (await page.context().cookies())[0]
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false })
    noteSecret(cookie?.value ?? '')
    if (viewport === SCREENS.phone) await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: viewport === SCREENS.phone ? 'Your account' : /^Administrator/ }).click()
    await page.getByText('admin@example.com').waitFor()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(complaints).toEqual([])

    const again = await visit(link)
    await again.page.getByRole('button', { name: 'Sign in' }).click()
    await again.page.getByRole('alert').waitFor()
    expect(await again.page.getByRole('alert').textContent()).toContain('already used')
  })

  it('tells a visitor without a link how to get one', async () => {
    const { page, complaints } = await visit('/')
    await page.getByText('recert user sign-in-link').waitFor()
    await expect.poll(() => fits(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  itLong('shows the API reference, readable, with every operation', async () => {
    const { page, complaints } = await visit('/docs')
    expect(await page.locator('h1').textContent()).toContain('Recert API')
    const count = await page.locator('main article[id^="svc.api."]').count()
    expect(count).toBeGreaterThanOrEqual(9)
    expect(await page.evaluate(BROKEN_WORDS)).toEqual([])
    const text = (await page.locator('main').textContent()) ?? ''
    const uploads = text.match(/The bytes of the file, as application\/octet-stream or text\/csv/g)
    expect(uploads).toHaveLength(1)
    if (viewport === SCREENS.phone) await page.getByText('Contents').click()
    await page.locator('nav').getByRole('link', { name: 'Add a risk level' }).click()
    await expect.poll(() => fits(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('finds operations and schemas in the API reference, with an example of each call (DOC-008)', async () => {
    const { page, complaints } = await visit('/docs')
    const search = page.locator('header').getByRole('searchbox', { name: 'Search operations and schemas' })
    const shown = page.locator('main article:visible')
    await page.keyboard.press('/')
    await page.keyboard.type('create campaign')
    expect(await search.inputValue()).toBe('create campaign')
    const [operation] = await shown.all()
    expect(await operation?.getByRole('heading').textContent()).toBe('Create a campaign')
    await operation?.getByText('Example', { exact: true }).click()
    expect(await operation?.locator('pre').textContent()).toContain('"ownerIds": [')
    await operation?.locator('summary', { hasText: 'Body' }).click()
    await operation?.getByText('Errors', { exact: true }).click()
    expect(await operation?.getByText('OWNER_REQUIRED').first().isVisible()).toBe(true)
    await expect.poll(() => fits(page)).toBe(true)

    await search.fill('principalTypeFilter')
    expect(await shown.first().getAttribute('id')).toBe('schema-AccessReviewScopeV2')
    await search.fill('nothing has these words')
    expect(await shown.count()).toBe(0)
    expect(await page.getByText('0 found').isVisible()).toBe(true)
    await page.goto(`${server.url}/docs#schema-AppRef`)
    expect(await page.locator('#schema-AppRef').isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })
})

/** Of all operations and schemas one in eight is looked at; the browser lays out no others. */
const ARTICLES = sample([0, 1, 2, 3, 4, 5, 6, 7], 1, 'cells of the API reference')

/** Words of the page's tables that go on in the next line; a name may be broken where its parts meet. */
const BROKEN_WORDS = `[...document.querySelectorAll('main article')].filter((_, index) =>
  ${JSON.stringify(ARTICLES)}.includes(index % 8)).flatMap((article) => [...article.querySelectorAll('td')]).flatMap((cell) => {
  const [words, texts] = [[], document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)]
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of text.data.matchAll(/\\w+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word)
    }
  return words
})`
