import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { afterAll } from 'vitest'
import { PATIENCE_MS } from '../../eventually.ts'
import { sample } from '../../rounds.ts'

const PATHS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']

/** A real Chromium for the tests of a file. The flags keep it from calling home, which a closed network refuses. */
export async function useBrowser(): Promise<Browser> {
  const executablePath = PATHS.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  // Its own patience of 30 s ends before a busy machine has drawn a page.
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  afterAll(() => browser.close())
  return browser
}

/** Widths at which every page must work: a phone and a desktop. */
export const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

/** The screens on which `npm test` tells a story: one, and another one for the next; the long run has both. */
export const screensFor = (story: string) => sample(Object.entries(SCREENS), 1, story)
