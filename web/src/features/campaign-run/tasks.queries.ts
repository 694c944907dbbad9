import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { namesOf } from '../../api/expanded.ts'
import type { Choice, ChoiceSource } from '../../parts/list/choices.ts'
import { keyOf, LIST_STALE_MS, nextOf, pageSize, useCampaignMutation } from './campaign-cache.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Task = Schemas['TaskView']
export type TaskWhy = Schemas['TaskWhy']
export type TaskEvent = Schemas['TaskAuditView']
export type TaskFilter = Omit<Schemas['TaskSearchRequest'], 'pageToken' | 'pageSize' | 'expandMask'>

export interface NamedTask {
  view: Task
  /** Who may answer the current step, or who answered. */
  reviewers: string[]
}

export const searchTasks = async (id: string, filter: TaskFilter, pageToken: string, signal: AbortSignal) => {
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
