import { useInfiniteQuery } from '@tanstack/react-query'
import { type BrowseColumn, BrowseTable, type RowLink } from '../../../../parts/list/browse-table.tsx'
import { EmptyNote } from '../../../../parts/page/empty-note.tsx'
import { type RowList, rowsQuery } from '../../rows.ts'

interface SubListProps<Row> {
  label: string
  rows: RowList<Row>
  columns: readonly BrowseColumn<Row>[]
  keyOf(row: Row): string
  linkOf?: (row: Row) => RowLink | undefined
  empty: string
}

/** A list in the tab of a thing. */
export function SubList<Row>({ label, rows, columns, keyOf, linkOf, empty }: SubListProps<Row>) {
  const query = useInfiniteQuery(rowsQuery(rows))
  return (
    <BrowseTable
      label={label}
      query={query}
      columns={columns}
      keyOf={keyOf}
      {...(linkOf ? { linkOf } : {})}
      empty={<EmptyNote>{empty}</EmptyNote>}
    />
  )
}
