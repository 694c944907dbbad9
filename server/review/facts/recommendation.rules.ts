import { LOOK_CLOSER_CODES } from '../../../contract/review/insight.ts'
import { formatCount } from '../../lib/names.ts'

/** What is known about one grant, as of the snapshot of its campaign. Nothing here is guessed: what is unknown is absent. */
export interface ReviewFacts {
  holder: 'person' | 'service' | 'resource'
  /** Of the person behind the account; absent without one. */
  personStatus?: string
  personName?: string
  /** Of the account; absent for a resource. */
  accountStatus?: string
  lastUsedAt?: Date
  lastLoginAt?: Date
  /** Whether the app tells when accounts were used to sign in. */
  appTellsLogins: boolean
  addedAt: Date
  expiresAt?: Date
  riskRank: number
  /** People with the same department, manager and job title, and how many of them hold the same access. */
  peers: readonly Peers[]
  /** Monitors of access conflicts that the grant takes part in. */
  conflicts: readonly string[]
  /** Where the person worked when the access was given, if that was elsewhere. */
  movedFrom?: string
  /** When the last closed campaign that reviewed this entitlement looked at the data. */
  reviewedBefore?: Date
  lastReview?: LastReview
  /** The mail domain of the account, if it is none that the company trusts. */
  outsideDomain?: string
}
export interface Peers {
  kind: 'DEPARTMENT' | 'MANAGER' | 'JOB_TITLE'
  value: string
  peopleCount: number
  holderCount: number
}
export interface LastReview {
  at: Date
  certified: boolean
  campaignId: string
  campaignName: string
}

export const INSIGHT_CODES = [...LOOK_CLOSER_CODES, 'USED', 'MANY_PEERS', 'CERTIFIED_BEFORE'] as const
export type InsightCode = (typeof INSIGHT_CODES)[number]

export type Recommendation = 'UNSPECIFIED' | 'APPROVE' | 'DENY' | 'REVIEW'

export interface Insight {
  code: InsightCode
  /** The fact behind it, as a sentence. */
  description: string
  /** Whether a reviewer should look closer. */
  isWarning: boolean
}

const DAY_MS = 86_400_000
const UNUSED_DAYS = 90
const RECENT_DAYS = 30
const MIN_PEERS = 5
const FEW_SHARE = 0.2
const MANY_SHARE = 0.5

const daysBefore = (at: Date, time: Date) => Math.floor((at.getTime() - time.getTime()) / DAY_MS)
const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const days = (n: number) => (n === 1 ? '1 day' : `${formatCount(n)} days`)

/** The last use of the access; else the last time its account was used to sign in. */
const lastUse = ({ lastUsedAt, lastLoginAt }: ReviewFacts) => lastUsedAt ?? lastLoginAt
const shareOf = ({ holderCount, peopleCount }: Peers) => holderCount / peopleCount
/** Peers by department and by job title, where there are enough to compare with. */
const comparable = ({ peers }: ReviewFacts) =>
  peers.filter(({ kind, peopleCount }) => kind !== 'MANAGER' && peopleCount >= MIN_PEERS)
/** Names the group in which the fewest, or the most, hold the access. */
const peersText = (which: 'fewest' | 'most') => (facts: ReviewFacts) => {
  const ordered = comparable(facts).toSorted((a, b) => shareOf(a) - shareOf(b))
  const peers = which === 'fewest' ? ordered[0] : ordered.at(-1)
  if (!peers) return ''
  const group = peers.kind === 'DEPARTMENT' ? `in ${peers.value}` : `with the job title ${peers.value}`
  return `${formatCount(peers.holderCount)} of ${formatCount(peers.peopleCount)} people ${group} hold this access.`
}

interface Rule {
  points: 'DENY' | 'REVIEW' | 'APPROVE' | 'nowhere'
  isWarning: boolean
  when(facts: ReviewFacts, at: Date): boolean
  says(facts: ReviewFacts, at: Date): string
}
const warning = { isWarning: true } as const
const support = { points: 'APPROVE', isWarning: false } as const

