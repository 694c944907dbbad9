import { columnName } from '../texts.ts'
import { accessFlags } from './access-flags.ts'
import { confidenceOf, LIKELY, SURE } from './confidence.ts'
import { nameScore, plain } from './name-score.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** What else is told of a role or an app than its name: it is no access of its own. */
const ABOUT = / (?:ids?|guid|arn|code|key|count|type|kind|mode|number|no|description)$/

/** Columns that say who has left or is suspended, and that nothing uses. */
export function unusedStatus(
  columns: readonly ProfiledColumn[],
  used: ReadonlySet<string>,
  isOfPeople: boolean,
): string[] {
  const leftAt = isOfPeople ? 'employment_end' : 'left_at'
  return columns
    .filter(({ name, profile }) => {
      if (profile.filled === 0 || used.has(columnName(name))) return false
      const isDay = profile.dates >= 0.9 && nameScore(name, leftAt) >= SURE
      return (
        isDay ||
        (profile.flags + profile.crosses === 1 &&
          profile.yeses + profile.crosses > 0 &&
          nameScore(name, 'inactive') >= SURE)
      )
    })
    .map(({ name }) => name)
}

/** Filled columns that look like access or like the app that it is to, and that nothing uses. */
export function unusedAccess(columns: readonly ProfiledColumn[], used: ReadonlySet<string>): string[] {
  return columns
    .filter(({ name, profile }) => profile.filled > 0 && !used.has(columnName(name)) && !ABOUT.test(plain(name)))
    .filter(
      (column) =>
        confidenceOf('grants.entitlement', 'entitlement', column) >= LIKELY ||
        confidenceOf('grants.app', 'app', column) >= LIKELY ||
        (column.profile.yeses > 0 && accessFlags([column]).length > 0),
    )
    .map(({ name }) => name)
}
