import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, CopyButton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { formatDateTime } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import classes from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'
import { UnlinkPerson } from '../parts/unlink-person.tsx'
import { type SignInSettings, signInSettingsQuery, useUpdateSignInSettings } from '../sign-in.queries.ts'
import { type SignInForm, signInChanges, signInForm } from '../sign-in.rules.ts'

export function SignInSettingsPage() {
  const mayChange = usePermission('settings.write')
  const { data, error, refetch } = useQuery(signInSettingsQuery)
  return (
    <SettingsPage
      title="Single sign-on"
      lead="People sign in at the OpenID provider of your organization. Recert knows them by their verified e-mail address."
    >
      {data && (
        <>
          <Addresses redirectUri={data.redirectUri} signOutUri={data.signOutUri} />
          <Form settings={data.signIn} />
          {mayChange && data.signIn.issuer !== '' && <UnlinkPerson />}
        </>
      )}
      {!data &&
        (error ? (
          <FailureNote error={error} wanted="The settings could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <LoadingRows />
        ))}
    </SettingsPage>
  )
}

/** What the provider must know about this server. */
function Addresses({ redirectUri, signOutUri }: { redirectUri: string; signOutUri: string }) {
  return (
    <section className={classes.card} aria-labelledby="addresses">
      <h2 id="addresses">Register at the provider</h2>
      <Address label="Redirect URI" value={redirectUri} />
      <Address label="Sign-out redirect URI" value={signOutUri} />
    </section>
  )
}

function Address({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.buttons}>
      <TextInput label={label} value={value} readOnly flex="1 1 240px" onFocus={({ target }) => target.select()} />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            aria-label={`${copied ? 'Copied' : 'Copy'} the ${label}`}
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

function Form({ settings }: { settings: SignInSettings }) {
  const mayChange = usePermission('settings.write')
  const [form, setForm] = useState<SignInForm>(() => signInForm(settings))
  const update = useUpdateSignInSettings()
  const changes = signInChanges(form, settings)
  const isChanged = Object.keys(changes).length > 0
  const fields = update.error instanceof RequestFailed ? update.error.fields : []
  const problemOf = (name: keyof SignInForm) => {
    const problem = fields.find((one) => one.field === name)
    return problem && `${problem.description}.`
  }
  const set = (change: Partial<SignInForm>) => {
    setForm((before) => ({ ...before, ...change }))
    if (update.isSuccess || update.error) update.reset()
  }
  const text = (name: 'displayName' | 'issuer' | 'clientId' | 'clientSecret') => ({
    value: form[name],
    readOnly: !mayChange,
    error: problemOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  const flag = (name: 'enabled' | 'linksAllowed' | 'trustsEmails') => ({
    checked: form[name],
    disabled: !mayChange,
    error: problemOf(name),
    onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) => set({ [name]: checked }),
  })
  return (
    <form
      className={classes.card}
      aria-label="Single sign-on"
      onSubmit={(event) => {
        event.preventDefault()
        // The secret is not kept in the page once it is stored.
        update.mutate(changes, { onSuccess: () => setForm((before) => ({ ...before, clientSecret: '' })) })
      }}
    >
      <TextInput
        label="Name"
        description={`The sign-in page shows "Sign in with ${form.displayName || 'this name'}".`}
        maxLength={100}
        {...text('displayName')}
      />
      <TextInput
        label="Issuer"
        description="The issuer URL of the provider, such as https://id.example.com"
        type="url"
        maxLength={500}
        {...text('issuer')}
      />
      <TextInput label="Client ID" maxLength={500} autoComplete="off" {...text('clientId')} />
      <TextInput
        label="Client secret"
        description={
          settings.hasClientSecret ? 'One is stored. It is never shown; type another one to replace it.' : undefined
        }
        type="password"
        maxLength={1000}
        autoComplete="off"
        {...text('clientSecret')}
      />
      <Checkbox
        label="Trust its e-mail addresses"
        description="For a provider that does not say whether an address is verified. Only if people cannot choose their own address there."
        {...flag('trustsEmails')}
      />
      <Checkbox label="People can sign in with it" {...flag('enabled')} />
      <Checkbox
        label="Mails have links that sign people in"
        description="Without them, the provider is the only way in, besides links from the command recert user sign-in-link. Needs a test that succeeded."
        {...flag('linksAllowed')}
      />
      {update.error && fields.length === 0 && (
        <FailureNote error={update.error} wanted="The settings were not saved." />
      )}
      {mayChange && (
        <div className={classes.buttons}>
          <Button type="submit" disabled={!isChanged} loading={update.isPending}>
            Save
          </Button>
          <Test settings={settings} isChanged={isChanged} />
          <span className={classes.quiet} role="status">
            {update.isSuccess && !isChanged ? 'Saved.' : ''}
          </span>
        </div>
      )}
      <TestResult settings={settings} />
    </form>
  )
}

/** Signs in at the provider without changing who is signed in here. */
function Test({ settings, isChanged }: { settings: SignInSettings; isChanged: boolean }) {
  const isReady = settings.issuer !== '' && settings.clientId !== '' && settings.hasClientSecret && !isChanged
  return isReady ? (
    <Button component="a" href="/auth/v1/sso/start?test=true" variant="default">
      Test
    </Button>
  ) : (
    <Button variant="default" disabled title="Save issuer, client ID and client secret first">
      Test
    </Button>
  )
}

function TestResult({ settings: { testedAt, testProblem } }: { settings: SignInSettings }) {
  if (!testedAt) return <p className={classes.quiet}>Not tested since the provider was last changed.</p>
  return (
    <p className={classes.says} role="status">
      {testProblem === '' ? 'The test succeeded.' : `The test failed. ${testProblem}`} Tested{' '}
      {formatDateTime(new Date(testedAt))}.
    </p>
  )
}
