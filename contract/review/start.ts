import Type from 'typebox'
import { CampaignActionRequest } from '../campaign/campaign.ts'
import { Message } from '../wire/scalars.ts'

export const StartRequest = Message('AccessReviewServiceStartRequest', {
  ...CampaignActionRequest.properties,
  sendKickoff: Type.Optional(
    Type.Boolean({ description: 'Whether reviewers are told by mail; by default as the campaign says' }),
  ),
  confirmRejectCount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_000_000_000,
      description: 'The number of items that policies deny by themselves, if they are many',
    }),
  ),
})
