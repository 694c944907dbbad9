import Type, { type Static } from 'typebox'
import { Policy } from '../directory/policy.ts'
import { Id, Message } from '../wire/scalars.ts'
import { AssignmentReason } from './assignment.ts'

/** A policy that need not be stored, and a grant to try it on. */
export const TryPolicyRequest = Message('TryPolicyRequest', {
  policySteps: Policy.properties.policySteps,
  rules: Type.Optional(Policy.properties.rules),
  appId: Id,
  appEntitlementId: Id,
  appUserId: Id,
})

export const PolicyTrialStep = Message('PolicyTrialStep', {
  kind: Type.Enum(['APPROVAL', 'ACCEPT', 'REJECT', 'WAIT'], {
    title: 'PolicyTrialStepKind',
    description: 'What the step does',
  }),
  reviewers: Type.Array(
    Message('PolicyTrialReviewer', {
      userId: Id,
      displayName: Type.String(),
      onBehalfOfUserId: Type.String({ description: 'Whom the person stands in for; else empty' }),
    }),
    { description: 'Any one of them may decide; empty for a step that asks nobody' },
  ),
  code: AssignmentReason.properties.code,
  because: AssignmentReason.properties.because,
  problem: Type.String({ description: 'Why an expression of the step failed; else empty' }),
})
export type PolicyTrialStep = Static<typeof PolicyTrialStep>

export const PolicyTrial = Message('TryPolicyResponse', {
  ruleIndex: Type.Integer({ description: 'The rule whose condition is true, counted from 0; -1 if there is none' }),
  policyKey: Type.String({ description: 'The key of the steps that apply; empty if a rule failed' }),
  problem: Type.String({
    description: 'Why a rule failed; the owners of the campaign would then decide. Else empty',
  }),
  steps: Type.Array(PolicyTrialStep, { description: 'The steps that apply, in order' }),
})
