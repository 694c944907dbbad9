import Type, { type Static } from 'typebox'
import { Int64, Message } from '../wire/scalars.ts'
import { MAX_DECISIONS, Submission } from './submission.ts'

/** Shown and signed when a campaign says nothing else. */
export const DEFAULT_MEANING = 'I reviewed each access listed and decided as stated.'
export const SIGN_WITHIN_MINUTES = 15
export const SIGNED_IN_WITHIN_MINUTES = 15

export const SignSubmissionRequest = Message('SignSubmissionRequest', {
  decisionsDigest: Type.String({ maxLength: 64 }),
  printedName: Type.String({ maxLength: 400 }),
  stepUpTransactionId: Type.Optional(Type.String({ maxLength: 64 })),
})
export const SignSubmissionReply = Message('SignSubmissionReply', {
  submission: Submission,
  redirectUrl: Type.String(),
})

export const SIGNATURE_CHECKS = ['DECISIONS', 'AUDIT', 'MANIFEST', 'SEAL', 'STEP_UP', 'TIME_STAMP'] as const
export type SignatureCheckName = (typeof SIGNATURE_CHECKS)[number]
export const SignatureCheck = Message('SignatureCheck', {
  name: Type.Enum(SIGNATURE_CHECKS as unknown as string[], { title: 'SignatureCheckName' }),
  result: Type.Enum(['PASSED', 'FAILED', 'NOT_APPLICABLE'], { title: 'SignatureCheckResult' }),
  description: Type.String(),
})
export type SignatureCheck = Static<typeof SignatureCheck>

export const GetSignatureQuery = Type.Object({
  after_numeric_id: Type.Optional(
    Type.String({ ...Int64, description: 'Only lines of tasks with higher numbers; use it to get the next page' }),
  ),
})
export const GetSignatureReply = Message('GetSignatureReply', {
  submission: Submission,
  isIntact: Type.Boolean(),
  checks: Type.Array(SignatureCheck),
  lines: Type.String(),
  remainingCount: Type.Integer({
    description: `Lines beyond the first ${MAX_DECISIONS.toLocaleString('en')}; repeat the call for them`,
  }),
  lastNumericId: Type.String(),
  manifest: Type.String(),
  manifestDigest: Type.String(),
  jws: Type.String(),
  timeStampToken: Type.String(),
  idToken: Type.String(),
  idTokenKeys: Type.String(),
})
export type GetSignatureReply = Static<typeof GetSignatureReply>
