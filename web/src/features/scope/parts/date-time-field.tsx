import { CloseButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../../parts/values/format.ts'
import { fromLocal, type LocalTime, readerZone, toLocal, zoneName } from '../../../parts/values/zone.rules.ts'
import classes from './setup.module.css'

interface DateTimeFieldProps {
  label: string
  value: string | undefined
  zone: string
  /** Used when only a day is chosen. */
  defaultTime: string
  disabled?: boolean
  onChange(value: string | undefined): void
}

/** A day and a time in a zone, with native inputs. */
export function DateTimeField({ label, value, zone, defaultTime, disabled = false, onChange }: DateTimeFieldProps) {
  const known = value ? toLocal(new Date(value), zone) : { date: '', time: '' }
  const [typed, setTyped] = useState<LocalTime>()
  const shown = typed ?? known
  const change = (next: LocalTime) => {
    setTyped(next)
    if (next.date === '') return onChange(undefined)
    const at = fromLocal({ ...next, time: next.time || defaultTime }, zone)
    if (at) onChange(at.toISOString())
  }
  return (
    <div className={classes.line}>
      <TextInput
        type="date"
        size="sm"
        aria-label={`${label}, day`}
        value={shown.date}
        disabled={disabled}
        onChange={(event) => change({ date: event.currentTarget.value, time: shown.time || defaultTime })}
        onBlur={() => setTyped(undefined)}
      />
      <TextInput
        type="time"
        size="sm"
        aria-label={`${label}, time`}
        value={shown.time}
        disabled={disabled || shown.date === ''}
        onChange={(event) => change({ ...shown, time: event.currentTarget.value })}
        onBlur={() => setTyped(undefined)}
      />
      <span className={classes.note} title={zone}>
        {zoneName(value ? new Date(value) : new Date(), zone)}
      </span>
      {value && zone !== readerZone() && (
        <span className={classes.note}>{formatDateTime(new Date(value))} for you</span>
      )}
      {value && !disabled && (
        <CloseButton
          size="sm"
          aria-label={`Clear: ${label}`}
          onClick={() => {
            setTyped(undefined)
            onChange(undefined)
          }}
        />
      )}
    </div>
  )
}
