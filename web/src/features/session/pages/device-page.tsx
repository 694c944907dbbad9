import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { formatDateTime } from '../../../parts/values/format.ts'
import { deviceLoginQuery, useDecideDeviceLogin, useSession } from '../queries.ts'
import classes from './device-page.module.css'

/** Lets a command line program in that shows a code. */
export function DevicePage() {
  const { code } = useSearch({ from: '/signed-in/device' })
  return (
    <Page title="Authorize a program">
      <div className={classes.card}>{code ? <Confirm key={code} code={code} /> : <TypeCode />}</div>
    </Page>
  )
}

function TypeCode() {
  const [code, setCode] = useState('')
  const navigate = useNavigate()
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ to: '/device', search: { code } })
      }}
    >
      <TextInput
        label="Code"
        description="The program shows it, such as BCDF-GHJK."
        value={code}
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  )
}

function Confirm({ code }: { code: string }) {
  const { user } = useSession()
  const { data: login, error } = useQuery(deviceLoginQuery(code))
  const decide = useDecideDeviceLogin()
  if (decide.isSuccess)
    return (
      <p role="status">
        {decide.variables.allow
          ? 'The program is signed in as you. You can close this page and continue there.'
          : 'The program was refused. You can close this page.'}
      </p>
    )
  if (error)
    return (
      <>
        <FailureNote error={error} />
        <TypeCode />
      </>
    )
  if (!login) return <LoadingRows rows={3} />
  return (
    <>
      <p>
        A program asks to sign in as <strong>{user.email}</strong>. It can then do everything that you can do for 15
        minutes, and create credentials that last longer.
      </p>
      <p className={classes.code}>{code.toUpperCase()}</p>
      <dl className={classes.facts}>
        <dt>Calls itself</dt>
        <dd>{login.clientId}</dd>
        <dt>Asked from</dt>
        <dd>{login.address}</dd>
        <dt>Software</dt>
        <dd>{login.userAgent || 'not named'}</dd>
        <dt>Asked at</dt>
        <dd>{formatDateTime(new Date(login.createdAt))}</dd>
      </dl>
      <p className={classes.warning}>
        <strong>Did you start this yourself, just now, and does the program show the same code?</strong> If somebody
        sent you this code or a link to this page, refuse: they would be signed in as you.
      </p>
      {decide.error && <FailureNote error={decide.error} wanted="Your answer was not saved." />}
      <div className={classes.buttons}>
        <Button loading={decide.isPending} onClick={() => decide.mutate({ userCode: code, allow: true })}>
          Authorize
        </Button>
        <Button
          variant="default"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ userCode: code, allow: false })}
        >
          Refuse
        </Button>
      </div>
    </>
  )
}
