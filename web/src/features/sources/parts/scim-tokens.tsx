import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { SecretOnce } from '../../../parts/page/secret-once.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import classes from '../import/import-step.module.css'
import { type CreatedToken, createToken, tokensQuery, useDeleteToken, useTokensChanged } from '../source-queries.ts'

const MAX_TOKENS = 2

/** The tokens with which an identity provider writes to a source. */
export function ScimTokens({ sourceId }: { sourceId: string }) {
  const { data: tokens, error, refetch } = useQuery(tokensQuery(sourceId))
  const mayChange = usePermission('source.write')
  const [leaving, setLeaving] = useState<{ id: string; displayName: string }>()
  const remove = useDeleteToken(sourceId)
  return (
    <section className={classes.card} aria-labelledby="tokens">
      <h2 id="tokens">Tokens</h2>
      <p>An identity provider writes to this source with a token. Use a second one to replace the first.</p>
      {error && <FailureNote error={error} wanted="The tokens could not be loaded." onRetry={() => void refetch()} />}
      {!tokens && !error && <LoadingRows rows={2} height={36} />}
      {tokens?.length === 0 && <p>There are none yet.</p>}
      {tokens && tokens.length > 0 && (
        <ul className={classes.list} aria-label="Tokens">
          {tokens.map(({ id, displayName, createdAt, lastUsedAt }) => (
            <li key={id}>
              <span className={classes.name}>{displayName}</span>
              <span className={classes.facts}>
                Created <When at={createdAt} />, last used <When at={lastUsedAt} as="relative" none="never" />
              </span>
              {mayChange && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Delete ${displayName}`}
                  onClick={() => setLeaving({ id, displayName })}
                >
                  Delete
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && tokens && tokens.length < MAX_TOKENS && <NewToken sourceId={sourceId} />}
      <ConfirmDialog
        opened={leaving !== undefined}
        title={`Delete ${leaving?.displayName ?? 'the token'}?`}
        confirm="Delete"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setLeaving(undefined)}
        onConfirm={() =>
          remove.mutate(leaving?.id ?? '', {
            onSuccess: () => {
              setLeaving(undefined)
              say('The token was deleted.')
            },
          })
        }
      >
        <p>It stops working at once. The identity provider that uses it can no longer write to this source.</p>
      </ConfirmDialog>
    </section>
  )
}

function NewToken({ sourceId }: { sourceId: string }) {
  const [name, setName] = useState('')
  const [created, setCreated] = useState<CreatedToken>()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const changed = useTokensChanged(sourceId)
  const create = async () => {
    setIsPending(true)
    setError(undefined)
    try {
      setCreated(await createToken(sourceId, name.trim()))
    } catch (thrown) {
      setError(thrown)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <>
      <form
        className={classes.buttons}
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <TextInput
          label="Name of a new token"
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isPending} disabled={name.trim() === ''}>
          Create token
        </Button>
      </form>
      {error !== undefined && <FailureNote error={error} wanted="The token was not created." />}
      {created && (
        <SecretOnce
          name={created.scimToken.displayName}
          values={[
            { label: 'Address', value: created.baseUrl },
            { label: 'Token', value: created.token },
          ]}
          onDone={() => {
            setCreated(undefined)
            setName('')
            void changed()
          }}
        >
          Enter it at the identity provider now. Whoever has it can write to this source. It cannot be shown again: if
          it is lost, create another one.
        </SecretOnce>
      )}
    </>
  )
}
