import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { demoJob } from '../../../server/demo/load-demo.ts'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { submissionId } from '../../../server/review/submissions/submission-view.ts'
import { PATHS } from '../../../web/src/paths.ts'
import { reviewingOn } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { IS_LONG, sample } from '../../rounds.ts'
import { useBrowser } from './browser.ts'
import {
  avoidedIn,
  avoidedWords,
  expectNothing,
  findingsOf,
  lasting,
  SHIFTS,
  scrollsSideways,
  shiftsOf,
  smallTargets,
  treeOf,
  watch,
} from './page-checks.ts'
import { visitingOn } from './visiting.ts'

const WIDTHS = [1280, 768, 390, 320] as const
/** `npm test` looks at each page on one screen more, and at those of reviewers also on a phone. */
const widthsOf = (path: string) => {
  if (SCREENSHOTS) return WIDTHS
  return OF_REVIEWERS.includes(path)
    ? ([...sample([768, 320] as const, 1, path), 390] as const)
    : sample([768, 320, 390] as const, 1, path)
}
/** The review and the lists do not move. What a page of fields shows depends on which answer comes first. */
const isStill = (path: string) =>
  path === '/reviews/$campaignId' || !(path.includes('$') || path.startsWith('/settings') || path.endsWith('/new'))
/** Pages that people who only review open on their phones. */
const OF_REVIEWERS: readonly string[] = [
  '/',
  '/sign-in',
  '/reviews',
  '/reviews/$campaignId',
  '/reviews/$campaignId/submissions',
  '/reviews/$campaignId/sign/$submissionId',
]
/** What axe looks at: of the pages in `npm test` every third one. */
const UNDER_AXE = new Set<string>(sample(PATHS, Math.ceil(PATHS.length / 3), 'pages under axe'))
const HEIGHT = { 1280: 800, 768: 1024, 390: 844, 320: 640 }
/** Where screenshots of every page are kept, to be looked at (`npm run screenshots`). */
const SCREENSHOTS = process.env.RECERT_SCREENSHOTS

