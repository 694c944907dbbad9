import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { Sync } from '../queries.ts'
import classes from './import-step.module.css'

/** Where the rows of each table went: none is lost without a word. */
export function TableRows({ sync: { tables } }: { sync: Sync }) {
  return (
    <ul className={classes.list} aria-label="Rows read">
      {tables.map((table) => (
        <li key={`${table.fileName}\n${table.member}\n${table.part}`}>
          <span className={classes.name}>{[table.fileName, table.member, table.part].filter(Boolean).join(', ')}</span>
          <span className={classes.facts}>
            {[
              `${countOf(table.rowCount, 'row')} read`,
              `${formatCount(table.takenCount)} taken`,
              table.emptyCount > 0 && `${formatCount(table.emptyCount)} empty`,
              table.repeatedCount > 0 && `${formatCount(table.repeatedCount)} repeated`,
              ...Object.entries(table.filtered).map(([rule, count]) => `${formatCount(count)} dropped (${rule})`),
              table.leftOutCount > 0 && `${formatCount(table.leftOutCount)} left out`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
