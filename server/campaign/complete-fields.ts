import { Default } from 'typebox/value'
import {
  AccessReviewColumnConfig,
  type CampaignFields,
  MultiAppSetup,
  NotificationConfig,
  ReviewerAttributeConfig,
  ReviewSignatureConfig,
} from '../../contract/campaign.ts'
import { completeLegacyScope, completeScope } from '../scope/index.ts'
import { NEW_CAMPAIGN } from './campaign.rules.ts'

/** Spaces at both ends; other characters that cannot be seen are not taken away, but refused. */
const SPACES = /^\p{Zs}+|\p{Zs}+$/gu

/** Fields as they are stored: every flag, text and list of their messages is there, and times are in UTC. */
export function completeFields(given: Partial<CampaignFields>): CampaignFields {
  const fields = { ...given }
  if (fields.displayName !== undefined) fields.displayName = fields.displayName.replace(SPACES, '')
  if (fields.completionDate) fields.completionDate = new Date(fields.completionDate).toISOString()
  if (fields.scheduledStartDate) fields.scheduledStartDate = new Date(fields.scheduledStartDate).toISOString()
  if (fields.scopeV2) fields.scopeV2 = completeScope(fields.scopeV2)
  if (fields.scope) fields.scope = completeLegacyScope('scope', fields.scope)
  if (fields.inclusionScope) fields.inclusionScope = completeLegacyScope('inclusionScope', fields.inclusionScope)
  if (fields.exclusionScope) fields.exclusionScope = completeLegacyScope('exclusionScope', fields.exclusionScope)
  const messages = (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, Default(MESSAGES[name], structuredClone(fields[name]))])
  const complete: CampaignFields = { ...NEW_CAMPAIGN, ...fields, ...Object.fromEntries(messages) }
  if (complete.multiApp) completeSetup(complete.multiApp)
  return complete
}

const MESSAGES = {
  notificationConfig: NotificationConfig,
  columnConfig: AccessReviewColumnConfig,
  reviewerAttributeConfig: ReviewerAttributeConfig,
  signatureConfig: ReviewSignatureConfig,
  multiApp: MultiAppSetup,
}

/** The library does not reach into maps. */
function completeSetup({ appEntitlements = {}, appEntitlementDetails = {} }: MultiAppSetup): void {
  for (const app of Object.values(appEntitlements)) app.entitlementIds ??= []
  for (const app of Object.values(appEntitlementDetails)) {
    app.entitlementDetails ??= {}
    for (const details of Object.values(app.entitlementDetails)) details.policyId ??= ''
  }
}
