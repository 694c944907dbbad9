import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/review.gen.ts'
import type { Entry, Refusal } from './decisions/outbox.ts'
import { PAGE_ROWS } from './list/row-pages.ts'
import { CONFLICT } from './list/signals.rules.ts'
import { refusalText } from './submit/refusals.rules.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type MyReviewSummary = Schemas['MyReviewSummary']
export type MyReview = Schemas['MyReview']
export type MyTask = Schemas['MyTask']
export type Outline = Schemas['Outline']
export type OutlineGroup = Schemas['OutlineGroup']
export type TaskWhy = Schemas['TaskWhy']
export type Submission = Schemas['Submission']
export type SubmissionEntry = Schemas['SubmissionEntry']
export type TaskAuditView = Schemas['TaskAuditView']
export type ListRequest = Omit<Schemas['GetOutlineRequest'], 'taskId'>
export type MyTaskChange = Schemas['MyTaskChange']
export type TaskFilter = Schemas['PendingDecisionFilter']

/** The campaigns in which the reader has tasks: those that are open, or those that are done. */
export const myReviewsQuery = (isDone: boolean) =>
  infiniteQueryOptions({
    queryKey: ['review', 'list', isDone],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/my_reviews', {
          params: {
            query: { page_size: 100, done: isDone ? 'true' : 'false', ...(pageParam ? { page_token: pageParam } : {}) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Loaded when the page is opened, and when it asks: its counts are those that decisions of the page are added to. */
export const myReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', 'one', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => loadReview(id, signal),
  })

export const loadReview = async (id: string, signal: AbortSignal): Promise<MyReview> =>
  (await unwrap(api.GET('/api/v1/my_reviews/{id}', { params: { path: { id } }, signal }))).review

/**
 * `opened` tells one opening of the list from the next: the order and the rows of an opened list stay as they are. With a
 * task the answer has the number of its row.
 */
export const noteVisit = (id: string) => unwrap(api.POST('/api/v1/my_reviews/{id}/visit', { params: { path: { id } } }))

export const outlineQuery = (id: string, request: ListRequest, opened: number, taskId?: string) =>
  queryOptions({
    queryKey: ['review', 'outline', id, request, opened],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadOutline(id, { ...request, ...(taskId ? { taskId } : {}) }, signal),
  })

const loadOutline = (id: string, body: Schemas['GetOutlineRequest'], signal: AbortSignal) =>
  unwrap(api.POST('/api/v1/my_reviews/{id}/outline', { params: { path: { id } }, body, signal }))

/** What the server would submit: how much of each app, and how many certified accesses are part of a conflict. */
export async function loadPendingSummary(id: string, signal: AbortSignal) {
  const [{ groups }, { counts }] = await Promise.all([
    loadOutline(id, { view: 'ACCESS_REVIEW_VIEW_TYPE_BY_APP', filter: { withPending: true } }, signal),
    loadOutline(
      id,
      {
        view: 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED',
        decision: 'APPROVE',
        filter: { insightCodes: [CONFLICT] },
      },
      signal,
    ),
  ])
  return {
    apps: groups.map(({ id: appId, displayName, staged }) => ({ id: appId, displayName, count: staged })),
    conflicts: counts.approve,
  }
}
export type PendingSummary = Awaited<ReturnType<typeof loadPendingSummary>>

/** The first page, which does not need the outline: it is there before everything is counted. */
export const firstRowsQuery = (id: string, request: ListRequest, opened: number) =>
  queryOptions({
    queryKey: ['review', 'first', id, request, opened],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => loadRows(id, request, undefined, signal),
  })

/** A page of rows; the outline has a token for each page but the first. */
export async function loadRows(id: string, request: ListRequest, pageToken: string | undefined, signal: AbortSignal) {
  const body = { ...request, pageSize: PAGE_ROWS, ...(pageToken ? { pageToken } : {}) }
  const { list } = await unwrap(
    api.POST('/api/v1/my_reviews/{id}/tasks/search', { params: { path: { id } }, body, signal }),
  )
  return list
}

export async function sendDecisions(
  id: string,
  entries: readonly Entry[],
  key: string,
  { keepalive }: { keepalive: boolean },
): Promise<readonly Refusal[]> {
  const decisions = entries.map(({ taskId, policyStepId, decision, comment }) => ({
    taskId,
    policyStepId,
    decision,
    comment,
  }))
  const { refused } = await unwrap(
    api.POST('/api/v1/access_review/{id}/pending_decisions', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { decisions },
      keepalive,
    }),
  )
  return refused
}

/** What a task had before, as the server takes it back. */
export type Previous = Schemas['SetPendingDecisionsRequest']['decisions'][number]

/**
 * Decides every task that a filter selects, a part of them in each call; the server refuses if there are more or fewer
 * than were shown. Tells what each part had before. Fails when single tasks were refused; the others are decided.
 */
export async function decideByFilter(
  id: string,
  filter: TaskFilter,
  decision: 'APPROVE' | 'DENY' | 'UNSPECIFIED',
  expectedCount: number,
  comment: string,
  onDone: (previous: readonly Previous[]) => void,
): Promise<void> {
  let rest: { expectedCount: number; afterNumericId?: string } = { expectedCount }
  const refusals: Refusal[] = []
  do {
    const {
      remainingCount,
      lastNumericId,
      refused,
      previous = [],
    } = await unwrap(
      api.POST('/api/v1/access_review/{id}/pending_decisions/by_filter', {
        params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { filter, decision, comment, withPrevious: true, ...rest },
      }),
    )
    onDone(previous as Previous[])
    refusals.push(...refused)
    rest = { expectedCount: remainingCount, afterNumericId: lastNumericId }
  } while (rest.expectedCount > 0)
  if (refusals.length > 0) throw new Error(refusalText(refusals))
}

/** About what fits into the body of a call with the largest comments. */
const RESTORED = 1_000

/** Gives tasks back what they had. Fails when single tasks were refused; the others have it back. */
export async function restoreDecisions(id: string, previous: readonly Previous[]): Promise<void> {
  const refusals: Refusal[] = []
  for (let from = 0; from < previous.length; from += RESTORED) {
    const { refused } = await unwrap(
      api.POST('/api/v1/access_review/{id}/pending_decisions', {
        params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { decisions: previous.slice(from, from + RESTORED) },
      }),
    )
    refusals.push(...refused)
  }
  if (refusals.length > 0) throw new Error(refusalText(refusals))
}

export const listChanges = (id: string, since: string | undefined, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/v1/my_reviews/{id}/changes', { params: { path: { id }, query: since ? { since } : {} }, signal }),
  )

const POLL_MS = 500

/** Submits all pending decisions, and waits until the server has applied them. */
export async function submitDecisions(id: string, expectedCount: number, key: string): Promise<Submission> {
  let { submission } = await unwrap(
    api.POST('/api/v1/access_review/{id}/submissions', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { expectedCount },
    }),
  )
  while (submission.state === 'APPLYING') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const path = { id, submission_id: submission.id }
    submission = (await unwrap(api.GET('/api/v1/access_review/{id}/submissions/{submission_id}', { params: { path } })))
      .submission
  }
  return submission
}

