import { getSignature } from './get-signature.ts'
import { signSubmission } from './sign-submission.ts'

export const signatureOperations = [signSubmission, getSignature]
