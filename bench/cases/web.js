// The review page of a reviewer with 50,000 tasks, in Chromium.
import { median } from '../measure.js'

/** Imported on first use: they need the packages and the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/bare-page.js')),
  ...(await import('../processes/chromium.js')),
  ...(await import('../processes/review-site.js')),
})

const TASKS = Number(process.env.BENCH_TASKS ?? 50_000)
const DECISIONS = 200
/** Ten decisions a second: faster than anybody decides. */
const BETWEEN_DECISIONS_MS = 100
const ROW_PX = 52
const SCROLLED_ROWS = 20_000
const PX_PER_FRAME = 1_040
/** The cache of the browser is empty, not that of a server which has just started. */
const VISITS_BEFORE = 12
const PLACES = [0.9, 0.2, 0.7, 0.4, 0]
/** The policy for our files allows a page among them nothing. */
const BARE = { bypassCSP: true }
/** Below this Event Timing reports nothing. */
const SHORTEST_EVENT_MS = 16

/** @type {import('./case.js').Case} */
export const webFirstRow = {
  name: 'web-first-row',
  about:
    'review page with 50,000 tasks (BENCH_TASKS), empty cache: until the first row is painted, against a page of as many bytes',
  unit: 'ms',
  budget: { atMost: 1_500, ratioAtMost: 2 },
  engines: ['embedded', 'postgresql'],
  rounds: 5,
  async ours(context) {
    const { reviewSite, timedVisit } = await tools()
    const { browser, address, storageState } = await reviewSite(context, TASKS)
    const visit = async () => {
      const { page, times, close } = await timedVisit(browser, address, storageState)
      // What the server still counts for a page would slow down the next visit.
      await untilCounted(page)
      await close()
      return { value: times.firstRowMs, detail: times }
    }
    for (let n = 0; n < VISITS_BEFORE; n++) await visit()
    return { round: visit }
  },
  async bare(context) {
    const { loadedBy, reviewSite, timedVisit, writeBarePage } = await tools()
    const { browser, address, storageState, url } = await reviewSite(context, TASKS)
    const ours = await timedVisit(browser, address, storageState)
    const loaded = await loadedBy(ours.page)
    await untilCounted(ours.page)
    await ours.close()
    const bare = new URL(writeBarePage(loaded), url).href
    return {
      async round() {
        const { times, close } = await timedVisit(browser, bare, storageState, BARE)
        await close()
        return { value: times.firstRowMs, detail: times }
      },
    }
  },
  async notes(_context, { ours, bare }) {
    const of = ({ rounds }, name) => Math.round(median(rounds.map(({ detail }) => detail[name])))
    return [
      `first paint after ${of(ours, 'firstPaintMs')} ms, of the bare page after ${of(bare, 'firstPaintMs')} ms`,
      `the first task can be decided after ${of(ours, 'firstTaskMs')} ms`,
    ]
  },
}

/** @type {import('./case.js').Case} */
export const webDecision = {
  name: 'web-decision',
  about: 'the same page: from a key that decides to its paint, 95th percentile of 200 decisions (Event Timing)',
  unit: 'ms',
  budget: { atMost: 50 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { page } = await openPage(context)
    return {
      cold: true,
      async round() {
        await page.evaluate('window.keys.length = 0')
        for (let n = 0; n < DECISIONS; n++) {
          await page.keyboard.press(n % 3 === 2 ? 'd' : 'a')
          await page.waitForTimeout(BETWEEN_DECISIONS_MS)
        }
        const slow = await page.evaluate('window.keys')
        const all = [...slow, ...Array(Math.max(0, DECISIONS - slow.length)).fill(SHORTEST_EVENT_MS)]
        return { value: percentile(all, 0.95), detail: { p50: percentile(all, 0.5), worst: Math.max(...all) } }
      },
    }
  },
  async notes(_context, { ours: { rounds } }) {
    return rounds.map(({ detail: { p50, worst } }) => `median ${p50} ms or less, longest ${worst} ms`)
  },
}

