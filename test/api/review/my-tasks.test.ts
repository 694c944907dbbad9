import { describe, expect, it } from 'vitest'
import { SORT_COLUMNS } from '../../../contract/review/my-review.ts'
import { listMyTasks } from '../../../server/review/my-reviews/inbox.store.ts'
import { findReview } from '../../../server/review/review.store.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

interface Row {
  taskId: string
  numericId: string
  item: { entitlement: { displayName: string } }
  insights: { code: string; isWarning: boolean }[]
  requireDenialReason: boolean
}

describe('the tasks of a reviewer', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const company = await reviewingOn(server)
  // Two have not signed in for long, one has lately, and one account is nobody's.
  const lately = new Date(Date.now() - 86_400_000).toISOString()
  await company.load({
    ...COMPANY,
    accounts: COMPANY.accounts
      .replace('2026-01-31', '2020-01-31')
      .replace('crm,c3,cid,u3,', 'crm,c3,cid,u3,2020-01-31')
      .replace('crm,c4,dea,u4,', `crm,c4,dea,u4,${lately}`),
  })
  const bob = await company.as('bob')
  const byBob = { approval: { users: { userIds: [bob.userId] }, requireDenialReason: true } }
  const all = await company.open({ policyId: await company.policy([byBob]) })
  const numbers = (await company.stored(all)).flatMap(({ number, reviewers }) =>
    reviewers.includes('bob') ? [number] : [],
  )
  const search = (body: unknown) => bob.post(`/api/v1/my_reviews/${all}/tasks/search`, body)
  const rowsOf = async (body: unknown): Promise<Row[]> => (await search(body)).body.list
  const outline = async (body: unknown) => (await bob.post(`/api/v1/my_reviews/${all}/outline`, body)).body

  it('filters and counts what to look closer at, and what needs a reason', async () => {
    const seen = await rowsOf({})
    const codesOf = ({ insights }: Row) => insights.flatMap(({ code, isWarning }) => (isWarning ? [code] : []))
    const warned = seen.filter((row) => codesOf(row).length > 0)
    expect([warned.length > 0, warned.length < seen.length]).toEqual([true, true])
    // A job finds them after the campaign is opened.
    const counts = await eventually(async () => {
      const found = await outline({})
      expect(found.counts.lookCloser).toBe(warned.length)
      return found
    })
    const counted = new Map<string, number>()
    for (const code of warned.flatMap(codesOf)) counted.set(code, (counted.get(code) ?? 0) + 1)
    const shownCounts = counts.insightCodes.map(({ id: code, count }: { id: string; count: number }) => [code, count])
    expect(new Map(shownCounts)).toEqual(counted)
    const numbersBy = async (filter: unknown) => (await rowsOf({ filter })).map(({ numericId }) => numericId)
    expect(await numbersBy({ lookCloser: true })).toEqual(warned.map(({ numericId }) => numericId))
    const [code] = counted.keys()
    const withCode = warned.filter((row) => codesOf(row).includes(code ?? ''))
    expect(await numbersBy({ insightCodes: [code] })).toEqual(withCode.map(({ numericId }) => numericId))
    expect((await outline({ filter: { lookCloser: true } })).counts.all).toBe(warned.length)
    expect(seen.every((row) => row.requireDenialReason)).toBe(true)
    expect([counts.counts.needsReason, (await numbersBy({ needsReason: true })).length]).toEqual([
      seen.length,
      seen.length,
    ])
  })

  it('say whether they can be given to somebody else, and whether that needs a reason (WEB-131)', async () => {
    const users = { users: { userIds: [bob.userId] } }
    const policies = [{}, { allowReassignment: true }, { allowReassignment: true, requireReassignmentReason: true }]
    const said = []
    for (const rules of policies) {
      const id = await company.open({ policyId: await company.policy([{ approval: { ...users, ...rules } }]) })
      const [task] = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`)).body.list
      said.push([task.mayReassign, task.mayReassign && task.requireReassignmentReason])
      const body = { policyStepId: task.policyStepId, newStepUserIds: [await company.idOf('eli@corp.example')] }
      const { status } = await bob.post(`/api/v1/tasks/${task.taskId}/action/reassign`, body)
      expect(status === 200).toBe(task.mayReassign && !task.requireReassignmentReason)
    }
    expect(said).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  it('tell the row of a task in every order, and nothing of one that is not in the list', async () => {
    const sort = { column: 'ENTITLEMENT', descending: true }
    for (const body of [
      {},
      { view: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER' },
      { view: 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED', sort },
    ]) {
      const rows = await rowsOf(body)
      const indexes = []
      for (const { taskId } of rows) indexes.push((await outline({ ...body, taskId })).taskIndex)
      expect(indexes).toEqual(rows.map((_, index) => index))
    }
    const [{ taskId } = { taskId: '' }] = await rowsOf({})
    expect((await outline({ taskId, filter: { query: 'no such name' } })).taskIndex).toBeUndefined()
    const other = await company.open({ displayName: 'Other', policyId: await company.policy([byBob]) })
    const [{ taskId: foreign }] = (await bob.post(`/api/v1/my_reviews/${other}/tasks/search`)).body.list
    expect((await outline({ taskId: foreign })).taskIndex).toBeUndefined()
    expect((await outline({})).taskIndex).toBeUndefined()
  })

  it('name the owners of each app, and no others', async () => {
    const ownersOf = async (view: string) =>
      Object.fromEntries(
        (await outline({ view: `ACCESS_REVIEW_VIEW_TYPE_${view}` })).groups.map(
          (group: { displayName: string; ownerDisplayNames: string[] }) => [group.displayName, group.ownerDisplayNames],
        ),
      )
    expect(await ownersOf('BY_APP')).toEqual({ 'Customer database': ['Bob Chen', 'Eli Fuchs'], Wiki: [] })
    expect(new Set(Object.values(await ownersOf('BY_USER')).flat())).toEqual(new Set())
  })

  it.each(SORT_COLUMNS)(
    'sorts the unstructured view by %s both ways, the number breaking ties, page by page',
    async (column) => {
      const view = 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED'
      const review = await server.database.read((reader) => findReview(reader, company.tenantId, all))
      if (!review) throw new Error('not started')
      const inbox = { tenantId: company.tenantId, userId: bob.userId, review }
      const walk = async (descending: boolean) => {
        const request = { view: 'UNSTRUCTURED', filter: {}, decision: 'UNSPECIFIED', answered: false } as const
        const found: string[] = []
        for (let after: string[] = []; ; ) {
          const rows = await server.database.read((reader) =>
            listMyTasks(reader, inbox, { ...request, sort: { column, descending } }, after, 3),
          )
          found.push(...rows.map(({ numericId }) => numericId))
          const last = rows.at(-1)
          if (!last) return found
          after = last.sortKey
        }
      }
      const up = await walk(false)
      expect(new Set(up).size).toBe(numbers.length)
      expect(await walk(true)).toEqual([...up].reverse())
      const listed = await rowsOf({ view, sort: { column } })
      expect(listed.map(({ numericId }) => numericId)).toEqual(up)
      const names = listed.map(({ item }) => item.entitlement.displayName.toLowerCase())
      if (column === 'ENTITLEMENT') expect(names).toEqual([...names].sort())
      const wrong = await search({ view: 'ACCESS_REVIEW_VIEW_TYPE_BY_APP', sort: { column } })
      expect([wrong.status, wrong.body.details[1].fieldViolations[0].field]).toEqual([400, 'sort'])
    },
  )
})
