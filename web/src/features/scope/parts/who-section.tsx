import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { ownersQuery, saveOwners } from '../../campaigns/queries.ts'
import { people, policies } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { useDraft, useField } from '../use-draft.ts'
import { Row } from './section.tsx'
import classes from './setup.module.css'

/** Who reviews, and who owns the campaign. */
export function WhoSection() {
  const { mayEditPolicy } = useDraft()
  const mayReadPolicies = usePermission('policy.read')
  const policy = useField('policyId')
  const override = useField('usePolicyOverride')
  return (
    <>
      <Row label="Policy" error={policy.error}>
        <Picker
          label="Policy"
          isLabelHidden
          source={policies}
          max={1}
          disabled={!mayEditPolicy || !mayReadPolicies}
          value={[policy.value]}
          onChange={([id]) => id && policy.onChange(id)}
        />
        <Checkbox
          size="xs"
          label="The policy of the entitlement, or else of its app, takes precedence"
          disabled={!mayEditPolicy}
          checked={override.value}
          onChange={(event) => override.onChange(event.currentTarget.checked)}
        />
      </Row>
      <Owners />
    </>
  )
}

function Owners() {
  const { id, store, mayEdit } = useDraft()
  const mayReadPeople = usePermission('user.read')
  const queryClient = useQueryClient()
  const query = ownersQuery(id)
  const { data, error } = useQuery(query)
  const [failure, setFailure] = useState<unknown>()
  const change = (ids: string[]) => {
    setFailure(undefined)
    if (ids.length === 0) return setFailure(new Error('A campaign needs at least one owner.'))
    void queryClient.cancelQueries({ queryKey: query.queryKey })
    queryClient.setQueryData(query.queryKey, ids)
    store
      .write((version) => saveOwners(id, ids, version))
      .catch((refused: unknown) => {
        setFailure(refused)
        void queryClient.invalidateQueries({ queryKey: query.queryKey })
      })
  }
  return (
    <Row label="Owners">
      <Picker
        label="Owners"
        isLabelHidden
        source={people}
        max={10_000}
        disabled={!mayEdit || !mayReadPeople || !data}
        value={data ?? []}
        onChange={change}
      />
      <p className={classes.note}>Owners manage the campaign and see all of its tasks.</p>
      {failure || error ? <FailureNote error={failure ?? error} wanted="The owners were not saved." /> : null}
    </Row>
  )
}
