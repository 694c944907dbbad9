import { getSignature } from './get-signature.ts'
import { sendSignInLink } from './send-sign-in-link.ts'
import { signSubmission } from './sign-submission.ts'

export const signatureOperations = [signSubmission, sendSignInLink, getSignature]
