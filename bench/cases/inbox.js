import { median } from '../measure.js'

/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/access-rows.js')),
  ...(await import('../processes/preparing.js')),
  ...(await import('../processes/starting.js')),
  ...(await import('../../dist/server/review/review.store.js')),
  ...(await import('../../dist/server/review/review-scope.js')),
  ...(await import('../../dist/server/review/my-reviews/inbox.store.js')),
  ...(await import('../../dist/server/review/my-reviews/my-task-views.js')),
})

const REVIEWERS = { many: 50_000, few: 50 }
const VIEWS = ['BY_APP', 'BY_USER', 'BY_RESOURCE', 'UNSTRUCTURED']
const LIMIT = 26
/** Of somebody who only reviews. */
const RIGHTS = {
  principalId: '',
  via: 'session',
  roles: [],
  permissions: new Set(),
  limits: { roles: [], cidrs: [] },
}

/** @type {import('./case.js').Case} */
export default {
  name: 'inbox',
  about: 'first page of a reviewer with 50,000 tasks against that of one with 50: the slowest of the four orders',
  unit: 'x',
  budget: { atMost: 2 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const t = await tools()
    const access = await t.accessDatabase(context.engine)
    const tenantId = await access.newTenant()
    await t.addAccess(access.database, tenantId, 60_000)
    const { id } = await t.timedPrepare(access, tenantId, { appSelectionCriteria: {} })
    await t.timedStart(access, tenantId, id)
    const { database } = access
    context.inbox = { database }
    const review = await database.read((reader) => t.findReview(reader, tenantId, id))
    const scope = await database.read((reader) => t.loadReviewScope(reader, tenantId, review))
    await giveTasks(t.sql, database, tenantId, review)
    const page = async (userId, view) => {
      const inbox = { tenantId, userId, review }
      const request = { view, filter: {}, decision: 'UNSPECIFIED', answered: false }
      const begin = performance.now()
      await database.read(async (reader) => {
        const rows = await t.listMyTasks(reader, inbox, request, [], LIMIT)
        await t.myTaskViews(reader, scope, inbox, { ...RIGHTS, userId }, rows.slice(0, LIMIT - 1))
      })
      return performance.now() - begin
    }
    return {
      cold: true,
      async round() {
        const detail = {}
        for (const view of VIEWS) detail[view] = await pages(page, view)
        return { value: Math.max(...Object.values(detail).map(({ many, few }) => many / few)), detail }
      },
    }
  },
  async notes({ inbox: { database } }, { ours }) {
    await database.close()
    const of = (view, take) => median(ours.rounds.map(({ detail }) => take(detail[view]))).toFixed(1)
    return VIEWS.map(
      (view) => `${view}: of 50 ${of(view, ({ few }) => few)} ms, of 50,000 ${of(view, ({ many }) => many)} ms`,
    )
  },
}

/** Time in milliseconds for the page of both reviewers, requested alternately. */
async function pages(page, view) {
  const times = { many: [], few: [] }
  for (let i = 0; i < 30; i++)
    for (const name of ['many', 'few']) {
      const took = await page(name, view)
      // The first ten runs let the engine settle on a plan.
      if (i >= 10) times[name].push(took)
    }
  return { many: median(times.many), few: median(times.few) }
}

/** Gives each reviewer a set of their own with so many tasks, which are spread over all others. */
async function giveTasks(sql, database, tenantId, { key }) {
  let set = 1_000_000
  let after = '0'
  for (const [userId, count] of Object.entries(REVIEWERS)) {
    set++
    after = await database.tx(async (tx) => {
      await tx.count(sql`insert into reviewer_set_members (tenant_id, review_key, set_key, user_id)
        values (${tenantId}, ${key}, ${set}, ${userId})`)
      await tx.count(sql`update tasks set set_key = ${set} where tenant_id = ${tenantId} and review_key = ${key}
        and numeric_id in (select numeric_id from tasks where tenant_id = ${tenantId} and review_key = ${key}
          and numeric_id > ${after}::bigint order by numeric_id limit ${count})`)
      const last = await tx.first(sql`select max(numeric_id)::text as n from tasks where tenant_id = ${tenantId}
        and review_key = ${key} and set_key = ${set}`)
      return last.n
    })
  }
  await database.tx((tx) => tx.count(sql`analyze tasks, reviewer_set_members`))
}
