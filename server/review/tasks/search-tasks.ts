import { TASK_EXPAND_PATHS, TaskList } from '../../../contract/review/task.ts'
import { type TaskFilter, type TaskSearch, TaskSearchRequest } from '../../../contract/review/task-search.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import { searchOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findReview, type Review } from '../review.store.ts'
import { specified } from './task-search.sql.ts'
import { listSearchedReviews, searchTasks, type TaskOrder } from './task-search.store.ts'
import { taskViews } from './task-view.ts'

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
const orderOf = ({ view, sortBy }: TaskSearch): TaskOrder =>
  VIEW_ORDERS[view ?? ''] ?? SORT_ORDERS[sortBy ?? ''] ?? 'number'

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
    'Filters are combined with AND, the values of one filter with OR. The result has only tasks that you may see: open ones assigned to you, those with a step that you answered, and all tasks of campaigns that you own or may see as an administrator.',
  permission: 'signed_in',
  body: TaskSearchRequest,
  reply: TaskList,
  expand: TASK_EXPAND_PATHS,
  filter({ invalid }, { request }) {
    const violations = filterViolations(request)
    if (violations.length > 0) return invalid(...violations)
    return request
  },
  async fetch({ db, tenant, actor }, { filter, after, limit }) {
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
  },
  keyOf: ({ sortKey }) => sortKey,
  view: ({ db, tenant, actor }, rows, { expansion }) => taskViews(db, tenant.id, actor, rows, expansion),
})

/** The reviews of one page, by key. */
async function loadReviews(db: Reader, tenantId: TenantId, reviews: readonly { campaignId: string }[]) {
  const loaded = new Map<string, Review>()
  for (const { campaignId } of reviews) {
    const review = await findReview(db, tenantId, campaignId)
    if (review) loaded.set(review.key, review)
  }
  return loaded
}
