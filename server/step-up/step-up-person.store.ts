import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export const findPerson = (reader: Reader, tenantId: TenantId, userId: string) =>
  reader.first<{ email: string }>(sql`
    select email from users where tenant_id = ${tenantId} and user_id = ${userId} and status = 'ENABLED'`)
