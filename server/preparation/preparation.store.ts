import { campaignRows, moveCampaign, settleSchedule, type Transition } from '../campaign/index.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Snapshot } from '../scope/index.ts'

/** One preparation of a campaign: its progress, and the snapshot that its items show. */
export interface Preparation {
  key: string
  campaignId: string
  frozenAt: Date | null
  snapshot: Snapshot | undefined
  trustedDomains: string[]
  phase: string
  done: number
  total: number
  itemCount: number
  createdAt: Date
  finishedAt: Date | null
}

const PREPARING = 'ACCESS_REVIEW_STATE_PREPARING'
const REVIEW = 'ACCESS_REVIEW_STATE_REVIEW'
const RESETTING_POLICIES = 'ACCESS_REVIEW_STATE_RESETTING_POLICIES'

interface Row extends Omit<Preparation, 'snapshot'> {
  at: string | null
  versions: Snapshot['versions']
}

const columns = sql`p.preparation_key::text as key, p.campaign_id as "campaignId", p.frozen_at as "frozenAt",
  p.frozen_at::text as at, p.versions, p.trusted_domains as "trustedDomains", p.phase, p.done::float8 as done, p.total::float8 as total,
  p.item_count::float8 as "itemCount", p.created_at as "createdAt", p.finished_at as "finishedAt"`

const toPreparation = ({ at, versions, ...row }: Row): Preparation => ({
  ...row,
  snapshot: at === null ? undefined : { at, versions },
})

/** The current preparation of a campaign. */
export async function findPreparation(reader: Reader, tenantId: TenantId, campaignId: string) {
  const row = await reader.first<Row>(sql`
    select ${columns} from ${campaignRows} c
    join preparations p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
    where c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId}`)
  return row && toPreparation(row)
}

/** What a campaign shows of its preparation before that has ended. */
const UNPREPARED = { expectedTicketCount: 0, connectorSourcesFrozenAt: null, hasAccuracySupport: false }

/**
 * Adds a preparation to a draft, or another to a campaign whose data has been renewed, which then is in the state
 * PREPARING; returns its key.
 */
export async function beginPreparation(
  tx: Tx,
  tenantId: TenantId,
  campaignId: string,
  move: Transition = { from: 'ACCESS_REVIEW_STATE_DRAFT', to: PREPARING, by: 'prepare' },
): Promise<string> {
  const row = await tx.first<{ key: string }>(sql`
    insert into preparations (tenant_id, campaign_id) values (${tenantId}, ${campaignId})
    returning preparation_key::text as key`)
  const changes = { ...UNPREPARED, preparationKey: row?.key ?? null }
  if (!row || !(await moveCampaign(tx, tenantId, campaignId, move, changes))) throw new Error(`not in ${move.from}`)
  return row.key
}

/** Moves a prepared campaign to RESETTING_POLICIES; returns the key of its preparation. */
export async function beginPolicies(tx: Tx, tenantId: TenantId, campaignId: string): Promise<string | undefined> {
  const preparation = await findPreparation(tx, tenantId, campaignId)
  const move = { from: REVIEW, to: RESETTING_POLICIES, by: 'policy_change' } as const
  if (!(await moveCampaign(tx, tenantId, campaignId, move))) throw new Error('not a prepared campaign')
  return preparation?.key
}

