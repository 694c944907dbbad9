import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { ActionIcon, NativeSelect, TagsInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Picker } from '../../../../parts/list/picker.tsx'
import { entitlements, people } from '../../../pickers/queries.ts'
import { PERSON_STATUSES } from '../../labels.ts'
import { peopleNote } from '../../people.rules.ts'
import { type Scope, userAttributesQuery } from '../../queries.ts'
import { useDraft, useGroup } from '../../use-draft.ts'
import { Checks } from '../checks.tsx'
import classes from '../setup.module.css'

const MAX_PEOPLE = 10_000

/** Chosen people. */
export function SelectedUsers() {
  const { mayPick } = useDraft()
  const { value, onChange, disabled } = useGroup('users')
  return (
    <Picker
      label="People"
      source={people}
      max={MAX_PEOPLE}
      value={value.selectedUsers?.userIds ?? []}
      disabled={disabled || !mayPick}
      onChange={(userIds) => onChange({ selectedUsers: { userIds } })}
    />
  )
}

type Criteria = NonNullable<Scope['userCriteria']>

/** People with properties; all of them apply. */
export function UserCriteria() {
  const { mayPick } = useDraft()
  const { value, onChange, disabled } = useGroup('users')
  const criteria: Criteria = value.userCriteria ?? {}
  const change = (part: Criteria) => onChange({ userCriteria: { ...criteria, ...part } })
  const canPick = !disabled && mayPick
  return (
    <>
      <Checks
        label="Status"
        options={PERSON_STATUSES}
        value={criteria.userStatus ?? []}
        disabled={disabled}
        onChange={(userStatus) => change({ userStatus })}
      />
      <Picker
        label="Reports to one of"
        source={people}
        max={MAX_PEOPLE}
        disabled={!canPick}
        value={criteria.managerUserIds ?? []}
        onChange={(managerUserIds) => change({ managerUserIds })}
      />
      <Attributes
        value={criteria.multiUserProfileAttributes ?? {}}
        disabled={disabled}
        onChange={(multiUserProfileAttributes) => change({ multiUserProfileAttributes })}
      />
      <Picker
        label="Holds one of"
        source={entitlements}
        max={1000}
        disabled={!canPick}
        value={(criteria.groupAppEntitlementsRef ?? []).map(({ appId, id }) => `${appId}/${id}`)}
        onChange={(keys) =>
          change({
            groupAppEntitlementsRef: keys.map((key) => {
              const [appId = '', id = ''] = key.split('/')
              return { appId, id }
            }),
          })
        }
      />
      <p className={classes.note}>{peopleNote(criteria)}</p>
    </>
  )
}

type AttributeMap = NonNullable<Criteria['multiUserProfileAttributes']>

interface AttributesProps {
  value: AttributeMap
  disabled: boolean
  onChange(value: AttributeMap): void
}

/** "Attribute is one of", as many as wanted. */
function Attributes({ value, disabled, onChange }: AttributesProps) {
  const { data: known = [] } = useQuery(userAttributesQuery)
  const rows = Object.entries(value)
  const unused = known.filter(({ name }) => value[name] === undefined)
  const set = (entries: [string, AttributeMap[string]][]) => onChange(Object.fromEntries(entries))
  return (
    <>
      {rows.map(([name, { values }]) => {
        const attribute = known.find((one) => one.name === name)
        return (
          <div key={name} className={classes.attribute}>
            <NativeSelect
              className={classes.choice ?? ''}
              aria-label="Attribute"
              size="sm"
              value={name}
              disabled={disabled}
              data={[name, ...unused.map((one) => one.name)]}
              onChange={(event) => {
                const next = event.currentTarget.value
                set(rows.map(([key, one]) => (key === name ? [next, { values: [] }] : [key, one])))
              }}
            />
            <TagsInput
              aria-label={`${name} is one of`}
              size="sm"
              splitChars={[',', '\n']}
              styles={{ pillsList: { maxHeight: 160, overflowY: 'auto' } }}
              placeholder={values.length === 0 ? 'is one of' : ''}
              disabled={disabled}
              data={attribute?.values ?? []}
              value={values.map((one) => one.value)}
              onChange={(texts) =>
                set(
                  rows.map(([key, one]) =>
                    key === name ? [key, { values: texts.map((text) => ({ value: text })) }] : [key, one],
                  ),
                )
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              disabled={disabled}
              aria-label={`Remove ${name}`}
              onClick={() => set(rows.filter(([key]) => key !== name))}
            >
              <IconX size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </div>
        )
      })}
      {!disabled && unused.length > 0 && (
        <NativeSelect
          className={classes.choice ?? ''}
          aria-label="Add an attribute"
          size="sm"
          value=""
          data={[
            { value: '', label: 'Add: attribute is one of' },
            ...unused.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={(event) => set([...rows, [event.currentTarget.value, { values: [] }]])}
        />
      )}
    </>
  )
}
