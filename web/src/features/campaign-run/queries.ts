import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import type { Choice, ChoiceSource } from '../../parts/picker.tsx'
import { isWorking, pollDelay } from './state.rules.ts'

const api = client<paths>()

type Schemas = components['schemas']
export type CampaignView = Schemas['AccessReviewView']
export type Campaign = Schemas['AccessReview']
export type Progress = Schemas['AccessReviewProgress']
/** A campaign with how far it is. */
export type Ready = CampaignView & { progress: Progress }
export type Ledger = Schemas['AccessReviewLedger']
export type LedgerSource = Schemas['AccessReviewLedgerSource']
export type Summary = Schemas['AccessReviewSummary']
export type BurnDown = Schemas['AccessReviewBurnDown']
export type Reviewer = Schemas['AccessReviewReviewer']
export type AppProgress = Schemas['AccessReviewAppProgress']
export type Assignment = Schemas['AccessReviewAssignment']
export type Item = Schemas['AccessReviewItem']
export type Task = Schemas['TaskView']
export type TaskWhy = Schemas['TaskWhy']
export type TaskEvent = Schemas['TaskAuditView']
export type TaskFilter = Omit<Schemas['TaskSearchRequest'], 'pageToken' | 'pageSize' | 'expandMask'>
export type ItemFilter = Omit<Schemas['SearchAccessReviewItemsRequest'], 'pageToken' | 'pageSize'>
export type Submission = Schemas['Submission']
export type SubmissionEntry = Schemas['SubmissionEntry']
export type ClosePreview = Schemas['AccessReviewClosePreview']
export type CloseDecision = Schemas['CloseDecision']
export type ExcludedGrant = Schemas['AccessReviewExcludedGrant']
export type LeftOutRow = Schemas['AccessReviewLeftOutRow']

const NAMESPACE = 'campaign-run'
const LIST_STALE_MS = 15_000
const pageSize = 100

const keyOf = (id: string, ...rest: unknown[]) => [NAMESPACE, id, ...rest] as const
const nextOf = ({ nextPageToken }: { nextPageToken: string }) => nextPageToken || undefined

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'campaign'),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/access_review/{id}', { params: { path: { id } }, signal }))).accessReview,
    staleTime: LIST_STALE_MS,
  })

/** Polled while background work is going on: every second at first, then slower. */
export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'progress'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_review/{id}/progress', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isWorking(data) ? pollDelay(dataUpdateCount) : false,
  })

export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'ledger'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/access_review/{id}/ledger', { params: { path: { id } }, signal })),
  })

export const leftOutQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'left-out'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/left_out', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

/** Grants that a rule excluded, all of them or those of one rule and one source. */
export const excludedGrantsQuery = (id: string, { rule, source }: { rule?: string; source?: string }) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'excluded', rule, source),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/excluded_grants', {
          params: {
            path: { id },
            query: {
              page_size: pageSize,
              page_token: pageParam,
              ...(rule ? { rule } : {}),
              ...(source === undefined ? {} : { source_id: source === CREATED_HERE ? '' : source }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

/** Stands for the source of data that was created here, whose id is empty, in an address. */
export const CREATED_HERE = 'here'

export const summaryQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'summary'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_review/{id}/summary', { params: { path: { id } }, signal })),
    staleTime: LIST_STALE_MS,
  })

export const burnDownQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'burn-down'),
    queryFn: ({ signal }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return unwrap(
        api.GET('/api/v1/access_review/{id}/burn_down', {
          params: { path: { id }, query: { time_zone: timeZone } },
          signal,
        }),
      )
    },
    staleTime: LIST_STALE_MS,
  })

/** Those with the most open tasks first. */
export const reviewersQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'reviewers'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/reviewers', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam, sort_by: 'OPEN' } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

export const appsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'apps'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/apps', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'assignment'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_review/{id}/assignment', { params: { path: { id } }, signal })),
  })

