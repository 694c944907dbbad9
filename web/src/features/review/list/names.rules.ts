import { formatCount, formatDay } from '../../../parts/values/format.ts'
import type { MyTask } from '../queries.ts'

/** Who holds the access of a task, in words: a person, an account of nobody, a group. */
export interface Holder {
  id: string
  name: string
  /** Job title and department, or what the account is. */
  about: string
  kind: 'person' | 'service' | 'resource'
}

const SERVICE = new Set(['APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'])

export function holderOf({ item }: Pick<MyTask, 'item'>): Holder {
  const { user, account, holder } = item
  if (holder) return { id: holder.id, name: holder.displayName, about: 'Group or role', kind: 'resource' }
  const isService = SERVICE.has(account?.accountType ?? '')
  if (user && !isService)
    return {
      id: user.id,
      name: user.displayName || user.email,
      about: [user.jobTitle, user.department].filter(Boolean).join(' · '),
      kind: 'person',
    }
  const what = isService ? 'Service account' : 'Account'
  return {
    id: account?.id ?? '',
    name: account?.displayName || account?.username || account?.email || 'Unnamed account',
    about: `${what} · ${user ? `owned by ${user.displayName || user.email}` : 'nobody owns it'}`,
    kind: isService ? 'service' : 'person',
  }
}

/** The first names of a list, and how many others there are. */
export const firstNames = (first: readonly { displayName: string }[], count: number): string => {
  const names = first.map(({ displayName }) => displayName).join(', ')
  return count > first.length ? `${names} and ${formatCount(count - first.length)} more` : names
}

/** When the access was last used, else when its account last signed in. */
export function lastUseOf({ item: { grant, account } }: Pick<MyTask, 'item'>): {
  at: string | undefined
  isSignIn: boolean
} {
  return grant.lastUsedAt
    ? { at: grant.lastUsedAt, isSignIn: false }
    : { at: account?.lastLoginAt, isSignIn: account?.lastLoginAt !== undefined }
}

const ANSWERS: Record<string, string> = { APPROVE: 'Certified', DENY: 'Denied' }
const OUTCOMES: Record<string, { choice: 'APPROVE' | 'DENY' | 'UNSPECIFIED'; note: string }> = {
  CERTIFY_OUTCOME_CERTIFIED: { choice: 'APPROVE', note: 'Certified' },
  CERTIFY_OUTCOME_DECERTIFIED: { choice: 'DENY', note: 'Denied' },
  CERTIFY_OUTCOME_CANCELLED: { choice: 'UNSPECIFIED', note: 'Cancelled' },
}

/** What became of a task that does not wait for the reader any more. */
export function settledOf(task: Pick<MyTask, 'isOpen' | 'outcome' | 'answer' | 'accessGoneSince'>) {
  const { isOpen, outcome, answer, accessGoneSince } = task
  if (isOpen) return undefined
  const ended = OUTCOMES[outcome] ?? { choice: 'UNSPECIFIED' as const, note: 'Closed' }
  if (ended.choice === 'UNSPECIFIED' && accessGoneSince)
    return { choice: ended.choice, note: `The access is gone, seen ${formatDay(new Date(accessGoneSince))}` }
  if (!answer) return ended
  const choice = answer.decision as 'APPROVE' | 'DENY'
  const word = ANSWERS[choice] ?? 'Answered'
  return outcome === ''
    ? { choice, note: `${word} by you, now at the next step` }
    : { choice, note: `${word}, ${formatDay(new Date(answer.decidedAt))}` }
}

/** A row as a screen reader says it. */
export function rowName(task: MyTask, state: string): string {
  const { entitlement, app } = task.item
  const { name, about } = holderOf(task)
  return [
    [name, about.replaceAll(' · ', ', ')].filter(Boolean).join(', '),
    [entitlement.displayName, app.displayName, entitlement.riskLevel?.value].filter(Boolean).join(', '),
    ...task.insights.filter(({ isWarning }) => isWarning).map(({ description }) => description.replace(/\.$/, '')),
    state,
  ].join('. ')
}
