import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Fragment, useState } from 'react'
import type { InspectedFiles, InspectedTable } from '../import-queries.ts'
import { ColumnSamples } from './column-samples.tsx'
import classes from './import-step.module.css'
import { type FieldChoices, type Place, placeKey } from './mapping.choices.ts'
import {
  canHoldSeveral,
  fillings,
  isFilledDown,
  likelySeparator,
  type MappingFile,
  separatorOf,
  valueAt,
  withFilledDown,
  withJoined,
  withMeanings,
  withoutColumn,
  withSeparator,
  withValue,
} from './mapping.rules.ts'
import { canHaveMap, valueMap } from './mapping-value.rules.ts'
import { ValueMap } from './value-map.tsx'

interface ColumnRowProps {
  file: MappingFile
  table: InspectedTable
  column: InspectedTable['columns'][number]
  choices: FieldChoices
  kinds: InspectedFiles['kinds']
  onChange(file: MappingFile): void
}

/** A column and the fields that it fills: often one, but an address can also be a person's id. */
export function ColumnRow({ column, file, table, choices, kinds, onChange }: ColumnRowProps) {
  const [isAdding, setIsAdding] = useState(false)
  const places = fillings(file, table.columns).flatMap(({ spot, filling }): Place[] =>
    'column' in filling && filling.column === column.name ? [{ ...spot, isJoined: filling.after !== undefined }] : [],
  )
  const move = (from: Place | undefined, key: string) => {
    const emptied = from ? withoutColumn(file, from, column.name) : file
    const to = choices.places.get(key)
    const fill = to?.isJoined ? withJoined : withValue
    const moved = to ? fill(emptied, to, column.name) : emptied
    const isUsed = fillings(moved, table.columns).some(
      ({ filling }) => 'column' in filling && filling.column === column.name,
    )
    onChange(isUsed ? moved : withSeparator(moved, column.name, undefined))
    setIsAdding(false)
  }
  const selects: (Place | undefined)[] = places.length === 0 || isAdding ? [...places, undefined] : places
  return (
    <li>
      <ColumnSamples column={column} />
      <div className={classes.becomes}>
        {selects.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice must not move the focus
          <Fragment key={index}>
            <NativeSelect
              aria-label={`${column.name} ${index === 0 ? 'becomes' : 'also becomes'}`}
              value={place ? placeKey(place) : ''}
              data={choices.data}
              onChange={(event) => move(place, event.currentTarget.value)}
            />
            {place && (
              <Meanings
                column={column}
                place={place}
                isOffered={places.length === 1}
                file={file}
                kinds={kinds}
                onChange={onChange}
              />
            )}
          </Fragment>
        ))}
        {places.length > 0 && !isAdding && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`${column.name}: Use for another field`}
            onClick={() => setIsAdding(true)}
          >
            Use for another field
          </Button>
        )}
        {places.length > 0 && column.filledPercent < 100 && (
          <Checkbox
            label="An empty cell means the value above"
            aria-label={`${column.name}: An empty cell means the value above`}
            checked={isFilledDown(file, column.name)}
            onChange={(event) => onChange(withFilledDown(file, column.name, event.currentTarget.checked))}
          />
        )}
        {canHoldSeveral(file, column.name) && <SeveralValues column={column} file={file} onChange={onChange} />}
      </div>
    </li>
  )
}

interface MeaningsProps extends Pick<ColumnRowProps, 'column' | 'file' | 'kinds' | 'onChange'> {
  place: Place
  /** A column of several fields tells who or what something is. */
  isOffered: boolean
}

/** What values of a column mean in a field: "Ja" is enabled. */
function Meanings({ column, place, isOffered, file, kinds, onChange }: MeaningsProps) {
  const value = valueAt(file, place)
  if (!canHaveMap(value)) return null
  const { kind = '' } = file.make[place.make] ?? {}
  const field = kinds.find((one) => one.kind === kind)?.fields.find(({ name }) => name === place.field)
  return (
    <ValueMap
      key={placeKey(place)}
      column={column}
      isOffered={isOffered}
      values={field?.values ?? []}
      map={valueMap(value)}
      onChange={(map) => onChange(withMeanings(file, place, map))}
    />
  )
}

/** Whether a cell names several things, as in a list of a person's roles, and what stands between them. */
function SeveralValues({ column, file, onChange }: Pick<ColumnRowProps, 'column' | 'file' | 'onChange'>) {
  const by = separatorOf(file, column.name)
  return (
    <>
      <Checkbox
        label="A cell can have several values"
        aria-label={`${column.name}: A cell can have several values`}
        checked={by !== undefined}
        onChange={(event) =>
          onChange(withSeparator(file, column.name, event.currentTarget.checked ? likelySeparator(column) : undefined))
        }
      />
      {by !== undefined && (
        <TextInput
          label="Between the values"
          aria-label={`${column.name}: Between the values`}
          value={by}
          maxLength={10}
          error={by === '' ? 'Enter what stands between two values.' : undefined}
          onChange={(event) => onChange(withSeparator(file, column.name, event.currentTarget.value))}
        />
      )}
    </>
  )
}
