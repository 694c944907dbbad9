import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { OutcomeLetter, ReasonLetter, TaskState } from '../codes.ts'

/** Tasks by how they were assigned, as they are now. */
export const countAssigned = (reader: Reader, tenantId: TenantId, reviewKey: string) =>
  reader.rows<{
    setKey: number
    why: number
    because: number
    state: TaskState
    outcome: OutcomeLetter | null
    reason: ReasonLetter | null
    tasks: number
  }>(sql`
    select set_key as "setKey", why, because, state, outcome, outcome_reason as reason,
      count(*)::float8 as tasks
    from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey} group by 1, 2, 3, 4, 5, 6`)

export const listMembers = (reader: Reader, tenantId: TenantId, reviewKey: string) =>
  reader.rows<{ setKey: number; userId: string }>(sql`
    select set_key as "setKey", user_id as "userId" from reviewer_set_members
    where tenant_id = ${tenantId} and review_key = ${reviewKey}`)

export async function loadNames(
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.rows<{ id: string; name: string }>(sql`
    select user_id as id, display_name as name from users
    where tenant_id = ${tenantId} and user_id = any(${ids}::text[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