/** Each insight: when it holds, the fact it names, and where it points. The most serious come first. */
const RULES: Record<InsightCode, Rule> = {
  CONFLICT: {
    ...warning,
    points: 'REVIEW',
    when: ({ conflicts }) => conflicts.length > 0,
    says: ({ conflicts }) => `Breaks ${conflicts.join(', ')}.`,
  },
  PERSON_LEFT: {
    ...warning,
    points: 'DENY',
    when: ({ personStatus }) => personStatus === 'DISABLED' || personStatus === 'DELETED',
    says: ({ personName, personStatus }) =>
      `${personName} is ${personStatus === 'DELETED' ? 'no longer' : 'disabled'} in the directory.`,
  },
  ACCOUNT_DISABLED: {
    ...warning,
    points: 'REVIEW',
    when: ({ accountStatus }) => accountStatus === 'STATUS_DISABLED' || accountStatus === 'STATUS_DELETED',
    says: () => 'The account is disabled.',
  },
  NO_OWNER: {
    ...warning,
    points: 'REVIEW',
    when: ({ holder, personStatus }) => holder !== 'resource' && personStatus === undefined,
    says: () => 'The account belongs to nobody.',
  },
  NEVER_USED: {
    ...warning,
    points: 'DENY',
    when: (facts, at) =>
      facts.holder !== 'resource' &&
      lastUse(facts) === undefined &&
      facts.appTellsLogins &&
      daysBefore(at, facts.addedAt) >= UNUSED_DAYS,
    says: ({ addedAt }) => `Never used since it was given on ${dayOf(addedAt)}.`,
  },
  NOT_USED: {
    ...warning,
    points: 'DENY',
    when(facts, at) {
      const time = lastUse(facts)
      return time !== undefined && daysBefore(at, time) >= UNUSED_DAYS
    },
    says: (facts, at) => `Last used ${days(daysBefore(at, lastUse(facts) ?? at))} before the data was taken.`,
  },
  FEW_PEERS: {
    ...warning,
    points: 'REVIEW',
    when: (facts) => comparable(facts).length > 0 && comparable(facts).every((peers) => shareOf(peers) < FEW_SHARE),
    says: peersText('fewest'),
  },
  MOVED: {
    ...warning,
    points: 'REVIEW',
    when: ({ movedFrom }) => movedFrom !== undefined,
    says: ({ movedFrom }) => `Was given while the person worked in ${movedFrom}.`,
  },
  NEW: {
    ...warning,
    points: 'nowhere',
    when: ({ addedAt, reviewedBefore }) => reviewedBefore !== undefined && addedAt > reviewedBefore,
    says: ({ addedAt }) => `New since the last review; given on ${dayOf(addedAt)}.`,
  },
  OUTSIDE_DOMAIN: {
    ...warning,
    points: 'REVIEW',
    when: ({ outsideDomain }) => outsideDomain !== undefined,
    says: ({ outsideDomain }) => `The account is outside of the company, at ${outsideDomain}.`,
  },
  ENDS_SOON: {
    ...warning,
    points: 'nowhere',
    when: ({ expiresAt }, at) => expiresAt !== undefined && daysBefore(expiresAt, at) < RECENT_DAYS,
    says: ({ expiresAt }) => `Ends on ${dayOf(expiresAt as Date)}.`,
  },
  USED: {
    ...support,
    when(facts, at) {
      const time = lastUse(facts)
      return time !== undefined && daysBefore(at, time) <= RECENT_DAYS
    },
    says: (facts, at) => `Used ${days(Math.max(0, daysBefore(at, lastUse(facts) ?? at)))} before the data was taken.`,
  },
  MANY_PEERS: {
    ...support,
    when: (facts) => comparable(facts).some((peers) => shareOf(peers) >= MANY_SHARE),
    says: peersText('most'),
  },
  CERTIFIED_BEFORE: {
    ...support,
    when: ({ lastReview }) => lastReview?.certified === true,
    says: ({ lastReview }) => `Certified on ${dayOf(lastReview?.at as Date)} in ${lastReview?.campaignName}.`,
  },
}

/** What the facts say at the time of the snapshot, the most serious first. */
export const insightsOf = (facts: ReviewFacts, at: Date): Insight[] =>
  INSIGHT_CODES.filter((code) => RULES[code].when(facts, at)).map((code) => ({
    code,
    description: RULES[code].says(facts, at),
    isWarning: RULES[code].isWarning,
  }))

/**
 * Where the insights point. Whoever left needs no access, whatever else is known; then what needs a look; then what
 * nobody uses. Approving is suggested only for access in use that peers hold too, or that was certified before, and never
 * for high risk.
 */
export function recommendationOf(insights: readonly Insight[], isHighRisk: boolean): Recommendation {
  const codes = new Set(insights.map(({ code }) => code))
  const pointTo = (points: Rule['points']) => [...codes].some((code) => RULES[code].points === points)
  if (codes.has('PERSON_LEFT')) return 'DENY'
  if (pointTo('REVIEW')) return 'REVIEW'
  if (pointTo('DENY')) return 'DENY'
  const isBacked = codes.has('USED') && (codes.has('MANY_PEERS') || codes.has('CERTIFIED_BEFORE'))
  return isBacked && !isHighRisk ? 'APPROVE' : 'UNSPECIFIED'
}

/**
 * What rows share that can be decided together: used lately, nothing to look closer at, not of high risk. Undefined for a
 * row that deserves a look of its own.
 */
export function alikeKeyOf(
  row: { entitlementKey: string; department: string },
  facts: ReviewFacts,
  insights: readonly Insight[],
  isHighRisk: boolean,
): string | undefined {
  const isPlain = insights.every(({ isWarning }) => !isWarning) && insights.some(({ code }) => code === 'USED')
  if (!isPlain || isHighRisk) return undefined
  const last = facts.lastReview ? (facts.lastReview.certified ? 'certified' : 'denied') : 'never'
  return JSON.stringify([row.entitlementKey, row.department, facts.holder, last])
}
