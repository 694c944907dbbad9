import type { Approval, PolicyStep } from '../../../contract/directory/policy.ts'
import type { Directory, User } from '../scope/directory.ts'
import { EXPRESSIONS, type ItemFacts, type Ownership, type PlannedPolicy, RULES } from './random-policy.ts'

/** What a task should be, as a text: state, outcome, who, why, because. */
export function naiveTask(
  directory: Directory,
  owned: Ownership,
  ownerId: string,
  policy: PlannedPolicy,
  item: ItemFacts,
): string {
  const chosen = choosePath(policy, item)
  if (chosen === 'failed') return ask(FAILED, directory, owned, ownerId, item, 'RULE_FAILED')
  let accepted = false
  for (const step of chosen) {
    if (step.reject) return 'C D Y'
    if (step.approval) return ask(step.approval, directory, owned, ownerId, item)
    accepted = true
  }
  return accepted ? 'C C Y' : 'C X S'
}

const FAILED: Approval = { users: { userIds: [] }, allowDelegation: true }

function choosePath({ certify, rules }: PlannedPolicy, item: ItemFacts): PolicyStep[] | 'failed' {
  for (const { rule, steps } of rules) {
    const result = RULES[rule]?.isTrue(item)
    if (result === 'failed') return 'failed'
    if (result) return steps
  }
  return certify
}

/** One after the other, for one item: the kind, its fallback, the owner of the campaign, administrators. */
function ask(
  approval: Approval,
  directory: Directory,
  owned: Ownership,
  ownerId: string,
  item: ItemFacts,
  given?: string,
): string {
  const kind = (
    ['users', 'manager', 'appOwners', 'group', 'self', 'entitlementOwners', 'resourceOwners', 'expression'] as const
  ).find((name) => approval[name] !== undefined)
  if (!kind) throw new Error('no kind')
  const member = approval[kind] as NonNullable<Approval['manager']>
  const first = named(kind, approval, directory, owned, item)
  const rules = {
    self: member.allowSelfApproval === true,
    delegation: approval.allowDelegation === true,
  }
  const lookAt = (ids: readonly string[], exempt = false): Looked => {
    const maySubject = rules.self || exempt
    const left = ids.filter((id) => maySubject || id !== item.subject?.id)
    if (ids.length === 0) return 'NOT_FOUND'
    if (left.length === 0) return 'ONLY_SUBJECT'
    const fits = (id: string) => (maySubject || id !== item.subject?.id) && isActive(id, directory, ownerId)
    return standIns(left, fits, (id) => (rules.delegation ? lastDelegate(id, owned, fits) : undefined))
  }
  const shown = (people: Map<string, string>, why: string, because: string) =>
    `O ${[...people]
      .sort()
      .map(([id, behalf]) => (behalf ? `${id}(${behalf})` : id))
      .join(',')} ${why} ${because}`
  const result = lookAt(first.ids, kind === 'self' && item.subject !== undefined && !item.holder)
  if (typeof result !== 'string') return shown(result, first.why, 'NONE')
  const because = given ?? first.because ?? result
  if (member.fallback) {
    const group = member.isGroupFallbackEnabled
      ? (member.fallbackGroupIds ?? []).flatMap((ref) => members(directory, ref.appId, ref.appEntitlementId))
      : []
    const users = member.fallbackUserIds ?? []
    const found = lookAt([...new Set([...users, ...group])])
    if (typeof found !== 'string') {
      const ofUsers = [...found].some(([id, behalf]) => users.includes(behalf || id))
      return shown(found, ofUsers ? 'FALLBACK_USER' : 'FALLBACK_GROUP', because)
    }
  }
  const owner = lookAt([ownerId])
  if (typeof owner !== 'string') return shown(owner, 'CAMPAIGN_OWNER', because)
  const admin = lookAt([...owned.superAdministratorIds].sort())
  if (typeof admin !== 'string') return shown(admin, 'SUPER_ADMINISTRATOR', because)
  return `O  NOBODY ${because}`
}

