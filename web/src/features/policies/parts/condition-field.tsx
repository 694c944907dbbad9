import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExpressionMarker } from '../../../parts/expression/expression-editor.tsx'
import { ExpressionInput } from '../../../parts/expression/expression-input.tsx'
import { POLICY_VARIABLES } from '../../../parts/expression/expression-names.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { userAttributesQuery } from '../../scope/queries.ts'
import { policyExpressionQuery } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import classes from './editor.module.css'

const CHECK_DELAY_MS = 600
const NO_MARKERS: ExpressionMarker[] = []
const PLACEHOLDERS = {
  CONDITION: 'subject.department == "Finance"',
  APPROVERS: 'svc.directory.users.v1.GetManagers(subject)',
}

interface ConditionFieldProps {
  label: string
  use: keyof typeof PLACEHOLDERS
  value: string
  /** Of the field in the policy, for what the server refuses. */
  path: string
  onChange(value: string): void
}

/** An expression of a policy. It is checked while one types. */
export function ConditionField({ label, use, value, path, onChange }: ConditionFieldProps) {
  const { isDisabled, problemAt } = useEditor()
  const [isEditing, setIsEditing] = useState(false)
  const [asked] = useDebouncedValue(value, CHECK_DELAY_MS)
  const check = useQuery({
    ...policyExpressionQuery(use, asked),
    enabled: isEditing && asked.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const attributes = useQuery({ ...userAttributesQuery, enabled: isEditing })
  const isChecked = isEditing && asked === value && value.trim() !== '' && !check.isPlaceholderData && check.isSuccess
  const markers = isChecked ? check.data : NO_MARKERS
  const refused = problemAt(path)
  return (
    <div className={classes.expression}>
      <ExpressionInput
        label={label}
        value={value}
        variables={POLICY_VARIABLES}
        markers={markers}
        attributes={(attributes.data ?? []).map(({ name }) => name)}
        disabled={isDisabled}
        placeholder={PLACEHOLDERS[use]}
        onFocus={() => setIsEditing(true)}
        onChange={onChange}
      />
      {refused && markers.length === 0 && (
        <p className={classes.problem} role="alert">
          {refused}
        </p>
      )}
      {check.error && <FailureNote error={check.error} wanted="The expression could not be checked." />}
    </div>
  )
}
