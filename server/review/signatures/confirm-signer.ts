import { SIGNED_IN_WITHIN_MINUTES } from '../../../contract/review/signature.ts'
import { findSignIn } from '../../auth/index.ts'
import type { WriteContext } from '../../http/operation.ts'
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

/** How it is known that the person is there: a sign-in of the last minutes. */
export async function confirmSigner(
  { tx, tenant, actor, fail }: Confirming,
  _submissionId: string,
  _decisionsDigest: string,
  _config: SignatureConfig,
  _body: { stepUpTransactionId?: string },
): Promise<Confirmed | { id: string; redirectUrl: string }> {
  const signIn = await findSignIn(tx, tenant.id, actor.principalId)
  if (!signIn) return fail('session_required')
  const minutes = Math.floor(signIn.ageSeconds / 60)
  if (signIn.ageSeconds > SIGNED_IN_WITHIN_MINUTES * 60)
    return fail('reauthentication_required', { minutes, limit: SIGNED_IN_WITHIN_MINUTES })
  const reauthentication = { method: 'sign_in', at: signIn.at.toISOString(), acr: '' } as const
  return { reauthentication, stepUpTransactionId: '', idTokenDigest: '' }
}