/** Who was found, and for whom each stands in, or why nobody was. */
type Looked = Map<string, string> | 'NOT_FOUND' | 'ONLY_SUBJECT' | 'NOT_ACTIVE'

function standIns(
  ids: readonly string[],
  fits: (id: string) => boolean,
  standInOf: (id: string) => string | undefined,
): Looked {
  const people = new Map<string, string>()
  for (const id of ids) if (standInOf(id) === undefined && fits(id)) people.set(id, '')
  for (const id of ids) {
    const standIn = standInOf(id)
    if (standIn !== undefined && !people.has(standIn)) people.set(standIn, ids.includes(standIn) ? '' : id)
  }
  return people.size === 0 ? 'NOT_ACTIVE' : people
}

const isActive = (id: string, { users }: Directory, ownerId: string) =>
  id === ownerId || users.some((user) => user.id === id && user.status === 'ENABLED')

function lastDelegate(id: string, { standing, dated }: Ownership, fits: (id: string) => boolean): string | undefined {
  const next = (of: string) => (dated[of]?.inForce ? dated[of].userId : standing[of])
  const seen = [id]
  while (seen.length <= 5) {
    const to = next(seen.at(-1) ?? '')
    if (to === undefined) break
    if (seen.includes(to)) return undefined
    seen.push(to)
  }
  const last = seen.at(-1) ?? ''
  return seen.length > 1 && fits(last) ? last : undefined
}

const members = (
  { entitlements, accounts, grants, users }: Directory,
  appId: string,
  entitlementId: string,
): string[] => {
  if (!entitlements.some((one) => one.id === entitlementId && one.appId === appId)) return []
  const holders = grants.filter((grant) => grant.entitlementId === entitlementId && !grant.toResource)
  const ids = holders.map((grant) => accounts.find(({ id }) => id === grant.principalId)?.userId)
  return [...new Set(ids)].flatMap((id) => (id && users.some((user) => user.id === id) ? [id] : []))
}

interface Named {
  ids: readonly string[]
  why: string
  because?: string
}

function named(kind: string, approval: Approval, directory: Directory, owned: Ownership, item: ItemFacts): Named {
  const { entitlement, subject, holder } = item
  switch (kind) {
    case 'users':
      return { ids: approval.users?.userIds ?? [], why: 'USER_NAMED' }
    case 'manager':
    case 'self':
      if (holder) return { ids: owned.resources[holder.id] ?? [], why: 'HOLDER_OWNER' }
      if (!subject) return { ids: [], why: '', because: 'NO_SUBJECT' }
      return kind === 'self' ? { ids: [subject.id], why: 'ACCOUNT_OWNER' } : { ids: subject.managerIds, why: 'MANAGER' }
    case 'appOwners':
      return { ids: owned.apps[entitlement.appId] ?? [], why: 'APP_OWNER' }
    case 'entitlementOwners':
      return { ids: owned.entitlements[entitlement.id] ?? [], why: 'ENTITLEMENT_OWNER' }
    case 'resourceOwners':
      return { ids: owned.resources[entitlement.resourceId] ?? [], why: 'RESOURCE_OWNER' }
    case 'group':
      return {
        ids: members(directory, approval.group?.appId ?? '', approval.group?.appGroupId ?? ''),
        why: 'GROUP_MEMBER',
      }
    default:
      return byExpressions(approval.expression?.expressions ?? [], directory.users, owned, item)
  }
}

function byExpressions(texts: readonly string[], users: readonly User[], owned: Ownership, item: ItemFacts): Named {
  for (const text of texts) {
    const found = EXPRESSIONS.find((expression) => expression.text === text)?.people(item, owned, users)
    if (found === 'failed') return { ids: [], why: '', because: 'EXPRESSION_FAILED' }
    if (found && found.length > 0) return { ids: found, why: 'EXPRESSION' }
  }
  return { ids: [], why: '', because: 'EXPRESSION_EMPTY' }
}
