import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createSignInLink } from '../../../server/auth/index.ts'
import { SIGN_IN_PATH } from '../../../server/auth/sessions/sign-in.ts'
import { noteSecret, type TestServer } from '../../harness.ts'
import { sample } from '../../rounds.ts'
import { SCREENS } from './browser.ts'
import { findingsOf, lasting, lookName, schemesOfState, scrollsSideways, smallInFloating } from './page-checks.ts'

export interface Visit {
  page: Page
  /** What the page complained about in its console, without the requests that a test makes fail. */
  complaints: string[]
}

/** People of a tenant in real browsers. */
export function visitingOn(server: TestServer, browser: Browser) {
  /** A person who is signed in and has opened nothing yet. */
  const person = async (userId: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({ viewport: SCREENS.desktop, reducedMotion: 'reduce', ...options })
    await signIn(context, userId)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (401|500|503)|ERR_/.test(message.text()))
        complaints.push(message.text())
    })
    return { page, complaints }
  }
  const visit = async (userId: string, path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const visited = await person(userId, options)
    await visited.page.goto(new URL(path, server.url).href)
    return visited
  }
  /** As the page does it for a person who clicks; web.test.ts has the click. */
  const signIn = async (context: BrowserContext, userId: string) => {
    const { href, origin, hash } = new URL(
      await server.database.tx((tx) => createSignInLink(tx, server.tenant.id, userId, new URL(server.url))),
    )
    const token = hash.slice(1)
    noteSecret(token)
    const reply = await context.request.post(new URL(SIGN_IN_PATH, href).href, { headers: { origin }, data: { token } })
    if (!reply.ok()) throw new Error(`not signed in: ${reply.status()} ${await reply.text()}`)
    const [cookie] = await context.cookies()
    noteSecret(cookie?.value ?? '')
  }
  return { person, visit, signIn }
}

/** No finding of axe, nothing to scroll sideways, and nothing in an open dialog or menu that is too small to press. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page, schemesOfState(page))).toEqual([])
  expect(await lasting(() => scrollsSideways(page))).toEqual([])
  expect(await smallInFloating(page)).toEqual([])
}

/** The same on a phone and on a desktop, and the page stays on the desktop. `npm test` looks at one of them in turn. */
export async function expectAccessibleOnScreens(page: Page): Promise<void> {
  for (const size of sample([SCREENS.phone, SCREENS.desktop], 1, `screen ${lookName(page)}`)) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await page.setViewportSize(SCREENS.desktop)
}
