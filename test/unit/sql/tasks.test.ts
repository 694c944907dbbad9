import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../server/http/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import {
  listSearchedReviews,
  searchTasks,
  type TaskQuery,
} from '../../../server/review/tasks/search/task-search.store.ts'
import {
  findDesertedSet,
  listDueReviews,
  listReviewsWithConditions,
  nextWaiting,
} from '../../../server/review/tasks/steps/due-steps.store.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const REVIEWER = { userId: 'user', permissions: new Set(['review.own', 'campaign.own']) } as unknown as Actor
const review = { key: '1', campaignId: 'campaign', preparationKey: '2', firstNumber: '1', startedBy: null }
const query = (more: Partial<TaskQuery>): TaskQuery => ({
  ...{ filter: {}, reviews: [{ ...review, seesAll: false }], order: 'number', after: [], limit: 26 },
  ...more,
})
const seesAll = [{ ...review, seesAll: true }]

describe('statements of tasks', () => {
  it('search', async () => {
    const search = (more: Partial<TaskQuery>) => (tx: Parameters<typeof searchTasks>[0]) =>
      searchTasks(tx, TENANT, REVIEWER, query(more))
    const statements = await recordStatements({
      'Reviews that a search is about': (tx) =>
        listSearchedReviews(tx, TENANT, REVIEWER, { accessReviewIds: ['campaign'] }),
      'The inbox of a reviewer, by app': search({
        filter: { assigneesInIds: ['user'] },
        order: 'app',
        after: ['1', '2', '3'],
      }),
      'Everything that a reviewer may see': search({}),
      'All tasks of a campaign, by app': search({ reviews: seesAll, order: 'app', after: ['1', '2', '3'] }),
      'Tasks that came to the owners because nobody was found': search({
        reviews: seesAll,
        filter: { assignmentCodes: ['CAMPAIGN_OWNER'], assignmentBecause: ['NOT_FOUND'] },
      }),
      'The tasks of one person': search({ reviews: seesAll, filter: { subjectIds: ['person'] } }),
    })
    await expect(statements).toMatchFileSnapshot('tasks-search.sql')
  })

  it('due', async () => {
    const statements = await recordStatements({
      'Reviews with a step that is due': (tx) => listDueReviews(tx, TENANT),
      'Reviews that wait for a condition': (tx) => listReviewsWithConditions(tx, TENANT),
      'Tasks that wait for a condition': (tx) => nextWaiting(tx, TENANT, '1', [{ pathKey: 1, stepNo: 0 }], '0', 500),
      'A reviewer set in which nobody is active': (tx) => findDesertedSet(tx, TENANT),
    })
    await expect(statements).toMatchFileSnapshot('tasks-due.sql')
  })
})
