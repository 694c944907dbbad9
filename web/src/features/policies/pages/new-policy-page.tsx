import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LeaveGuard } from '../../../parts/page/leave-guard.tsx'
import { LoadingPage } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { usePermission } from '../../session/queries.ts'
import { draftOf, NEW_POLICY } from '../draft.rules.ts'
import { PolicyEditor } from '../parts/policy-editor.tsx'
import { TryDialog } from '../parts/try-dialog.tsx'
import { type PolicyDraft, policyQuery, useCreatePolicy } from '../queries.ts'
import { PARENTS, problemsOf } from './policy-page.tsx'

/** A new policy, or a copy of another one. It is made when it is saved. */
export function NewPolicyPage() {
  const { from } = useSearch({ from: '/signed-in/policies/new' })
  const { data, error, refetch } = useQuery({ ...policyQuery(from ?? ''), enabled: from !== undefined })
  if (from === undefined) return <NewPolicy key="new" first={NEW_POLICY} />
  if (data) {
    const { displayName, ...rest } = draftOf(data.policy)
    return <NewPolicy key={from} first={{ ...rest, displayName: `${displayName} (copy)`.slice(0, 200) }} />
  }
  if (!error) return <LoadingPage />
  return (
    <Page title="New policy" parents={PARENTS}>
      <FailureNote error={error} wanted="The policy to copy could not be loaded." onRetry={() => void refetch()} />
    </Page>
  )
}

function NewPolicy({ first }: { first: PolicyDraft }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(first)
  const [isTrying, setIsTrying] = useState(false)
  const create = useCreatePolicy()
  const mayWrite = usePermission('policy.write')
  const mayTry = usePermission('app.read')
  const problems = problemsOf(create.error)
  return (
    <Page
      title="New policy"
      area="Policies"
      parents={PARENTS}
      actions={
        <>
          {mayTry && (
            <Button variant="default" onClick={() => setIsTrying(true)}>
              Try it
            </Button>
          )}
          {mayWrite && (
            <Button
              loading={create.isPending}
              onClick={() =>
                create.mutate(draft, {
                  onSuccess: (id) => void navigate({ to: '/policies/$id', params: { id }, ignoreBlocker: true }),
                })
              }
            >
              Create policy
            </Button>
          )}
        </>
      }
    >
      <PolicyEditor
        draft={draft}
        isDisabled={!mayWrite}
        mayChangeAfter={mayWrite}
        problems={problems}
        onChange={setDraft}
      >
        {create.error && problems.length === 0 && (
          <FailureNote error={create.error} wanted="The policy was not created." />
        )}
      </PolicyEditor>
      {isTrying && <TryDialog draft={draft} onClose={() => setIsTrying(false)} />}
      <LeaveGuard isDirty={draft !== first && !create.isSuccess} thing="policy" />
    </Page>
  )
}
