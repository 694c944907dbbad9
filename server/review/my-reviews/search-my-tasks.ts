import { type MyTask, MyTaskList, SearchMyTasksRequest } from '../../../contract/review/my-review.ts'
import { type RowSource, searchOperation } from '../../http/index.ts'
import type { Inbox } from '../inbox-filter.sql.ts'
import type { ReviewScope } from '../review-scope.ts'
import type { TaskRow } from '../task.store.ts'
import { viewOf } from './columns.rules.ts'
import { type InboxRequest, listMyTasks, placeOf } from './inbox.store.ts'
import { loadMyReview } from './load-my-review.ts'
import { myTaskViews } from './my-task-views.ts'

/** What a page token of the list is valid for. */
export const SEARCH_MY_TASKS = 'svc.api.accessreview.v1.ReviewerService.SearchMyTasks'
export const boundTo = ({ inbox, request }: { inbox: Inbox; request: InboxRequest }) => ({
  ...request,
  review: inbox.review.key,
  userId: inbox.userId,
})

type Request = Pick<SearchMyTasksRequest, 'view' | 'filter' | 'decision' | 'answered'>
export const inboxRequest = (
  { view, filter, decision, answered }: Request,
  { campaign }: ReviewScope,
): InboxRequest => ({
  view: viewOf(view, campaign),
  filter: filter ?? {},
  decision: decision ?? 'UNSPECIFIED',
  answered: answered ?? false,
})

interface MyTasks {
  scope: ReviewScope
  inbox: Inbox
  request: InboxRequest
}

async function loadMyTasks(
  context: Parameters<typeof loadMyReview>[0],
  { params, request }: { params: { id: string }; request: Request },
): Promise<MyTasks> {
  const { scope, inbox } = await loadMyReview(context, params.id)
  return { scope, inbox, request: inboxRequest(request, scope) }
}

const myTaskRows = {
  filter: loadMyTasks,
  boundTo,
  fetch: async ({ db }, { filter: { inbox, request }, after, limit }) => {
    const rows = await listMyTasks(db, inbox, request, after, limit)
    return rows.map((row) => ({ ...row, place: placeOf(request.view, row) }))
  },
  keyOf: ({ place }) => place,
  view: ({ db }, rows, { filter: { scope, inbox } }) => myTaskViews(db, scope, inbox, rows),
} satisfies RowSource<MyTasks, TaskRow & { place: string[] }, MyTask> & { filter: unknown; boundTo: unknown }

export const searchMyTasks = searchOperation({
  id: SEARCH_MY_TASKS,
  path: '/api/v1/my_reviews/{id}/tasks/search',
  tag: 'Review',
  summary: 'Search your tasks in a campaign',
  description:
    'Open tasks that are assigned to you, or those that you have answered, in the order of a view. The order does not change while you decide. Filters are combined with AND, the values of one filter with OR.',
  permission: 'signed_in',
  body: SearchMyTasksRequest,
  reply: MyTaskList,
  errors: ['not_found'],
  ...myTaskRows,
})
