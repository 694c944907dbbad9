import type { CelContext, CelValues } from '../../cel/index.ts'
import { namedVariables } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { accountFields, userFields } from '../../scope/index.ts'
import {
  type Asked,
  type Frozen,
  loadEntitlementSubjects,
  loadItemSubjects,
  loadPrincipals,
  pairKey,
} from './subjects.store.ts'

/**
 * What an answer depends on: nothing of the item, its entitlement, whoever holds it, its account, its app, its resource,
 * or all of it. Rules and steps are resolved once for each value of it.
 */
export type Grouping = 'review' | 'app' | 'entitlement' | 'resource' | 'holder' | 'principal' | 'item'

/** By what expressions of a policy have to be evaluated, from the variables that they name. */
export function groupingOf(context: Extract<CelContext, `policy_${string}`>, texts: readonly string[]): Grouping {
  const names = new Set(texts.flatMap((text) => [...namedVariables(context, text)]))
  const ofEntitlement = names.has('entitlement') || names.has('appOwners')
  const ofPrincipal = names.has('account') ? 'principal' : names.has('subject') ? 'holder' : undefined
  if (names.has('task') || (ofEntitlement && ofPrincipal)) return 'item'
  return ofPrincipal ?? (ofEntitlement ? 'entitlement' : 'review')
}

const known = (keys: readonly (string | undefined)[]) => [...new Set(keys)].flatMap((key) => key ?? [])

/** The values of the variables that expressions of policies use, for each of these, as of the snapshot or as they are now. */
export async function loadExpressionValues(
  reader: Reader,
  tenantId: TenantId,
  frozen: Frozen | undefined,
  asked: readonly Asked[],
  createdAt: Date,
): Promise<CelValues<'policy_condition'>[]> {
  const principalKeys = known(asked.map((one) => one.principalKey))
  const { users, accounts } = await loadPrincipals(reader, tenantId, frozen, principalKeys)
  const entitlementKeys = known(asked.map((one) => one.entitlementKey))
  const entitlements = await loadEntitlementSubjects(reader, tenantId, frozen, entitlementKeys)
  const pairs = asked.filter((one) => one.principalKey && one.entitlementKey)
  const items = pairs.length > 0 ? await loadItemSubjects(reader, tenantId, frozen, pairs) : new Map()
  return asked.map((one) => {
    const user = users.get(one.principalKey ?? '')
    const account = accounts.get(one.principalKey ?? '')
    const entitlement = entitlements.get(one.entitlementKey ?? '')
    const item = items.get(pairKey(one))
    return {
      ...(user && { subject: userFields(user) }),
      ...(account && { account: accountFields(account) }),
      ...(entitlement && { entitlement }),
      ...(item && {
        task: {
          origin: 'TASK_ORIGIN_ACCESS_REVIEW',
          createdAt,
          isGrantPermanent: item.isGrantPermanent,
          subjectUserId: user?.id ?? '',
          requestorUserId: '',
          analysis: {
            id: '',
            hasConflictViolations: item.violationIds.length > 0,
            conflictViolations: item.violationIds,
          },
        },
      }),
    }
  })
}
