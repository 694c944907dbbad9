import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { WAITS, type WaitKind, waitKindOf, withWait } from '../draft.rules.ts'
import { secondsOfWire } from '../duration.rules.ts'
import type { Wait } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { WAIT_LABELS } from '../words.rules.ts'
import { ConditionField } from './condition-field.tsx'
import { DurationField } from './duration-field.tsx'
import classes from './editor.module.css'
import { Line } from './line.tsx'

interface WaitFieldsProps {
  wait: Wait
  path: string
  onChange(wait: Wait): void
}

const DAY = '86400s'

/** A step that lets time pass, or waits for something. */
export function WaitFields({ wait, path, onChange }: WaitFieldsProps) {
  const { isDisabled, problemIn } = useEditor()
  const { duration, untilTime, condition, timeoutDuration } = wait
  return (
    <>
      <Line label="How long">
        <div className={classes.line}>
          <NativeSelect
            size="xs"
            aria-label="How long to wait"
            disabled={isDisabled}
            value={waitKindOf(wait)}
            data={WAITS.map((kind) => ({ value: kind, label: WAIT_LABELS[kind] }))}
            onChange={(event) => onChange(withWait(wait, event.currentTarget.value as WaitKind))}
          />
          {duration && (
            <DurationField
              label="Time to wait"
              seconds={secondsOfWire(duration.duration)}
              disabled={isDisabled}
              error={problemIn(`${path}.duration`)}
              onChange={(seconds) => onChange({ ...wait, duration: { duration: `${seconds}s` } })}
            />
          )}
          {untilTime && <UntilTime value={untilTime} onChange={(next) => onChange({ ...wait, untilTime: next })} />}
        </div>
        {untilTime && problemIn(`${path}.untilTime`) && (
          <p className={classes.problem} role="alert">
            {problemIn(`${path}.untilTime`)}
          </p>
        )}
        {condition && (
          <ConditionField
            label="Condition"
            use="CONDITION"
            value={condition.condition ?? ''}
            path={`${path}.condition.condition`}
            onChange={(text) => onChange({ ...wait, condition: { condition: text } })}
          />
        )}
      </Line>
      <Line label="At most">
        <Checkbox
          size="xs"
          label="Go on after some time in any case"
          disabled={isDisabled}
          checked={timeoutDuration !== undefined}
          onChange={(event) => {
            const { timeoutDuration: _, ...rest } = wait
            onChange(event.currentTarget.checked ? { ...rest, timeoutDuration: DAY } : rest)
          }}
        />
        {timeoutDuration !== undefined && (
          <div className={classes.nested}>
            <DurationField
              label="Longest time to wait"
              seconds={secondsOfWire(timeoutDuration)}
              disabled={isDisabled}
              error={problemIn(`${path}.timeoutDuration`)}
              onChange={(seconds) => onChange({ ...wait, timeoutDuration: `${seconds}s` })}
            />
          </div>
        )}
      </Line>
      <Line label="Texts">
        {(['name', 'commentOnFirstWait', 'commentOnTimeout'] as const).map((field) => (
          <TextInput
            key={field}
            size="xs"
            label={TEXTS[field]}
            disabled={isDisabled}
            value={wait[field]}
            error={problemIn(`${path}.${field}`)}
            onChange={(event) => onChange({ ...wait, [field]: event.currentTarget.value })}
          />
        ))}
      </Line>
    </>
  )
}
const TEXTS = {
  name: 'Name of the step',
  commentOnFirstWait: 'Comment when it begins to wait',
  commentOnTimeout: 'Comment when the time is over',
}

type UntilTimeValue = NonNullable<Wait['untilTime']>

function UntilTime({ value, onChange }: { value: UntilTimeValue; onChange(value: UntilTimeValue): void }) {
  const { isDisabled } = useEditor()
  const { hours, minutes, timezone } = value
  const two = (number: number) => String(number).padStart(2, '0')
  return (
    <>
      <TextInput
        size="xs"
        type="time"
        aria-label="Time of day"
        disabled={isDisabled}
        value={`${two(hours)}:${two(minutes)}`}
        onChange={(event) => {
          const [hour = 0, minute = 0] = event.currentTarget.value.split(':').map(Number)
          onChange({ ...value, hours: hour || 0, minutes: minute || 0 })
        }}
      />
      <TextInput
        size="xs"
        aria-label="Time zone"
        disabled={isDisabled}
        value={timezone}
        placeholder="Europe/Berlin"
        onChange={(event) => onChange({ ...value, timezone: event.currentTarget.value })}
      />
    </>
  )
}
