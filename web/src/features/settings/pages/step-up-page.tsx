import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import form from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'
import {
  type StepUpProvider,
  stepUpProvidersQuery,
  stepUpTestQuery,
  useDeleteStepUpProvider,
  useSetStepUpEnabled,
  useTestStepUpProvider,
} from '../step-up.queries.ts'
import { acceptedInWords } from '../step-up.rules.ts'
import classes from './credentials-page.module.css'

const StepUpForm = lazyPart(() => import('../parts/step-up-form.tsx'))

/** The providers with which people confirm that it is them. */
export function StepUpPage() {
  const { transaction = '', new: isNew, edit } = useSearch({ from: '/signed-in/settings/step-up' })
  const change = useSearchChange()
  const query = useInfiniteQuery(stepUpProvidersQuery)
  const mayChange = usePermission('step_up.write')
  const test = useTestStepUpProvider()
  const enable = useSetStepUpEnabled()
  const edited = query.data?.pages.flatMap(({ list }) => list).find(({ id }) => id === edit)
  const close = () => change({ new: undefined, edit: undefined })
  const error = test.error ?? enable.error
  return (
    <SettingsPage
      title="Step-up providers"
      lead="OpenID providers with which people confirm that it is them before they sign or approve. A campaign names one for its signatures, and a step of a policy for its approvals."
      actions={
        mayChange && !isNew && <Button onClick={() => change({ new: true, edit: undefined })}>New provider</Button>
      }
    >
      <TestResult transaction={transaction} />
      <Suspense>
        {isNew && mayChange && <StepUpForm provider={undefined} onClose={close} />}
        {edited && mayChange && <StepUpForm key={edited.id} provider={edited} onClose={close} />}
      </Suspense>
      {error && <FailureNote error={error} wanted="Nothing was changed." />}
      <BrowseTable
        label="Step-up providers"
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Name and issuer',
            cell: ({ displayName, issuerUrl, enabled }) => (
              <span className={classes.name}>
                <span>
                  {displayName} {!enabled && <Tag meaning="warning">Disabled</Tag>}
                </span>
                <small>{issuerUrl}</small>
              </span>
            ),
          },
          { label: 'Client ID', cell: ({ clientId }) => clientId, isSecondary: true },
          { label: 'What counts', cell: acceptedInWords },
          { label: 'Last test', cell: ({ lastTestedAt }) => <When at={lastTestedAt} as="relative" none="None yet" /> },
        ]}
        {...(mayChange && {
          actions: (provider: StepUpProvider) => (
            <Actions
              provider={provider}
              onTest={() => test.mutate(provider.id)}
              onEdit={() => change({ edit: provider.id, new: undefined })}
              onEnable={() => enable.mutate({ id: provider.id, enabled: !provider.enabled })}
            />
          ),
        })}
        empty={
          <EmptyNote>
            There are no step-up providers. Without one, a signature needs a sign-in of the last 15 minutes.
          </EmptyNote>
        }
      />
    </SettingsPage>
  )
}

/** How the test ended that the reader comes back from. */
function TestResult({ transaction }: { transaction: string }) {
  const { data, error } = useQuery(stepUpTestQuery(transaction))
  if (error) return <FailureNote error={error} wanted="The result of the test could not be loaded." />
  if (!data) return null
  return (
    <p role="status" className={form.says}>
      {data.state === 'STEP_UP_TRANSACTION_STATE_VERIFIED'
        ? 'The test succeeded.'
        : `The test failed. ${data.errorMessage}`}
    </p>
  )
}

interface ActionsProps {
  provider: StepUpProvider
  onTest(): void
  onEdit(): void
  onEnable(): void
}

function Actions({ provider: { id, displayName, enabled }, onTest, onEdit, onEnable }: ActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useDeleteStepUpProvider()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Actions for ${displayName}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onTest}>Test</Menu.Item>
          <Menu.Item onClick={onEdit}>Change</Menu.Item>
          <Menu.Item onClick={onEnable}>{enabled ? 'Disable' : 'Enable'}</Menu.Item>
          <Menu.Item color="red" onClick={() => setIsDeleting(true)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${displayName}?`}
        confirm="Delete provider"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setIsDeleting(false)}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => {
              setIsDeleting(false)
              say(`${displayName} was deleted.`)
            },
          })
        }
      >
        <p>
          Campaigns and policy steps that require this provider cannot be signed or approved until they name another.
          What was signed with it stays verifiable.
        </p>
      </ConfirmDialog>
    </>
  )
}
