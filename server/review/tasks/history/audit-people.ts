import type { TaskAuditView } from '../../../../contract/review/task-audit.ts'
import type { Reader } from '../../../db/index.ts'
import { findUsers } from '../../../directory/index.ts'
import type { Actor } from '../../../http/index.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { namedUser } from '../view/named-user.ts'

/** Events with the people whom they name by id. */
export async function withPeople(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  events: readonly TaskAuditView[],
): Promise<TaskAuditView[]> {
  const ids = events.flatMap(({ userId, approvalReassigned, reassignedToDelegate, reassignmentFallbackToAdmin }) => [
    userId,
    ...(approvalReassigned?.newUsers ?? []),
    ...(reassignmentFallbackToAdmin?.adminUserIds ?? []),
    ...(reassignedToDelegate
      ? [reassignedToDelegate.originalAssigneeUserId, reassignedToDelegate.delegatedAssigneeUserId]
      : []),
  ])
  const found = await findUsers(
    reader,
    tenantId,
    [...new Set(ids)].filter((id) => id !== ''),
  )
  const people = new Map(found.map((person) => [person.id, namedUser(actor, person)]))
  const users = (userIds: readonly string[]) => userIds.flatMap((id) => people.get(id) ?? [])
  return events.map(({ approvalReassigned, reassignedToDelegate, reassignmentFallbackToAdmin, ...event }) => {
    const by = people.get(event.userId)
    const original = people.get(reassignedToDelegate?.originalAssigneeUserId ?? '')
    const delegated = people.get(reassignedToDelegate?.delegatedAssigneeUserId ?? '')
    return {
      ...event,
      ...(by && { metadata: { user: by } }),
      ...(approvalReassigned && {
        approvalReassigned: { ...approvalReassigned, users: users(approvalReassigned.newUsers) },
      }),
      ...(reassignmentFallbackToAdmin && {
        reassignmentFallbackToAdmin: {
          ...reassignmentFallbackToAdmin,
          adminUsers: users(reassignmentFallbackToAdmin.adminUserIds),
        },
      }),
      ...(reassignedToDelegate && {
        reassignedToDelegate: {
          ...reassignedToDelegate,
          ...(original && { originalAssigneeUser: original }),
          ...(delegated && { delegatedAssigneeUser: delegated }),
        },
      }),
    }
  })
}
