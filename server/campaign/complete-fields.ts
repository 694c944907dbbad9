import {
  AccessReviewColumnConfig,
  type CampaignFields,
  MultiAppSetup,
  NotificationConfig,
  ReviewerAttributeConfig,
  ReviewSignatureConfig,
} from '../../contract/campaign/campaign.ts'
import {
  AccessReviewExclusionScope,
  AccessReviewInclusionScope,
  AccessReviewScope,
} from '../../contract/campaign/scope.ts'
import { completerOf } from '../lib/completer.ts'
import { completeScope } from '../scope/index.ts'
import { NEW_CAMPAIGN } from './campaign.rules.ts'

/** Spaces at both ends; other characters that cannot be seen are not taken away, but refused. */
const SPACES = /^\p{Zs}+|\p{Zs}+$/gu
const inUtc = (time: string) => new Date(time).toISOString()

/** How fields are stored: every flag, text and list of their messages is there, and times are in UTC. */
const COMPLETE: { [Field in keyof CampaignFields]?: (value: NonNullable<CampaignFields[Field]>) => unknown } = {
  displayName: (name) => name.replace(SPACES, ''),
  completionDate: inUtc,
  scheduledStartDate: inUtc,
  scopeV2: completeScope,
  scope: completerOf(AccessReviewScope),
  inclusionScope: completerOf(AccessReviewInclusionScope),
  exclusionScope: completerOf(AccessReviewExclusionScope),
  notificationConfig: completerOf(NotificationConfig),
  columnConfig: completerOf(AccessReviewColumnConfig),
  reviewerAttributeConfig: completerOf(ReviewerAttributeConfig),
  signatureConfig: completerOf(ReviewSignatureConfig),
  multiApp: completerOf(MultiAppSetup),
}
const COMPLETERS = Object.entries(COMPLETE) as [string, (value: unknown) => unknown][]

/** Fields as they are stored; what is not given is as in a new campaign. */
export function completeFields(given: Partial<CampaignFields>): CampaignFields {
  const fields: Record<string, unknown> = { ...NEW_CAMPAIGN, ...given }
  for (const [name, complete] of COMPLETERS) if (fields[name]) fields[name] = complete(fields[name])
  return fields as CampaignFields
}
