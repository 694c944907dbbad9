import { formatCount } from '../../../parts/format.ts'
import type { Sync } from '../queries.ts'
import { FILE_KINDS, kindName } from '../sync.rules.ts'
import { ScrollFrame } from './scroll-frame.tsx'
import classes from './sync-result.module.css'

/** What was or would be added, changed and removed, by kind. */
export function CountsTable({ counts, label }: { counts: Sync['counts']; label: string }) {
  const kinds = FILE_KINDS.flatMap((kind) => {
    const found = counts[kind]
    return found ? [[kind, found] as const] : []
  })
  return (
    <ScrollFrame label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">What</th>
            {['Added', 'Changed', 'Removed', 'Unchanged'].map((name) => (
              <th key={name} scope="col" data-number>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(([kind, { added, changed, removed, unchanged }]) => (
            <tr key={kind}>
              <td>{kindName(kind)}</td>
              <td data-number>{formatCount(added)}</td>
              <td data-number>{formatCount(changed)}</td>
              <td data-number>{formatCount(removed)}</td>
              <td data-number>{formatCount(unchanged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
