import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createSignInLink } from '../../../server/auth/index.ts'
import { noteSecret, type TestServer } from '../../harness.ts'
import { SCREENS } from './browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(AXE)
    const findings =
      await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target + ' ' + failureSummary)))`)
    expect(findings).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
}
