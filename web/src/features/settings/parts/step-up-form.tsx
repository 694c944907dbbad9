import { Button, CopyButton, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { type StepUpProvider, useSaveStepUpProvider } from '../step-up.queries.ts'
import { type StepUpForm as Fields, forgetsSecret, stepUpFields, stepUpForm } from '../step-up.rules.ts'
import classes from './form.module.css'

const KINDS = [
  { value: 'oauth2', label: 'An OpenID provider' },
  { value: 'microsoft', label: 'Microsoft Entra ID' },
]
const TEXTS = {
  oauth2: {
    issuer: 'As the provider gives it, without /.well-known/openid-configuration.',
    placeholder: 'https://id.example.com',
    accepted: 'Accepted authentication methods (acr)',
    hint: 'Separated by spaces. With none, every fresh authentication counts.',
  },
  microsoft: {
    issuer: 'With the id of your directory, which is also called tenant.',
    placeholder: 'https://login.microsoftonline.com/<directory id>/v2.0',
    accepted: 'Accepted authentication contexts',
    hint: 'Ids such as c1, separated by spaces. With none, every fresh authentication counts.',
  },
}

/** A new step-up provider, or what can be changed of one. */
export default function StepUpForm({ provider, onClose }: { provider: StepUpProvider | undefined; onClose(): void }) {
  const [form, setForm] = useState<Fields>(() => stepUpForm(provider))
  const save = useSaveStepUpProvider()
  const set = (change: Partial<Fields>) => {
    setForm((before) => ({ ...before, ...change }))
    if (save.error) save.reset()
  }
  const problems = save.error instanceof RequestFailed ? save.error.fields : []
  const problemOf = (...names: string[]) => {
    const problem = problems.find(({ field }) => names.includes(field.split('.').at(-1) ?? ''))
    return problem && `This ${problem.description}.`
  }
  const text = (name: Exclude<keyof Fields, 'kind'>) => ({
    value: form[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  const title = provider ? `Change ${provider.displayName}` : 'New step-up provider'
  const texts = TEXTS[form.kind]
  return (
    <form
      className={classes.card}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { id: provider?.id, fields: stepUpFields(form, provider), clientSecret: form.clientSecret },
          {
            onSuccess: () => {
              say('The provider was saved.')
              onClose()
            },
          },
        )
      }}
    >
      <h2>{title}</h2>
      <NativeSelect
        label="Kind"
        data={KINDS}
        value={form.kind}
        error={problemOf('oauth2')}
        onChange={(event) => set({ kind: event.currentTarget.value as Fields['kind'] })}
      />
      <TextInput
        required
        autoFocus
        label="Name"
        description="Campaigns and policies show it under this name."
        maxLength={200}
        error={problemOf('displayName')}
        {...text('displayName')}
      />
      <TextInput
        required
        type="url"
        label="Issuer"
        description={texts.issuer}
        placeholder={texts.placeholder}
        maxLength={2000}
        autoCapitalize="none"
        spellCheck={false}
        error={problemOf('issuerUrl', 'tenant')}
        {...text('issuerUrl')}
      />
      <TextInput
        required
        label="Client ID"
        maxLength={400}
        autoComplete="off"
        error={problemOf('clientId')}
        {...text('clientId')}
      />
      <TextInput
        type="password"
        label="Client secret"
        description={secretHint(form, provider)}
        maxLength={4000}
        autoComplete="new-password"
        error={problemOf('clientSecret')}
        {...text('clientSecret')}
      />
      <TextInput
        label={texts.accepted}
        description={texts.hint}
        maxLength={2000}
        autoCapitalize="none"
        spellCheck={false}
        error={problemOf('acrValues', 'conditionalAccessIds')}
        {...text('accepted')}
      />
      <RedirectUri />
      {save.error && problems.length === 0 && (
        <FailureNote error={save.error} wanted="The provider was not saved completely." />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function secretHint(form: Fields, provider: StepUpProvider | undefined): string {
  if (!provider) return 'Stored encrypted, never shown.'
  return forgetsSecret(form, provider)
    ? 'The stored secret belongs to the previous issuer and is dropped. Enter the one of the new issuer.'
    : 'Never shown. Enter another one to replace it.'
}

/** What the provider must know about this server. */
function RedirectUri() {
  const value = `${window.location.origin}/auth/v1/step-up/callback`
  return (
    <div className={classes.buttons}>
      <TextInput
        label="Redirect URI to register at the provider"
        value={value}
        readOnly
        flex="1 1 240px"
        onFocus={({ target }) => target.select()}
      />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            aria-label={`${copied ? 'Copied' : 'Copy'} the redirect URI`}
            style={{ alignSelf: 'flex-end' }}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
