import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeEach, it } from 'vitest'
import { PATIENCE_MS } from '../../eventually.ts'
import { IS_LONG, sample } from '../../rounds.ts'

/** The headless shell draws the same pages without the windows of a browser around them, in half the processor time. */
const PATHS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]

let launched: Promise<Browser> | undefined
/** Of the test file that is run. */
const contexts = new Set<BrowserContext>()
/** How long a page may take. Its own patience of 30 s ends before a busy machine has drawn one. */
let patienceMs = PATIENCE_MS

/** After a failure: what comes later in a story often waits for what the failed test did not do. */
const LITTLE_PATIENCE_MS = 5_000
function losePatience(): void {
  patienceMs = LITTLE_PATIENCE_MS
  for (const context of contexts) context.setDefaultTimeout(patienceMs)
}

async function close(these: Iterable<BrowserContext>): Promise<void> {
  for (const context of these) {
    contexts.delete(context)
    await context.close()
  }
}

/**
 * A real Chromium. The test files of a worker share it, because starting it takes longer than many of their tests. What a
 * test opens in it ends with the test, since an open page goes on asking; what a file opens with the file, and it with
 * the worker.
 */
export async function useBrowser(): Promise<Browser> {
  launched ??= launch()
  let before: ReadonlySet<BrowserContext> = new Set()
  beforeEach(() => {
    before = new Set(contexts)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') losePatience()
    await close([...contexts].filter((context) => !before.has(context)))
  })
  afterAll(async () => {
    await close([...contexts])
    patienceMs = PATIENCE_MS
  })
  return launched
}

/** The flags keep it from calling home, which a closed network refuses. */
async function launch(): Promise<Browser> {
  const executablePath = PATHS.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    timeout: PATIENCE_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Drawing what moves takes a tenth of the processor time of a page.
      ...(IS_LONG ? [] : ['--force-prefers-reduced-motion']),
    ],
  })
  // After a crash the next file gets another one.
  browser.on('disconnected', () => {
    launched = undefined
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(patienceMs)
    contexts.add(context)
    return context
  }
  return browser
}

/**
 * A story whose parts the gate tests elsewhere, over HTTP or on another page. It runs only in the long run, because the
 * browser may add no more than four minutes to the gate.
 */
export const itLong = (name: string, story: () => Promise<void>): void => {
  if (IS_LONG) it(name, story)
}

/** Widths at which every page must work: a phone, a tablet and a desktop. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
}

/** The screens on which `npm test` tells a story: one, and another one for the next; the long run has all. */
export const screensFor = (story: string) => sample(Object.entries(SCREENS), 1, story)
