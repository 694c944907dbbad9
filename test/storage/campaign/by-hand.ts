import type { CloseDecision } from '../../../contract/campaign/campaign.ts'
import type { EntryInsert } from '../../../server/audit/index.ts'
import { findCampaign, insertCampaign, lockCampaign } from '../../../server/campaign/campaign.store.ts'
import { completeFields } from '../../../server/campaign/complete-fields.ts'
import { replaceEntries } from '../../../server/campaign/selection/selection.store.ts'
import type { Database } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import type { Sizes } from '../../../server/jobs/index.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { loadCampaignScope } from '../../../server/preparation/chunk-context.ts'
import { listItems } from '../../../server/preparation/items/item.store.ts'
import { itemViews } from '../../../server/preparation/items/item-view.ts'
import { loadLedger } from '../../../server/preparation/ledger/load-ledger.ts'
import { beginPreparation, findPreparation } from '../../../server/preparation/preparation.store.ts'
import { prepareJob } from '../../../server/preparation/prepare-job.ts'
import { SAMPLE_SIZE, sampleItems } from '../../../server/preparation/preview/sample.ts'
import { beginClose, lockToClose } from '../../../server/review/close/begin-close.ts'
import { closeJob } from '../../../server/review/close/close-job.ts'
import { findReview } from '../../../server/review/review.store.ts'
import { beginStart } from '../../../server/review/start/begin-start.ts'
import { startJob } from '../../../server/review/start/start-job.ts'
import { previewScope } from '../../../server/scope/index.ts'
import { type Kill, runKilled } from '../../run-killed.ts'
import type { ListName, PlannedScope } from '../scope/directory.ts'

export interface Running {
  sizes?: Sizes
  maxItems?: number
  /** In order. After each the job goes on from what was saved, with nothing remembered. */
  kills?: readonly Kill[]
  /** Called before every transaction of the job once the snapshot is taken, with the number of those before it. */
  meanwhile?(transaction: number): Promise<void>
}

/** Chunks of always so many rows. */
export const sizesOf = (rows: number): Sizes => ({ first: rows, smallest: rows, largest: rows, chunkMs: 1_000 })

/** Adds a draft with this scope, whatever the API would say of it; returns its id. */
export async function addDraft(database: Database, tenantId: TenantId, planned: PlannedScope): Promise<string> {
  const { scopeType, selections, ...scope } = planned
  const [id, ownerId] = [newId(), newId()]
  return database.tx(async (tx) => {
    await insertUser(tx, tenantId, { id: ownerId, email: `${ownerId}@owner.example`, displayName: 'Owner', roles: [] })
    const fields = { ...completeFields({}), displayName: 'By hand', ...scope }
    const campaign = { id, createdById: ownerId, scopeType, ownerIds: [ownerId], fields }
    // Without an entry in the audit: no caller has made it.
    const change = <Row>(statement: (entry: EntryInsert) => Sql) => tx.first<Row>(statement(() => sql`select 1`))
    if (!(await insertCampaign(change, tenantId, campaign, ownerId))) throw new Error('no campaign')
    for (const [list, entries] of Object.entries(selections))
      await replaceEntries(tx, tenantId, id, list as ListName, {
        setId: newId(),
        entries: entries.map((entry) => ({ ...entry, policyId: '' })),
      })
    return id
  })
}

/** Prepares a draft in this process, without a worker; returns how many transactions that took. */
export async function prepareByHand(database: Database, tenantId: TenantId, campaignId: string, running: Running = {}) {
  const preparationKey = await database.tx((tx) => beginPreparation(tx, tenantId, campaignId))
  return runByHand(database, tenantId, { campaignId, preparationKey }, running)
}

/** The same with a preparation that has been begun. */
export async function runByHand(
  database: Database,
  tenantId: TenantId,
  begin: { campaignId: string; preparationKey: string },
  running: Running = {},
) {
  const { sizes = sizesOf(5_000), maxItems = 1_000_000, kills = [], meanwhile = async () => {} } = running
  const { campaignId } = begin
  let [sinceSnapshot, hasSnapshot] = [0, false]
  const beforeTransaction = async () => {
    hasSnapshot ||=
      (await database.read((reader) => findPreparation(reader, tenantId, campaignId)))?.frozenAt instanceof Date
    if (hasSnapshot) await meanwhile(sinceSnapshot++)
  }
  const handler = prepareJob(maxItems, sizes)
  const run = { database, tenantId, payload: { ...begin }, kills, beforeTransaction }
  return (await runKilled(handler, run)).transactions
}

