import Type from 'typebox'
import { Message } from '../wire/scalars.ts'

/** Where the facts about an access point. */
export const InsightRecommendation = Type.Enum(
  [
    'INSIGHT_RECOMMENDATION_UNSPECIFIED',
    'INSIGHT_RECOMMENDATION_APPROVE',
    'INSIGHT_RECOMMENDATION_DENY',
    'INSIGHT_RECOMMENDATION_REVIEW',
  ],
  { title: 'InsightRecommendation' },
)
export const TaskInsight = Message('TaskInsight', {
  code: Type.String(),
  description: Type.String(),
  isWarning: Type.Boolean(),
})
