import type { Make } from '../document/mapping.ts'
import { MAX_MAKES } from '../limits.ts'
import { ALIASES, type Alias } from './aliases.ts'
import { MARKS, NO_MARKS } from './marks.ts'
import { nameScore } from './name-score.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** From this share of its cells on a column is one of marks; others say which access it is. */
const MOSTLY = 0.5
/** From this on a column is known by its name. */
const KNOWN = 0.6

/** People in rows, apps in columns, and marks or levels in the cells. */
export interface Matrix {
  person: string
  name: string | undefined
  apps: string[]
  /** What the rows are about besides the person: then the columns are not apps, but what people hold in one app. */
  scope: string | undefined
  /** Some rows have a name only, such as those of service accounts. */
  isNamedInstead: boolean
}

/** A column of marks or levels whose name means nothing else is an app; two of them and a column of people are a matrix. */
export function findMatrix(columns: readonly ProfiledColumn[]): Matrix | undefined {
  const isKnown = (name: string) =>
    (Object.keys(ALIASES) as Alias[]).some((alias) => alias !== 'app' && nameScore(name, alias) >= KNOWN)
  const apps = columns
    .filter(({ name, profile: { marks, levels } }) => (marks >= MOSTLY || levels > 0) && !isKnown(name))
    .map(({ name }) => name)
  const best = (...aliases: Alias[]) =>
    aliases
      .map((alias) => columns.find(({ name, profile }) => profile.filled > 0 && nameScore(name, alias) >= 0.7))
      .find((column) => column !== undefined)?.name
  const unknown = columns.filter(({ name, profile }) => profile.filled > 0 && !isKnown(name))
  const name = best('name')
  const person = best('email', 'username') ?? name
  if (person === undefined || apps.length < 2 || apps.length * 2 > MAX_MAKES) return undefined
  // Where most columns hold other things, marks say something else of the people.
  if (apps.length * 2 < unknown.length) return undefined
  const scope = best('scope')
  const other = name === person || name === scope ? undefined : name
  const filled = (one: string | undefined) => columns.find(({ name }) => name === one)?.profile.filled ?? 0
  return { person, name: other, apps, scope, isNamedInstead: filled(other) > filled(person) }
}

/** Of each column the grants that its cells give, and the accounts that they name. */
export const makesOfMatrix = ({ person, name, apps, scope, isNamedInstead }: Matrix, app: string): Make[] => {
  const account = isNamedInstead && name !== undefined ? { column: [person, name] } : person
  return apps.flatMap((column): Make[] => {
    const when = {
      all: [
        { column, empty: false },
        { column, not: NO_MARKS },
      ],
    }
    const place = { app: { text: scope === undefined ? column : app } }
    const cell = (marked: string) => ({
      column,
      then: [{ map: Object.fromEntries(MARKS.map((mark) => [mark, marked])), else: 'keep' as const }],
    })
    const entitlement = scope === undefined ? cell('Access') : { join: [cell(column), scope], with: ' on ' }
    const grants = { ...place, entitlement, account }
    return [
      { kind: 'grants', with: ['apps', 'entitlements', 'accounts'], when, fields: grants },
      ...(name === undefined
        ? []
        : [{ kind: 'accounts' as const, ifNew: true as const, when, fields: { ...place, id: account, name } }]),
    ]
  })
}
