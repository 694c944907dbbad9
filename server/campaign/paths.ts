import Type from 'typebox'

export const CampaignPath = Type.Object({ access_review_id: Type.String() })
