import { formatCount } from '../../../parts/values/format.ts'
import { ScrollFrame } from '../parts/scroll-frame.tsx'
import classes from '../parts/sync-result.module.css'
import type { Sync } from '../queries.ts'
import { FILE_KINDS, kindName } from '../sync.rules.ts'

const COLUMNS = {
  madeCount: 'Made by rows',
  appliedCount: 'Applied',
  mergedCount: 'Merged',
  leftOutCount: 'Left out',
  unaccountedCount: 'Unaccounted for',
} as const
type Column = keyof typeof COLUMNS

/** What became of the things that rows made: made is applied, merged and left out together. */
export function ThingsMade({ sync: { things } }: { sync: Sync }) {
  const kinds = FILE_KINDS.flatMap((kind) => (things[kind] ? [[kind, things[kind]] as const] : []))
  if (kinds.length === 0) return null
  const isBalanced = kinds.every(([, { unaccountedCount }]) => unaccountedCount === 0)
  const columns = (Object.keys(COLUMNS) as Column[]).filter((column) => column !== 'unaccountedCount' || !isBalanced)
  return (
    <>
      {!isBalanced && (
        <p role="alert">Some results of these rows are unaccounted for. Please report this as a bug in Recert.</p>
      )}
      <ScrollFrame label="What rows made">
        <table className={classes.table} aria-label="What rows made">
          <thead>
            <tr>
              <th scope="col">What</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-number>
                  {COLUMNS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(([kind, found]) => (
              <tr key={kind}>
                <td>{kindName(kind)}</td>
                {columns.map((column) => (
                  <td key={column} data-number>
                    {formatCount(found[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  )
}
