import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../../parts/format.ts'
import { Tag } from '../../../parts/tag.tsx'
import { confidenceOf, fieldName, fieldsByColumn, recognisedBy, writtenAs } from '../import.rules.ts'
import { type InspectedFiles, type InspectedTable, presetsQuery } from '../import-queries.ts'
import classes from './import-step.module.css'

interface TableFactsProps {
  table: InspectedTable
  /** The preset that it is read with, or empty. */
  presetId: string
  document: InspectedFiles['document']
  /** Whether the columns are shown only when asked for. */
  isFolded: boolean
}

/** One table of the uploads: how it is written, how it was recognised, and what its columns become. */
export function TableFacts({ table, presetId, document, isFolded }: TableFactsProps) {
  const { data: presets = [] } = useQuery(presetsQuery)
  const name = [table.fileName, table.member, table.part].filter(Boolean).join(', ')
  const title = presets.find(({ id }) => id === presetId)?.title ?? ''
  return (
    <div className={classes.part}>
      <h3>{name}</h3>
      <p>
        {recognisedBy(table.how, title)} {writtenAs(table)}.
        {table.unsure.length > 0 && ` Assumed: ${table.unsure.join(', ')}.`}
      </p>
      {table.remarks.map((remark) => (
        <div key={remark} className={classes.notice}>
          <p>{remark}</p>
        </div>
      ))}
      {table.spellings.length > 0 && (
        <p>
          Is this spelled right? <strong>{table.spellings.slice(0, 6).join(', ')}</strong>. If not, export the file as
          UTF-8 and upload it again.
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
        <Columns table={table} document={document} label={`Columns of ${name}`} />
      </details>
    </div>
  )
}

function Columns({ table, document, label }: Pick<TableFactsProps, 'table' | 'document'> & { label: string }) {
  const fields = fieldsByColumn(document, table)
  return (
    <ul className={`${classes.list} ${classes.columns}`} aria-label={label}>
      {table.columns.map(({ name, samples, filledPercent }) => {
        const suggested = table.fields.filter(({ column }) => column === name)
        const known = suggested.length > 0 ? [] : (fields.get(name) ?? [])
        return (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <span className={classes.facts}>
              {samples.length > 0 ? samples.slice(0, 3).join(', ') : 'No values'}
              {filledPercent < 100 && samples.length > 0 && ` (${filledPercent}% filled)`}
            </span>
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
            {suggested.length + known.length === 0 && <Tag>Not used</Tag>}
          </li>
        )
      })}
    </ul>
  )
}