describe('every page of the web application', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { as, open, get, post, policy } = await reviewingOn(server)
  const { tenant, database } = server
  await demoJob(database).run({ tenantId: tenant.id } as never)
  const policies = (await post('/api/v1/search/policies', { displayName: 'Manager' })).body.list
  const campaignId = await open({
    displayName: 'Q4 2026 finance access',
    policyId: policies[0].id,
    scopeV2: { allUsers: {} },
    scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
    completionDate: new Date(Date.now() + 11 * 86_400_000).toISOString(),
  })
  const adminId = (await database.read((reader) => findUserByEmail(reader, tenant.id, 'admin@example.com')))?.id ?? ''
  const reviewers = (await get(`/api/v1/access_review/${campaignId}/reviewers?page_size=100&sort_by=OPEN`)).body.list
  const reviewerId: string = reviewers[0].userId ?? reviewers[0].user.id
  await decideSome()
  /** The first reviewers have decided some of their tasks, and not all have submitted: pages have something to show. */
  async function decideSome(): Promise<void> {
    for (const [n, { userId }] of reviewers.slice(0, 9).entries()) {
      const { email } = (await get(`/api/v1/users/${userId}`)).body.userView.user
      const reviewer = await as(email)
      const { list } = (await reviewer.post(`/api/v1/my_reviews/${campaignId}/tasks/search`, { pageSize: 100 })).body
      const decisions = list
        .slice(n * 5)
        .map(({ taskId, policyStepId }: { taskId: string; policyStepId: string }, index: number) => ({
          ...{ taskId, policyStepId, comment: 'Checked with the team.' },
          decision: index % 11 === 5 ? 'DENY' : 'APPROVE',
        }))
      await reviewer.post(`/api/v1/access_review/${campaignId}/pending_decisions`, { decisions })
      if (n % 3 === 1) continue
      const path = `/api/v1/access_review/${campaignId}/submissions`
      const { submission } = (await reviewer.post(path, { expectedCount: decisions.length })).body
      await eventually(async () => {
        const { state } = (await reviewer.get(`${path}/${submission.id}`)).body.submission
        if (state === 'APPLYING') throw new Error('still applying')
      })
    }
  }
  const auditorId = newId()
  await database.tx((tx) =>
    insertUser(tx, tenant.id, {
      id: auditorId,
      email: 'auditor@example.com',
      displayName: 'Aud Itor',
      roles: ['read_only_administrator'],
    }),
  )
  const userIds = [adminId, reviewerId, auditorId]
  const reviewId = await open({
    displayName: 'Leavers',
    policyId: await policy([{ approval: { users: { userIds } } }]),
  })
  const browser = await useBrowser()
  const { signIn } = visitingOn(server, browser)
  const words = avoidedWords()

  /** A submission of the administrator that waits for a signature, of nothing. */
  async function waitingForSignature(): Promise<string> {
    const row = await database.tx((tx) =>
      tx.first<{ key: string; reviewKey: string; submittedAt: Date }>(sql`
        with made as (
          insert into submissions (tenant_id, review_key, user_id, state, channel, submitted_at, deadline_at,
            submitted_count, decisions_digest)
          select tenant_id, review_key, ${adminId}, 'AWAITING_SIGNATURE', 'BATCH', now(), now() + interval '1 day', 12,
            repeat('9f3c', 16)
          from reviews where campaign_id = ${reviewId} returning *),
        asked as (
          insert into submission_signatures (tenant_id, submission_key, meaning)
          select tenant_id, submission_key, 'I have looked at this access, and these decisions are mine.' from made)
        select submission_key::text as key, review_key::text as "reviewKey", submitted_at as "submittedAt" from made`),
    )
    if (!row) throw new Error('no submission')
    return submissionId(row)
  }

  const examples = await examplesOf()
  async function examplesOf(): Promise<Record<string, string>> {
    const first = async (path: string, body?: unknown) => {
      const { list } = (await (body ? post(path, body) : get(path))).body
      const [row] = list
      const found =
        row?.id ??
        Object.values(row ?? {})
          .map((part) => (part as { id?: string })?.id)
          .find(Boolean)
      if (!found) throw new Error(`${path} lists nothing`)
      return found as string
    }
    const source = await first('/api/v1/sources?page_size=10')
    return {
      '/reviews/$campaignId': reviewId,
      '/reviews/$campaignId/sign/$submissionId': await waitingForSignature(),
      '/campaigns/$id': campaignId,
      '/data/apps/$id': await first('/api/v1/apps?page_size=10'),
      '/data/people/$id': await first('/api/v1/search/users', {}),
      '/data/accounts/$id': await first('/api/v1/search/app_users', {}),
      '/data/entitlements/$id': await first('/api/v1/search/entitlements', {}),
      '/data/resources/$id': await first('/api/v1/search/app_resources', {}),
      '/data/sources/$id': source,
      '/data/sources/$id/syncs/$syncId': await first(`/api/v1/sources/${source}/syncs?page_size=10`),
      '/policies/$id': await first('/api/v1/policies?page_size=10'),
      '/conflicts/$id': await first('/api/v1/search/accessconflict', {}),
    }
  }
  /** An address of a path: each of its parameters has an example. */
  const addressOf = (path: string): string => {
    const parts = path.split('/')
    return parts
      .map((part, index) => {
        if (!part.startsWith('$')) return part
        const example = examples[parts.slice(0, index + 1).join('/')]
        if (!example) throw new Error(`${path} is a page without an example in every-page.test.ts`)
        return example
      })
      .join('/')
  }
  const contexts: BrowserContext[] = []
  afterAll(() => Promise.all(contexts.map((context) => context.close())))

  async function person(userId: string) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    contexts.push(context)
    await signIn(context, userId)
    const page = await context.newPage()
    await page.addInitScript(SHIFTS)
    return { page, watched: watch(page, new URL(server.url).host) }
  }
  const goTo = async ({ page, watched }: Awaited<ReturnType<typeof person>>, path: string) => {
    for (const list of [watched.complaints, watched.changes, watched.foreign]) list.length = 0
    await page.goto(new URL(addressOf(path), server.url).href)
    await watched.settled()
  }
  const fileOf = (path: string) => path.slice(1).replaceAll(/[/$]+/g, '-') || 'home'

  /** So that a picture of the review shows decisions. */
  async function decideFirst(page: Page, path: string): Promise<void> {
    if (!SCREENSHOTS || path !== '/reviews/$campaignId') return
    for (const key of 'aadaa') await page.keyboard.press(key)
    await page.getByText('All saved').waitFor()
  }

  /** What is wrong at other widths; keeps screenshots in both colour schemes on the way. */
  async function wrongAtWidths(page: Page, path: string): Promise<string[]> {
    const wrong: string[] = []
    await decideFirst(page, path)
    for (const width of widthsOf(path)) {
      await page.setViewportSize({ width, height: HEIGHT[width] })
      wrong.push(...(await lasting(() => scrollsSideways(page))))
      if (width === 390) wrong.push(...(await lasting(() => smallTargets(page))))
      if (IS_LONG && width === 390) wrong.push(...(await findingsOf(page)))
      if (!SCREENSHOTS || width === 320) continue
      mkdirSync(SCREENSHOTS, { recursive: true })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const file = `${fileOf(path)}-${width}-${colorScheme}.png`
        // Not in the middle of a change from one scheme to the other.
        await page.screenshot({ path: join(SCREENSHOTS, file), animations: 'disabled' })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 800 })
    return wrong
  }

  describe('for an administrator', async () => {
    const admin = await person(adminId)
    it.each(PATHS)('is accessible, fits and stays where it is: %s (WEB-010)', async (path) => {
      const { page, watched } = admin
      await goTo(admin, path)
      const tree = await treeOf(page)
      const shifts = isStill(path) ? await shiftsOf(page) : []
      const findings = UNDER_AXE.has(path) ? await findingsOf(page) : []
      const widths = await wrongAtWidths(page, path)
      const avoided = await avoidedIn(page, words, watched.answers)
      const { complaints, foreign } = watched
      expectNothing({ findings, shifts, widths, avoided, complaints, foreign }, path)
      // Monitors are made in the same second, so their order is that of random ids. Decisions made for a picture are logged.
      const varies = path.startsWith('/conflicts') || (SCREENSHOTS && path === '/audit')
      if (!varies) await expect(tree).toMatchFileSnapshot(`every-page/${fileOf(path)}.yml`)
    })
  })

  describe.each([
    // Pages that are not for reviewers say the same few words to them.
    ['a reviewer', reviewerId, IS_LONG ? PATHS : sample(OF_REVIEWERS, 3, 'pages of a reviewer')],
    ['an auditor', auditorId, sample(PATHS, 4, 'pages of an auditor')],
  ] as const)('for %s', async (who, userId, paths) => {
    const visitor = await person(userId)
    it.each(paths)('loads without a complaint, and the auditor changes nothing: %s (WEB-011)', async (path) => {
      const { page, watched } = visitor
      await goTo(visitor, path)
      const shifts = isStill(path) ? await shiftsOf(page) : []
      const avoided = await avoidedIn(page, words, watched.answers)
      const { changes, foreign } = watched
      // What they may not see is answered with 403 or 404, which the page says in words.
      const complaints = watched.complaints.filter((text) => !/status of 40[34]/.test(text))
      expectNothing({ shifts, avoided, complaints, foreign, changes: who === 'an auditor' ? changes : [] }, path)
    })
  })
})
