import type { Approval } from '../../../contract/directory/policy.ts'
import type { AssignmentBecause } from '../../../contract/review/assignment.ts'
import { compileCelBatch, type TimeAllowance } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import { directoryLookup, userFields } from '../../scope/index.ts'
import {
  type DirectoryContext,
  loadAppOwners,
  loadEntitlementOwners,
  loadGroupMembers,
  loadManagers,
  loadPeople,
  loadResourceOwners,
} from './candidates.store.ts'
import { type Candidates, type Link, MAX_PEOPLE, type People, type StepRules } from './choose-reviewers.ts'
import { type Grouping, groupingOf, loadExpressionValues } from './expression-values.ts'
import { loadUserSubjects } from './people.store.ts'
import type { Asked, Frozen } from './subjects.store.ts'

/** What resolving a step needs to know besides the step. */
export interface AssignmentContext {
  directory: DirectoryContext
  /** What expressions go by; undefined for the access data as it is now. */
  frozen: Frozen | undefined
  ownerIds: readonly string[]
  superAdministratorIds: readonly string[]
  allowance: TimeAllowance
}

type Kind = Exclude<keyof Approval & keyof typeof GROUPINGS, undefined>

/** Once for each of what the approvers of a step are found; expressions depend on what they name. */
const GROUPINGS = {
  users: 'review',
  group: 'review',
  manager: 'holder',
  self: 'holder',
  appOwners: 'app',
  entitlementOwners: 'entitlement',
  resourceOwners: 'resource',
  expression: undefined,
  webhook: 'review',
} as const satisfies Record<string, Grouping | undefined>

const kindOf = (approval: Approval): Kind => {
  const kind = (Object.keys(GROUPINGS) as Kind[]).find((name) => approval[name] !== undefined)
  if (!kind) throw new Error('a step without approvers')
  return kind
}

export function groupingOfStep(approval: Approval): Grouping {
  return GROUPINGS[kindOf(approval)] ?? groupingOf('policy_approvers', approval.expression?.expressions ?? [])
}

/** Kinds that know whose access it is; for the others the subject is told apart afterwards. */
export const knowsSubject = (grouping: Grouping): boolean => ['holder', 'principal', 'item'].includes(grouping)

export function rulesOf(approval: Approval): StepRules {
  const member = (approval[kindOf(approval)] ?? {}) as NonNullable<Approval['manager']>
  return {
    allowsSelf: member.allowSelfApproval ?? false,
    needsDistinct: member.requireDistinctApprovers ?? false,
    allowsDelegation: approval.allowDelegation ?? false,
  }
}

/** The candidates for each of these, and why an expression failed for some. */
export interface Found {
  candidates: Candidates
  problem?: string
}

/** Who could answer a step. `because` is set for a step that stands in for a path that could not be chosen. */
export async function findCandidates(
  reader: Reader,
  context: AssignmentContext,
  approval: Approval,
  asked: readonly Asked[],
  because?: AssignmentBecause,
): Promise<Found[]> {
  const named = await findNamed(reader, context, approval, asked)
  const chain = await findChain(reader, context, approval)
  return named.map(({ link, because: reason, problem }) => ({
    candidates: { named: link, chain, ...((because ?? reason) && { because: because ?? reason }) } as Candidates,
    ...(problem !== undefined && { problem }),
  }))
}

/** Who answers a step that its approvers cannot answer: its own fallback, campaign owners, Super Administrators. */
export async function findChain(reader: Reader, context: AssignmentContext, approval: Approval): Promise<Link[]> {
  const { fallbackLink } = await findFallback(reader, context, approval)
  return [
    ...fallbackLink,
    { why: 'CAMPAIGN_OWNER', userIds: context.ownerIds },
    { why: 'SUPER_ADMINISTRATOR', userIds: context.superAdministratorIds },
  ]
}

interface Named {
  link: Link
  because?: AssignmentBecause
  problem?: string
}

const distinct = (ids: readonly (string | undefined)[]) => [...new Set(ids)].flatMap((id) => id ?? [])

