import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { say } from '../../../parts/keys/announcer.tsx'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { readerZone } from '../../../parts/values/zone.rules.ts'
import { usePermission, useSession } from '../../session/queries.ts'
import classes from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'
import { nameOf } from '../roles.queries.ts'
import { type Delegation, delegatesOf, delegationQuery, personQuery, useSetDelegation } from '../stand-in.queries.ts'
import { delegationRequest, effectText } from '../stand-in.rules.ts'

export function StandInPage() {
  const { person } = useSearch({ from: '/signed-in/settings/stand-in' })
  const { userId: ownId } = useSession()
  const mayChangeOthers = usePermission('user.write')
  const userId = person && mayChangeOthers ? person : ownId
  return <StandIn key={userId} userId={userId} isOwn={userId === ownId} />
}

function StandIn({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const person = useQuery({ ...personQuery(userId), enabled: !isOwn })
  const delegation = useQuery(delegationQuery(userId))
  const whose = isOwn ? undefined : person.data ? nameOf(person.data) : 'this person'
  const error = delegation.error ?? person.error
  return (
    <SettingsPage
      title={whose ? `Stand-in of ${whose}` : 'Stand-in'}
      lead={`Somebody who reviews in ${whose ? `the place of ${whose}` : 'your place'} during an absence.`}
    >
      {!delegation.data &&
        (error ? (
          <FailureNote
            error={error}
            wanted="The stand-in could not be loaded."
            onRetry={() => void delegation.refetch()}
          />
        ) : (
          <LoadingRows />
        ))}
      {delegation.data?.delegatedUserId && (
        <Current delegation={delegation.data} userId={userId} isOwn={isOwn} whose={whose} />
      )}
      {delegation.data && <Form userId={userId} isOwn={isOwn} whose={whose} current={delegation.data} />}
    </SettingsPage>
  )
}

interface CurrentProps {
  delegation: Delegation
  userId: string
  isOwn: boolean
  whose: string | undefined
}

function Current({ delegation, userId, isOwn, whose }: CurrentProps) {
  const { data: standIn } = useQuery(personQuery(delegation.delegatedUserId))
  const remove = useSetDelegation(userId, isOwn)
  const name = standIn ? nameOf(standIn) : 'The stand-in'
  const isStanding = delegation.startAt === undefined
  return (
    <section className={classes.card} aria-label="Current stand-in">
      <h2>{standIn ? name : '…'}</h2>
      <p>{effectText(name, delegation, whose)}</p>
      {isStanding ? (
        <p className={classes.quiet}>
          The directory names this person. Set a stand-in below to replace them for a time.
        </p>
      ) : (
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() => remove.mutate({}, { onSuccess: () => say('The stand-in was removed.') })}
          >
            Remove stand-in
          </Button>
        </div>
      )}
      {remove.error && <FailureNote error={remove.error} wanted="The stand-in was not removed." />}
    </section>
  )
}

interface FormProps {
  userId: string
  isOwn: boolean
  whose: string | undefined
  current: Delegation
}

function Form({ userId, isOwn, whose, current }: FormProps) {
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const set = useSetDelegation(userId, isOwn)
  const zone = readerZone()
  const form = { userId: chosen?.id ?? '', from, until }
  const { delegationStartAt: startAt, delegationExpireAt: expirationAt } = delegationRequest(form, zone)
  const sentence = (field: string) => {
    const found =
      set.error instanceof RequestFailed ? set.error.fields.find((problem) => problem.field === field) : undefined
    return found && `${found.description}.`
  }
  const atFields = ['delegatedUserId', 'delegationStartAt', 'delegationExpireAt'].some(sentence)
  return (
    <form
      className={classes.card}
      aria-label="Set a stand-in"
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate(delegationRequest(form, zone), {
          onSuccess: () => {
            say('The stand-in was set.')
            setChosen(undefined)
            setFrom('')
            setUntil('')
          },
        })
      }}
    >
      <h2>{current.startAt ? 'Choose another stand-in' : 'Choose a stand-in'}</h2>
      <Picker
        label="Who"
        source={delegatesOf(userId)}
        max={1}
        value={chosen ? [chosen.id] : []}
        error={sentence('delegatedUserId')}
        placeholder="Search people"
        onChange={([id], [choice]) => setChosen(id ? { id, name: choice?.label ?? '' } : undefined)}
      />
      <div className={classes.row}>
        <TextInput
          type="date"
          label="First day"
          description="Leave empty to start now."
          value={from}
          error={sentence('delegationStartAt')}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Last day"
          description="Leave empty to keep it until you change it."
          value={until}
          min={from || undefined}
          error={sentence('delegationExpireAt')}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </div>
      {chosen && (
        <p className={classes.says} aria-live="polite">
          {effectText(
            chosen.name,
            { ...(startAt ? { startAt } : {}), ...(expirationAt ? { expirationAt } : {}) },
            whose,
          )}
        </p>
      )}
      {set.error && !atFields && <FailureNote error={set.error} wanted="The stand-in was not set." />}
      <div className={classes.buttons}>
        <Button type="submit" disabled={!chosen} loading={set.isPending}>
          Set stand-in
        </Button>
      </div>
    </form>
  )
}
