import { TASK_EXPAND_PATHS, TaskList } from '../../../../contract/review/task.ts'
import { type TaskFilter, type TaskSearch, TaskSearchRequest } from '../../../../contract/review/task-search.ts'
import type { FieldViolation } from '../../../../contract/wire/errors.ts'
import type { Reader } from '../../../db/index.ts'
import { searchOperation } from '../../../http/index.ts'
import type { ReadContext } from '../../../http/operation.ts'
import type { Key } from '../../../http/wire/paging.ts'
import type { TenantId } from '../../../lib/ids.ts'
import {
  asksForRevokeTasks,
  type RevocationRow,
  revokeTaskViews,
  searchRevokeTasks,
} from '../../../revocation/index.ts'
import { findReview, type Review } from '../../review.store.ts'
import type { TaskRow } from '../../task.store.ts'
import { taskViews } from '../view/task-view.ts'
import { specified } from './task-search.sql.ts'
import { listSearchedReviews, searchTasks, type TaskOrder } from './task-search.store.ts'

const VIEW_ORDERS: Record<string, TaskOrder> = {
  ACCESS_REVIEW_VIEW_TYPE_BY_APP: 'app',
  ACCESS_REVIEW_VIEW_TYPE_BY_USER: 'number',
  ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED: 'number',
  ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE: 'resource',
}
const SORT_ORDERS: Record<string, TaskOrder> = {
  TASK_SEARCH_SORT_BY_RESOURCE: 'resource',
  TASK_SEARCH_SORT_BY_APP_RESOURCE_ID_AND_APP_ENTITLEMENT: 'resource',
  TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID: 'number down',
  TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT: 'number down',
}
/** Numbers follow person and account, so the orders by these are the order by number. */
function orderOf(filter: TaskSearch): TaskOrder {
  const order = VIEW_ORDERS[filter.view ?? ''] ?? SORT_ORDERS[filter.sortBy ?? ''] ?? 'number'
  return asksForRevokeTasks(filter) && order !== 'number down' ? 'number' : order
}

/** Whether no review task can match, because only other kinds of tasks have what is asked for. */
export const matchesNothing = ({
  taskTypes,
  grantOutcomes,
  revokeOutcomes,
  emergencyStatus,
  currentStep,
}: TaskFilter) =>
  (taskTypes?.length && !taskTypes.some((type) => type.certify || Object.keys(type).length === 0)) ||
  specified(grantOutcomes).length > 0 ||
  specified(revokeOutcomes).length > 0 ||
  emergencyStatus === 'EMERGENCY' ||
  currentStep === 'TASK_SEARCH_CURRENT_STEP_PROVISION'

/** Pending decisions are those of one campaign. */
export const filterViolations = ({ pendingActionFilter, accessReviewIds }: TaskFilter): FieldViolation[] =>
  specified(pendingActionFilter ? [pendingActionFilter] : []).length > 0 && accessReviewIds?.length !== 1
    ? [{ field: 'pendingActionFilter', description: 'needs exactly one id in accessReviewIds' }]
    : []

export const searchTasksOperation = searchOperation({
  id: 'svc.api.task.v1.TaskSearchService.Search',
  path: '/api/v1/search/tasks',
  tag: 'Tasks',
  summary: 'Search tasks',
  description:
    'Filters are combined with AND, the values of one filter with OR. The result has only tasks that you may see: open ones assigned to you, those with a step that you answered, and all tasks of campaigns that you own or may see as an administrator. Revoke tasks are found when taskTypes or revokeOutcomes asks for them, in the order of numbers.',
  permission: 'signed_in',
  body: TaskSearchRequest,
  reply: TaskList,
  expand: TASK_EXPAND_PATHS,
  filter({ invalid }, { request }) {
    const violations = filterViolations(request)
    if (violations.length > 0) return invalid(...violations)
    return request
  },
  async fetch(context, page) {
    const found = await fetchReviewTasks(context, page)
    return asksForRevokeTasks(page.filter) ? withRevokeTasks(context, page, found) : found
  },
  keyOf: ({ sortKey }) => sortKey,
  async view({ db, tenant, actor }, rows, { expansion }) {
    const revoked = rows.flatMap((row) => ('revocation' in row ? [row.revocation] : []))
    const reviewed = rows.flatMap((row) => ('task' in row ? [row] : []))
    const views = [
      ...(await taskViews(db, tenant.id, actor, reviewed, expansion)),
      ...(await revokeTaskViews(db, tenant.id, actor, revoked, expansion)),
    ]
    const byNumber = new Map(views.map((view) => [view.task.numericId, view]))
    return rows.flatMap((row) => byNumber.get('task' in row ? row.task.numericId : row.revocation.number) ?? [])
  },
})

type FoundRow = { sortKey: string[] } & ({ review: Review; task: TaskRow } | { revocation: RevocationRow })
type SearchContext = Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'settings'>
interface SearchPage {
  filter: TaskSearch
  after: Key
  limit: number
}

async function fetchReviewTasks({ db, tenant, actor }: SearchContext, page: SearchPage): Promise<FoundRow[]> {
  const { filter, limit } = page
  const after = page.after.map(String)
  if (matchesNothing(filter)) return []
  const reviews = await listSearchedReviews(db, tenant.id, actor, filter)
  const rows = await searchTasks(db, tenant.id, actor, { filter, reviews, order: orderOf(filter), after, limit })
  const found = await loadReviews(
    db,
    tenant.id,
    reviews.filter(({ key }) => rows.some(({ reviewKey }) => reviewKey === key)),
  )
  return rows.flatMap(({ reviewKey, sortKey, ...task }) => {
    const review = found.get(reviewKey)
    return review ? [{ review, task, sortKey }] : []
  })
}

/** Both kinds of tasks have numbers of one sequence, so they are merged by number, whatever order is asked for. */
async function withRevokeTasks(
  { db, tenant, actor, settings }: SearchContext,
  { filter, after: [number], limit }: SearchPage,
  tasks: readonly FoundRow[],
): Promise<FoundRow[]> {
  const isDescending = orderOf(filter) === 'number down'
  const first = isDescending ? LAST_NUMBER : '0'
  const page = { after: String(number ?? first), limit, isDescending }
  const found = await searchRevokeTasks(db, { tenant, actor, settings }, filter, page)
  const rows = [...tasks, ...found.map((revocation) => ({ revocation, sortKey: [revocation.number] }))]
  const numberOf = ({ sortKey }: FoundRow) => BigInt(sortKey[0] ?? '0')
  const compare = (a: FoundRow, b: FoundRow) => (numberOf(a) < numberOf(b) ? -1 : 1) * (isDescending ? -1 : 1)
  return rows.sort(compare).slice(0, limit)
}
const LAST_NUMBER = String(2n ** 63n - 1n)

/** The reviews of one page, by key. */
async function loadReviews(db: Reader, tenantId: TenantId, reviews: readonly { campaignId: string }[]) {
  const loaded = new Map<string, Review>()
  for (const { campaignId } of reviews) {
    const review = await findReview(db, tenantId, campaignId)
    if (review) loaded.set(review.key, review)
  }
  return loaded
}
