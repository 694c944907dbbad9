import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createSignInLink } from '../../../server/auth/index.ts'
import { noteSecret, type TestServer } from '../../harness.ts'
import { SCREENS } from './browser.ts'
import { findingsOf, scrollsSideways } from './page-checks.ts'

export interface Visit {
  page: Page
  /** What the page complained about in its console, without the requests that a test makes fail. */
  complaints: string[]
}

/** People of a tenant in real browsers. */
export function visitingOn(server: TestServer, browser: Browser) {
  /** Signs a person in, and opens a path. */
  const visit = async (userId: string, path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({ viewport: SCREENS.desktop, ...options })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (401|500|503)|ERR_/.test(message.text()))
        complaints.push(message.text())
    })
    await signIn(page, userId)
    await page.goto(new URL(path, server.url).href)
    return { page, complaints }
  }
  const signIn = async (page: Page, userId: string) => {
    const link = await server.database.tx((tx) => createSignInLink(tx, server.tenant.id, userId, new URL(server.url)))
    noteSecret(link.split('#')[1] ?? '')
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname !== '/sign-in')
    const [cookie] = await page.context().cookies()
    noteSecret(cookie?.value ?? '')
  }
  return { visit, signIn }
}

/** No finding of axe (WCAG 2.2 A and AA), in both colour schemes, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await findingsOf(page, false)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findingsOf(page, true)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await scrollsSideways(page)).toBe(false)
}
