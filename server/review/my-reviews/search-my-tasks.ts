import { type MyTask, MyTaskList, SearchMyTasksRequest, type SortColumn } from '../../../contract/review/my-review.ts'
import { type RowSource, searchOperation } from '../../http/index.ts'
import type { ReadContext } from '../../http/operation.ts'
import type { Inbox } from '../inbox-filter.sql.ts'
import type { ReviewScope } from '../review-scope.ts'
import { viewOf } from './columns.rules.ts'
import type { InboxRequest } from './inbox.sql.ts'
import { type KeyedTask, listMyTasks } from './inbox.store.ts'
import { loadMyReview } from './load-my-review.ts'
import { myTaskViews } from './my-task-views.ts'

/** What a page token of the list is valid for. */
export const SEARCH_MY_TASKS = 'svc.api.accessreview.v1.ReviewerService.SearchMyTasks'
export const boundTo = ({ inbox, request }: { inbox: Inbox; request: InboxRequest }) => ({
  ...request,
  review: inbox.review.key,
  userId: inbox.userId,
})

type Request = Pick<SearchMyTasksRequest, 'view' | 'filter' | 'decision' | 'answered' | 'sort'>
export function inboxRequest(
  { invalid }: Pick<ReadContext, 'invalid'>,
  { view: requested, filter = {}, decision = 'UNSPECIFIED', answered = false, sort }: Request,
  { campaign }: ReviewScope,
): InboxRequest {
  const view = viewOf(requested, campaign)
  if (sort && view !== 'UNSTRUCTURED')
    return invalid({
      field: 'sort',
      description: 'can only be used in the unstructured view; other views have their order',
    })
  const sorted = sort && { column: sort.column as SortColumn, descending: sort.descending ?? false }
  return { view, filter, decision, answered, ...(sorted && { sort: sorted }) }
}

interface MyTasks {
  scope: ReviewScope
  inbox: Inbox
  request: InboxRequest
}

async function loadMyTasks(
  context: Parameters<typeof loadMyReview>[0] & Pick<ReadContext, 'invalid'>,
  { params, request }: { params: { id: string }; request: Request },
): Promise<MyTasks> {
  const { scope, inbox } = await loadMyReview(context, params.id)
  return { scope, inbox, request: inboxRequest(context, request, scope) }
}

const myTaskRows = {
  filter: loadMyTasks,
  boundTo,
  fetch: ({ db }, { filter: { inbox, request }, after, limit }) => listMyTasks(db, inbox, request, after, limit),
  keyOf: ({ sortKey }) => sortKey,
  view: ({ db, actor }, rows, { filter: { scope, inbox } }) => myTaskViews(db, scope, inbox, actor, rows),
} satisfies RowSource<MyTasks, KeyedTask, MyTask> & { filter: unknown; boundTo: unknown }

export const searchMyTasks = searchOperation({
  id: SEARCH_MY_TASKS,
  path: '/api/v1/my_reviews/{id}/tasks/search',
  tag: 'Review',
  summary: 'Search your tasks in a campaign',
  description:
    'Open tasks that are assigned to you, or those that you have answered, in the order of a view. The order does not change while you decide; the unstructured view can be sorted by a column. Filters are combined with AND, the values of one filter with OR.',
  permission: 'signed_in',
  body: SearchMyTasksRequest,
  reply: MyTaskList,
  errors: ['not_found'],
  ...myTaskRows,
})
