import { Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Picker } from '../../../parts/list/picker.tsx'
import { people, stepUpProviders } from '../../pickers/queries.ts'
import { type Approver, type ApproverMembers, membersOf, withMembers } from '../draft.rules.ts'
import type { Approval } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { type ApproverPart, Fallback, Named } from './approver-fields.tsx'
import classes from './editor.module.css'
import { EscalationFields } from './escalation-fields.tsx'
import { Line } from './line.tsx'

interface ApprovalFieldsProps {
  kind: Approver
  approval: Approval
  /** Of the approval in the policy. */
  path: string
  onChange(approval: Approval): void
}

/** A step that people answer. */
export function ApprovalFields({ kind, approval, path, onChange }: ApprovalFieldsProps) {
  const members = membersOf(approval)
  const change = (part: ApproverMembers) => onChange(withMembers(approval, kind, part))
  const part: ApproverPart = { members, change, path: `${path}.${kind}` }
  return (
    <>
      <Named kind={kind} {...part} />
      {kind !== 'webhook' && (
        <Line label="If nobody is found">
          <Fallback {...part} />
        </Line>
      )}
      <Line label="Rules for reviewers">
        <ReviewerRules approval={approval} path={path} onChange={onChange} members={members} change={change} />
      </Line>
      <Line label="Require a reason to">
        <div className={classes.line}>
          <Flag name="requireDenialReason" label="deny" approval={approval} onChange={onChange} />
          <Flag name="requireApprovalReason" label="certify" approval={approval} onChange={onChange} />
        </div>
      </Line>
      <Line label="Step-up">
        <StepUp approval={approval} path={path} onChange={onChange} />
      </Line>
      <Line label="Escalation">
        <EscalationFields approval={approval} path={path} onChange={onChange} />
      </Line>
    </>
  )
}

function ReviewerRules({
  approval,
  path,
  onChange,
  members,
  change,
}: Pick<ApprovalFieldsProps, 'approval' | 'path' | 'onChange'> & Pick<ApproverPart, 'members' | 'change'>) {
  const { isDisabled, problemIn } = useEditor()
  const { allowReassignment, allowedReassignees } = approval
  // An empty list means everybody, so choosing "these people" must be kept here until somebody is chosen.
  const [isLimited, setIsLimited] = useState(allowedReassignees.length > 0)
  return (
    <>
      {members.allowSelfApproval !== undefined && (
        <Checkbox
          size="xs"
          label="People may review their own access"
          disabled={isDisabled}
          checked={members.allowSelfApproval}
          onChange={(event) => change({ allowSelfApproval: event.currentTarget.checked })}
        />
      )}
      {members.requireDistinctApprovers !== undefined && (
        <Checkbox
          size="xs"
          label="Nobody who decided an earlier step"
          disabled={isDisabled}
          checked={members.requireDistinctApprovers}
          onChange={(event) => change({ requireDistinctApprovers: event.currentTarget.checked })}
        />
      )}
      <Flag name="allowDelegation" label="Stand-ins may decide" approval={approval} onChange={onChange} />
      <Flag name="allowReassignment" label="Reviewers may reassign" approval={approval} onChange={onChange} />
      {allowReassignment && (
        <div className={classes.nested}>
          <NativeSelect
            size="xs"
            className={classes.choice ?? ''}
            aria-label="Who reviewers may reassign tasks to"
            disabled={isDisabled}
            value={isLimited ? 'some' : 'anyone'}
            data={[
              { value: 'anyone', label: 'To anyone' },
              { value: 'some', label: 'Only to these people' },
            ]}
            onChange={(event) => {
              const limits = event.currentTarget.value === 'some'
              setIsLimited(limits)
              if (!limits) onChange({ ...approval, allowedReassignees: [] })
            }}
          />
          {isLimited && (
            <Picker
              label="People who may get the tasks"
              isLabelHidden
              source={people}
              disabled={isDisabled}
              value={allowedReassignees}
              error={problemIn(`${path}.allowedReassignees`)}
              onChange={(ids) => onChange({ ...approval, allowedReassignees: ids })}
            />
          )}
          <Flag name="requireReassignmentReason" label="With a reason" approval={approval} onChange={onChange} />
        </div>
      )}
    </>
  )
}

/** Whether reviewers confirm with a provider that it is them. */
function StepUp({ approval, path, onChange }: Pick<ApprovalFieldsProps, 'approval' | 'path' | 'onChange'>) {
  const { isDisabled, problemIn } = useEditor()
  const { requiresStepUpProviderId: chosen = '' } = approval
  return (
    <>
      <Picker
        label="Step-up provider"
        isLabelHidden
        source={stepUpProviders}
        max={1}
        placeholder="None"
        disabled={isDisabled}
        value={chosen === '' ? [] : [chosen]}
        error={problemIn(`${path}.requiresStepUpProviderId`)}
        onChange={([id = '']) => onChange({ ...approval, requiresStepUpProviderId: id })}
      />
      <p className={classes.note}>Reviewers who certify confirm their identity with this provider, and sign.</p>
    </>
  )
}

interface FlagProps {
  name:
    | 'allowDelegation'
    | 'allowReassignment'
    | 'requireApprovalReason'
    | 'requireDenialReason'
    | 'requireReassignmentReason'
  label: string
  approval: Approval
  onChange(approval: Approval): void
}

function Flag({ name, label, approval, onChange }: FlagProps) {
  const { isDisabled } = useEditor()
  return (
    <Checkbox
      size="xs"
      label={label}
      disabled={isDisabled}
      checked={approval[name]}
      onChange={(event) => onChange({ ...approval, [name]: event.currentTarget.checked })}
    />
  )
}
