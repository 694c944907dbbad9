import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Button, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { SecretOnce } from '../../../parts/page/secret-once.tsx'
import {
  EMPTY_FORM,
  envFile,
  envFileName,
  fieldErrors,
  isAtFields,
  LIFESPANS,
  type Lifespan,
  requestOf,
} from '../credential.rules.ts'
import { type CreatedCredential, createCredential } from '../credentials.queries.ts'
import classes from './form.module.css'
import { RangesField } from './ranges-field.tsx'
import { RightsField } from './rights-field.tsx'
import { UseWithCurl } from './use-with-curl.tsx'

interface NewCredentialProps {
  /** Its secret was stored. */
  onDone(): void
  onClose(): void
}

/** Makes a credential and shows its secret: both are loaded together, so that no secret waits for code. */
export default function NewCredential({ onDone, onClose }: NewCredentialProps) {
  const [form, setForm] = useState(EMPTY_FORM)
  const [created, setCreated] = useState<CreatedCredential>()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const errors = fieldErrors(error, form.cidrs)
  const isIncomplete = form.name.trim() === '' || (!form.isFull && form.roles.length === 0)
  const create = async () => {
    setIsPending(true)
    setError(undefined)
    try {
      setCreated(await createCredential(requestOf(form)))
    } catch (thrown) {
      setError(thrown)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <>
      <form
        className={classes.card}
        aria-label="New credential"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <h2>New credential</h2>
        <TextInput
          label="Name"
          description="What uses it: nightly export, CI."
          required
          maxLength={200}
          autoFocus
          value={form.name}
          error={errors.displayName}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Radio.Group
          label="Lifespan"
          value={form.lifespan}
          onChange={(lifespan) => change({ lifespan: lifespan as Lifespan })}
        >
          <div className={classes.choices}>
            {LIFESPANS.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <RangesField value={form.cidrs} error={errors.allowSourceCidr} onChange={(cidrs) => change({ cidrs })} />
        <RightsField isFull={form.isFull} roles={form.roles} error={errors.scopedRoles} onChange={change} />
        {error !== undefined && !isAtFields(error, errors) && (
          <FailureNote error={error} wanted="The credential was not created." />
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={isPending} disabled={isIncomplete}>
            Create
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {!form.isFull && form.roles.length === 0 && <span className={classes.quiet}>Choose at least one role.</span>}
        </div>
      </form>
      {created && (
        <SecretOnce
          name={created.client.displayName}
          values={[
            { label: 'Client ID', value: created.client.clientId },
            { label: 'Client Secret', value: created.clientSecret },
          ]}
          file={{
            name: envFileName(created.client.displayName),
            text: envFile(location.origin, created.client.clientId, created.clientSecret),
          }}
          use={<UseWithCurl file={envFileName(created.client.displayName)} />}
          onDone={() => {
            setCreated(undefined)
            onDone()
          }}
        >
          Whoever has it can act with these rights. Store it now where you keep secrets. It cannot be shown again: if it
          is lost, create a new credential.
        </SecretOnce>
      )}
    </>
  )
}
