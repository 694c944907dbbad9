import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findUsers } from '../users/user.store.ts'

/** Owners must be users of the tenant who are not disabled; `field` is their place in the request. */
export async function ownerViolations(
  reader: Reader,
  tenantId: TenantId,
  userIds: readonly string[],
  field: string,
): Promise<FieldViolation[]> {
  const statuses = new Map((await findUsers(reader, tenantId, userIds)).map(({ id, status }) => [id, status]))
  return userIds.flatMap((id, index) => {
    const problem = ownerProblem(statuses.get(id))
    return problem ? [{ field: `${field}[${index}]`, description: problem }] : []
  })
}

export function ownerProblem(status: string | undefined): string | undefined {
  if (status === undefined || status === 'DELETED') return 'there is no user with this id'
  return status === 'DISABLED' ? 'is disabled and cannot become an owner' : undefined
}
