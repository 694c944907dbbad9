import { formatCount } from '../../../parts/values/format.ts'
import { FILE_KINDS, kindName } from '../sync.rules.ts'
import { ScrollFrame } from './scroll-frame.tsx'
import classes from './sync-result.module.css'

const NAMES = { added: 'Added', changed: 'Changed', removed: 'Removed', unchanged: 'Unchanged', kept: 'Kept' }
type Column = keyof typeof NAMES
const COLUMNS = Object.keys(NAMES) as Column[]

interface CountsTableProps {
  counts: Record<string, Record<Exclude<Column, 'kept'>, number> & { kept?: number }>
  label: string
}

/** What was or would be added, changed and removed, by kind; of a preview also what is kept. */
export function CountsTable({ counts, label }: CountsTableProps) {
  const all = FILE_KINDS.flatMap((kind) => {
    const found = counts[kind]
    return found ? [[kind, found] as const] : []
  })
  // Most files are about some kinds only. Rows of zeros would hide what they say about these.
  const some = all.filter(([, found]) => Object.values(found).some((count) => count > 0))
  const kinds = some.length > 0 ? some : all
  // A phone has no room for a column of zeros.
  const columns = COLUMNS.filter((column) => column !== 'kept' || kinds.some(([, { kept = 0 }]) => kept > 0))
  return (
    <ScrollFrame label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">What</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-number>
                {NAMES[column]}
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
                  {formatCount(found[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
