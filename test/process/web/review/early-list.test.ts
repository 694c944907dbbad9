import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { COMPANY, reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { sample } from '../../../rounds.ts'
import { SCREENS, useBrowser } from '../browser.ts'
import { visitingOn } from '../visiting.ts'

const EARLY = '#early-list'
const APPLICATION = /\/assets\/index-.*\.js$/
const REVIEW_PAGE = /\/assets\/review-page-.*\.js$/

interface Word {
  text: string
  x: number
  y: number
}

/** The words of a list, and where they stand in the window. */
const wordsIn = (page: Page, list: string): Promise<Word[]> =>
  page.evaluate(`{
    const texts = document.createTreeWalker(document.querySelector('${list}'), NodeFilter.SHOW_TEXT)
    const words = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { x, y } = range.getBoundingClientRect()
      words.push({ text: texts.currentNode.textContent, x, y })
    }
    words
  }`)

/** Fonts end where the pixels of a screen do not. */
const isSamePlace = (a: Word, b: Word) => a.text === b.text && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1

const LATER = new Date(Date.now() + 11 * 86_400_000).toISOString()

describe('the names that a review opens with', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, post, prepare, start, open, idOf } = await reviewingOn(server)
  await load(COMPANY)
  const bob = await idOf('bob@corp.example')
  const { person } = visitingOn(server, await useBrowser())

  interface Withheld {
    files: RegExp
    /** Whether they fail at once, and do not only take long. */
    fails?: boolean
    viewport?: { width: number; height: number }
    isCompact?: boolean
  }
  /** The page while these files do not come. */
  async function withheld(path: string, { files, fails = false, viewport = SCREENS.desktop, isCompact }: Withheld) {
    const { page } = await person(bob, { viewport })
    await page.context().route(files, (route) => (fails ? route.abort() : undefined))
    if (isCompact) await page.addInitScript(`localStorage.setItem('recert-density', '"compact"')`)
    await page.goto(new URL(path, server.url).href, { waitUntil: 'commit' })
    return page
  }

  const plain = await open({ displayName: 'Early' })
  /** A campaign with fields that can only be changed, not created with. */
  async function openWith(fields: object): Promise<string> {
    const id = await draft({ displayName: 'Early' })
    const changed = await post(`/api/v1/access_review/${id}`, {
      accessReview: fields,
      updateMask: Object.keys(fields).join(','),
    })
    expect(changed.status).toBe(200)
    await prepare(id)
    await start(id)
    return id
  }

  interface Opening extends Pick<Withheld, 'viewport' | 'isCompact'> {
    fields?: object
  }
  const OPENINGS: Record<string, Opening> = {
    'on a desktop': {},
    'by user, in compact rows': { fields: { defaultView: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER' }, isCompact: true },
    'on a phone': { viewport: SCREENS.phone },
    'as a flat list': { fields: { defaultView: 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED' } },
    'on a phone, with a day on which it ends': { viewport: SCREENS.phone, fields: { completionDate: LATER } },
  }
  it.each(sample(Object.entries(OPENINGS), 2, 'openings of a review'))(
    'stand where the list has them, and go when it comes: %s (WEB-180)',
    async (_how, { fields, ...look }) => {
      const id = fields ? await openWith(fields) : plain
      const page = await withheld(`/reviews/${id}`, { files: APPLICATION, fails: true, ...look })
      await page.locator(`${EARLY} header`).waitFor()
      const early = await wordsIn(page, EARLY)
      expect(early.length).toBeGreaterThan(5)
      await page.context().unroute(APPLICATION)
      await page.reload()
      await page.locator('#review-list [role="row"][aria-level="3"]').first().waitFor()
      const drawn = await wordsIn(page, '#main')
      expect(early.filter((word) => !drawn.some((one) => isSamePlace(word, one)))).toEqual([])
      expect(await page.locator(EARLY).count()).toBe(0)
    },
  )

  it('go when the page cannot be shown (WEB-180)', async () => {
    const page = await withheld(`/reviews/${plain}`, { files: REVIEW_PAGE, fails: true })
    await page.getByRole('heading', { name: 'Recert was updated' }).waitFor()
    expect(await page.locator(EARLY).count()).toBe(0)
  })

  it('go when another page is opened (WEB-180)', async () => {
    const page = await withheld(`/reviews/${plain}`, { files: REVIEW_PAGE })
    await page.locator(`${EARLY} header`).waitFor()
    await page.getByRole('link', { name: 'My reviews' }).click()
    await page.getByRole('heading', { name: 'My reviews' }).waitFor()
    expect(await page.locator(EARLY).count()).toBe(0)
  })
})
