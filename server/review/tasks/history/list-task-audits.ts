import { TaskAuditList, TaskAuditListRequest, type TaskAuditView } from '../../../../contract/review/task-audit.ts'
import type { Reader } from '../../../db/index.ts'
import { type Actor, searchOperation } from '../../../http/index.ts'
import { findRevokeTask, revokeTaskAudits } from '../../../revocation/index.ts'
import { loadSeenTask, type SeenTask } from '../access/task-access.ts'
import { loadTasks } from '../view/load-tasks.ts'
import { withPeople } from './audit-people.ts'
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
    const revokeTask = await findRevokeTask(context.db, context, taskId)
    return { ...rest, taskId, of: revokeTask ? { revokeTask } : await loadSeenTask(context, taskId) }
  },
  boundTo: ({ taskId, commentsOnly, newestFirst, refs }) => ({ taskId, commentsOnly, newestFirst, refs }),
  async fetch({ db, tenant, actor }, { filter: { of, commentsOnly, newestFirst, refs }, after: [after], limit }) {
    const all =
      'revokeTask' in of ? await revokeTaskAudits(db, tenant.id, of.revokeTask) : await reviewTaskAudits(db, actor, of)
    const wanted = new Set((refs ?? []).map(({ id }) => id))
    const events = all.filter(
      (event) => (!commentsOnly || event.comment !== undefined) && (wanted.size === 0 || wanted.has(event.id)),
    )
    const ordered = newestFirst ? events.reverse() : events
    const from = after === undefined ? 0 : ordered.findIndex((event) => sortKey(event) === after) + 1
    return withPeople(db, tenant.id, actor, ordered.slice(from, from + limit))
  },
  keyOf: (event) => [sortKey(event)],
})

async function reviewTaskAudits(db: Reader, actor: Actor, { scope, task }: SeenTask): Promise<TaskAuditView[]> {
  const { facts, policies, members, history } = await loadTasks(db, scope, actor, [task])
  const { entitlementId: appEntitlementId, appId } = facts(task)
  return auditEvents({
    ...{ review: scope.review, task, paths: scope.paths, policies, members },
    history: history(task),
    entitlement: { appEntitlementId, appId },
  })
}
