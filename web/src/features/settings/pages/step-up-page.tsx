import { Button, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { say } from '../../../parts/announcer.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { Tag } from '../../../parts/tag.tsx'
import { When } from '../../../parts/when.tsx'
import { usePermission } from '../../session/queries.ts'
import form from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'
import {
  type StepUpProvider,
  stepUpProvidersQuery,
  stepUpTestQuery,
  useAddStepUpProvider,
  useDeleteStepUpProvider,
  useSetStepUpEnabled,
  useTestStepUpProvider,
} from '../queries.ts'
import classes from './step-up-page.module.css'

export function StepUpPage() {
  const { transaction = '' } = useSearch({ from: '/signed-in/settings/step-up' })
  const query = useInfiniteQuery(stepUpProvidersQuery)
  const { data: tested } = useQuery(stepUpTestQuery(transaction))
  const mayChange = usePermission('step_up.write')
  const providers = query.data?.pages.flatMap(({ list }) => list)
  return (
    <SettingsPage
      title="Step-up providers"
      lead="OpenID providers with which people confirm that it is them before they sign or approve. A campaign names one for its signatures, and a step of a policy for its approvals."
    >
      {tested && (
        <p role="status">
          {tested.state === 'STEP_UP_TRANSACTION_STATE_VERIFIED'
            ? 'The test succeeded.'
            : `The test failed. ${tested.errorMessage}`}
        </p>
      )}
      {providers && providers.length > 0 && (
        <ul className={classes.list} aria-label="Step-up providers">
          {providers.map((provider) => (
            <Provider key={provider.id} provider={provider} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {providers?.length === 0 && <EmptyNote>There are no step-up providers.</EmptyNote>}
      {!providers &&
        (query.error ? (
          <FailureNote
            error={query.error}
            wanted="The providers could not be loaded."
            onRetry={() => void query.refetch()}
          />
        ) : (
          <LoadingRows />
        ))}
      {mayChange && <Add />}
    </SettingsPage>
  )
}

function Provider({ provider, mayChange }: { provider: StepUpProvider; mayChange: boolean }) {
  const { id, displayName, issuerUrl, clientId, enabled, oauth2, lastTestedAt } = provider
  const test = useTestStepUpProvider()
  const enable = useSetStepUpEnabled()
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useDeleteStepUpProvider()
  const error = test.error ?? enable.error
  return (
    <li>
      <strong>{displayName}</strong>
      <span className={form.quiet}>
        {issuerUrl}, client {clientId}
        {oauth2 && (oauth2.acrValues?.length ?? 0) > 0 && `, acr ${oauth2.acrValues?.join(', ')}`}
      </span>
      <span className={form.quiet}>
        {lastTestedAt ? (
          <>
            Tested <When at={lastTestedAt} as="dateTime" />
          </>
        ) : (
          'Not tested yet'
        )}{' '}
        {!enabled && <Tag meaning="warning">Disabled</Tag>}
      </span>
      {mayChange && (
        <div className={form.buttons}>
          <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate(id)}>
            Test
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={enable.isPending}
            onClick={() => enable.mutate({ id, enabled: !enabled })}
          >
            {enabled ? 'Disable' : 'Enable'}
          </Button>
          <Button size="xs" variant="default" aria-label={`Remove ${displayName}`} onClick={() => setIsRemoving(true)}>
            Remove
          </Button>
        </div>
      )}
      {error && <FailureNote error={error} wanted="Nothing was changed." />}
      <ConfirmDialog
        opened={isRemoving}
        title={`Remove ${displayName}?`}
        confirm="Remove provider"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setIsRemoving(false) })}
      >
        <p>
          Campaigns and policy steps that require this provider cannot be signed or approved until they name another.
          What was signed with it stays verifiable.
        </p>
      </ConfirmDialog>
    </li>
  )
}

const EMPTY = { displayName: '', issuerUrl: '', clientId: '', clientSecret: '', acr: '' }

function Add() {
  const [fields, setFields] = useState(EMPTY)
  const add = useAddStepUpProvider()
  const problems = add.error instanceof RequestFailed ? add.error.fields : []
  const input = (name: keyof typeof EMPTY) => {
    const problem = problems.find(({ field }) => field === name)
    return {
      value: fields[name],
      error: problem && `It ${problem.description}.`,
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget
        setFields((before) => ({ ...before, [name]: value }))
        if (add.error) add.reset()
      },
    }
  }
  const { acr, ...given } = fields
  return (
    <form
      className={form.card}
      aria-label="Add a provider"
      onSubmit={(event) => {
        event.preventDefault()
        const acrValues = acr.split(/[\s,]+/).filter((value) => value !== '')
        add.mutate(
          { ...given, acrValues },
          {
            onSuccess: () => {
              say(`${fields.displayName} was added.`)
              setFields(EMPTY)
            },
          },
        )
      }}
    >
      <h2>Add a provider</h2>
      <p className={form.quiet}>
        Register <code>{`${window.location.origin}/auth/v1/step-up/callback`}</code> as redirect address at the
        provider.
      </p>
      <div className={form.row}>
        <TextInput required label="Name" maxLength={200} {...input('displayName')} />
        <TextInput required type="url" label="Address of the provider" maxLength={2000} {...input('issuerUrl')} />
      </div>
      <div className={form.row}>
        <TextInput required label="Client ID" maxLength={400} autoComplete="off" {...input('clientId')} />
        <TextInput
          type="password"
          label="Client secret"
          description="Stored encrypted, never shown."
          maxLength={4000}
          autoComplete="new-password"
          {...input('clientSecret')}
        />
      </div>
      <TextInput
        label="Ways of authentication that count (acr)"
        description="Separated by spaces; with none, every fresh authentication counts."
        maxLength={2000}
        {...input('acr')}
      />
      {add.error && problems.length === 0 && <FailureNote error={add.error} wanted="The provider was not added." />}
      <div className={form.buttons}>
        <Button type="submit" loading={add.isPending}>
          Add provider
        </Button>
      </div>
    </form>
  )
}
