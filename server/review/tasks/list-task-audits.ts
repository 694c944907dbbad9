import { TaskAuditList, TaskAuditListRequest, type TaskAuditView } from '../../../contract/review/task-audit.ts'
import { searchOperation } from '../../http/index.ts'
import { withPeople } from './audit-people.ts'
import { loadTasks } from './load-tasks.ts'
import { loadSeenTask } from './task-access.ts'
import { auditEvents } from './task-audit-events.ts'

const sortKey = ({ created, id }: TaskAuditView): string => `${created} ${id}`

export const listTaskAudits = searchOperation({
  id: 'svc.api.task.v1.TaskAudit.List',
  path: '/api/v1/task/audits',
  tag: 'Tasks',
  summary: 'List what happened to a task',
  description: 'Answers, comments, reassignments and everything else, oldest first unless newestFirst is set.',
  permission: 'signed_in',
  body: TaskAuditListRequest,
  reply: TaskAuditList,
  errors: ['not_found'],
  fieldReasons: ['required'],
  async filter(context, { request }) {
    const { taskId = '', ...rest } = request
    if (taskId === '') return context.invalid({ field: 'taskId', description: 'is required', reason: 'required' })
    const { scope, task } = await loadSeenTask(context, taskId)
    return { ...rest, taskId, scope, task }
  },
  boundTo: ({ taskId, commentsOnly, newestFirst, refs }) => ({ taskId, commentsOnly, newestFirst, refs }),
  async fetch({ db, actor }, { filter: { scope, task, commentsOnly, newestFirst, refs }, after: [after], limit }) {
    const loaded = await loadTasks(db, scope, actor, [task])
    const { entitlementId: appEntitlementId, appId } = loaded.facts(task)
    const { policies, members, history } = loaded
    const wanted = new Set((refs ?? []).map(({ id }) => id))
    const events = auditEvents({
      ...{ review: scope.review, task, paths: scope.paths, policies, members },
      history: history(task),
      entitlement: { appEntitlementId, appId },
    })
      .map((event, index) => ({ event, index }))
      .filter(
        ({ event }) => (!commentsOnly || event.comment !== undefined) && (wanted.size === 0 || wanted.has(event.id)),
      )
    const ordered = (newestFirst ? events.reverse() : events).map(({ event }) => event)
    const from = after === undefined ? 0 : ordered.findIndex((event) => sortKey(event) === after) + 1
    return withPeople(db, scope.tenantId, actor, ordered.slice(from, from + limit))
  },
  keyOf: (event) => [sortKey(event)],
})
