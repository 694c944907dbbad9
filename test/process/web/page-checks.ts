import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { eventually, nextLook } from '../../eventually.ts'
import { sample } from '../../rounds.ts'
import { SCREENS } from './browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** With what is right named once for each rule, not for each element of the page. */
const OPTIONS = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }

/** What a page asked for and was told, while it is watched. */
export interface Watched {
  /** What it complained about in its console; a violation of the content security policy is one of these. */
  complaints: string[]
  /** Requests that change something. */
  changes: string[]
  /** Requests to other hosts. */
  foreign: string[]
  /** Everything that the API answered. */
  answers: string[]
  /** Ends when nothing is loading any more. */
  settled(): Promise<void>
}

/** Longer than any page takes. */
const SETTLED_MS = 60_000

/** Searches and previews read, though they are sent with a body. That a review was opened is noted, and changes nothing. */
const READING = /search|introspect|outline|validate|task\/audits|preview|\/visit$/
const isChange = (request: Request): boolean =>
  request.method() !== 'GET' && !READING.test(new URL(request.url()).pathname)

export function watch(page: Page, host: string): Watched {
  const watched = {
    complaints: [] as string[],
    changes: [] as string[],
    foreign: [] as string[],
    answers: [] as string[],
  }
  const loading = new Set<Request>()
  page.on('pageerror', (error) => watched.complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') watched.complaints.push(message.text())
  })
  page.on('request', (request) => {
    loading.add(request)
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.host !== host) watched.foreign.push(request.url())
    if (isChange(request)) watched.changes.push(`${request.method()} ${url.pathname}`)
  })
  page.on('requestfailed', (request) => loading.delete(request))
  page.on('requestfinished', async (request) => {
    loading.delete(request)
    if (!request.url().includes('/api/')) return
    const response = await request.response().catch(() => null)
    watched.answers.push((await response?.text().catch(() => '')) ?? '')
  })
  const settled = async () => {
    let calm = 0
    await eventually(async () => {
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      const isBusy = await page.evaluate(`document.querySelector('[aria-busy="true"], h1') === null
        || document.querySelector('[aria-busy="true"]') !== null`)
      calm = loading.size === 0 && !isBusy ? calm + 1 : 0
      if (calm < 2) throw new Error(`still loading ${[...loading].map((request) => request.url())}`)
    }, SETTLED_MS)
  }
  return { ...watched, settled }
}

/** Rows further down a list are made like those above, and looking at all of them took most of the time. */
const ALIKE_ROWS = '[role="row"]:nth-child(n+12), tbody tr:nth-child(n+12), li:nth-child(n+12)'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
/** axe takes most of the time of a look: `npm test` asks it at every second one. */
const SCHEMES_OF_STATES: readonly (readonly Scheme[])[] = [['light'], [], ['dark'], []]
const looks = new WeakMap<Page, number>()

/** A name for each look at a page, so that what is sampled turns from look to look. */
export function lookName(page: Page): string {
  const look = (looks.get(page) ?? 0) + 1
  looks.set(page, look)
  return `${expect.getState().currentTestName} ${look}`
}

export const schemesOfState = (page: Page): Scheme[] => sample(SCHEMES_OF_STATES, 1, lookName(page)).flat()

/** What axe finds (WCAG 2.2 A and AA) in one colour scheme, the other one the next time; in the long run in both. */
export async function findingsOf(
  page: Page,
  schemes: readonly Scheme[] = sample(SCHEMES, 1, lookName(page)),
): Promise<string[]> {
  if (schemes.length === 0) return []
  // It stays on the page until another one is loaded.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE)
  const findings: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    findings.push(...(await runAxe(page)).map((finding) => `${colorScheme}: ${finding}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return findings
}

function runAxe(page: Page): Promise<string[]> {
  const where = { include: [['html']], exclude: [[ALIKE_ROWS]] }
  return page.evaluate(`axe.run(${JSON.stringify(where)}, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target + ' ' + failureSummary)))`)
}

/** Collects how much of a page moves by itself; run before the page. */
export const SHIFTS = `window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push(value.toFixed(4) + ' ' + sources.map(({ node }) => node?.className ?? '').join(', '))
}).observe({ type: 'layout-shift', buffered: true })`

/** What moved, unless it rounds to 0.00: the count in a tab may need another digit. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts: string[] = await page.evaluate('window.shifts')
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  return sum.toFixed(2) === '0.00' ? [] : shifts
}

export const scrollsSideways = (page: Page): Promise<string[]> =>
  page.evaluate(
    `document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways at ' + innerWidth + ' px'] : []`,
  )

/** How high what is pressed must be: with a thumb, and with a mouse (WCAG 2.2, 2.5.8). */
const THUMB_PX = 44
const MOUSE_PX = 24
const FLOATING = '[role="dialog"], [role="menu"], [role="listbox"]'

/**
 * What is not high enough to be pressed, or not as wide as a mouse needs, in the whole page or in one part of it. A link
 * in a sentence is as high as its line.
 */
