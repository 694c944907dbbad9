import type { CampaignLedger } from '../../../contract/preparation.ts'
import type { Reader } from '../../db/index.ts'
import { ledgerOf } from './ledger.rules.ts'
import { countItems, listFaults, listLedgerEntries, listLedgerSources } from './ledger.store.ts'
import { findPreparation } from './preparation.store.ts'

const SHOWN_FAULTS = 100

/** The books of a campaign that is prepared; undefined before that. */
export async function loadLedger(
  db: Reader,
  tenantId: string,
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
  })
}
