import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { readerZone, toLocal } from '../../../parts/values/zone.rules.ts'
import { fieldErrors, isAtFields } from '../credential.rules.ts'
import { type Credential, useUpdateCredential } from '../credentials.queries.ts'
import { endOfDay } from '../day.rules.ts'
import classes from './form.module.css'
import { RangesField } from './ranges-field.tsx'
import { RightsField } from './rights-field.tsx'

/** What can be changed of a credential: all but its secret, and its end only to an earlier day. */
export default function EditCredential({ credential, onClose }: { credential: Credential; onClose(): void }) {
  const ends = credential.expiresTime ? toLocal(new Date(credential.expiresTime), readerZone()).date : ''
  const [form, setForm] = useState({
    name: credential.displayName,
    cidrs: credential.allowSourceCidr as readonly string[],
    isFull: credential.scopedRoles.length === 0,
    roles: credential.scopedRoles as readonly string[],
    ends,
  })
  const update = useUpdateCredential()
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const errors = fieldErrors(update.error, form.cidrs)
  const save = () =>
    update.mutate(
      {
        id: credential.id,
        change: {
          displayName: form.name.trim(),
          allowSourceCidr: [...form.cidrs],
          scopedRoles: form.isFull ? [] : [...form.roles],
          ...(form.ends !== ends && form.ends ? { expiresTime: endOfDay(form.ends, readerZone()) } : {}),
        },
      },
      { onSuccess: onClose },
    )
  return (
    <form
      className={classes.card}
      aria-label={`Change ${credential.displayName}`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2>Change {credential.displayName}</h2>
      <TextInput
        label="Name"
        required
        maxLength={200}
        autoFocus
        value={form.name}
        error={errors.displayName}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Last day"
        description={
          ends
            ? 'Can only be moved earlier. To extend it, create a new credential.'
            : 'It never expires until you set a day.'
        }
        value={form.ends}
        max={ends || undefined}
        error={errors.expiresTime}
        onChange={(event) => change({ ends: event.currentTarget.value })}
      />
      <RangesField value={form.cidrs} error={errors.allowSourceCidr} onChange={(cidrs) => change({ cidrs })} />
      <RightsField isFull={form.isFull} roles={form.roles} error={errors.scopedRoles} onChange={change} />
      {update.error && !isAtFields(update.error, errors) && (
        <FailureNote error={update.error} wanted="The credential was not changed." />
      )}
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={update.isPending}
          disabled={form.name.trim() === '' || (!form.isFull && form.roles.length === 0)}
        >
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