export const smallTargets = (page: Page, within = 'body', least = THUMB_PX): Promise<string[]> =>
  page.evaluate(`(() => {
    const targets = [...document.querySelectorAll(
      'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="menuitem"], [role="option"], [role="treegrid"]')]
      .filter((element) => element.closest(${JSON.stringify(within)}))
    // What can be pressed: the label of a box, the field around an input with chips, and the row that a link or a label
    // fills.
    const isFilling = (element) => getComputedStyle(element, '::after').position === 'absolute'
    const placed = (element) =>
      !element || getComputedStyle(element).position !== 'static' ? element : placed(element.parentElement)
    const pressed = (element) => [element, element.closest('label, .mantine-PillsInput-input'), ...(element.labels ?? [])]
      .flatMap((one) => one ? [one, ...(isFilling(one) ? [placed(one)] : [])] : [])
    const boxOf = (element) => pressed(element).map((one) => one.getBoundingClientRect())
      .reduce((largest, box) => (box.height - largest.height || box.width - largest.width) > 0 ? box : largest)
    const isHidden = (element, { width, height }) => width === 0 || height === 0 || element.closest('[aria-hidden="true"]')
      || !element.checkVisibility({ visibilityProperty: true }) || element.matches('[href="#main"], [href="#review-list"]')
    const isInText = (element) => getComputedStyle(element).display === 'inline'
      && [...element.parentNode.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    return targets.flatMap((element) => {
      const box = boxOf(element)
      if (isHidden(element, box) || isInText(element) || (box.height >= ${least} - 0.5 && box.width >= ${MOUSE_PX} - 0.5)) return []
      const name = element.getAttribute('aria-label') ?? element.innerText ?? ''
      return [element.tagName.toLowerCase() + ' "' + name.trim().slice(0, 40) + '" ' + box.width.toFixed(0) + ' by ' + box.height.toFixed(0) + ' px']
    })
  })()`)

/** What is found after the page has had time to follow a new width; on a busy machine it needs several frames. */
export async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const found = await find()
    if (found.length === 0 || Date.now() > deadline) return found
    await nextLook()
  }
}

/** At most so many of the same kind in a row are kept in a tree. */
const ALIKE = 2

/** The accessibility tree, without what differs from run to run: numbers, days and times, and the rest of long lists. */
export async function treeOf(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const kept: string[] = []
  /** By depth: the role of the last line there, and how often it came in a row. */
  const runs: { role: string; count: number }[] = []
  let droppedAt = Number.POSITIVE_INFINITY
  for (const line of lines) {
    const depth = line.search(/\S/) / 2
    if (depth > droppedAt) continue
    droppedAt = Number.POSITIVE_INFINITY
    const role = /^- '?(\w+)/.exec(line.trim())?.[1] ?? ''
    runs.length = depth + 1
    const run = runs[depth]
    runs[depth] = run?.role === role ? { role, count: run.count + 1 } : { role, count: 1 }
    const isOfList = /^(row|listitem|option|link|button|rowgroup)$/.test(role)
    if (isOfList && (runs[depth]?.count ?? 0) > (role === 'row' || role === 'listitem' ? ALIKE : 40)) droppedAt = depth
    else if (!/^\/url/.test(line.trim().slice(2))) kept.push(steady(line))
  }
  return `${kept.join('\n')}\n`
}

const MONTHS = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const DAYS = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*'
const steady = (line: string): string =>
  line
    .replaceAll(
      new RegExp(
        `(?:${DAYS},? )?\\d{1,2} ${MONTHS}(?: \\d{4})?(?:,? \\d\\d:\\d\\d(?::\\d\\d)?)?(?: [A-Z]{3,4}\\b)?`,
        'g',
      ),
      '<day>',
    )
    .replaceAll(
      /\b(?:today|yesterday|tomorrow|now(?=$|")|(?:in )?\d+ (?:second|minute|hour|day|week|month|year)s?(?: ago)?)\b/g,
      '<time>',
    )
    .replaceAll(/\b[0-9A-Za-z]{27}\b/g, '<id>')
    // Files of the demo company have the days before the one it is loaded on.
    .replaceAll(/\b[0-9a-f]{64}\b/g, '<hash>')
    // Clients are named at random.
    .replaceAll(/\b[a-z]+-[a-z]+-\d+@/g, '<client>@')
    .replaceAll(/\d[\d,.]*/g, '#')

/** Words that docs/words.md avoids, as far as they mean nothing else to people. */
export function avoidedWords(): RegExp {
  const [, table = ''] = readFileSync('docs/words.md', 'utf8').split('## Words we avoid')
  const cells = table.split('\n').flatMap((line) => /^\| (.+?) \|/.exec(line)?.[1] ?? [])
  const words = cells
    .slice(1)
    .flatMap((cell) => cell.replaceAll(/,? *[^,(]+\([^)]*\)/g, '').split(','))
    .map((word) => word.trim())
    .filter((word) => word && !EVERYDAY.has(word) && !word.startsWith('-'))
  return new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i')
}
/** Right in a text for people: their manager, what is in common, to look closer, what an app calls itself. */
const EVERYDAY = new Set(['manager', 'common', 'base', 'look', 'look at', 'service', 'controller', 'entity', 'object'])

/** Texts of the page with a word that is avoided, unless it came from the server as data. */
export async function avoidedIn(page: Page, words: RegExp, answers: readonly string[]): Promise<string[]> {
  const texts = (await page.locator('body').innerText()).split('\n')
  return texts.filter((text) => {
    const word = words.exec(text)?.[0]
    return word !== undefined && !answers.some((answer) => answer.includes(word))
  })
}

export function expectNothing(found: Record<string, readonly unknown[]>, where: string): void {
  expect(found, where).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
}

/** What is too small in open dialogs and menus: for a mouse as they are, and for a thumb when the page is a phone's. */
export async function smallInFloating(page: Page): Promise<string[]> {
  if ((await page.locator(FLOATING).count()) === 0) return []
  const small = await lasting(() => smallTargets(page, FLOATING, MOUSE_PX))
  const size = page.viewportSize()
  await page.setViewportSize(SCREENS.phone)
  const onPhone = await lasting(() => smallTargets(page, FLOATING))
  if (size) await page.setViewportSize(size)
  return [...small, ...onPhone.map((one) => `on a phone: ${one}`)]
}
