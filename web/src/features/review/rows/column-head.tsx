import classes from './review-list.module.css'

interface ColumnHeadProps {
  name: string
  /** The column to sort by; undefined if it cannot be sorted by. */
  column: string | undefined
  sort: string | undefined
  onSort(sort: string | undefined): void
}

/** A heading that sorts: up, then down, then as items were found. */
export function ColumnHead({ name, column, sort, onSort }: ColumnHeadProps) {
  if (!column) return <span role="columnheader">{name}</span>
  const order = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const next = { none: column, ascending: `-${column}`, descending: undefined }[order]
  return (
    <span role="columnheader" aria-sort={order}>
      <button type="button" className={classes.sort} onClick={() => onSort(next)}>
        {name}
        {order !== 'none' && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </button>
    </span>
  )
}
