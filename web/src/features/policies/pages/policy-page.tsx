import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type FieldProblem, hasStatus, RequestFailed } from '../../../api/problem.ts'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LeaveGuard } from '../../../parts/page/leave-guard.tsx'
import { LoadingPage } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { usePermission } from '../../session/queries.ts'
import { DRAFT_FIELDS, draftOf } from '../draft.rules.ts'
import classes from '../parts/editor.module.css'
import { PolicyEditor } from '../parts/policy-editor.tsx'
import { TryDialog } from '../parts/try-dialog.tsx'
import { UsedBy } from '../parts/used-by.tsx'
import { policyQuery, policyUsesQuery, useDeletePolicy, useSavePolicy, type VersionedPolicy } from '../queries.ts'
import { usersUseIt, usesInWords } from '../words.rules.ts'

export const PARENTS = [{ label: 'Policies', to: '/policies' }] as const

export function PolicyPage() {
  const { id } = useParams({ from: '/signed-in/policies/$id' })
  const { data, error, isFetching, refetch } = useQuery({ ...policyQuery(id), refetchOnWindowFocus: false })
  if (data) return <Editor key={id} id={id} first={data} />
  if (!error) return <LoadingPage />
  return (
    <Page title="Policy" parents={PARENTS}>
      {hasStatus(error, 404) ? (
        <EmptyNote>This policy does not exist, or you cannot view it.</EmptyNote>
      ) : (
        <FailureNote
          error={error}
          wanted="The policy could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Page>
  )
}

/** Fields that the server refused, by their path in the policy. */
export const problemsOf = (error: unknown): FieldProblem[] =>
  error instanceof RequestFailed
    ? error.fields.map(({ field, description }) => ({ field: field.replace(/^policy\./, ''), description }))
    : []

function Editor({ id, first }: { id: string; first: VersionedPolicy }) {
  const [read, setRead] = useState(first)
  const [draft, setDraft] = useState(() => draftOf(first.policy))
  const [isTrying, setIsTrying] = useState(false)
  const save = useSavePolicy(id)
  const queryClient = useQueryClient()
  const mayWrite = usePermission('policy.write')
  const mayTry = usePermission('app.read')
  const { policy } = read
  const { systemBuiltin: isBuiltin } = policy
  const fields = isBuiltin ? (['postActions'] as const) : DRAFT_FIELDS
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(policy))
  const uses = useQuery(policyUsesQuery(id))
  const problems = problemsOf(save.error)
  const isOvertaken = hasStatus(save.error, 412)
  const store = (version: string) =>
    save.mutate(
      { draft, fields, version },
      {
        onSuccess: (saved) => {
          setRead(saved)
          setDraft(draftOf(saved.policy))
          say('Saved.')
        },
      },
    )
  const loadNewest = () => queryClient.fetchQuery({ ...policyQuery(id), staleTime: 0 })
  return (
    <Page
      title={policy.displayName}
      area="Policies"
      parents={PARENTS}
      badge={isBuiltin ? <Tag>Built in</Tag> : undefined}
      actions={
        <>
          {save.isSuccess && !isDirty && (
            <span className={classes.saved} role="status">
              Saved
            </span>
          )}
          {mayTry && (
            <Button variant="default" onClick={() => setIsTrying(true)}>
              Try it
            </Button>
          )}
          {mayWrite && (
            <Button loading={save.isPending} onClick={() => store(read.version)}>
              Save
            </Button>
          )}
          {mayWrite && <PolicyMenu id={id} name={policy.displayName} isBuiltin={isBuiltin} />}
        </>
      }
    >
      <PolicyEditor
        draft={draft}
        isDisabled={!mayWrite || isBuiltin}
        mayChangeAfter={mayWrite}
        problems={problems}
        onChange={(next) => {
          setDraft(next)
          if (save.isSuccess) save.reset()
        }}
      >
        {!uses.error && (
          <p className={classes.summary}>
            {!uses.data ? (
              'Counting where this policy is used'
            ) : usesInWords(uses.data) === '' ? (
              'Nothing uses this policy.'
            ) : (
              <>
                Used by <UsedBy uses={uses.data} />.
              </>
            )}
          </p>
        )}
        {isBuiltin && (
          <p className={classes.notice}>
            {mayWrite
              ? 'This policy comes with Recert. Only what happens afterwards can be changed. Copy it to change the rest.'
              : 'This policy comes with Recert.'}
          </p>
        )}
        {isOvertaken && (
          <div className={`${classes.notice} ${classes.refused}`} role="alert">
            <span>Somebody changed this policy after you opened it. Your changes are not saved.</span>
            <Button
              variant="default"
              size="compact-xs"
              onClick={() =>
                void loadNewest().then((newest) => {
                  setRead(newest)
                  setDraft(draftOf(newest.policy))
                  save.reset()
                })
              }
            >
              Discard my changes and show theirs
            </Button>
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => void loadNewest().then(({ version }) => store(version))}
            >
              Save mine anyway
            </Button>
          </div>
        )}
        {save.error && !isOvertaken && problems.length === 0 && (
          <FailureNote error={save.error} wanted="The policy was not saved." />
        )}
      </PolicyEditor>
      {isTrying && <TryDialog draft={draft} onClose={() => setIsTrying(false)} />}
      <LeaveGuard isDirty={isDirty && mayWrite} thing="policy" />
    </Page>
  )
}

function PolicyMenu({ id, name, isBuiltin }: { id: string; name: string; isBuiltin: boolean }) {
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useDeletePolicy()
  const uses = useQuery(policyUsesQuery(id))
  const isUsed = uses.data ? usesInWords(uses.data) !== '' : false
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Actions for ${name}`}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/policies/new" search={{ from: id }} {...props} />}
          >
            Copy
          </Menu.Item>
          {!isBuiltin && (
            <Menu.Item
              color="deny"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => {
                void uses.refetch()
                setIsDeleting(true)
              }}
            >
              Delete policy
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${name}?`}
        confirm="Delete policy"
        isDangerous
        isPending={remove.isPending}
        isIncomplete={isUsed}
        error={remove.error}
        onClose={() => {
          setIsDeleting(false)
          remove.reset()
        }}
        onConfirm={() =>
          remove.mutate(id, { onSuccess: () => void navigate({ to: '/policies', ignoreBlocker: true }) })
        }
      >
        <p>
          {uses.data && isUsed
            ? `This policy cannot be deleted: ${usersUseIt(uses.data)}. Choose another policy there first.`
            : 'Nothing uses this policy. Tasks that exist keep the steps they started with.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
