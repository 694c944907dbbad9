import type { InspectedTable } from '../import-queries.ts'
import classes from './import-step.module.css'

/** A column of an uploaded table, with its first values. */
export function ColumnSamples({
  column: { name, samples, filledPercent },
}: {
  column: InspectedTable['columns'][number]
}) {
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.facts}>
        {samples.length > 0 ? samples.slice(0, 3).join(', ') : 'No values'}
        {filledPercent < 100 && samples.length > 0 && ` (${filledPercent}% filled)`}
      </span>
    </>
  )
}
