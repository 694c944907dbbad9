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

/** Notes when the first row was painted: the frame after the one in which it came. */
const FIRST_ROW = `{
  const look = () => {
    if (!document.querySelector('${ROW}')) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => { window.firstRowMs = performance.now() }))
  }
  requestAnimationFrame(look)
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

/** Opens an address with an empty cache; milliseconds until the first paint and the first row. */
export async function timedVisit(browser, address, storageState, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState, ...options })
  const page = await context.newPage()
  await page.addInitScript(FIRST_ROW)
  await page.goto(address, { waitUntil: 'commit' })
  await until(page, 'window.firstRowMs !== undefined')
  const times = await page.evaluate(`({
    firstPaintMs: performance.getEntriesByType('paint')[0]?.startTime,
    firstRowMs: window.firstRowMs,
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