/** Whether a campaign is in this state with this preparation; it then stays so until the end of the transaction. */
export const lockCampaignInState = async (tx: Tx, tenantId: TenantId, key: string, state: string): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from ${campaignRows} c join preparations p on p.tenant_id = c.tenant_id and p.campaign_id = c.campaign_id
    where p.tenant_id = ${tenantId} and p.preparation_key = ${key} and c.preparation_key = ${key} and c.state = ${state}
    for share of c`)) > 0

/** Grants that exist, grants that have been evaluated, and items that were made from them. */
export interface Counts {
  total?: number
  done?: number
  items?: number
}

/** Adds to the progress of a preparation; returns how many items it has by now. */
export async function addProgress(
  tx: Tx,
  tenantId: TenantId,
  key: string,
  phase: string,
  added: Counts,
): Promise<number> {
  const { total = 0, done = 0, items = 0 } = added
  const row = await tx.first<{ items: number }>(sql`
    update preparations set phase = ${phase}, total = total + ${total}, done = done + ${done},
      item_count = item_count + ${items}, updated_at = now()
    where tenant_id = ${tenantId} and preparation_key = ${key} returning item_count::float8 as items`)
  return row?.items ?? 0
}

/** Ends the recomputing of policies: the campaign can be examined again. */
export async function finishPolicies(tx: Tx, tenantId: TenantId, key: string): Promise<boolean> {
  const row = await tx.first<{ campaignId: string }>(sql`
    update preparations set phase = 'DONE', updated_at = now()
    where tenant_id = ${tenantId} and preparation_key = ${key} returning campaign_id as "campaignId"`)
  const move = { from: RESETTING_POLICIES, to: REVIEW, by: 'done' } as const
  return row !== undefined && (await moveCampaign(tx, tenantId, row.campaignId, move)) && settled(tx, tenantId, row)
}

interface Finished {
  campaignId: string
  expectedTicketCount: number
  connectorSourcesFrozenAt: string
  hasAccuracySupport: boolean
}

/** Ends a preparation whose items are complete: the campaign can be examined. */
export async function finishPreparation(tx: Tx, tenantId: TenantId, key: string): Promise<boolean> {
  const row = await tx.first<Finished>(sql`
    update preparations p set phase = 'DONE', finished_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and preparation_key = ${key}
    returning campaign_id as "campaignId", item_count::float8 as "expectedTicketCount",
      frozen_at::text as "connectorSourcesFrozenAt", coalesce((
        select true from ledger_entries l where l.tenant_id = p.tenant_id and l.preparation_key = p.preparation_key
          and l.rule = '' and l.source_id <> '' and l.grant_count > 0 limit 1), false) as "hasAccuracySupport"`)
  if (!row) return false
  const { campaignId, ...prepared } = row
  // An earlier attempt failed, and less data made this one succeed without a change of the scope.
  const changes = { ...prepared, errorState: 'ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED' } as const
  const move = { from: PREPARING, to: REVIEW, by: 'done' } as const
  return (await moveCampaign(tx, tenantId, campaignId, move, changes)) && settled(tx, tenantId, row)
}

/** A prepared campaign waits for its date, if it has one. */
async function settled(tx: Tx, tenantId: TenantId, { campaignId }: { campaignId: string }): Promise<true> {
  await settleSchedule(tx, tenantId, campaignId)
  return true
}

/** Moves a campaign to a state without a preparation; returns the key of the one it had, which is now unused. */
export async function dropPreparation(tx: Tx, tenantId: TenantId, campaignId: string, move: Transition) {
  const preparation = await findPreparation(tx, tenantId, campaignId)
  const moved = await moveCampaign(tx, tenantId, campaignId, move, {
    ...UNPREPARED,
    preparationKey: null,
    ...(move.by === 'quota' && { errorState: 'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR' as const }),
  })
  return moved ? preparation?.key : undefined
}

/** Tables whose rows belong to a preparation, the largest first. */
const PARTS = [
  sql`items`,
  sql`preparation_principals`,
  sql`preparation_entitlements`,
  sql`preparation_conflicts`,
  sql`preparation_violations`,
  sql`preparation_monitors`,
  sql`preparation_resources`,
  sql`preparation_faults`,
  sql`ledger_entries`,
  sql`ledger_sources`,
]

/** Deletes a batch of rows of a preparation that no campaign has any more; false once none are left. */
export async function deletePreparationRows(tx: Tx, tenantId: TenantId, key: string, limit: number): Promise<boolean> {
  for (const table of PARTS) {
    const deleted = await tx.count(sql`
      delete from ${table} where tenant_id = ${tenantId} and preparation_key = ${key} and ctid = any(array(
        select ctid from ${table} where tenant_id = ${tenantId} and preparation_key = ${key} limit ${limit}))`)
    if (deleted > 0) return true
  }
  await tx.count(sql`delete from preparations where tenant_id = ${tenantId} and preparation_key = ${key}`)
  return false
}
