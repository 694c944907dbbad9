import type { CampaignLedger, SourceAccuracy } from '../../../contract/campaign/preparation.ts'
import type { Reader } from '../../db/index.ts'
import { listLeftOutApps, listReadTables } from '../../imports/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findPreparation, type Preparation } from '../preparation.store.ts'
import { accuracyOf, ledgerOf, sourceIssues } from './ledger.rules.ts'
import {
  countItems,
  type LedgerSourceRow,
  listAcknowledgements,
  listCurrentSources,
  listExcludedApps,
  listFaults,
  listLedgerEntries,
  listLedgerSources,
} from './ledger.store.ts'

const SHOWN_FAULTS = 100

/** The ledger of a prepared campaign; undefined before it is prepared. */
export async function loadLedger(
  db: Reader,
  tenantId: TenantId,
  campaignId: string,
): Promise<CampaignLedger | undefined> {
  const preparation = await findPreparation(db, tenantId, campaignId)
  if (!preparation?.finishedAt || !preparation.frozenAt) return undefined
  const { key } = preparation
  const sources = await listLedgerSources(db, tenantId, key)
  return ledgerOf({
    accessReviewId: campaignId,
    frozenAt: preparation.frozenAt,
    sources,
    tables: await listReadTables(
      db,
      tenantId,
      sources.flatMap(({ files }) => files),
    ),
    entries: await listLedgerEntries(db, tenantId, key),
    itemCount: await countItems(db, tenantId, key),
    faults: await listFaults(db, tenantId, key, SHOWN_FAULTS),
    acknowledgements: await listAcknowledgements(db, tenantId, campaignId),
    concerning: await concerningSources(db, tenantId, preparation, sources),
  })
}

/**
 * The sources with left-out rows that concern a campaign. A row does, unless its app is known and has access, and the
 * scope excludes all of that.
 */
async function concerningSources(
  db: Reader,
  tenantId: TenantId,
  preparation: Preparation,
  sources: readonly LedgerSourceRow[],
): Promise<Set<string>> {
  const files = sources.flatMap((source) => source.files.filter(({ leftOutCount }) => leftOutCount > 0))
  if (files.length === 0) return new Set()
  const apps = await listLeftOutApps(db, tenantId, files)
  const known = [...new Set(apps.map(({ appId }) => appId))].filter((appId) => appId !== '')
  const excluded = new Set(await listExcludedApps(db, tenantId, preparation, known))
  return new Set(apps.filter(({ appId }) => !excluded.has(appId)).map(({ sourceId }) => sourceId))
}

/**
 * Sources whose data may be outdated or incomplete: those of a campaign's items, and those with left-out rows that may
 * have made some. None before it is prepared.
 */
export async function inaccurateSources(db: Reader, tenantId: TenantId, campaignId: string): Promise<SourceAccuracy[]> {
  const preparation = await findPreparation(db, tenantId, campaignId)
  const { key, frozenAt } = preparation ?? {}
  if (!preparation?.finishedAt || !key || !frozenAt) return []
  const entries = await listLedgerEntries(db, tenantId, key)
  const withItems = new Set(entries.filter(({ rule }) => rule === '').map(({ sourceId }) => sourceId))
  const sources = await listLedgerSources(db, tenantId, key)
  const concerning = await concerningSources(db, tenantId, preparation, sources)
  return sources
    .filter(({ sourceId }) => withItems.has(sourceId) || concerning.has(sourceId))
    .map((source) => accuracyOf(source, frozenAt))
    .filter(({ issues }) => issues.length > 0)
}

/** The names of sources of a campaign's items that should have been imported again by now. */
export async function lateSourcesOf(db: Reader, tenantId: TenantId, campaignId: string): Promise<string[]> {
  const preparation = await findPreparation(db, tenantId, campaignId)
  if (!preparation?.key) return []
  const entries = await listLedgerEntries(db, tenantId, preparation.key)
  const withItems = new Set(entries.filter(({ rule }) => rule === '').map(({ sourceId }) => sourceId))
  const now = new Date()
  return (await listCurrentSources(db, tenantId))
    .filter((source) => withItems.has(source.sourceId) && sourceIssues(source, now).includes('STALE'))
    .map(({ displayName }) => displayName)
}

/** Which of these sources have synced since, and have no issue any more. */
export async function renewedSources(
  db: Reader,
  tenantId: TenantId,
  flagged: readonly SourceAccuracy[],
  now: Date,
): Promise<Set<string>> {
  const current = await listCurrentSources(db, tenantId)
  return new Set(
    flagged
      .filter(({ sourceId, syncId }) =>
        current.some(
          (source) =>
            source.sourceId === sourceId && source.syncId !== syncId && sourceIssues(source, now).length === 0,
        ),
      )
      .map(({ sourceId }) => sourceId),
  )
}
