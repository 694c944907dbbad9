import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { fieldName } from '../import.rules.ts'
import { type InspectedFiles, type InspectedTable, useChangeMapping } from '../import-queries.ts'
import { type FieldChoices, fieldChoices, KIND_CHOICES, spotKey } from '../mapping.choices.ts'
import {
  filesOf,
  fillings,
  type MappingFile,
  missingSpots,
  type Spot,
  withFile,
  withKind,
  withValue,
} from '../mapping.rules.ts'
import type { Sync } from '../queries.ts'
import { valueInWords } from '../source.rules.ts'
import { ColumnSamples } from './column-samples.tsx'
import classes from './import-step.module.css'

interface ColumnsFormProps {
  sync: Sync
  table: InspectedTable
  files: InspectedFiles
  label: string
  onSaved(): void
  onCancel?(): void
}

/** Says what the rows of a table are, and what each of its columns becomes. */
export function ColumnsForm({ sync, table, files, label, onSaved, onCancel }: ColumnsFormProps) {
  const { kinds, document } = files
  const stored = filesOf(document)[table.mappingFile] ?? { make: [] }
  const [file, setFile] = useState<MappingFile>(stored)
  const save = useChangeMapping(sync)
  const missing = missingSpots(file, table.columns, kinds)
  const isComplete = file.make.length > 0 && missing.length === 0
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(withFile(document, files.tables, table, file), {
          onSuccess: () => {
            say('The columns were saved.')
            onSaved()
          },
        })
      }}
    >
      {file.make.length <= 1 && (
        <NativeSelect
          label="Each row is"
          value={file.make[0]?.kind ?? ''}
          data={[...(file.make.length === 0 ? [{ value: '', label: 'Choose' }] : []), ...KIND_CHOICES]}
          onChange={({ currentTarget: { value } }) => {
            const kind = kinds.find((one) => one.kind === value)
            if (kind) setFile(withKind(file, kind))
          }}
        />
      )}
      {file.make.length > 0 && (
        <>
          <ul className={`${classes.list} ${classes.columns}`} aria-label={label}>
            {table.columns.map((column) => (
              <ColumnRow
                key={column.name}
                column={column}
                file={file}
                table={table}
                choices={fieldChoices(file, column.name, kinds)}
                onChange={setFile}
              />
            ))}
          </ul>
          <FixedTexts file={file} table={table} missing={missing} onChange={setFile} />
          <KeptFields file={file} table={table} />
        </>
      )}
      {file.make.length > 0 && missing.length > 0 && (
        <p>
          Choose a column for each required field, or enter a text:{' '}
          {missing.map(({ make, field }) => fieldName(file.make[make]?.kind ?? '', field)).join(', ')}.
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending} disabled={!isComplete || file === stored}>
          Save the columns
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {save.error && <FailureNote error={save.error} wanted="The columns were not saved." />}
    </form>
  )
}

interface FormPart {
  file: MappingFile
  table: InspectedTable
  onChange(file: MappingFile): void
}

interface ColumnRowProps extends FormPart {
  column: InspectedTable['columns'][number]
  choices: FieldChoices
}

/** A column and the fields that it fills: often one, but an address can also be a person's id. */
function ColumnRow({ column, file, table, choices, onChange }: ColumnRowProps) {
  const [isAdding, setIsAdding] = useState(false)
  const spots = fillings(file, table.columns).flatMap(({ spot, filling }) =>
    'column' in filling && filling.column === column.name ? [spot] : [],
  )
  const move = (from: Spot | undefined, key: string) => {
    const emptied = from ? withValue(file, from, undefined) : file
    const to = choices.spots.get(key)
    onChange(to ? withValue(emptied, to, column.name) : emptied)
    setIsAdding(false)
  }
  const selects: (Spot | undefined)[] = spots.length === 0 || isAdding ? [...spots, undefined] : spots
  return (
    <li>
      <ColumnSamples column={column} />
      <div className={classes.becomes}>
        {selects.map((spot, index) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice must not move the focus
            key={index}
            aria-label={`${column.name} ${index === 0 ? 'becomes' : 'also becomes'}`}
            value={spot ? spotKey(spot) : ''}
            data={choices.data}
            onChange={(event) => move(spot, event.currentTarget.value)}
          />
        ))}
        {spots.length > 0 && !isAdding && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`${column.name}: Use for another field`}
            onClick={() => setIsAdding(true)}
          >
            Use for another field
          </Button>
        )}
      </div>
    </li>
  )
}

/** Fields that are the same in every row: the name of the app, in an export of one app. */
function FixedTexts({ file, table, missing, onChange }: FormPart & { missing: readonly Spot[] }) {
  const given = fillings(file, table.columns).flatMap(({ spot, filling }) =>
    'text' in filling ? [{ spot, text: filling.text }] : [],
  )
  const isGiven = (spot: Spot) => given.some((one) => spotKey(one.spot) === spotKey(spot))
  const shown = [...given, ...missing.filter((spot) => !isGiven(spot)).map((spot) => ({ spot, text: '' }))]
  return shown
    .sort((a, b) => spotKey(a.spot).localeCompare(spotKey(b.spot)))
    .map(({ spot, text }) => (
      <TextInput
        key={spotKey(spot)}
        label={`${fieldName(file.make[spot.make]?.kind ?? '', spot.field)}, the same in every row`}
        {...(text.trim() === '' ? { description: 'No column fills it yet.' } : {})}
        value={text}
        maxLength={200}
        onChange={(event) => onChange(withValue(file, spot, { text: event.currentTarget.value }))}
      />
    ))
}

/** Fields that are joined or converted: shown, and kept unless a column is chosen for them. */
function KeptFields({ file, table }: Omit<FormPart, 'onChange'>) {
  const kept = fillings(file, table.columns).flatMap(({ spot, filling }) =>
    'kept' in filling ? [{ spot, filling }] : [],
  )
  if (kept.length === 0) return null
  const headers = table.columns.map(({ name }) => name)
  return (
    <ul className={classes.list} aria-label="Kept as they are">
      {kept.map(({ spot, filling }) => {
        const make = file.make[spot.make]
        return (
          <li key={spotKey(spot)}>
            <span className={classes.name}>{fieldName(make?.kind ?? '', spot.field)}</span>
            <span className={classes.facts}>from {valueInWords(filling.kept, { each: make?.each, headers })}</span>
            <Tag>Kept as it is</Tag>
          </li>
        )
      })}
    </ul>
  )
}
