import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import type { Choice } from '../../../parts/list/choices.ts'
import { Picker } from '../../../parts/list/picker.tsx'
import { people } from '../../pickers/queries.ts'
import { useUnlinkPerson } from '../sign-in.queries.ts'
import classes from './form.module.css'

/** Forgets which account of the provider belongs to a person. */
export function UnlinkPerson() {
  const [chosen, setChosen] = useState<Choice>()
  const [isAsking, setIsAsking] = useState(false)
  const [done, setDone] = useState('')
  const unlink = useUnlinkPerson()
  const name = chosen?.label ?? ''
  const close = () => {
    setIsAsking(false)
    unlink.reset()
  }
  return (
    <section className={classes.card} aria-labelledby="unlink">
      <h2 id="unlink">A person has another account at the provider</h2>
      <p className={classes.quiet}>
        Recert links a person to the account of their first sign-in and refuses others. Unlink it, and the next sign-in
        with their verified e-mail address links the new one.
      </p>
      <Picker
        label="Person"
        source={people}
        max={1}
        value={chosen ? [chosen.id] : []}
        onChange={(_, [person]) => {
          setChosen(person)
          setDone('')
        }}
      />
      <div className={classes.buttons}>
        <Button variant="default" disabled={!chosen} onClick={() => setIsAsking(true)}>
          Unlink
        </Button>
        <span className={classes.quiet} role="status">
          {done}
        </span>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={`Unlink ${name}?`}
        confirm="Unlink"
        isDangerous
        isPending={unlink.isPending}
        error={
          unlink.error && (hasStatus(unlink.error, 404) ? new Error(`${name} has no linked account.`) : unlink.error)
        }
        onClose={close}
        onConfirm={() =>
          unlink.mutate(chosen?.id ?? '', {
            onSuccess: () => {
              const text = `${name} was unlinked.`
              close()
              setChosen(undefined)
              setDone(text)
              say(text)
            },
          })
        }
      >
        <p>
          Whoever signs in next at the provider with the verified e-mail address of {name} is linked. Sessions that are
          open stay open.
        </p>
      </ConfirmDialog>
    </section>
  )
}
