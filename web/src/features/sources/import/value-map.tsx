import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countOf } from '../../../parts/values/format.ts'
import type { InspectedTable } from '../import-queries.ts'
import classes from './import-step.module.css'

/** A column with more values than this has names or numbers, and nobody says of each what it means. */
const MOST_VALUES = 20

interface ValueMapProps {
  column: InspectedTable['columns'][number]
  /** The words that the field takes; empty where it takes any text. */
  values: readonly string[]
  map: Record<string, string> | undefined
  isOffered: boolean
  onChange(map: Record<string, string> | undefined): void
}

/** Values of a column, and what each of them means in a field. */
export function ValueMap({ column, values, map, isOffered, onChange }: ValueMapProps) {
  // An object would lose a row while its text is that of another one.
  const [rows, setRows] = useState(Object.entries(map ?? {}))
  const [isOpen, setIsOpen] = useState(false)
  const change = (changed: [string, string][]) => {
    setRows(changed)
    onChange(changed.length > 0 ? Object.fromEntries(changed) : undefined)
  }
  const add = () => {
    const next = column.samples.find((text) => !rows.some(([from]) => from === text)) ?? ''
    change([...rows, [next, values[0] ?? '']])
  }
  if (rows.length === 0)
    return !isOffered || column.distinctCount > MOST_VALUES ? null : (
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`${column.name}: Say what values mean`}
        onClick={() => {
          setIsOpen(true)
          add()
        }}
      >
        Say what values mean
      </Button>
    )
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{countOf(rows.length, 'value')} with a meaning</summary>
      <table className={classes.values} aria-label={`${column.name}: What values mean`}>
        <thead>
          <tr>
            <th scope="col">Value in the file</th>
            <th scope="col">Means</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([from, to], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: typing must not move the focus
            <tr key={at}>
              <td>
                <TextInput
                  aria-label={`${column.name}: value ${at + 1}`}
                  placeholder="Empty cell"
                  value={from}
                  maxLength={200}
                  onChange={(event) => change(rows.with(at, [event.currentTarget.value, to]))}
                />
              </td>
              <td>
                <Meaning
                  label={`${column.name}: meaning of value ${at + 1}`}
                  value={to}
                  values={values}
                  onChange={(meant) => change(rows.with(at, [from, meant]))}
                />
              </td>
              <td>
                <Button
                  variant="subtle"
                  size="compact-xs"
                  aria-label={`${column.name}: Remove value ${at + 1}`}
                  onClick={() => change(rows.toSpliced(at, 1))}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="subtle" size="compact-xs" aria-label={`${column.name}: Add a value`} onClick={add}>
        Add a value
      </Button>
    </details>
  )
}

interface MeaningProps extends Pick<ValueMapProps, 'values'> {
  label: string
  value: string
  onChange(value: string): void
}

function Meaning({ label, value, values, onChange }: MeaningProps) {
  if (values.length === 0)
    return (
      <TextInput
        aria-label={label}
        placeholder="Nothing"
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const choices = [...new Set([...values, value])].filter((one) => one !== '')
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[
        ...choices.map((one) => ({ value: one, label: one.replaceAll('_', ' ') })),
        { value: '', label: 'Nothing' },
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
