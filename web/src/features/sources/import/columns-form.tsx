import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { type InspectedFiles, type InspectedTable, useChangeMapping } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { valueInWords } from '../source.rules.ts'
import { ColumnRow } from './column-row.tsx'
import { DroppedRowsForm } from './dropped-rows-form.tsx'
import { fieldName } from './import.rules.ts'
import classes from './import-step.module.css'
import { fieldChoices, KIND_CHOICES, placeKey } from './mapping.choices.ts'
import {
  filesOf,
  fillings,
  type MappingFile,
  missingSpots,
  type Spot,
  separatorOf,
  withFile,
  withKind,
  withoutKind,
  withoutTable,
  withValue,
} from './mapping.rules.ts'

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
  const [leavesOut, setLeavesOut] = useState(false)
  const save = useChangeMapping(sync)
  const missing = missingSpots(file, table.columns, kinds)
  const hasSeparators = table.columns.every(({ name }) => separatorOf(file, name) !== '')
  const isComplete = leavesOut || (file.make.length > 0 && missing.length === 0 && hasSeparators && file !== stored)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const changed = leavesOut
          ? withoutTable(document, files.tables, table)
          : withFile(document, files.tables, table, file)
        save.mutate(changed, {
          onSuccess: () => {
            say(leavesOut ? 'The table is left out.' : 'The columns were saved.')
            onSaved()
          },
        })
      }}
    >
      <KindsOfRow
        file={file}
        kinds={kinds}
        leavesOut={leavesOut}
        onChange={(changed) => {
          setLeavesOut(changed === undefined)
          if (changed) setFile(changed)
        }}
      />
      {leavesOut && <p>The rows of this table will be counted as left out by choice, and change nothing.</p>}
      {!leavesOut && file.make.length > 0 && (
        <>
          <ul className={`${classes.list} ${classes.columns}`} aria-label={label}>
            {table.columns.map((column) => (
              <ColumnRow
                key={column.name}
                column={column}
                file={file}
                table={table}
                choices={fieldChoices(file, column.name, { kinds, columns: table.columns })}
                kinds={kinds}
                onChange={setFile}
              />
            ))}
          </ul>
          <FixedTexts file={file} table={table} missing={missing} onChange={setFile} />
          <KeptFields file={file} table={table} />
          <DroppedRowsForm file={file} table={table} onChange={setFile} />
        </>
      )}
      {!leavesOut && file.make.length > 0 && missing.length > 0 && (
        <p>
          Choose a column for each required field, or enter a text:{' '}
          {missing.map(({ make, field }) => fieldName(file.make[make]?.kind ?? '', field)).join(', ')}.
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending} disabled={!isComplete}>
          {leavesOut ? 'Leave the table out' : 'Save the columns'}
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

interface KindsOfRowProps {
  file: MappingFile
  kinds: InspectedFiles['kinds']
  leavesOut: boolean
  /** Undefined for a table that is not to be read. */
  onChange(file: MappingFile | undefined): void
}

/** What a row is: one kind or several, or nothing. */
function KindsOfRow({ file, kinds, leavesOut, onChange }: KindsOfRowProps) {
  const [isAdding, setIsAdding] = useState(false)
  const rows = file.make.length === 0 || leavesOut ? 1 : file.make.length + Number(isAdding)
  const choose = (at: number, value: string) => {
    setIsAdding(false)
    const kind = kinds.find((one) => one.kind === value)
    if (kind) return onChange(withKind(file, kind, at))
    if (value === NOTHING) onChange(rows === 1 ? undefined : at < file.make.length ? withoutKind(file, at) : file)
  }
  return (
    <div className={classes.becomes}>
      {Array.from({ length: rows }, (_, at) => (
        <NativeSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice must not move the focus
          key={at}
          label={at === 0 ? 'Each row is' : 'Each row is also'}
          value={leavesOut ? NOTHING : (file.make[at]?.kind ?? '')}
          data={[
            ...(at >= file.make.length && !leavesOut ? [{ value: '', label: 'Choose' }] : []),
            ...KIND_CHOICES,
            { value: NOTHING, label: rows === 1 ? 'Nothing: do not read this table' : 'Nothing' },
          ]}
          onChange={(event) => choose(at, event.currentTarget.value)}
        />
      ))}
      {!leavesOut && file.make.length > 0 && !isAdding && (
        <Button variant="subtle" size="compact-xs" onClick={() => setIsAdding(true)}>
          Each row also describes something else
        </Button>
      )}
    </div>
  )
}
const NOTHING = '-'

interface FormPart {
  file: MappingFile
  table: InspectedTable
  onChange(file: MappingFile): void
}

/** Fields that are the same in every row: the name of the app, in an export of one app. */
function FixedTexts({ file, table, missing, onChange }: FormPart & { missing: readonly Spot[] }) {
  const given = fillings(file, table.columns).flatMap(({ spot, filling }) =>
    'text' in filling ? [{ spot, text: filling.text }] : [],
  )
  const isGiven = (spot: Spot) => given.some((one) => placeKey(one.spot) === placeKey(spot))
  const shown = [...given, ...missing.filter((spot) => !isGiven(spot)).map((spot) => ({ spot, text: '' }))]
  return shown
    .sort((a, b) => placeKey(a.spot).localeCompare(placeKey(b.spot)))
    .map(({ spot, text }) => (
      <TextInput
        key={placeKey(spot)}
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
          <li key={placeKey(spot)}>
            <span className={classes.name}>{fieldName(make?.kind ?? '', spot.field)}</span>
            <span className={classes.facts}>from {valueInWords(filling.kept, { each: make?.each, headers })}</span>
            <Tag>Kept as it is</Tag>
          </li>
        )
      })}
    </ul>
  )
}
