import Type from 'typebox'
import { Message } from '../wire/scalars.ts'

/** Where the facts about an access point. */
export const InsightRecommendation = Type.Enum(
  ['UNSPECIFIED', 'APPROVE', 'DENY', 'REVIEW'].map((name) => `INSIGHT_RECOMMENDATION_${name}`),
  { title: 'InsightRecommendation' },
)
export const TaskInsight = Message('TaskInsight', {
  code: Type.String(),
  description: Type.String(),
  isWarning: Type.Boolean(),
})
