import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { WriteContext } from '../../http/operation.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { newId } from '../../lib/ids.ts'
import { completeScope, duplicateViolations, type SelectionList, scopeViolations } from '../../scope/index.ts'
import { updateCampaign } from '../campaign.store.ts'
import { lockManagedCampaign, requireEditableScope } from '../load-campaign.ts'
import { type Entry, listEntries, replaceEntries, unknownEntries } from './selection.store.ts'

type Context = Parameters<typeof lockManagedCampaign>[0] &
  Pick<WriteContext, 'tx' | 'tenant' | 'audit' | 'invalid' | 'setVersion'>

/** An entry of a request; a policy that is left out stays what it was. */
export type Wanted = Omit<Entry, 'policyId'> & { policyId?: string | undefined }

interface Change {
  list: SelectionList
  entries: readonly Wanted[]
  /** Where the request has the entries. */
  field: string
  /** What an entry names, for the sentence that there is none. */
  thing: string
  scopeV2: AccessReviewScopeV2 | undefined
  /** What is wrong with the entries beyond what they name. */
  violations?: readonly FieldViolation[]
}

/**
 * Replaces what is chosen for a campaign and, when one is given, its scope. Choosing what is chosen already changes
 * nothing. Returns the campaign as it then is.
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
  // A selection that is made here takes the place of the one in a multi-app setup.
  if (list === 'entitlements' && wanted.multiApp) {
    delete wanted.multiApp
    wanted.bindings = {}
  }
  const chosenAnew = keysOf(before) !== keysOf(entries)
  const scopeChanged = chosenAnew || canonicalJson(wanted) !== canonicalJson(message)
  if (chosenAnew) await replaceEntries(tx, tenant.id, message.id, list, { setId: newId(), entries })
  if (scopeChanged) await updateCampaign(tx, tenant.id, message.id, wanted, true)
  audit({ target: message.id, detail: { list, count: entries.length, changed: scopeChanged } })
  setVersion(revision + (scopeChanged ? 1 : 0))
  return wanted
}

const keyOf = ({ appId, objectId, roleId }: Wanted) => `${appId} ${objectId} ${roleId}`
const keysOf = (entries: readonly Entry[]) =>
  entries
    .map((entry) => `${keyOf(entry)} ${entry.policyId}`)
    .sort()
    .join('\n')

async function entryViolations(
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  list: SelectionList,
  entries: readonly Entry[],
  chosen: ReadonlyMap<string, string>,
  { field, thing }: { field: string; thing: string },
): Promise<FieldViolation[]> {
  const unknown = await unknownEntries(tx, tenant.id, list, entries)
  // What is chosen already and gone since may stay: what was read can be sent back.
  const isNew = (place: number) => !chosen.has(keyOf(entries[place] as Entry))
  return [
    ...duplicateViolations(entries.map(keyOf), field),
    ...unknown.filter(isNew).map((place) => ({
      field: `${field}[${place}]`,
      description: `there is no such ${thing}`,
      reason: 'not_found' as const,
    })),
  ]
}
