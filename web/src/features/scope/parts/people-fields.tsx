import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { ActionIcon, Button, NativeSelect, TagsInput, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { entitlements, people } from '../../pickers/queries.ts'
import { PERSON_STATUSES } from '../labels.ts'
import { findPeople, type Scope, userAttributesQuery } from '../queries.ts'
import { useDraft, useGroup } from '../use-draft.ts'
import { Checks } from './checks.tsx'
import classes from './setup.module.css'

const MAX_PEOPLE = 10_000

/** Chosen people. */
export function SelectedUsers() {
  const { mayPick } = useDraft()
  const { value, onChange, disabled } = useGroup('users')
  const [isPasting, setIsPasting] = useState(false)
  const userIds = value.selectedUsers?.userIds ?? []
  const set = (ids: string[]) => onChange({ selectedUsers: { userIds: ids } })
  return (
    <>
      <Picker
        label="People"
        source={people}
        max={MAX_PEOPLE}
        value={userIds}
        disabled={disabled || !mayPick}
        onChange={set}
      />
      {!disabled && mayPick && (
        <div className={classes.line}>
          <Button variant="default" size="xs" onClick={() => setIsPasting(true)}>
            Paste addresses
          </Button>
        </div>
      )}
      {isPasting && (
        <PasteAddresses
          onClose={() => setIsPasting(false)}
          onFound={(ids) => set([...new Set([...userIds, ...ids])].slice(0, MAX_PEOPLE))}
        />
      )}
    </>
  )
}

function PasteAddresses({ onClose, onFound }: { onClose(): void; onFound(ids: string[]): void }) {
  const [text, setText] = useState('')
  const addresses = [...new Set(text.split(/[\s,;<>]+/).filter((word) => word.includes('@')))]
  const find = useMutation({
    mutationFn: findPeople,
    onSuccess: ({ ids, unknown }) => {
      onFound(ids)
      if (unknown.length === 0) onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Paste addresses">
      <div className={classes.dialog}>
        <Textarea
          label="Mail addresses"
          description="One per line, or separated by commas."
          autosize
          minRows={4}
          maxRows={12}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {find.data && find.data.unknown.length > 0 && (
          <p className={classes.missing} role="status">
            {countOf(find.data.ids.length, 'person', 'people')} added. {find.data.unknown.length} not found:{' '}
            {find.data.unknown.join(', ')}
          </p>
        )}
        {find.error && <FailureNote error={find.error} />}
        <div className={classes.line}>
          <Button loading={find.isPending} disabled={addresses.length === 0} onClick={() => find.mutate(addresses)}>
            Add {countOf(addresses.length, 'address', 'addresses')}
          </Button>
        </div>
      </div>
    </Dialog>
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
      <p className={classes.note}>Accounts without an owner are left out by this.</p>
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
