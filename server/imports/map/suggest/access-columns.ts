import { columnName } from '../texts.ts'
import { accessFlags } from './access-flags.ts'
import { confidenceOf, LIKELY } from './confidence.ts'
import { plain } from './name-score.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** What else is told of a role or an app than its name: it is no access of its own. */
const ABOUT = / (?:ids?|guid|arn|code|key|count|type|kind|mode|number|no|description)$/

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