async function findNamed(
  reader: Reader,
  context: AssignmentContext,
  approval: Approval,
  asked: readonly Asked[],
): Promise<Named[]> {
  const { directory } = context
  const kind = kindOf(approval)
  switch (kind) {
    case 'users': {
      const link: Link = { why: 'USER_NAMED', userIds: approval.users?.userIds ?? [] }
      return asked.map(() => ({ link }))
    }
    case 'group': {
      const { appId = '', appGroupId: entitlementId = '' } = approval.group ?? {}
      const group = await findGroup(reader, directory, { appId, entitlementId })
      return asked.map(() => group)
    }
    case 'manager':
    case 'self': {
      const holderIds = distinct(asked.map(({ holderId }) => holderId))
      const holderOwners = await loadResourceOwners(reader, directory, holderIds)
      const managers =
        kind === 'manager'
          ? await loadManagers(reader, directory, distinct(asked.map((one) => one.subjectId)))
          : undefined
      return asked.map(({ subjectId, holderId }) => {
        if (holderId) return { link: { why: 'HOLDER_OWNER', userIds: holderOwners.get(holderId) ?? [] } }
        if (!subjectId) return { link: NOBODY, because: 'NO_SUBJECT' }
        return managers
          ? { link: { why: 'MANAGER', userIds: managers.get(subjectId) ?? [] } }
          : { link: { why: 'ACCOUNT_OWNER', userIds: [subjectId], asksSubject: true } }
      })
    }
    case 'appOwners': {
      const owners = await loadAppOwners(reader, directory, distinct(asked.map(({ appId }) => appId)))
      return asked.map(({ appId = '' }) => ({ link: { why: 'APP_OWNER', userIds: owners.get(appId) ?? [] } }))
    }
    case 'entitlementOwners': {
      const owners = await loadEntitlementOwners(reader, directory, distinct(asked.map((one) => one.entitlementKey)))
      return asked.map(({ entitlementKey = '' }) => ({
        link: { why: 'ENTITLEMENT_OWNER', userIds: owners.get(entitlementKey) ?? [] },
      }))
    }
    case 'resourceOwners': {
      const owners = await loadResourceOwners(reader, directory, distinct(asked.map(({ resourceId }) => resourceId)))
      return asked.map(({ resourceId = '' }) => ({
        link: { why: 'RESOURCE_OWNER', userIds: owners.get(resourceId) ?? [] },
      }))
    }
    case 'webhook':
      return asked.map(() => ({ link: { why: 'WEBHOOK', userIds: [] } }))
    case 'expression':
      return findByExpressions(reader, context, approval.expression?.expressions ?? [], asked)
  }
}

const NOBODY: Link = { why: 'NOBODY', userIds: [] }

async function findGroup(
  reader: Reader,
  directory: DirectoryContext,
  group: { appId: string; entitlementId: string },
): Promise<Named> {
  const userIds = await loadGroupMembers(reader, directory, group)
  const people = await loadPeople(reader, directory, userIds)
  return userIds.filter((id) => people(id)?.isActive).length > MAX_PEOPLE
    ? { link: { why: 'GROUP_MEMBER', userIds: [] }, because: 'GROUP_TOO_LARGE' }
    : { link: { why: 'GROUP_MEMBER', userIds } }
}

/** The step's own fallback: people and members of groups together; a group that is too large is left out. */
async function findFallback(
  reader: Reader,
  { directory }: AssignmentContext,
  approval: Approval,
): Promise<{ fallbackLink: Link[] }> {
  const member = (approval[kindOf(approval)] ?? {}) as NonNullable<Approval['manager']>
  if (!member.fallback) return { fallbackLink: [] }
  const members: string[] = []
  if (member.isGroupFallbackEnabled)
    for (const { appId, appEntitlementId } of member.fallbackGroupIds ?? [])
      members.push(...(await findGroup(reader, directory, { appId, entitlementId: appEntitlementId })).link.userIds)
  const others = { why: 'FALLBACK_GROUP', userIds: members } as const
  return { fallbackLink: [{ why: 'FALLBACK_USER', userIds: member.fallbackUserIds ?? [], others }] }
}

/** The people of the first expression that names somebody; an expression that fails ends the search. */
async function findByExpressions(
  reader: Reader,
  { directory, frozen, allowance }: AssignmentContext,
  expressions: readonly string[],
  asked: readonly Asked[],
): Promise<Named[]> {
  const { tenantId, snapshot, at } = directory
  const values = await loadExpressionValues(reader, tenantId, frozen, asked, at)
  const appIds = distinct(asked.map(({ appId }) => appId))
  const owners = await loadAppOwners(reader, directory, appIds)
  const subjects = await loadUserSubjects(reader, directory, distinct([...owners.values()].flat()))
  const withOwners = values.map((value, n) => ({
    ...value,
    appOwners: (owners.get(asked[n]?.appId ?? '') ?? []).flatMap((id) => {
      const owner = subjects.get(id)
      return owner ? [userFields(owner)] : []
    }),
  }))
  const results: Named[] = asked.map(() => ({ link: { why: 'EXPRESSION', userIds: [] }, because: 'EXPRESSION_EMPTY' }))
  let open = asked.map((_, n) => n)
  const runtime = { tenantId, now: at, lookup: directoryLookup(reader, { tenantId, snapshot }), allowance }
  for (const text of expressions) {
    const outcomes = await compileCelBatch('policy_approvers', text)(
      runtime,
      open.map((n) => withOwners[n] ?? {}),
    )
    const undecided: number[] = []
    for (const [index, n] of open.entries()) {
      const outcome = outcomes[index]
      if (!outcome || 'problem' in outcome)
        results[n] = { link: NOBODY, because: 'EXPRESSION_FAILED', problem: outcome?.problem ?? '' }
      else if (outcome.value.length > MAX_PEOPLE) results[n] = { link: NOBODY, because: 'GROUP_TOO_LARGE' }
      else if (outcome.value.length > 0) results[n] = { link: { why: 'EXPRESSION', userIds: outcome.value } }
      else undecided.push(n)
    }
    open = undecided
    if (open.length === 0) break
  }
  return results
}

/** Everybody who is named by candidates, and who stands in for them. */
export const peopleOf = (reader: Reader, { directory }: AssignmentContext, found: readonly Found[]): Promise<People> =>
  loadPeople(
    reader,
    directory,
    found.flatMap(({ candidates: { named, chain } }) =>
      [named, ...chain].flatMap(({ userIds, others }) => [...userIds, ...(others?.userIds ?? [])]),
    ),
  )
