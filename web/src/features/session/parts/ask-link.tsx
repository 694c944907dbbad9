import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { useAskLink } from '../queries.ts'
import classes from './ask-link.module.css'

/** Sends a link to an address, and never says whether anybody has it. */
export default function AskLink({ to, isSecond }: { to: string; isSecond: boolean }) {
  const [email, setEmail] = useState('')
  const ask = useAskLink()
  if (ask.isSuccess)
    return (
      <>
        <p role="status">If we know this address, a link is on its way. It works once, within 15 minutes.</p>
        <Button variant="default" fullWidth onClick={() => ask.reset()}>
          Use another address
        </Button>
      </>
    )
  return (
    <form
      className={classes.ask}
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate({ email: email.trim(), to })
      }}
    >
      {isSecond && <p>Or get a link by mail.</p>}
      {ask.error && <FailureNote error={ask.error} wanted="The link was not sent." />}
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        required
        label="E-mail address"
        maxLength={320}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth variant={isSecond ? 'default' : 'filled'} loading={ask.isPending}>
        Send me a link
      </Button>
    </form>
  )
}
