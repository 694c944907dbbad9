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

/** Fields as they are stored: every flag, text and list of their messages is there, and times are in UTC. */
export function completeFields(given: Partial<CampaignFields>): CampaignFields {
  const fields = structuredClone(given)
  if (fields.displayName !== undefined) fields.displayName = fields.displayName.trim()
  if (fields.completionDate) fields.completionDate = new Date(fields.completionDate).toISOString()
  if (fields.scheduledStartDate) fields.scheduledStartDate = new Date(fields.scheduledStartDate).toISOString()
  if (fields.scopeV2) fields.scopeV2 = completeScope(fields.scopeV2)
  if (fields.scope) fields.scope = completeLegacyScope('scope', fields.scope)
  if (fields.inclusionScope) fields.inclusionScope = completeLegacyScope('inclusionScope', fields.inclusionScope)
  if (fields.exclusionScope) fields.exclusionScope = completeLegacyScope('exclusionScope', fields.exclusionScope)
  const messages = (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, Default(MESSAGES[name], fields[name])])
  return { ...NEW_CAMPAIGN, ...fields, ...Object.fromEntries(messages) }
}

const MESSAGES = {
  notificationConfig: NotificationConfig,
  columnConfig: AccessReviewColumnConfig,
  reviewerAttributeConfig: ReviewerAttributeConfig,
  signatureConfig: ReviewSignatureConfig,
  multiApp: MultiAppSetup,
}
