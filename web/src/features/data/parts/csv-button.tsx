import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BrowseColumn } from '../../../parts/list/browse-table.tsx'
import { csvOf } from '../../../parts/list/csv.rules.ts'
import { saveAs } from '../../../parts/list/save-as.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { fetchAllRows, type RowList } from '../rows.ts'
import classes from './data-list.module.css'

export interface DataColumn<Row> extends BrowseColumn<Row> {
  /** The cell in the CSV file. */
  text(row: Row): string
}

interface CsvButtonProps<Row> {
  title: string
  rows: RowList<Row>
  columns: readonly DataColumn<Row>[]
}

/** Saves all rows of a list, not only those that are loaded. */
export function CsvButton<Row>({ title, rows, columns }: CsvButtonProps<Row>) {
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
      {save.error && <FailureNote error={save.error} wanted="The file could not be created." />}
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
