import {
  type CampaignFields,
  type EditableField,
  MAX_YEARS_AHEAD,
  SETUP_CHOICE,
} from '../../contract/campaign/campaign.ts'
import type { FieldReason, FieldViolation } from '../../contract/wire/errors.ts'
import type { Reader, Tx } from '../db/index.ts'
import { knownAppIds, knownStepUpProviderIds, reviewPolicyViolations } from '../directory/index.ts'
import type { Cidr } from '../lib/cidr.ts'
import type { TenantId } from '../lib/ids.ts'
import { urlProblem } from '../outbound/index.ts'
import { duplicateViolations, inclusionViolations, SCOPE_REASONS, scopeViolations } from '../scope/index.ts'
import { checkDate } from './campaign.store.ts'
import { multiAppViolations } from './selection/multi-app.ts'

type Check = (
  fields: CampaignFields,
  at: { tx: Tx; tenantId: TenantId; path: (field: string) => string; outboundAllowed: readonly Cidr[] },
) => FieldViolation[] | Promise<FieldViolation[]>

export const CAMPAIGN_REASONS: readonly FieldReason[] = [
  ...SCOPE_REASONS,
  'setup_conflict',
  'completion_date_in_past',
  'required',
  'outbound_address_refused',
]

/** Checks of single fields, beyond their schemas. */
const CHECKS: Partial<Record<EditableField, Check>> = {
  displayName: ({ displayName }, { path }) =>
    isVisible(displayName) ? [] : [{ field: path('displayName'), description: 'must have visible characters' }],
  policyId: ({ policyId }, { tx, tenantId, path }) =>
    reviewPolicyViolations(tx, tenantId, { [path('policyId')]: policyId }),
  completionDate: async ({ completionDate, scheduledStartDate }, { tx, path }) => [
    ...(await dateViolations(tx, completionDate, path('completionDate'), 'completion_date_in_past')),
    ...(completionDate && scheduledStartDate && completionDate <= scheduledStartDate
      ? [{ field: path('completionDate'), description: `must be after scheduledStartDate, ${scheduledStartDate}` }]
      : []),
  ],
  scheduledStartDate: async ({ scheduledStartDate, completionDate }, { tx, path }) => [
    ...(await dateViolations(tx, scheduledStartDate, path('scheduledStartDate'), 'invalid_value')),
    ...(completionDate && scheduledStartDate && completionDate <= scheduledStartDate
      ? [{ field: path('scheduledStartDate'), description: `must be before completionDate, ${completionDate}` }]
      : []),
  ],
  scopeV2: ({ scopeV2 }, { tx, tenantId, path }) =>
    scopeV2 ? scopeViolations(tx, tenantId, scopeV2, path('scopeV2')) : [],
  inclusionScope: ({ inclusionScope }, { tx, tenantId, path }) =>
    inclusionScope ? inclusionViolations(tx, tenantId, inclusionScope, path('inclusionScope')) : [],
  singleApp: async ({ singleApp }, { tx, tenantId, path }) =>
    singleApp
      ? appViolations(await knownAppIds(tx, tenantId, [singleApp.appId]), [singleApp.appId], () =>
          path('singleApp.appId'),
        )
      : [],
  multiApp: ({ multiApp }, { tx, tenantId, path }) =>
    multiApp ? multiAppViolations(tx, tenantId, multiApp, path('multiApp')) : [],
  columnConfig: ({ columnConfig }, { path }) => {
    const { columns = [], orderedColumns = [] } = columnConfig ?? {}
    const field = path('columnConfig.orderedColumns')
    return [
      ...duplicateViolations(columns, path('columnConfig.columns')),
      ...orderedColumns.flatMap(({ builtin, appUserAttributeKey }, index) =>
        (builtin === undefined) === (appUserAttributeKey === undefined)
          ? [{ field: `${field}[${index}]`, description: 'must set exactly one of builtin, appUserAttributeKey' }]
          : [],
      ),
      ...duplicateViolations(
        orderedColumns.map(({ builtin, appUserAttributeKey }) => JSON.stringify([builtin, appUserAttributeKey])),
        field,
      ),
    ]
  },
  reviewerAttributeConfig: async ({ reviewerAttributeConfig }, { tx, tenantId, path }) => {
    const { bindings = [] } = reviewerAttributeConfig ?? {}
    const field = path('reviewerAttributeConfig.bindings')
    const appIds = bindings.map(({ appId }) => appId)
    return [
      ...duplicateViolations(
        bindings.map(({ appId, attributeKey }) => JSON.stringify([appId, attributeKey])),
        field,
      ),
      ...appViolations(
        appIds.length > 0 ? await knownAppIds(tx, tenantId, appIds) : new Set(),
        appIds,
        (index) => `${field}[${index}].appId`,
      ),
    ]
  },
  signatureConfig: async ({ signatureConfig }, { tx, tenantId, path, outboundAllowed }) => {
    const { stepUpProviderId = '', tspUrl = '' } = signatureConfig ?? {}
    return [
      ...(stepUpProviderId && (await knownStepUpProviderIds(tx, tenantId, [stepUpProviderId])).size === 0
        ? [
            {
              field: path('signatureConfig.stepUpProviderId'),
              description: 'there is no enabled step-up provider with this id',
              reason: 'not_found' as const,
            },
          ]
        : []),
      ...(tspUrl ? addressViolations(tspUrl, outboundAllowed, path('signatureConfig.tspUrl')) : []),
    ]
  },
}

