import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { liveRows, type UserSubject, userSubjectColumns } from '../../scope/index.ts'
import type { DirectoryContext } from './candidates.store.ts'

/** People as expressions see them, by id. */
export async function loadUserSubjects(
  reader: Reader,
  { tenantId, snapshot }: DirectoryContext,
  ids: readonly string[],
) {
  if (ids.length === 0) return new Map<string, UserSubject>()
  const rows = await reader.rows<UserSubject>(sql`
    select ${userSubjectColumns(sql`u`, snapshot)} from ${liveRows('user', tenantId, snapshot)} u
    where u.tenant_id = ${tenantId} and u.user_id = any(${ids}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