/** The entries of a submission, page by page. */
export const entriesQuery = (id: string, submissionId: string) =>
  infiniteQueryOptions({
    queryKey: ['review', 'entries', id, submissionId],
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions/{submission_id}/entries', {
          params: {
            path: { id, submission_id: submissionId },
            query: { page_size: 100, ...(pageParam ? { page_token: pageParam } : {}) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Those entries of a submission that were refused. */
export async function loadRefusals(id: string, { id: submissionId, refusedCount }: Submission): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (let token = ''; refusals.length < refusedCount; ) {
    const { list, nextPageToken } = await unwrap(
      api.GET('/api/v1/access_review/{id}/submissions/{submission_id}/entries', {
        params: {
          path: { id, submission_id: submissionId },
          query: { page_size: 100, ...(token ? { page_token: token } : {}) },
        },
      }),
    )
    for (const { taskId, result, reason, description } of list)
      if (result === 'REFUSED') refusals.push({ taskId, reason, description })
    if (!nextPageToken) break
    token = nextPageToken
  }
  return refusals
}

export const submissionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['review', 'submissions', id],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions', {
          params: { path: { id }, query: { page_size: 100, ...(pageParam ? { page_token: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

export const whyQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['review', 'why', taskId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/tasks/{task_id}/why', { params: { path: { task_id: taskId } }, signal }))).why,
  })

export const auditsQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['review', 'audits', taskId],
    staleTime: 15_000,
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST('/api/v1/task/audits', { body: { taskId, newestFirst: true, pageSize: 100 }, signal })))
        .list,
  })

export const addComment = (taskId: string, comment: string) =>
  unwrap(
    api.POST('/api/v1/tasks/{task_id}/action/comment', {
      params: { path: { task_id: taskId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { comment },
    }),
  )

export const reassignTask = (task: Pick<MyTask, 'taskId' | 'policyStepId'>, userIds: string[], comment: string) =>
  unwrap(
    api.POST('/api/v1/tasks/{task_id}/action/reassign', {
      params: { path: { task_id: task.taskId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { policyStepId: task.policyStepId, newStepUserIds: userIds, comment },
    }),
  )

/** To whom a task may be given; people without the right to search people can choose from these. */
export async function findReassignees(taskId: string, query: string, signal: AbortSignal) {
  const { list } = await unwrap(
    api.GET('/api/v1/tasks/{task_id}/reassignees', {
      params: { path: { task_id: taskId }, query: { page_size: 25, ...(query ? { query } : {}) } },
      signal,
    }),
  )
  return list
}
