import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { inUnit, secondsOf, UNITS, type Unit } from '../duration.rules.ts'
import classes from './editor.module.css'

interface DurationFieldProps {
  label: string
  seconds: number
  disabled: boolean
  error?: string | undefined
  onChange(seconds: number): void
}

/** A number with its unit. */
export function DurationField({ label, seconds, disabled, error, onChange }: DurationFieldProps) {
  const [unit, setUnit] = useState<Unit>(() => inUnit(seconds).unit)
  const amount = seconds / secondsOf(1, unit)
  return (
    <span className={classes.duration}>
      <TextInput
        size="xs"
        type="number"
        min={1}
        step="any"
        className={classes.amount ?? ''}
        aria-label={label}
        error={error}
        disabled={disabled}
        value={seconds === 0 ? '' : String(amount)}
        onChange={(event) => onChange(secondsOf(Number(event.currentTarget.value) || 0, unit))}
      />
      <NativeSelect
        size="xs"
        aria-label={`${label}, unit`}
        disabled={disabled}
        value={unit}
        data={UNITS.map(({ value }) => value)}
        onChange={(event) => {
          const next = event.currentTarget.value as Unit
          setUnit(next)
          onChange(secondsOf(amount, next))
        }}
      />
    </span>
  )
}
