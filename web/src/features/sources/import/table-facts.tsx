import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { type InspectedFiles, type InspectedTable, presetsQuery } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { ColumnSamples } from './column-samples.tsx'
import { confidenceOf, fieldName, fieldsByColumn, recognisedBy, writtenAs } from './import.rules.ts'
import classes from './import-step.module.css'
import { filesOf, isFilledDown, isLeftOut, missingSpots } from './mapping.rules.ts'
import { ReadingForm } from './reading-form.tsx'

/** Most exports are recognised, and nobody changes their columns. */
const ColumnsForm = lazyPart(async () => ({ default: (await import('./columns-form.tsx')).ColumnsForm }))

interface TableFactsProps {
  sync: Sync
  table: InspectedTable
  files: InspectedFiles
  /** Whether the columns are shown only when asked for. */
  isFolded: boolean
}

const LEFT_OUT = 'Left out by choice: its rows are counted and not imported.'

/** One table of the uploads: how it is written, how it was recognised, and what its columns become. */
export function TableFacts({ sync, table, files, isFolded }: TableFactsProps) {
  const { data: presets = [] } = useQuery(presetsQuery)
  const name = [table.fileName, table.member, table.part].filter(Boolean).join(', ')
  const title = presets.find(({ id }) => id === (table.presetId || sync.presetId))?.title ?? ''
  return (
    <div className={classes.part}>
      <h3>{name}</h3>
      <p>
        {isLeftOut(files.document, table) ? LEFT_OUT : recognisedBy(table.how, title)} {writtenAs(table)}.
        {table.unsure.length > 0 && ` Assumed: ${table.unsure.join(', ')}.`}
      </p>
      {table.remarks.map((remark) => (
        <div key={remark} className={classes.notice}>
          <p>{remark}</p>
        </div>
      ))}
      {table.spellings.length > 0 && table.encoding !== '' && (
        <p>
          Is this spelled right? <strong>{table.spellings.join(', ')}</strong>. If not, choose another encoding under
          “How this is read”.
        </p>
      )}
      {table.newColumns.length > 0 && <p>New since the last import: {table.newColumns.join(', ')}.</p>}
      {table.goneColumns.length > 0 && <p>Gone since the last import: {table.goneColumns.join(', ')}.</p>}
      {table.fields
        .filter(({ text }) => text !== '')
        .map(({ kind, field, text, confidencePercent }) => (
          <p key={`${kind} ${field}`}>
            {fieldName(kind, field)} in every row: <strong>{text}</strong>{' '}
            <Tag meaning={confidenceOf(confidencePercent).meaning}>{confidenceOf(confidencePercent).label}</Tag>
          </p>
        ))}
      <details key={String(isFolded)} open={!isFolded}>
        <summary>{countOf(table.columns.length, 'column')}</summary>
        <Columns sync={sync} table={table} files={files} label={`Columns of ${name}`} />
      </details>
      {sync.state !== 'SYNC_STATE_CHECKING' && <ReadingForm sync={sync} table={table} files={files} />}
    </div>
  )
}

/** What the columns become. A table that cannot be read so shows the form that changes it. */
function Columns({ sync, table, files, label }: Omit<TableFactsProps, 'isFolded'> & { label: string }) {
  const [isChanging, setIsChanging] = useState(false)
  const file = filesOf(files.document)[table.mappingFile]
  const isIncomplete = !file || missingSpots(file, table.columns, files.kinds).length > 0
  if (sync.state === 'SYNC_STATE_CHECKING') return <ColumnList table={table} document={files.document} label={label} />
  if (isChanging || isIncomplete)
    return (
      <Suspense fallback={<LoadingRows rows={4} height={36} />}>
        <ColumnsForm
          key={JSON.stringify([table.mappingFile, table.columns.map(({ name }) => name)])}
          sync={sync}
          table={table}
          files={files}
          label={label}
          {...(isIncomplete ? {} : { onCancel: () => setIsChanging(false) })}
          onSaved={() => setIsChanging(false)}
        />
      </Suspense>
    )
  return (
    <>
      <ColumnList table={table} document={files.document} label={label} />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={() => setIsChanging(true)}>
          {isLeftOut(files.document, table) ? 'Read this table' : 'Change the columns'}
        </Button>
      </div>
    </>
  )
}

interface ColumnListProps extends Pick<TableFactsProps, 'table'> {
  document: InspectedFiles['document']
  label: string
}

function ColumnList({ table, document, label }: ColumnListProps) {
  const fields = fieldsByColumn(document, table)
  const file = filesOf(document)[table.mappingFile]
  return (
    <ul className={`${classes.list} ${classes.columns}`} aria-label={label}>
      {table.columns.map((column) => {
        const suggested = table.fields.filter((field) => field.column === column.name)
        const known = suggested.length > 0 ? [] : (fields.get(column.name) ?? [])
        return (
          <li key={column.name}>
            <ColumnSamples column={column} />
            <div className={classes.tags}>
              {suggested.map(({ kind, field, confidencePercent }) => {
                const { label: sure, meaning } = confidenceOf(confidencePercent)
                return (
                  <Tag key={`${kind} ${field}`} meaning={meaning}>
                    {fieldName(kind, field)} ({sure.toLowerCase()})
                  </Tag>
                )
              })}
              {known.map((field) => (
                <Tag key={field} meaning="certify">
                  {field}
                </Tag>
              ))}
              {isFilledDown(file, column.name) && <Tag meaning="warning">Empty: the value above</Tag>}
              {suggested.length + known.length === 0 && <Tag>Not used</Tag>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
