import type { components } from '../../../api/review.gen.ts'
import type { Meaning } from '../../../parts/marks/tag.tsx'
import { daysUntil, formatDay, formatRelative } from '../../../parts/values/format.ts'

type Filter = components['schemas']['PendingDecisionFilter']

export interface Signal {
  code: string
  word: string
  meaning: Meaning
  description: string
}

interface Insight {
  code: string
  description: string
  isWarning: boolean
}

/** The code of the insight that an access is part of an access conflict. */
export const CONFLICT = 'CONFLICT'

/** The word of each insight in a row; the sentence behind it is in the panel. */
const ALL = {
  [CONFLICT]: { word: 'Conflict', meaning: 'deny' },
  PERSON_LEFT: { word: 'Person left', meaning: 'deny' },
  ACCOUNT_DISABLED: { word: 'Account disabled', meaning: 'warning' },
  NO_OWNER: { word: 'No owner', meaning: 'warning' },
  NEVER_USED: { word: 'Never used', meaning: 'warning' },
  NOT_USED: { word: 'Not used', meaning: 'warning' },
  FEW_PEERS: { word: 'Few peers', meaning: 'warning' },
  MOVED: { word: 'Moved team', meaning: 'warning' },
  NEW: { word: 'New', meaning: 'accent' },
  OUTSIDE_DOMAIN: { word: 'Outside domain', meaning: 'warning' },
  ENDS_SOON: { word: 'Ends soon', meaning: 'plain' },
} as const satisfies Record<NonNullable<Filter['insightCodes']>[number], { word: string; meaning: Meaning }>
const WORDS: Record<string, { word: string; meaning: Meaning }> = ALL

/** The codes that the list can be filtered by. */
export const CODES = Object.keys(ALL) as (keyof typeof ALL)[]

/** "1 of 11 people in Finance hold this access." is "1 of 11 peers" in a row. */
const shorten = ({ code, description }: Insight, word: string): string =>
  code === 'FEW_PEERS'
    ? (/^\d+ of \d+/.exec(description)?.[0] ?? word).replace(/$/, ' peers').replace('Few peers peers', 'Few peers')
    : word

/** What to look closer at, the most serious first. Insights that speak for an access are in the panel only. */
export const signalsOf = (insights: readonly Insight[]): Signal[] =>
  insights.flatMap((insight) => {
    const known = WORDS[insight.code]
    if (!known)
      return insight.isWarning
        ? [{ code: insight.code, word: 'Look closer', meaning: 'warning' as const, description: insight.description }]
        : []
    return [
      {
        code: insight.code,
        word: shorten(insight, known.word),
        meaning: known.meaning,
        description: insight.description,
      },
    ]
  })

/** What a card shows, which has no columns: what to look closer at, and when the access was last used. */
export function cardSignalsOf(insights: readonly Insight[], lastUse: { at: string | undefined; isSignIn: boolean }) {
  const at = lastUse.at === undefined ? undefined : new Date(lastUse.at)
  const used = at && (formatRelative(at) ?? `on ${formatDay(at)}`)
  const signals = signalsOf(insights).map((signal) =>
    signal.code === 'NOT_USED' && at ? { ...signal, word: `Not used for ${-daysUntil(at)} days` } : signal,
  )
  const isSaid = signals.some(({ code }) => code === 'NOT_USED' || code === 'NEVER_USED')
  if (!used || isSaid) return signals
  const word = `${lastUse.isSignIn ? 'Signed in' : 'Used'} ${used}`
  return [...signals, { code: 'USED', word, meaning: 'plain' as const, description: word }]
}

/** The word of an insight by its code. */
export const wordOf = (code: string): string => WORDS[code]?.word ?? code
