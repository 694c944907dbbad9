import type { CampaignLedger, SourceAccuracy } from '../../../contract/campaign/preparation.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findPreparation } from '../preparation.store.ts'
import { accuracyOf, ledgerOf, leftOutOf, sourceIssues } from './ledger.rules.ts'
import {
  countItems,
  listAcknowledgements,
  listCurrentSources,
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
  return ledgerOf({
    accessReviewId: campaignId,
    frozenAt: preparation.frozenAt,
    sources: await listLedgerSources(db, tenantId, key),
    entries: await listLedgerEntries(db, tenantId, key),
    itemCount: await countItems(db, tenantId, key),
    faults: await listFaults(db, tenantId, key, SHOWN_FAULTS),
    acknowledgements: await listAcknowledgements(db, tenantId, campaignId),
  })
}

/**
 * Sources whose data may be outdated or incomplete: those of a campaign's items, and those with rows that were left out,
 * because nobody knows what items they would have made. None before it is prepared.
 */
export async function inaccurateSources(db: Reader, tenantId: TenantId, campaignId: string): Promise<SourceAccuracy[]> {
  const preparation = await findPreparation(db, tenantId, campaignId)
  const { key, frozenAt } = preparation ?? {}
  if (!preparation?.finishedAt || !key || !frozenAt) return []
  const entries = await listLedgerEntries(db, tenantId, key)
  const withItems = new Set(entries.filter(({ rule }) => rule === '').map(({ sourceId }) => sourceId))
  return (await listLedgerSources(db, tenantId, key))
    .filter((source) => withItems.has(source.sourceId) || leftOutOf(source) > 0)
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
