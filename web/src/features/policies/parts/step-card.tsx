import { ActionIcon, NativeSelect, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { APPROVERS, isApprover, isKept, kindOf, type StepKind, withKind } from '../draft.rules.ts'
import type { Step } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { STEP_LABELS } from '../words.rules.ts'
import { ApprovalFields } from './approval-fields.tsx'
import classes from './editor.module.css'
import { Line } from './line.tsx'
import { WaitFields } from './wait-fields.tsx'

interface StepCardProps {
  step: Step
  number: number
  count: number
  /** Of the step in the policy. */
  path: string
  onChange(step: Step): void
  onMove(by: 1 | -1): void
  onRemove(): void
}

export const STEP_CHOICES = [
  { group: 'Somebody decides', items: APPROVERS.map((kind) => ({ value: kind, label: STEP_LABELS[kind] })) },
  {
    group: 'Nobody is asked',
    items: (['accept', 'reject', 'wait'] as const).map((kind) => ({ value: kind, label: STEP_LABELS[kind] })),
  },
]

/** One step of a policy. */
export function StepCard({ step, number, count, path, onChange, onMove, onRemove }: StepCardProps) {
  const { isDisabled, problemAt } = useEditor()
  const kind = kindOf(step)
  const problem = problemAt(path) ?? problemAt(`${path}.approval`)
  return (
    <li className={classes.step} aria-label={`Step ${number}`}>
      <div className={classes.stepHead}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        {isKept(kind) ? (
          <strong>{STEP_LABELS[kind]}</strong>
        ) : (
          <NativeSelect
            size="xs"
            aria-label={`Step ${number}: who decides`}
            disabled={isDisabled}
            value={kind}
            data={STEP_CHOICES}
            onChange={(event) => onChange(withKind(step, event.currentTarget.value as StepKind))}
          />
        )}
        {!isDisabled && (
          <span className={classes.tools}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              disabled={number === 1}
              aria-label={`Move step ${number} up`}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              disabled={number === count}
              aria-label={`Move step ${number} down`}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              disabled={count === 1}
              aria-label={`Remove step ${number}`}
              onClick={onRemove}
            >
              <IconX size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </span>
        )}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {isKept(kind) && (
        <p className={classes.kept}>This kind of step cannot be made or changed here. It is kept as it is.</p>
      )}
      {isApprover(kind) && step.approval && (
        <ApprovalFields
          key={kind}
          kind={kind}
          approval={step.approval}
          path={`${path}.approval`}
          onChange={(approval) => onChange({ approval })}
        />
      )}
      {step.wait && <WaitFields wait={step.wait} path={`${path}.wait`} onChange={(wait) => onChange({ wait })} />}
      {step.accept && (
        <Message
          label="Comment on the decision"
          value={step.accept.acceptMessage}
          onChange={(acceptMessage) => onChange({ accept: { acceptMessage } })}
        />
      )}
      {step.reject && (
        <Message
          label="Comment on the decision"
          value={step.reject.rejectMessage}
          onChange={(rejectMessage) => onChange({ reject: { rejectMessage } })}
        />
      )}
    </li>
  )
}

function Message({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const { isDisabled } = useEditor()
  return (
    <Line label="Comment">
      <Textarea
        size="xs"
        autosize
        minRows={1}
        maxRows={6}
        aria-label={label}
        maxLength={4000}
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Line>
  )
}
