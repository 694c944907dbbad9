import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Picker } from '../../../../parts/list/picker.tsx'
import { formatCount } from '../../../../parts/values/format.ts'
import { fromLocal, toLocal } from '../../../../parts/values/zone.rules.ts'
import { accessProfiles } from '../../../pickers/queries.ts'
import { daysOf, durationOf } from '../../duration.rules.ts'
import type { Scope } from '../../queries.ts'
import { useDraft, useGroup } from '../../use-draft.ts'
import { useZone } from '../../use-zone.ts'
import classes from '../setup.module.css'

const MAX_PROFILES = 32
const DEFAULT_DAYS = 90

type Criteria = NonNullable<Scope['grantsByCriteria']>
const TIMES = ['daysSinceAdded', 'daysSinceReviewed', 'grantsAddedBetween'] as const
const FILTER = 'ACCESS_PROFILE_FILTER_TYPE_'

/** Grants with properties; all of them apply. */
export function GrantCriteria() {
  const { value, onChange, disabled } = useGroup('grants')
  const criteria: Criteria = value.grantsByCriteria ?? {}
  const set = (next: Criteria) => onChange({ grantsByCriteria: next })
  const time = TIMES.find((name) => criteria[name] !== undefined) ?? ''
  const setTime = (name: string) => {
    const { daysSinceAdded: _, daysSinceReviewed: __, grantsAddedBetween: ___, ...others } = criteria
    if (name === 'grantsAddedBetween') return set({ ...others, grantsAddedBetween: {} })
    set(name === '' ? others : { ...others, [name]: durationOf(DEFAULT_DAYS) })
  }
  return (
    <>
      <div className={classes.line}>
        <NativeSelect
          className={classes.choice ?? ''}
          label="Added or reviewed"
          size="sm"
          disabled={disabled}
          value={time}
          data={[
            { value: '', label: 'At any time' },
            { value: 'daysSinceAdded', label: 'Added within' },
            { value: 'daysSinceReviewed', label: 'Not reviewed for' },
            { value: 'grantsAddedBetween', label: 'Added between' },
          ]}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        {(time === 'daysSinceAdded' || time === 'daysSinceReviewed') && (
          <Days
            label={time === 'daysSinceAdded' ? 'Added within' : 'Not reviewed for'}
            value={criteria[time]}
            disabled={disabled}
            onChange={(duration) => set({ ...criteria, [time]: duration })}
          />
        )}
        {time === 'grantsAddedBetween' && (
          <Between
            value={criteria.grantsAddedBetween ?? {}}
            disabled={disabled}
            onChange={(between) => set({ ...criteria, grantsAddedBetween: between })}
          />
        )}
      </div>
      <div className={classes.line}>
        <NativeSelect
          className={classes.choice ?? ''}
          label="Last use"
          size="sm"
          disabled={disabled}
          value={criteria.daysSinceLastUsed === undefined ? '' : 'unused'}
          data={[
            { value: '', label: 'Used or not' },
            { value: 'unused', label: 'Not used for' },
          ]}
          onChange={(event) => {
            const { daysSinceLastUsed: _, ...others } = criteria
            set(event.currentTarget.value === '' ? others : { ...others, daysSinceLastUsed: durationOf(DEFAULT_DAYS) })
          }}
        />
        {criteria.daysSinceLastUsed !== undefined && (
          <Days
            label="Not used for"
            value={criteria.daysSinceLastUsed}
            disabled={disabled}
            onChange={(duration) => set({ ...criteria, daysSinceLastUsed: duration })}
          />
        )}
      </div>
      <div className={classes.line}>
        <NativeSelect
          className={classes.choice ?? ''}
          label="Source"
          size="sm"
          disabled={disabled}
          value={criteria.sourceFilter ?? 'GRANT_SOURCE_FILTER_UNSPECIFIED'}
          data={[
            { value: 'GRANT_SOURCE_FILTER_UNSPECIFIED', label: 'Direct and inherited' },
            { value: 'GRANT_SOURCE_FILTER_DIRECT', label: 'Direct only' },
            { value: 'GRANT_SOURCE_FILTER_INHERITED', label: 'Inherited only' },
          ]}
          onChange={(event) => set({ ...criteria, sourceFilter: event.currentTarget.value })}
        />
        <NativeSelect
          className={classes.choice ?? ''}
          label="Duration"
          size="sm"
          disabled={disabled}
          value={criteria.typeFilter ?? 'GRANT_FILTER_TYPE_UNSPECIFIED'}
          data={[
            { value: 'GRANT_FILTER_TYPE_UNSPECIFIED', label: 'Permanent and temporary' },
            { value: 'GRANT_FILTER_TYPE_PERMANENT', label: 'Permanent only' },
            { value: 'GRANT_FILTER_TYPE_TEMPORARY', label: 'Temporary only' },
          ]}
          onChange={(event) => set({ ...criteria, typeFilter: event.currentTarget.value })}
        />
      </div>
      <AccessProfiles criteria={criteria} disabled={disabled} onChange={set} />
    </>
  )
}