export const itemsQuery = (id: string, filter: ItemFilter) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'items', filter),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.POST('/api/v1/access_review/{id}/items/search', {
          params: { path: { id } },
          body: { ...filter, pageSize, pageToken: pageParam },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

/** The names of what a reply expands, by id. */
function namesOf(expanded: readonly unknown[]): Map<string, string> {
  return new Map(
    expanded.flatMap((one) => {
      const { id, displayName, email } = one as { id?: string; displayName?: string; email?: string }
      return id ? [[id, displayName || email || id] as const] : []
    }),
  )
}

export interface NamedTask {
  view: Task
  /** Who may answer the current step, or who answered. */
  reviewers: string[]
}

const searchTasks = async (id: string, filter: TaskFilter, pageToken: string, signal: AbortSignal) => {
  const { list, expanded, nextPageToken } = await unwrap(
    api.POST('/api/v1/search/tasks', {
      body: {
        ...filter,
        accessReviewIds: [id],
        pageSize,
        pageToken,
        expandMask: { paths: ['step_approver_ids', 'approver_ids'] },
      },
      signal,
    }),
  )
  const names = namesOf(expanded)
  return { list: list.map((view): NamedTask => ({ view, reviewers: reviewersOf(view, names) })), nextPageToken }
}

function reviewersOf({ task }: Task, names: ReadonlyMap<string, string>): string[] {
  const ids = task.state === 'TASK_STATE_OPEN' ? task.stepApproverIds : task.approverIds
  return ids.map((userId) => names.get(userId) ?? userId)
}

export const tasksQuery = (id: string, filter: TaskFilter) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'tasks', filter),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => searchTasks(id, filter, pageParam, signal),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

/** One task; null if there is none, or the reader may not see it. */
export const taskQuery = (id: string, taskId: string) =>
  queryOptions({
    queryKey: keyOf(id, 'task', taskId),
    queryFn: async ({ signal }) => (await searchTasks(id, { refs: [{ id: taskId }] }, '', signal)).list[0] ?? null,
    staleTime: LIST_STALE_MS,
  })

export const whyQuery = (campaignId: string, taskId: string) =>
  queryOptions({
    queryKey: keyOf(campaignId, 'why', taskId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/tasks/{task_id}/why', { params: { path: { task_id: taskId } }, signal }))).why,
  })

export const taskHistoryQuery = (campaignId: string, taskId: string) =>
  queryOptions({
    queryKey: keyOf(campaignId, 'task', taskId, 'history'),
    queryFn: async ({ signal }) => {
      const { list } = await unwrap(
        api.POST('/api/v1/task/audits', { body: { taskId, newestFirst: true, pageSize }, signal }),
      )
      return list
    },
    staleTime: LIST_STALE_MS,
  })

export const submissionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'submissions'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

export const submissionQuery = (id: string, submissionId: string) =>
  queryOptions({
    queryKey: keyOf(id, 'submission', submissionId),
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/access_review/{id}/submissions/{submission_id}', {
            params: { path: { id, submission_id: submissionId } },
            signal,
          }),
        )
      ).submission,
  })

export const entriesQuery = (id: string, submissionId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'submission', submissionId, 'entries'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions/{submission_id}/entries', {
          params: { path: { id, submission_id: submissionId }, query: { page_size: pageSize, page_token: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

export const closePreviewQuery = (id: string, closeDecision: CloseDecision) =>
  queryOptions({
    queryKey: keyOf(id, 'close-preview', closeDecision),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/close_preview', {
          params: { path: { id }, query: { close_decision: closeDecision } },
          signal,
        }),
      ),
    staleTime: 0,
  })

/** People whom a task can be given to; whoever may reassign it may search them. */
export const reassigneesOf = (taskId: string): ChoiceSource => reassignees(`task-${taskId}`, async () => taskId)

/** People whom the tasks of a reviewer can be given to: those of their first open task. */
export const reassigneesOfPerson = (campaignId: string, userId: string): ChoiceSource =>
  reassignees(`person-${userId}`, async (signal) => {
    const { list } = await searchTasks(campaignId, { assigneesInIds: [userId] }, '', signal)
    return list[0]?.view.task.id
  })

function reassignees(kind: string, taskOf: (signal: AbortSignal) => Promise<string | undefined>): ChoiceSource {
  let taskId: string | undefined
  const known = new Map<string, Choice>()
  return {
    kind: `reassignees-${kind}`,
    search: async (query, signal) => {
      taskId ??= await taskOf(signal)
      if (!taskId) return []
      const { list } = await unwrap(
        api.GET('/api/v1/tasks/{task_id}/reassignees', {
          params: { path: { task_id: taskId }, query: { page_size: pageSize, query } },
          signal,
        }),
      )
      const found = list.map(({ id, displayName, email }) => ({ id, label: displayName || email, hint: email }))
      for (const choice of found) known.set(choice.id, choice)
      return found
    },
    // Whoever was chosen was found before.
    named: async (ids) => ids.flatMap((id) => known.get(id) ?? []),
  }
}

