import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { usePermission } from '../../session/queries.ts'
import form from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'
import { domainsQuery, useSetDomains } from '../tenant.queries.ts'
import classes from './domains-page.module.css'

export function DomainsPage() {
  const { data: domains, error, refetch } = useQuery(domainsQuery)
  const mayChange = usePermission('app.write')
  return (
    <SettingsPage
      title="Trusted domains"
      lead="The mail domains of your organization and its partners. Accounts with an address in another domain are external, which a review shows and a scope can select. Without trusted domains, no account is external."
    >
      {mayChange && domains && <Add domains={domains} />}
      {domains && domains.length > 0 && (
        <ul className={classes.list} aria-label="Trusted domains">
          {domains.map((domain) => (
            <li key={domain}>
              <span>{domain}</span>
              {mayChange && <Remove domain={domain} domains={domains} />}
            </li>
          ))}
        </ul>
      )}
      {domains?.length === 0 && <EmptyNote>There are no trusted domains.</EmptyNote>}
      {!domains &&
        (error ? (
          <FailureNote error={error} wanted="The domains could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <LoadingRows />
        ))}
    </SettingsPage>
  )
}

function Add({ domains }: { domains: readonly string[] }) {
  const [text, setText] = useState('')
  const set = useSetDomains()
  const fields = set.error instanceof RequestFailed ? set.error.fields : []
  return (
    <form
      className={form.card}
      aria-label="Add a domain"
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate([...domains, text.trim()], {
          onSuccess: () => {
            say(`${text.trim()} is trusted.`)
            setText('')
          },
        })
      }}
    >
      <div className={classes.add}>
        <TextInput
          label="Domain"
          placeholder="example.com"
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={fields[0] && `"${text.trim()}" ${fields[0].description}.`}
          onChange={(event) => {
            setText(event.currentTarget.value)
            if (set.error) set.reset()
          }}
        />
        <Button type="submit" loading={set.isPending} disabled={text.trim() === ''}>
          Add
        </Button>
      </div>
      {set.error && fields.length === 0 && <FailureNote error={set.error} wanted="The domain was not added." />}
    </form>
  )
}

function Remove({ domain, domains }: { domain: string; domains: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const set = useSetDomains()
  return (
    <>
      <Button variant="default" size="xs" aria-label={`Remove ${domain}`} onClick={() => setIsOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={`Remove ${domain}?`}
        confirm="Remove domain"
        isDangerous
        isPending={set.isPending}
        error={set.error}
        onClose={() => setIsOpen(false)}
        onConfirm={() =>
          set.mutate(
            domains.filter((other) => other !== domain),
            { onSuccess: () => setIsOpen(false) },
          )
        }
      >
        <p>
          {domains.length === 1
            ? 'It is the last one. Without it, no account is external.'
            : `Accounts with an address in ${domain} become external at once.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
