import type { Policy } from '../../../contract/directory/policy.ts'
import type { Reader } from '../../db/index.ts'
import { loadPolicies } from '../../directory/index.ts'
import { counted, formatCount } from '../../lib/names.ts'
import type { Preview } from '../../scope/index.ts'
import type { PolicyContext } from '../chunk-context.ts'
import {
  countManagerGaps,
  groupByPolicy,
  listUnownedApps,
  listUnownedEntitlements,
  type OwnerGap,
} from './reviewer-gaps.store.ts'
import { hasOrHave, type Warning, warning } from './warning.ts'

type Approver = 'manager' | 'appOwners' | 'entitlementOwners'

const EXAMPLES = 10
const INSTEAD = 'The reviewers that the policy falls back to, or else the campaign owners, are asked instead.'

/** Managers and owners whom the policies of a campaign would ask but who are missing or inactive. */
export async function reviewerWarnings(db: Reader, context: PolicyContext, preview: Preview): Promise<Warning[]> {
  const { tenantId } = context.scopeContext
  const asked = await entitlementsByApprover(db, context, [...preview.entitlements.keys()])
  const { manager, appOwners, entitlementOwners } = asked
  return [
    ...(manager.length > 0
      ? managerWarnings(await countManagerGaps(db, tenantId, [...preview.users.keys()], manager))
      : []),
    ...(appOwners.length > 0
      ? ownerWarnings('APP_WITHOUT_OWNER', 'app', await listUnownedApps(db, tenantId, appOwners, EXAMPLES))
      : []),
    ...(entitlementOwners.length > 0
      ? ownerWarnings(
          'ENTITLEMENT_WITHOUT_OWNER',
          'entitlement',
          await listUnownedEntitlements(db, tenantId, entitlementOwners, EXAMPLES),
        )
      : []),
  ]
}

/** The entitlements for which a policy asks each kind of approver, in any of its steps. */
async function entitlementsByApprover(
  db: Reader,
  context: PolicyContext,
  entitlementIds: readonly string[],
): Promise<Record<Approver, string[]>> {
  const groups = await groupByPolicy(db, context, entitlementIds)
  const policies = await loadPolicies(
    db,
    context.scopeContext.tenantId,
    groups.map(({ policyId }) => policyId),
  )
  const askedFor = (approver: Approver) =>
    groups
      .filter(({ policyId }) => policies.some((policy) => policy.id === policyId && asks(policy, approver)))
      .flatMap((group) => group.entitlementIds)
  return {
    manager: askedFor('manager'),
    appOwners: askedFor('appOwners'),
    entitlementOwners: askedFor('entitlementOwners'),
  }
}

const asks = ({ policySteps }: Policy, approver: Approver): boolean =>
  Object.values(policySteps).some(({ steps = [] }) => steps.some(({ approval }) => approval?.[approver] !== undefined))

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`)

function managerWarnings({ missing, gone }: { missing: number; gone: number }): Warning[] {
  const link = '/data/people'
  return [
    ...(missing > 0
      ? [
          warning(
            'MANAGER_MISSING',
            `${people(missing)} ${hasOrHave(missing)} no manager to review their access. ${INSTEAD} Import the managers, or choose another policy.`,
            { count: missing, link },
          ),
        ]
      : []),
    ...(gone > 0
      ? [
          warning(
            'MANAGER_GONE',
            `${people(gone)} ${hasOrHave(gone)} a manager who is no longer active. ${INSTEAD} Import the new managers, or choose another policy.`,
            { count: gone, link },
          ),
        ]
      : []),
  ]
}

function ownerWarnings(code: string, noun: 'app' | 'entitlement', gaps: readonly OwnerGap[]): Warning[] {
  const count = gaps[0]?.count ?? 0
  if (count === 0) return []
  const description = `${counted(count, noun)} ${hasOrHave(count)} no active owner to review access. ${INSTEAD} Add owners, or choose another policy.`
  return [warning(code, description, { count, link: `/data/${noun}s`, examples: gaps.map(({ name }) => name) })]
}
