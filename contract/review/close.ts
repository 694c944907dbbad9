import Type, { type Static } from 'typebox'
import { CampaignActionRequest, CloseDecision } from '../campaign/campaign.ts'
import { Count } from '../campaign/preparation.ts'
import { Id, Message, Text } from '../wire/scalars.ts'

export const CloseCampaignRequest = Message('AccessReviewServiceCloseRequest', {
  closeDecision: Type.Optional(CloseDecision),
  confirmRevokeCount: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'With CLOSE_DECISION_REVOKED and many open tasks: their number, to confirm that all of them are denied',
    }),
  ),
  comment: Type.Optional(Text(4000)),
  expandMask: CampaignActionRequest.properties.expandMask,
})

export const ClosePreviewQuery = Type.Object(
  { closeDecision: Type.Optional(CloseDecision) },
  { additionalProperties: false },
)

export const ClosePreview = Message(
  'AccessReviewClosePreview',
  {
    accessReviewId: Id,
    closeDecision: CloseDecision,
    itemCount: Type.Integer(),
    openCount: Type.Integer(),
    deniedCount: Type.Integer({ description: 'Number of tasks that are denied already' }),
    revokeCount: Type.Integer({
      description: 'Number of open tasks that closing denies; 0 unless the decision is CLOSE_DECISION_REVOKED',
    }),
    confirmationRequired: Type.Boolean({
      description: 'Whether closing requires confirmRevokeCount, because it denies so many',
    }),
    confirmPercent: Type.Integer({
      description: 'Closing requires confirmRevokeCount when it denies more than this share of the items, in percent',
    }),
    removalCount: Type.Integer({ description: 'Number of grants to be removed afterwards: all that is denied' }),
    stagedCount: Type.Integer({
      description: 'Number of decisions that were chosen and not submitted. Closing drops them',
    }),
    stagedReviewerCount: Type.Integer({ description: 'How many people have chosen them' }),
    stagedByReviewer: Type.Array(Count, { description: 'Whose they are; the 100 with the most' }),
    reviewerCount: Type.Integer({ description: 'How many people have open tasks' }),
    openByReviewer: Type.Array(Count, { description: 'Who has open tasks; the 100 with the most' }),
    openByApp: Type.Array(Count, { description: 'Apps with open tasks; the 100 with the most' }),
    openPersonCount: Type.Integer({ description: 'How many people have access that open tasks are about' }),
    openByHolder: Type.Array(Count, {
      description: 'Whose access open tasks are about: people, accounts of nobody and groups; the 100 with the most',
    }),
    openByEntitlement: Type.Array(Count, { description: 'Entitlements with open tasks; the 100 with the most' }),
  },
  'What closing a campaign would do now',
)
export type ClosePreview = Static<typeof ClosePreview>
