import { DEFAULT_MEANING } from '../../../contract/review/signature.ts'
import type { Reader } from '../../db/index.ts'
import type { ReviewScope } from '../move-tasks.ts'
import type { PendingOwner } from '../pending/pending.sql.ts'
import { listApprovedSteps } from '../submissions/submission.store.ts'
import type { SignatureConfig } from './signature.store.ts'

type Failing = { fail(error: 'step_up_providers_differ', params: { providers: string }): never }

/**
 * What a submission of these pending decisions has to be signed with; undefined for nothing. Also approvals of steps with
 * step-up authentication are signed, whatever the campaign says.
 */
export async function requiredSignature(
  { fail }: Failing,
  reader: Reader,
  scope: ReviewScope,
  owner: PendingOwner,
  numbers: readonly string[] | undefined,
): Promise<SignatureConfig | undefined> {
  const {
    requireSignature = false,
    meaningOfSignature = '',
    stepUpProviderId = '',
    tspUrl = '',
  } = scope.campaign.signatureConfig ?? {}
  const providers = await providersOfSteps(reader, scope, owner, numbers)
  if (requireSignature && stepUpProviderId !== '') providers.add(stepUpProviderId)
  if (providers.size > 1) return fail('step_up_providers_differ', { providers: [...providers].join(', ') })
  if (!requireSignature && providers.size === 0) return undefined
  const [provider = ''] = providers
  return {
    meaning: meaningOf(meaningOfSignature),
    tspUrl: requireSignature ? tspUrl : '',
    stepUpProviderId: provider,
  }
}

export const meaningOf = (text: string): string => (text.trim() === '' ? DEFAULT_MEANING : text)

async function providersOfSteps(
  reader: Reader,
  { paths }: ReviewScope,
  owner: PendingOwner,
  numbers: readonly string[] | undefined,
): Promise<Set<string>> {
  const providerOf = (pathKey: number, stepNo: number) =>
    paths.get(pathKey)?.steps[stepNo]?.approval?.requiresStepUpProviderId ?? ''
  const isPossible = [...paths.values()].some(({ key, steps }) =>
    steps.some((_, stepNo) => providerOf(key, stepNo) !== ''),
  )
  // Few policies demand it, so that most submissions need not look.
  if (!isPossible) return new Set()
  const steps = await listApprovedSteps(reader, owner, numbers)
  return new Set(steps.map(({ pathKey, stepNo }) => providerOf(pathKey, stepNo)).filter((id) => id !== ''))
}
