import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What the log says about a submission. */
export interface SubmissionEntry {
  entryId: string
  /** To the microsecond. */
  at: string
  actorId: string | null
  operation: string
  submissionId: string
  detail: Record<string, unknown>
}

const columns = sql`e.entry_id::text as "entryId",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.actor_id as "actorId", e.operation,
  coalesce(e.detail ->> 'submissionId', e.target_id, '') as "submissionId", e.detail`
const isDigest = sql`e.outcome = 'done' and (e.detail ? 'decisionsDigest' or e.detail ? 'tokenDigest')`

/** The entries with digests about one submission, oldest first. */
export const findSubmissionEntries = (reader: Reader, tenantId: TenantId, campaignId: string, submissionId: string) =>
  reader.rows<SubmissionEntry>(sql`
    select ${columns} from audit_entries e
    where e.tenant_id = ${tenantId} and e.campaign_id = ${campaignId} and ${isDigest}
      and coalesce(e.detail ->> 'submissionId', e.target_id) = ${submissionId}
    order by e.entry_id`)

/** The entries with digests about the submissions of a campaign, oldest first. */
export const listSubmissionEntries = (
  reader: Reader,
  tenantId: TenantId,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
) =>
  reader.rows<SubmissionEntry>(sql`
    select ${columns} from audit_entries e
    where e.tenant_id = ${tenantId} and e.campaign_id = ${campaignId} and ${isDigest} and e.entry_id > ${after}::bigint
    order by e.tenant_id, e.campaign_id, e.entry_id limit ${limit}`)
