import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { GROUP_MEMBERS, type GroupName } from '../../draft.rules.ts'
import type { Scope } from '../../queries.ts'
import { useGroup } from '../../use-draft.ts'
import { Row } from '../section.tsx'
import classes from '../setup.module.css'

export interface MemberOption {
  member: keyof Scope
  label: string
  /** Its value when it is chosen. */
  start: Scope
  fields?: ReactNode
}

interface ChoiceRowProps {
  group: GroupName
  label: string
  /** What it says when nothing is chosen. */
  none: string
  isRequired: boolean
  /** Nothing chosen means the same as one of the options, so it is offered only as long as nothing is chosen. */
  isNoneHidden?: boolean
  options: readonly MemberOption[]
  note?: ReactNode
}

/** A group of the scope of which one member can be chosen. */
export function ChoiceRow({ group, label, none, isRequired, isNoneHidden = false, options, note }: ChoiceRowProps) {
  const { value, onChange, error, disabled } = useGroup(group)
  const members: readonly string[] = GROUP_MEMBERS[group]
  const chosen = members.find((member) => value[member as keyof Scope] !== undefined) ?? ''
  const option = options.find(({ member }) => member === chosen)
  return (
    <Row label={label} about={isRequired ? 'Required' : undefined} isFirst={isRequired} error={error}>
      <NativeSelect
        className={classes.choice ?? ''}
        aria-label={label}
        size="sm"
        disabled={disabled}
        value={chosen}
        data={[
          ...(isNoneHidden && chosen !== '' ? [] : [{ value: '', label: isRequired ? 'Choose' : none }]),
          ...options.map(({ member, label: name }) => ({ value: member, label: name })),
        ]}
        onChange={(event) => {
          const next = options.find(({ member }) => member === event.currentTarget.value)
          onChange(next?.start ?? {})
        }}
      />
      {option?.fields}
      {option && note}
    </Row>
  )
}