interface DaysProps {
  label: string
  value: string | undefined
  disabled: boolean
  onChange(duration: string): void
}

function Days({ label, value, disabled, onChange }: DaysProps) {
  const [text, setText] = useState<string>()
  return (
    <TextInput
      type="number"
      label="Days"
      aria-label={`${label}, days`}
      size="sm"
      min={1}
      max={36_500}
      w={96}
      disabled={disabled}
      value={text ?? String(daysOf(value))}
      onChange={(event) => {
        setText(event.currentTarget.value)
        const days = Number(event.currentTarget.value)
        if (Number.isInteger(days) && days >= 1 && days <= 36_500) onChange(durationOf(days))
      }}
      onBlur={() => setText(undefined)}
    />
  )
}

type BetweenValue = NonNullable<Criteria['grantsAddedBetween']>

/** From the start of the first day to the end of the last one. */
function Between({
  value,
  disabled,
  onChange,
}: {
  value: BetweenValue
  disabled: boolean
  onChange(value: BetweenValue): void
}) {
  const zone = useZone()
  const first = value.startDate ? toLocal(new Date(value.startDate), zone).date : ''
  // The end is exclusive: a minute before it is still the last day.
  const last = value.endDate ? toLocal(new Date(Date.parse(value.endDate) - 60_000), zone).date : ''
  const startOf = (date: string) => fromLocal({ date, time: '00:00' }, zone)?.toISOString()
  const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const change = (from: string, to: string) => {
    const [startDate, endDate] = [from && startOf(from), to && startOf(dayAfter(to))]
    onChange({ ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) })
  }
  return (
    <>
      <TextInput
        type="date"
        size="sm"
        label="First day"
        disabled={disabled}
        value={first}
        onChange={(event) => change(event.currentTarget.value, last)}
      />
      <TextInput
        type="date"
        size="sm"
        label="Last day"
        disabled={disabled}
        value={last}
        onChange={(event) => change(first, event.currentTarget.value)}
      />
    </>
  )
}

interface ProfilesProps {
  criteria: Criteria
  disabled: boolean
  onChange(criteria: Criteria): void
}

function AccessProfiles({ criteria, disabled, onChange }: ProfilesProps) {
  const { mayPick } = useDraft()
  const filter = criteria.accessProfileFilter
  const type = filter?.filterType ?? `${FILTER}UNSPECIFIED`
  const list = type.endsWith('INCLUDE_SPECIFIC')
    ? 'includedAccessProfileIds'
    : type.endsWith('EXCLUDE_SPECIFIC')
      ? 'excludedAccessProfileIds'
      : undefined
  const ids = list ? (filter?.[list] ?? []) : []
  const set = (filterType: string, chosen: Record<string, string[]> = {}) =>
    onChange({
      ...criteria,
      accessProfileFilter: { filterType, includedAccessProfileIds: [], excludedAccessProfileIds: [], ...chosen },
    })
  return (
    <>
      <NativeSelect
        className={classes.choice ?? ''}
        label="Access profiles"
        size="sm"
        disabled={disabled}
        value={type}
        data={[
          { value: `${FILTER}UNSPECIFIED`, label: 'Any or none' },
          { value: `${FILTER}INCLUDE_ALL`, label: 'Given by an access profile' },
          { value: `${FILTER}EXCLUDE_ALL`, label: 'Not given by an access profile' },
          { value: `${FILTER}INCLUDE_SPECIFIC`, label: 'Given by one of these' },
          { value: `${FILTER}EXCLUDE_SPECIFIC`, label: 'Not given by any of these' },
        ]}
        onChange={(event) => {
          const { accessProfileFilter: _, ...others } = criteria
          if (event.currentTarget.value.endsWith('UNSPECIFIED')) onChange(others)
          else set(event.currentTarget.value)
        }}
      />
      {list && (
        <Picker
          label="These access profiles"
          source={accessProfiles}
          max={MAX_PROFILES}
          description={`${formatCount(ids.length)} of ${MAX_PROFILES}`}
          disabled={disabled || !mayPick}
          value={ids}
          onChange={(chosen) => set(type, { [list]: chosen })}
        />
      )}
    </>
  )
}
