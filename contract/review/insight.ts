import Type from 'typebox'
import { Message } from '../wire/scalars.ts'

/** Reasons to look closer at an access, the most serious first. */
export const LOOK_CLOSER_CODES = [
  'CONFLICT',
  'PERSON_LEFT',
  'ACCOUNT_DISABLED',
  'NO_OWNER',
  'NEVER_USED',
  'NOT_USED',
  'FEW_PEERS',
  'MOVED',
  'NEW',
  'OUTSIDE_DOMAIN',
  'ENDS_SOON',
] as const
export const LookCloserCode = Type.Enum(LOOK_CLOSER_CODES as unknown as string[], { title: 'LookCloserCode' })

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