/** @type {import('./case.js').Case} */
export const webScroll = {
  name: 'web-scroll',
  about:
    'the same page: the longest gap between two frames while 20,000 rows are scrolled and the bar is dragged to five places',
  unit: 'ms',
  budget: { atMost: 50 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { ROW, until } = await tools()
    const { page } = await openPage(context)
    return {
      cold: true,
      async round() {
        await page.evaluate(scroll('#review-list', SCROLLED_ROWS * ROW_PX))
        const gaps = await page.evaluate('window.gaps')
        await page.evaluate('window.gaps.length = 0')
        for (const place of PLACES) {
          await page.evaluate(`{
            const list = document.querySelector('#review-list')
            list.scrollTop = list.scrollHeight * ${place}
          }`)
          await until(page, `document.querySelectorAll('#review-list ${ROW}').length > 5`)
        }
        gaps.push(...(await page.evaluate('window.gaps')))
        return { value: Math.max(...gaps), detail: summaryOf(gaps) }
      },
    }
  },
  async bare(context) {
    const { WATCH } = await tools()
    const { browser } = await openPage(context)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.setContent(BARE_LIST)
    await page.evaluate(WATCH)
    return {
      cold: true,
      async round() {
        await page.evaluate(scroll('#bare', SCROLLED_ROWS * ROW_PX))
        const gaps = await page.evaluate('window.gaps')
        return { value: Math.max(...gaps), detail: summaryOf(gaps) }
      },
    }
  },
  async notes(_context, { ours: { rounds } }) {
    return rounds.map(
      ({ detail: { over, frames, p99 } }) => `${over} of ${frames} frames late by 50 ms, 99th percentile ${p99} ms`,
    )
  },
}

/** @type {import('./case.js').Case} */
export const webHeap = {
  name: 'web-heap',
  about: 'the same page, after the decisions and the scrolling: its JavaScript heap',
  unit: 'MB',
  budget: { atMost: 150 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { heapMb } = await tools()
    const { page } = await openPage(context)
    return { cold: true, round: async () => ({ value: await heapMb(page) }) }
  },
  async notes(context) {
    await (await context.reviewSite).close()
    return []
  },
}

/** Until everything is counted, the list ends with its first page. */
const untilCounted = async (page) =>
  (await tools()).until(page, `document.querySelector('#review-list').getAttribute('aria-rowcount') !== '-1'`)

/** The page that decisions and scrolling share, with its observers. */
function openPage(context) {
  context.webPage ??= (async () => {
    const { reviewSite, timedVisit, WATCH } = await tools()
    const { browser, address, storageState } = await reviewSite(context, TASKS)
    const { page } = await timedVisit(browser, address, storageState)
    await untilCounted(page)
    await page.evaluate(WATCH)
    return { page, browser }
  })()
  return context.webPage
}

/** Scrolls so far, as fast as frames come, and collects the gaps between them. */
const scroll = (selector, height) => `new Promise((done) => {
  const list = document.querySelector('${selector}')
  list.scrollTop = 0
  window.gaps.length = 0
  const step = () => {
    const before = list.scrollTop
    list.scrollTop += ${PX_PER_FRAME}
    if (list.scrollTop === before || list.scrollTop >= ${height}) done()
    else requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

/** As many rows in sight as ours, drawn anew for each frame, with a word and two buttons each. */
const BARE_LIST = `<div id="bare" style="height: 700px; overflow: auto; position: relative">
<div style="height: ${SCROLLED_ROWS * ROW_PX * 1.5}px"></div></div>
<script>
  const list = document.querySelector('#bare')
  const rows = Array.from({ length: 30 }, () => {
    const row = document.createElement('div')
    row.style.position = 'absolute'
    row.innerHTML = '<b></b> <button>Certify</button> <button>Deny</button>'
    return list.appendChild(row)
  })
  list.addEventListener('scroll', () => requestAnimationFrame(() => {
    const first = Math.floor(list.scrollTop / ${ROW_PX})
    rows.forEach((row, n) => {
      row.style.top = (first + n) * ${ROW_PX} + 'px'
      row.firstChild.textContent = 'Row ' + (first + n)
    })
  }))
</script>`

const summaryOf = (gaps) => ({
  frames: gaps.length,
  over: gaps.filter((gap) => gap > 50).length,
  p99: Math.round(percentile(gaps, 0.99)),
})

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
