// A Chromium of our own, and what cases read from its pages.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { onEnd } from '../ending.js'

const PATHS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function openChromium() {
  const executablePath = PATHS.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  onEnd({ close: () => browser.close() })
  return browser
}

/** A row of tasks. The bare page has one as well. */
export const ROW = '[role="row"][aria-level="3"]'

/** What is drawn of a row before the application has come. */
const EARLY_ROW = '#early-list [data-kind=row]'

/** Notes when the first row was painted, and when the first one that can be decided: the frame after they came. */
const FIRST_ROW = `{
  const note = (selector, name) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => { window[name] = performance.now() }))
    }
    requestAnimationFrame(look)
  }
  note('${EARLY_ROW}, ${ROW}', 'firstRowMs')
  note('${ROW}', 'firstTaskMs')
}`

const LONGEST_WAIT_MS = 120_000

/** Waits, frame by frame, until an expression holds. Our pages forbid the eval by which waitForFunction would do it. */
export const until = (page, expression) =>
  page.evaluate(`new Promise((done, fail) => {
    const end = performance.now() + ${LONGEST_WAIT_MS}
    const look = () => {
      if (${expression}) return done()
      if (performance.now() > end) return fail(new Error('it never came true: ' + ${JSON.stringify(expression)}))
      requestAnimationFrame(look)
    }
    look()
  })`)

/** Opens an address with an empty cache; milliseconds until the first paint, the first row and the first task. */
export async function timedVisit(browser, address, storageState, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState, ...options })
  const page = await context.newPage()
  await page.addInitScript(FIRST_ROW)
  await page.goto(address, { waitUntil: 'commit' })
  await until(page, 'window.firstTaskMs !== undefined')
  const times = await page.evaluate(`({
    firstPaintMs: performance.getEntriesByType('paint')[0]?.startTime,
    firstRowMs: window.firstRowMs,
    firstTaskMs: window.firstTaskMs,
  })`)
  return { page, times, close: () => context.close() }
}

/** Collects the gaps between frames, the time from a key to its paint, and the longest animation frames. */
export const WATCH = `{
  window.gaps = []
  let last = performance.now()
  const frame = (now) => {
    window.gaps.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  window.keys = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}`

/** Megabytes of JavaScript objects that a page holds, after a garbage collection. */
export async function heapMb(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
