import { SIGNED_IN_WITHIN_MINUTES } from '../../../contract/review/signature.ts'
import { findSignIn, PUBLIC_URL } from '../../auth/index.ts'
import type { WriteContext } from '../../http/operation.ts'
import { beginStepUp, type Challenge, takeStepUp } from '../../step-up/index.ts'
import type { Manifest } from './manifest.rules.ts'
import type { SignatureConfig } from './signature.store.ts'

export const CONFIRM_ERRORS = [
  'session_required',
  'reauthentication_required',
  'step_up_unavailable',
  'step_up_refused',
] as const

type Confirming = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'settings'> & {
  fail(error: (typeof CONFIRM_ERRORS)[number], params?: Record<string, string | number>): never
}

export interface Confirmed {
  reauthentication: Manifest['reauthentication']
  stepUpTransactionId: string
  idTokenDigest: string
}

/** What is to be signed. */
export interface ToSign {
  accessReviewId: string
  submissionId: string
  decisionsDigest: string
  config: SignatureConfig
}

/** What a step-up authentication for a signature is bound to. */
export const bindingOf = ({ submissionId, decisionsDigest, meaning }: Bound) => ({
  submissionId,
  decisionsDigest,
  meaning,
})
interface Bound {
  submissionId: string
  decisionsDigest: string
  meaning: string
}

/** How it is known that the person is there: a fresh answer of a provider, or else a sign-in of the last minutes. */
export async function confirmSigner(
  context: Confirming,
  toSign: ToSign,
  stepUpTransactionId: string,
): Promise<Confirmed | { id: string; redirectUrl: string }> {
  const { tx, tenant, actor, settings, fail } = context
  const { stepUpProviderId: providerId } = toSign.config
  if (providerId === '') return confirmSignIn(context)
  const { accessReviewId, submissionId, decisionsDigest, config } = toSign
  const challenge: Challenge = {
    providerId,
    userId: actor.userId,
    target: 'SUBMISSION',
    binding: bindingOf({ submissionId, decisionsDigest, meaning: config.meaning }),
    returnPath: `/reviews/${accessReviewId}/sign/${submissionId}`,
  }
  if (stepUpTransactionId === '')
    return (
      (await beginStepUp(tx, tenant, settings.get(PUBLIC_URL), challenge)) ??
      fail('step_up_unavailable', { name: providerId })
    )
  const taken = await takeStepUp(tx, tenant.id, stepUpTransactionId, challenge)
  if ('problem' in taken) return fail('step_up_refused', taken)
  const { id, at, acr, issuer, clientId, idTokenDigest } = taken
  const reauthentication = { method: 'step_up', at: at.toISOString(), acr, issuer, clientId } as const
  return { reauthentication, stepUpTransactionId: id, idTokenDigest }
}

async function confirmSignIn({ tx, tenant, actor, fail }: Confirming): Promise<Confirmed> {
  const signIn = await findSignIn(tx, tenant.id, actor.principalId)
  if (!signIn) return fail('session_required')
  if (!signIn.at || (signIn.ageSeconds ?? 0) > SIGNED_IN_WITHIN_MINUTES * 60)
    return fail('reauthentication_required', { limit: SIGNED_IN_WITHIN_MINUTES })
  const at = signIn.at.toISOString()
  const reauthentication = { method: 'sign_in', at, acr: '', issuer: '', clientId: '' } as const
  return { reauthentication, stepUpTransactionId: '', idTokenDigest: '' }
}
