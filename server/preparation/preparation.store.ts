import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Snapshot } from '../scope/index.ts'

/** One preparing of a campaign: how far it is, and the moment that its items show. */
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

/** The preparation that a campaign has now. */
export async function findPreparation(reader: Reader, tenantId: TenantId, campaignId: string) {
  const row = await reader.first<Row>(sql`
    select ${columns} from campaigns c
    join preparations p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
    where c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId} and c.deleted_at is null`)
  return row && toPreparation(row)
}

/** Begins another preparation of a campaign, which then has this one; returns its key. */
export async function beginPreparation(tx: Tx, tenantId: TenantId, campaignId: string): Promise<string> {
  const row = await tx.first<{ key: string }>(sql`
    with p as (
      insert into preparations (tenant_id, campaign_id) values (${tenantId}, ${campaignId}) returning preparation_key)
    update campaigns c set preparation_key = p.preparation_key, state = 'ACCESS_REVIEW_STATE_PREPARING',
      error_state = 'ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED', updated_at = now(), revision = revision + 1
    from p where c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId}
    returning p.preparation_key::text as key`)
  if (!row) throw new Error('no campaign to prepare')
  return row.key
}

/** Begins to give the items of a prepared campaign their policies anew; returns the key of its preparation. */
export async function beginPolicies(tx: Tx, tenantId: TenantId, campaignId: string): Promise<string> {
  const row = await tx.first<{ key: string }>(sql`
    update campaigns set state = 'ACCESS_REVIEW_STATE_RESETTING_POLICIES', updated_at = now(), revision = revision + 1
    where tenant_id = ${tenantId} and campaign_id = ${campaignId} returning preparation_key::text as key`)
  if (!row) throw new Error('no campaign to give policies')
  return row.key
}

/** Whether a campaign is being worked on with this preparation; while the transaction lasts nobody can stop that. */
export const holdCampaign = async (tx: Tx, tenantId: TenantId, key: string, state: string): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from campaigns c join preparations p on p.tenant_id = c.tenant_id and p.campaign_id = c.campaign_id
    where p.tenant_id = ${tenantId} and p.preparation_key = ${key} and c.preparation_key = ${key} and c.state = ${state}
    for share of c`)) > 0

/** Grants that there are and that have been judged, and items that were made of them. */
export interface Counts {
  total?: number
  done?: number
  items?: number
}

/** Tells how far it is, by what was added; returns how many items there are by now. */
export async function tellProgress(
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

/** The items have the policies of the campaign again. */
export const finishPolicies = (tx: Tx, tenantId: TenantId, key: string) =>
  tx.count(sql`
    with p as (
      update preparations set phase = 'DONE', updated_at = now()
      where tenant_id = ${tenantId} and preparation_key = ${key} returning *)
    update campaigns c set state = 'ACCESS_REVIEW_STATE_REVIEW', updated_at = now(), revision = revision + 1
    from p where c.tenant_id = p.tenant_id and c.campaign_id = p.campaign_id`)

/** The items are complete: the campaign can be looked at. */
export const finishPreparation = (tx: Tx, tenantId: TenantId, key: string) =>
  tx.count(sql`
    with p as (
      update preparations set phase = 'DONE', finished_at = now(), updated_at = now()
      where tenant_id = ${tenantId} and preparation_key = ${key} returning *)
    update campaigns c set state = 'ACCESS_REVIEW_STATE_REVIEW', expected_count = p.item_count,
      sources_frozen_at = p.frozen_at, updated_at = now(), revision = revision + 1,
      has_accuracy_support = coalesce((
        select true from ledger_entries l where l.tenant_id = p.tenant_id and l.preparation_key = p.preparation_key
          and l.rule = '' and l.source_id <> '' and l.grant_count > 0 limit 1), false)
    from p where c.tenant_id = p.tenant_id and c.campaign_id = p.campaign_id`)

/**
 * Back to a draft, at once: the campaign lets go of its preparation, and returns which it was. That is joined, so that it
 * is read before the change: `returning` sees no row any more that the statement both locks and has changed.
 */
export async function dropPreparation(tx: Tx, tenantId: TenantId, campaignId: string, quotaExceeded = false) {
  const row = await tx.first<{ key: string | null }>(sql`
    with before as (
      select preparation_key from campaigns where tenant_id = ${tenantId} and campaign_id = ${campaignId} for update)
    update campaigns c set state = 'ACCESS_REVIEW_STATE_DRAFT', preparation_key = null, expected_count = 0,
      sources_frozen_at = null, has_accuracy_support = false, updated_at = now(), revision = revision + 1,
      error_state = ${quotaExceeded ? sql`'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR'` : sql`error_state`}
    from before where c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId}
    returning before.preparation_key::text as key`)
  return row?.key ?? undefined
}

/** Tables whose rows belong to a preparation, the largest first. */
const PARTS = [
  sql`items`,
  sql`preparation_principals`,
  sql`preparation_entitlements`,
  sql`preparation_conflicts`,
  sql`preparation_resources`,
  sql`preparation_faults`,
  sql`ledger_entries`,
  sql`ledger_sources`,
]

/** Deletes up to so many rows of a preparation that no campaign has any more; false when nothing is left of it. */
export async function deleteSome(tx: Tx, tenantId: TenantId, key: string, limit: number): Promise<boolean> {
  for (const table of PARTS) {
    const deleted = await tx.count(sql`
      delete from ${table} where tenant_id = ${tenantId} and preparation_key = ${key} and ctid = any(array(
        select ctid from ${table} where tenant_id = ${tenantId} and preparation_key = ${key} limit ${limit}))`)
    if (deleted > 0) return true
  }
  await tx.count(sql`delete from preparations where tenant_id = ${tenantId} and preparation_key = ${key}`)
  return false
}
