import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Picker } from '../../../parts/list/picker.tsx'
import { people, policies } from '../../pickers/queries.ts'
import { ESCALATIONS, type EscalationKind, escalationKindOf, withEscalation } from '../draft.rules.ts'
import type { Approval, Escalation } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { ESCALATION_LABELS } from '../words.rules.ts'
import { DurationField } from './duration-field.tsx'
import classes from './editor.module.css'

interface EscalationFieldsProps {
  approval: Approval
  path: string
  onChange(approval: Approval): void
}

/** What happens when nobody decides in time. */
export function EscalationFields({ approval, path, onChange }: EscalationFieldsProps) {
  const { isDisabled, problemAt, problemIn } = useEditor()
  const { escalation, escalationEnabled } = approval
  const set = (next: Escalation) => onChange({ ...approval, escalation: next })
  const field = `${path}.escalation`
  return (
    <>
      <Checkbox
        size="xs"
        label="Escalate if nobody decides in time"
        disabled={isDisabled}
        checked={escalationEnabled}
        onChange={(event) =>
          onChange({
            ...approval,
            escalationEnabled: event.currentTarget.checked,
            escalation: escalation ?? withEscalation(undefined, 'reassignToApprovers'),
          })
        }
      />
      {escalationEnabled && escalation && (
        <div className={classes.nested}>
          <div className={classes.line}>
            <span>After</span>
            <DurationField
              label="Late after"
              seconds={Number(escalation.expiration ?? 0)}
              disabled={isDisabled}
              error={problemAt(`${field}.expiration`)}
              onChange={(seconds) => set({ ...escalation, expiration: String(Math.round(seconds)) })}
            />
            <NativeSelect
              size="xs"
              aria-label="What happens then"
              disabled={isDisabled}
              value={escalationKindOf(escalation)}
              data={ESCALATIONS.map((kind) => ({ value: kind, label: ESCALATION_LABELS[kind] }))}
              onChange={(event) => set(withEscalation(escalation, event.currentTarget.value as EscalationKind))}
            />
          </div>
          {escalation.reassignToApprovers && (
            <Picker
              label="Reassign to these people"
              source={people}
              disabled={isDisabled}
              value={escalation.reassignToApprovers.approverIds}
              error={problemIn(`${field}.reassignToApprovers.approverIds`)}
              onChange={(approverIds) => set({ ...escalation, reassignToApprovers: { approverIds } })}
            />
          )}
          {escalation.replacePolicy && (
            <Picker
              label="The other policy"
              source={policies}
              max={1}
              disabled={isDisabled}
              value={escalation.replacePolicy.policyId ? [escalation.replacePolicy.policyId] : []}
              error={problemIn(`${field}.replacePolicy`)}
              onChange={([policyId = '']) => set({ ...escalation, replacePolicy: { policyId } })}
            />
          )}
          <TextInput
            size="xs"
            label="Comment on the task"
            disabled={isDisabled}
            value={escalation.escalationComment}
            onChange={(event) => set({ ...escalation, escalationComment: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}
