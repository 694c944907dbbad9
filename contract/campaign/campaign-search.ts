import Type, { type Static } from 'typebox'
import { Expanded, ExpandMask } from '../wire/expand.ts'
import { Id, Message, pageFields } from '../wire/scalars.ts'
import { AccessReviewState, AccessReviewView } from './campaign.ts'

const chosenBy = {
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  ownerIds: Type.Optional(Type.Array(Id, { maxItems: 1000, description: 'Only campaigns of one of these owners' })),
}

/** Searches the campaigns that the caller may see. */
export const SearchCampaignsRequest = Message('SearchAccessReviewsRequest', {
  ...pageFields,
  ...chosenBy,
  states: Type.Optional(
    Type.Array(AccessReviewState, { maxItems: 20, description: 'Only campaigns in one of these states' }),
  ),
  expandMask: Type.Optional(ExpandMask),
})
export type CampaignFilter = Pick<Static<typeof SearchCampaignsRequest>, 'query' | 'ownerIds' | 'states'>

export const FoundCampaign = Message('FoundAccessReview', {
  ...AccessReviewView.properties,
  owners: Type.Array(Message('FoundAccessReviewOwner', { id: Id, displayName: Type.String() }), {
    description: 'Up to three owners, by name',
  }),
  ownerCount: Type.Integer({ description: 'Number of owners' }),
  taskCount: Type.Integer({ description: 'Number of tasks; 0 before the campaign is open' }),
  openCount: Type.Integer(),
  decidedCount: Type.Integer(),
  deniedCount: Type.Integer({ description: 'How many of the decided tasks were denied' }),
  needsYouCount: Type.Integer({
    description:
      'How many things its owners should look at: what keeps a draft from being prepared, or `needsYou` of the summary',
  }),
})
export const FoundCampaignList = Message('SearchAccessReviewsResponse', {
  list: Type.Array(FoundCampaign),
  expanded: Expanded,
  nextPageToken: Type.String({ description: 'Empty on the last page' }),
})

export const CountCampaignsRequest = Message('CountAccessReviewsRequest', chosenBy)
export const CampaignCounts = Message('CountAccessReviewsResponse', {
  counts: Type.Array(Message('AccessReviewStateCount', { state: AccessReviewState, count: Type.Integer() }), {
    description: 'States without campaigns are omitted',
  }),
})
