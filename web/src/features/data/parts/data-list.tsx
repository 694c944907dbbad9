import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowseTable, type RowLink } from '../../../parts/list/browse-table.tsx'
import { type Filter, FilterBar } from '../../../parts/list/filter-bar.tsx'
import { NoMatch } from '../../../parts/list/no-match.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Page } from '../../../parts/page/page.tsx'
import { endOfDay } from '../../../parts/values/day.rules.ts'
import { formatDay } from '../../../parts/values/format.ts'
import { type RowList, rowsQuery } from '../rows.ts'
import { ColumnChoice, useShownColumns } from './column-choice.tsx'
import { CsvButton, type DataColumn } from './csv-button.tsx'
import classes from './data-list.module.css'
import { KindTabs } from './kind-tabs.tsx'
import { NoData } from './no-data.tsx'
import { AsOf } from './thing/as-of.tsx'

export type { DataColumn }

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
  /** The way on when nothing matches, beside clearing the filters. */
  elsewhere?: ReactNode
  /** What there is none of when there is nothing at all: "apps". */
  none: string
}

/** A list of access data: its filters in the address, its rows page by page, and all of them as a CSV file. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { title, keyOf, linkOf, filters, value, searchLabel, pickers, elsewhere, none } = props
  const { columns, ...choice } = useShownColumns(none, props.columns)
  const day = typeof value.on === 'string' ? value.on : undefined
  const rows = { ...props.rows, at: day && endOfDay(day) }
  const query = useInfiniteQuery(rowsQuery(rows))
  const change = useSearchChange()
  const isFiltered = Object.values(value).some((one) => one !== undefined)
  return (
    <Page title={title} area="Access data" tabs={<KindTabs />}>
      <FilterBar
        filters={filters}
        value={value}
        onChange={change}
        pickers={pickers}
        {...(searchLabel ? { searchLabel } : { isWithoutSearch: true })}
      >
        <AsOf day={day} />
        <ColumnChoice labels={props.columns.slice(1).map(({ label }) => label)} {...choice} />
        <CsvButton title={title} rows={rows} columns={columns} />
      </FilterBar>
      {day && (
        <p className={classes.past} role="status">
          As of the end of {formatDay(new Date(`${day}T12:00:00`))}. Names in a row, such as those of owners, are
          today’s.
        </p>
      )}
      <BrowseTable
        label={title}
        query={query}
        columns={columns}
        keyOf={keyOf}
        linkOf={linkOf}
        empty={isFiltered ? <NoMatch value={value} onChange={change} action={elsewhere} /> : <NoData things={none} />}
      />
    </Page>
  )
}
