import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type BrowseColumn, BrowseTable, type RowLink } from '../../../parts/browse-table.tsx'
import { csvOf } from '../../../parts/csv.rules.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { type Filter, FilterBar } from '../../../parts/filter-bar.tsx'
import { formatCount } from '../../../parts/format.ts'
import { NoMatch } from '../../../parts/no-match.tsx'
import { Page } from '../../../parts/page.tsx'
import { saveAs } from '../../../parts/save-as.ts'
import { useSearchChange } from '../../../parts/use-search-change.ts'
import { fetchAllRows, type RowList, rowsQuery } from '../rows.ts'
import classes from './data-list.module.css'
import { KindTabs } from './kind-tabs.tsx'
import { NoData } from './no-data.tsx'

export interface DataColumn<Row> extends BrowseColumn<Row> {
  /** The cell in the CSV file. */
  text(row: Row): string
}

interface DataListProps<Row> {
  title: string
  rows: RowList<Row>
  columns: readonly DataColumn<Row>[]
  keyOf(row: Row): string
  linkOf(row: Row): RowLink
  filters: readonly Filter[]
  value: Readonly<Record<string, unknown>>
  searchLabel?: string
  /** Filters that choose a person or a thing. */
  pickers?: ReactNode
  /** What there is none of when there is nothing at all: "apps". */
  none: string
}

/** A list of access data: its filters in the address, its rows page by page, and all of them as a CSV file. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { title, rows, columns, keyOf, linkOf, filters, value, searchLabel, pickers, none } = props
  const query = useInfiniteQuery(rowsQuery(rows))
  const change = useSearchChange()
  const isFiltered = Object.values(value).some((one) => one !== undefined)
  return (
    <Page title={title} area="Access data" tabs={<KindTabs />}>
      <div className={classes.filters}>
        <FilterBar
          filters={filters}
          value={value}
          onChange={change}
          {...(searchLabel ? { searchLabel } : { isWithoutSearch: true })}
        >
          <CsvButton title={title} rows={rows} columns={columns} />
        </FilterBar>
        {pickers && <div className={classes.pickers}>{pickers}</div>}
      </div>
      <BrowseTable
        label={title}
        query={query}
        columns={columns}
        keyOf={keyOf}
        linkOf={linkOf}
        empty={isFiltered ? <NoMatch value={value} onChange={change} /> : <NoData things={none} />}
      />
    </Page>
  )
}

/** Saves all rows of a list, not only those that are loaded. */
function CsvButton<Row>({ title, rows, columns }: Pick<DataListProps<Row>, 'title' | 'rows' | 'columns'>) {
  const cache = useQueryClient()
  const save = useMutation({
    mutationFn: async () => {
      const all = await fetchAllRows(rows, cache, new AbortController().signal)
      const text = csvOf(
        columns.map(({ label }) => label),
        all.rows.map((row) => columns.map((column) => column.text(row))),
      )
      saveAs(`${title.toLowerCase()}.csv`, text)
      return all
    },
  })
  return (
    <span className={classes.csv}>
      {save.data?.isCut && (
        <span role="status">Only the first {formatCount(save.data.rows.length)} rows were saved.</span>
      )}
      {save.error && <FailureNote error={save.error} wanted="The file could not be made." />}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        CSV
      </Button>
    </span>
  )
}