/** Checks the changed fields of a campaign; `prefix` is put before the names of fields. */
export async function campaignViolations(
  tx: Tx,
  tenantId: TenantId,
  fields: CampaignFields,
  changed: readonly EditableField[],
  prefix: string,
  outboundAllowed: readonly Cidr[] = [],
): Promise<FieldViolation[]> {
  const at = { tx, tenantId, path: (field: string) => `${prefix}${field}`, outboundAllowed }
  const violations: FieldViolation[] = setupViolations(fields, prefix)
  violations.push(...(await scheduleViolations(tx, fields, changed, prefix)))
  for (const field of changed) violations.push(...((await CHECKS[field]?.(fields, at)) ?? []))
  return violations
}

/** What a campaign does by itself, and the date that it needs for it. */
const AUTOMATIC = [
  { flag: 'autoStartCampaign', date: 'scheduledStartDate', does: 'starts' },
  { flag: 'autoCloseCampaign', date: 'completionDate', does: 'closes' },
] as const

/** A campaign cannot start or close by itself without a date, nor at one that is over. */
async function scheduleViolations(
  reader: Reader,
  fields: CampaignFields,
  changed: readonly EditableField[],
  prefix: string,
): Promise<FieldViolation[]> {
  const violations: FieldViolation[] = []
  for (const { flag, date, does } of AUTOMATIC) {
    if (!fields[flag] || !(changed.includes(flag) || changed.includes(date))) continue
    const at = fields[date]
    const fix = `Set ${date} to a time in the future, or ${flag} to false`
    if (at === undefined)
      violations.push({
        field: `${prefix}${date}`,
        description: `must be set, because with ${flag} the campaign ${does} at that time. ${fix}`,
        reason: 'required',
      })
    else if (!changed.includes(date) && (await checkDate(reader, at)).fault === 'past')
      violations.push({
        field: `${prefix}${date}`,
        description: `is over (${at}), so the campaign would never do what ${flag} says. ${fix}`,
      })
  }
  return violations
}

function setupViolations(fields: CampaignFields, prefix: string): FieldViolation[] {
  const set = SETUP_CHOICE.filter((name) => fields[name] !== undefined)
  if (set.length < 2) return []
  const description = `at most one of ${SETUP_CHOICE.join(', ')} can be set; ${set.join(' and ')} are`
  return [{ field: `${prefix}${set[0]}`, description, reason: 'setup_conflict' }]
}

/** Not only spaces, zero-width marks, and letters and symbols that are blank. An empty name is allowed in a draft. */
const isVisible = (text: string) =>
  text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ''))

async function dateViolations(
  reader: Reader,
  date: string | undefined,
  field: string,
  pastReason: 'completion_date_in_past' | 'invalid_value',
): Promise<FieldViolation[]> {
  if (date === undefined) return []
  const { fault, now, latest } = await checkDate(reader, date)
  if (fault === 'past')
    return [{ field, description: `must be in the future; it is now ${now.toISOString()}`, reason: pastReason }]
  if (fault === 'too far')
    return [{ field, description: `must be within ${MAX_YEARS_AHEAD} years, at the latest ${latest.toISOString()}` }]
  return []
}

const appViolations = (known: ReadonlySet<string>, ids: readonly string[], path: (index: number) => string) =>
  ids.flatMap((id, index): FieldViolation[] =>
    known.has(id) ? [] : [{ field: path(index), description: 'there is no app with this id', reason: 'not_found' }],
  )

/** Checked as written: without characters that a parser would drop. */
function addressViolations(text: string, allowed: readonly Cidr[], field: string): FieldViolation[] {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text))
    return [{ field, description: 'must be a URL that starts with https:// or http://' }]
  const description = urlProblem(text, allowed, { plainHttp: true })
  return description ? [{ field, description, reason: 'outbound_address_refused' }] : []
}