/** What the preview of a draft shows as a sample. */
export const sampledOf = (database: Database, tenantId: TenantId, campaignId: string) =>
  database.read(async (reader) => {
    const campaign = await findCampaign(reader, tenantId, campaignId, { all: true, ownerId: '' })
    if (!campaign) throw new Error('no campaign')
    const scope = await loadCampaignScope(reader, tenantId, campaign.message)
    const preview = await previewScope(reader, tenantId, scope, SAMPLE_SIZE, Number.POSITIVE_INFINITY)
    return sampleItems(reader, tenantId, scope, campaign.message, preview)
  })

/** Everything that a prepared campaign has to tell. */
export const preparedOf = (database: Database, tenantId: TenantId, campaignId: string) =>
  database.read(async (reader) => {
    const preparation = await findPreparation(reader, tenantId, campaignId)
    const ledger = await loadLedger(reader, tenantId, campaignId)
    if (!preparation?.frozenAt || !ledger) throw new Error('not prepared')
    const request = { view: 'BY_APP' as const, filter: {}, after: undefined, limit: 10_000 }
    const rows = await listItems(reader, tenantId, preparation.key, request)
    const views = await itemViews(reader, tenantId, { id: campaignId }, preparation, rows)
    const stored = await reader.rows<{ entitlementId: string; principalId: string }>(sql`
      select e.entitlement_id as "entitlementId", coalesce(a.account_id, r.resource_id) as "principalId"
      from items i
      left join preparation_entitlements pe using (tenant_id, preparation_key, entitlement_key)
      left join preparation_principals pp using (tenant_id, preparation_key, principal_key)
      left join entitlement_versions e on e.tenant_id = i.tenant_id and e.version = pe.entitlement_version
      left join account_versions a on a.tenant_id = i.tenant_id and a.version = pp.account_version
      left join resource_versions r on r.tenant_id = i.tenant_id and r.version = pp.resource_version
      where i.tenant_id = ${tenantId} and i.preparation_key = ${preparation.key}`)
    return { preparation, at: preparation.frozenAt, ledger, views, stored }
  })
export type Prepared = Awaited<ReturnType<typeof preparedOf>>

/** Starts a prepared campaign in this process, without a worker; returns how many transactions that took. */
export async function startByHand(
  database: Database,
  tenantId: TenantId,
  campaignId: string,
  { sizes = sizesOf(5_000), kills = [] }: Pick<Running, 'sizes' | 'kills'> = {},
) {
  const reviewKey = await database.tx(async (tx) => {
    const campaign = await lockCampaign(tx, tenantId, campaignId, { all: true, ownerId: '' })
    if (!campaign) throw new Error('no campaign')
    await beginStart(tx, tenantId, campaign.message, { startedBy: null })
    return (await findReview(tx, tenantId, campaignId))?.key
  })
  const run = { database, tenantId, payload: { campaignId, reviewKey }, kills }
  return (await runKilled(startJob(100, sizes), run)).transactions
}

/** Begins to close a campaign without its job. */
export const beginCloseByHand = (
  database: Database,
  tenantId: TenantId,
  campaignId: string,
  decision: CloseDecision = 'CLOSE_DECISION_REVOKED',
) =>
  database.tx(async (tx) => {
    const campaign = await findCampaign(tx, tenantId, campaignId, { all: true, ownerId: '' })
    if (!campaign) throw new Error('no campaign')
    const closer = { tx, tenant: { id: tenantId }, jobs: { enqueue: async () => {} } }
    await beginClose(closer, await lockToClose(closer, campaign), { decision, comment: '', closedBy: null })
  })

/** Does the rest of the close in this process, without a worker. */
export async function finishCloseByHand(database: Database, tenantId: TenantId, campaignId: string) {
  const reviewKey = (await database.read((reader) => findReview(reader, tenantId, campaignId)))?.key
  await runKilled(closeJob(sizesOf(5_000)), { database, tenantId, payload: { campaignId, reviewKey } })
}