/** An action on a campaign. Afterwards everything about it is read again. */
function useCampaignMutation<Input, Output>(id: string, mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [NAMESPACE, id] }),
        queryClient.invalidateQueries({ queryKey: ['campaigns'] }),
      ]),
  })
}

export const useStart = (id: string) =>
  useCampaignMutation(id, (body: { confirmRejectCount?: number; sendKickoff?: boolean }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/start', { params: { path: { id } }, body })),
  )

export const useReset = (id: string) =>
  useCampaignMutation(id, () =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/reset', { params: { path: { id } }, body: {} })),
  )

export const useClose = (id: string) =>
  useCampaignMutation(id, (body: { closeDecision: CloseDecision; confirmRevokeCount?: number; comment?: string }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/close', { params: { path: { id } }, body })),
  )

export const useAcknowledge = (id: string) =>
  useCampaignMutation(id, (body: { sourceId: string; syncId: string; leftOutCount: string; comment: string }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/acknowledge_left_out', { params: { path: { id } }, body })),
  )

/** Starts the campaign by itself at a time, or, with null, by hand again. */
export const useSchedule = (id: string) =>
  useCampaignMutation(id, (startAt: string | null) =>
    unwrap(
      api.POST('/api/v1/access_review/{id}', {
        params: { path: { id } },
        body: startAt
          ? {
              accessReview: { scheduledStartDate: startAt, autoStartCampaign: true },
              updateMask: 'scheduledStartDate,autoStartCampaign',
            }
          : { accessReview: { autoStartCampaign: false }, updateMask: 'autoStartCampaign' },
      }),
    ),
  )

export const useDelete = (id: string) =>
  useCampaignMutation(id, () =>
    unwrap(api.DELETE('/api/v1/access_review/{id}', { params: { path: { id } }, body: {} } as never)),
  )

export const useDuplicate = (id: string, ownerId: string) =>
  useCampaignMutation(
    id,
    async (displayName: string) =>
      (
        await unwrap(
          api.POST('/api/v1/access_review', { body: { displayName, ownerIds: [ownerId], duplicateFrom: id } }),
        )
      ).accessReview.accessReview.id,
  )

/** Gives all open tasks of one person to others. */
export const useReassignPerson = (id: string) =>
  useCampaignMutation(
    id,
    (body: { fromUserId: string; newStepUserIds: string[]; comment: string; expectedCount: number }) =>
      unwrap(api.POST('/api/v1/access_review/{id}/tasks/reassign', { params: { path: { id } }, body })),
  )

export type TaskAction = 'reassign' | 'restart' | 'skip' | 'close' | 'process'

interface TaskActionInput {
  action: TaskAction
  task: Task['task']
  comment: string
  newStepUserIds?: string[]
}

/** What an owner does with a task; refused when its step changed since it was read. */
export const useTaskAction = (campaignId: string) =>
  useCampaignMutation(campaignId, async ({ action, task, comment, newStepUserIds = [] }: TaskActionInput) => {
    const params = { path: { task_id: task.id } }
    const policyStepId = task.policy.current?.id ?? ''
    const step = policyStepId ? { policyStepId } : {}
    const body = { comment, ...step }
    switch (action) {
      case 'reassign':
        return unwrap(
          api.POST('/api/v1/tasks/{task_id}/action/reassign', { params, body: { ...body, newStepUserIds } }),
        )
      case 'restart':
        return unwrap(api.POST('/api/v1/tasks/{task_id}/action/restart', { params, body }))
      case 'skip':
        return unwrap(api.POST('/api/v1/tasks/{task_id}/action/skip-step', { params, body: { comment, policyStepId } }))
      case 'close':
        return unwrap(api.POST('/api/v1/tasks/{task_id}/action/close', { params, body }))
      case 'process':
        return unwrap(api.POST('/api/v1/tasks/{task_id}/action/process', { params, body: {} }))
    }
  })
