import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../../server/db/sql.ts'
import { COMPANY, reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { IS_LONG } from '../../../rounds.ts'
import { useBrowser } from '../browser.ts'
import { visitingOn } from '../visiting.ts'

const DECISIONS = '**/pending_decisions'
const SUBMISSIONS = '**/submissions'

describe('the review page with faults between browser and server', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, idOf, as, policy } = await reviewingOn(server)
  await load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())
  const bobId = await idOf('bob@corp.example')
  const eliId = await idOf('eli@corp.example')
  const both = await policy([{ approval: { users: { userIds: [bobId, eliId] } } }])
  const tenantId = server.tenant.id

  /** What the database has of Bob: `+` for each task to certify, then `-` for each to deny. */
  const stored = async (id: string, table: 'pending_decisions' | 'decisions' = 'pending_decisions') => {
    const from = table === 'decisions' ? sql`decisions` : sql`pending_decisions`
    const rows = await server.database.read((reader) =>
      reader.rows<{ approved: boolean }>(sql`
        select d.approved from ${from} d join reviews r on r.tenant_id = d.tenant_id and r.review_key = d.review_key
        where d.tenant_id = ${tenantId} and r.campaign_id = ${id} and d.user_id = ${bobId} order by d.approved desc`),
    )
    return rows.map(({ approved }) => (approved ? '+' : '-')).join('')
  }
  const submissions = async (id: string) =>
    (
      await server.database.read((reader) =>
        reader.rows(sql`
          select 1 from submissions s join reviews r on r.tenant_id = s.tenant_id and r.review_key = s.review_key
          where s.tenant_id = ${tenantId} and r.campaign_id = ${id}`),
      )
    ).length
  const start = async (fields: Record<string, unknown>) => {
    const id = await open(fields)
    const { page, complaints } = await visit(bobId, `/reviews/${id}`)
    await page.getByRole('row', { name: 'Cid Diaz' }).first().waitFor()
    return { id, page, complaints }
  }
  /** Lets the test decide what becomes of a request. */
  const between = async (page: Page, path: string, first: (route: Route) => Promise<void>) => {
    const state = { handle: first, keys: [] as string[] }
    await page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      state.keys.push(route.request().headers()['idempotency-key'] ?? '')
      await state.handle(route)
    })
    return state
  }
  const saved = (page: Page) => page.getByText('All saved').waitFor()

  it('goes on while an answer is late, and sends what came meanwhile after it (WEB-005)', async () => {
    const { id, page, complaints } = await start({ displayName: 'Late' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const faults = await between(page, DECISIONS, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('a')
    await eventually(async () => expect(faults.keys).toHaveLength(1))
    await page.keyboard.press('d')
    await page.keyboard.press('a')
    await page.getByText('3 decisions not submitted').waitFor()
    // One request at a time, so that their order is kept.
    expect(faults.keys).toHaveLength(1)
    release()
    await saved(page)
    expect(faults.keys).toHaveLength(2)
    expect(await stored(id)).toBe('++-')
    expect(complaints).toEqual([])
  })

  type Fault = [name: string, answer: (route: Route) => Promise<void>, says: string]
  const FAULTS: Fault[] = [
    ['the server cannot be reached', (route) => route.abort(), 'The server cannot be reached'],
    ['the server fails', (route) => route.fulfill({ status: 500, body: '{}' }), 'Something went wrong on the server.'],
  ]
  const BUSY: Fault = [
    'the server has too much to do',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '{}' }),
    'Too many requests.',
  ]
  it.each(IS_LONG ? [...FAULTS, BUSY] : FAULTS)(
    'says that %s, keeps the decision and sends it again with the same key (WEB-002)',
    async (name, fault, says) => {
      const { id, page } = await start({ displayName: name })
      const faults = await between(page, DECISIONS, fault)
      await page.keyboard.press('d')
      await page.getByText('1 decision is not saved.').waitFor()
      await page.getByText(says).first().waitFor()
      expect(await stored(id)).toBe('')
      faults.handle = (route) => route.continue()
      await page.getByRole('button', { name: 'Try now' }).click()
      await saved(page)
      expect(await stored(id)).toBe('-')
      expect(new Set(faults.keys).size).toBe(1)
    },
  )

  it('asks before a sign-out that would lose decisions (WEB-061)', async () => {
    const { id, page } = await start({ displayName: 'Signing out' })
    const faults = await between(page, DECISIONS, (route) => route.abort())
    await page.keyboard.press('d')
    await page.getByText('1 decision is not saved.').waitFor()
    await page.getByRole('button', { name: 'Bob Chen', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out and lose 1' }).waitFor()
    await page.getByRole('menuitem', { name: 'Stay' }).click()
    faults.handle = (route) => route.continue()
    await page.getByRole('button', { name: 'Try now' }).click()
    await saved(page)
    expect(await stored(id)).toBe('-')
  })

  it('keeps half of a batch when the other half is refused, and says why in the row (WEB-006)', async () => {
    const { id, page } = await start({ displayName: 'Half', policyId: both })
    const eli = await as('eli@corp.example')
    const faults = await between(page, DECISIONS, async (route) => {
      // Somebody else is faster while the request is on its way.
      const tasks = (await eli.post(`/api/v1/my_reviews/${id}/tasks/search`)).body.list
      const task = tasks.find(({ item }: { item: { user?: { id: string } } }) => item.user?.id !== eliId)
      await eli.post(`/api/v1/tasks/${task.taskId}/action/deny`, { policyStepId: task.policyStepId, comment: 'Gone.' })
      faults.handle = (other) => other.continue()
      await route.continue()
    })
    // Seven tasks: of the eight, one is about Bob himself. The same key again would take a decision back.
    await page.keyboard.press('Home')
    for (let n = 0; n < 7; n++) await page.keyboard.press('a')
    await saved(page)
    await page.getByText('6 decisions not submitted').waitFor()
    await page.getByRole('row').filter({ hasText: 'This task is closed: the access was denied' }).waitFor()
    const { counts } = (await (await as('bob@corp.example')).get(`/api/v1/my_reviews/${id}`)).body.review
    expect([counts.left, counts.approve]).toEqual([0, 6])
    expect(await stored(id)).toBe('++++++')
  })

  it('submits once though the server dies before and after it has taken the decisions (WEB-007)', async () => {
    const { id, page } = await start({ displayName: 'Killed' })
    await page.keyboard.press('a')
    await page.keyboard.press('d')
    await saved(page)
    const faults = await between(page, SUBMISSIONS, (route) => route.abort())
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('Control+Enter')
    await dialog.getByRole('button', { name: 'Submit 2' }).click()
    await dialog.getByText('Nothing was submitted. Your decisions are still here.').waitFor()
    expect(await submissions(id)).toBe(0)
    // Now it takes them, and dies before it can say so.
    faults.handle = async (route) => {
      await route.fetch()
      await route.abort()
    }
    await dialog.getByRole('button', { name: 'Submit 2' }).click()
    await eventually(async () => expect(faults.keys).toHaveLength(2))
    faults.handle = (route) => route.continue()
    await eventually(() => dialog.getByRole('button', { name: 'Submit 2' }).click({ timeout: 2_000 }))
    await page.getByText('2 decisions submitted.').waitFor()
    expect(new Set(faults.keys).size).toBe(1)
    expect(await submissions(id)).toBe(1)
    expect(await stored(id, 'decisions')).toBe('+-')
    expect(await stored(id)).toBe('')
  })

  it('takes the last word of two browsers of one person, and loses no other decision (WEB-008)', async () => {
    const { id, page } = await start({ displayName: 'Two browsers' })
    const other = await visit(bobId, `/reviews/${id}`)
    await other.page.getByRole('row', { name: 'Cid Diaz' }).first().waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('a')
    await saved(page)
    await other.page.keyboard.press('d')
    await saved(other.page)
    await other.page.keyboard.press('End')
    await other.page.keyboard.press('d')
    await saved(other.page)
    expect(await stored(id)).toBe('+--')
  })
})
