import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { WriteContext } from '../../http/operation.ts'
import { newId } from '../../lib/ids.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import { completeScope, duplicateViolations, type SelectionList, scopeViolations } from '../../scope/index.ts'
import { updateCampaign } from '../campaign.store.ts'
import { lockManagedCampaign, requireEditableScope } from '../load-campaign.ts'
import { type Entry, listEntries, replaceEntries, unknownEntries } from './selection.store.ts'

type Context = Parameters<typeof lockManagedCampaign>[0] &
  Pick<WriteContext, 'tx' | 'tenant' | 'audit' | 'invalid' | 'setVersion'>

/** An entry of a request. Without a policy it keeps the one it has. */
export type RequestedEntry = Omit<Entry, 'policyId'> & { policyId?: string | undefined }

interface Change {
  list: SelectionList
  entries: readonly RequestedEntry[]
  /** The field of the request that holds the entries. */
  field: string
  /** What an entry names, for texts of violations. */
  thing: string
  scopeV2: AccessReviewScopeV2 | undefined
  /** Violations that the caller has found already. */
  violations?: readonly FieldViolation[]
}

/**
 * Replaces a selection of a campaign and, if one is given, its scope. Selecting the same again changes nothing. Returns
 * the campaign after the change.
 */
export async function changeSelection(context: Context, campaignId: string, change: Change): Promise<AccessReview> {
  const { tx, tenant, audit, invalid, setVersion } = context
  const campaign = await lockManagedCampaign(context, campaignId)
  requireEditableScope(context, campaign)
  const { list, field, thing, scopeV2, violations: others = [] } = change
  const before = await listEntries(tx, tenant.id, campaign.message.id, list)
  const policies = new Map(before.map((entry) => [keyOf(entry), entry.policyId]))
  const entries = change.entries.map((entry) => ({
    ...entry,
    policyId: entry.policyId ?? policies.get(keyOf(entry)) ?? '',
  }))
  const violations = [...others, ...(await entryViolations(context, list, entries, policies, { field, thing }))]
  if (scopeV2) violations.push(...(await scopeViolations(tx, tenant.id, scopeV2, 'scopeV2')))
  if (violations.length > 0) return invalid(...violations)
  const { message, revision } = campaign
  const wanted: AccessReview = { ...message, ...(scopeV2 ? { scopeV2: completeScope(scopeV2) } : {}) }
  // A selection made here replaces the one of a multi-app setup.
  if (list === 'entitlements' && wanted.multiApp) {
    delete wanted.multiApp
    wanted.bindings = {}
  }
  const selectionChanged = keysOf(before) !== keysOf(entries)
  const scopeChanged = selectionChanged || canonicalJson(wanted) !== canonicalJson(message)
  if (selectionChanged) await replaceEntries(tx, tenant.id, message.id, list, { setId: newId(), entries })
  if (scopeChanged) await updateCampaign(tx, tenant.id, message.id, wanted, { scope: true })
  audit({ campaign: message.id, detail: { list, count: entries.length, changed: scopeChanged } })
  setVersion(revision + (scopeChanged ? 1 : 0))
  return wanted
}

const keyOf = ({ appId, objectId, roleId }: RequestedEntry) => `${appId} ${objectId} ${roleId}`
const keysOf = (entries: readonly Entry[]) =>
  entries
    .map((entry) => `${keyOf(entry)} ${entry.policyId}`)
    .sort()
    .join('\n')

async function entryViolations(
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  list: SelectionList,
  entries: readonly Entry[],
  selected: ReadonlyMap<string, string>,
  { field, thing }: { field: string; thing: string },
): Promise<FieldViolation[]> {
  const unknown = await unknownEntries(tx, tenant.id, list, entries)
  // Entries that were selected before and have been deleted since may stay, so that what was read can be sent back.
  const isNew = (index: number) => !selected.has(keyOf(entries[index] as Entry))
  return [
    ...duplicateViolations(entries.map(keyOf), field),
    ...unknown.filter(isNew).map((index) => ({
      field: `${field}[${index}]`,
      description: `there is no such ${thing}`,
      reason: 'not_found' as const,
    })),
  ]
}
