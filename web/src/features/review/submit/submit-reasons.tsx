import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Radio } from '@mantine/core'
import { formatCount } from '../../../parts/values/format.ts'
import type { DecidedTask, DecisionStore } from '../decisions/decisions.store.ts'
import { ReasonInput } from './reason-input.tsx'
import { MOST_EACH, type Reasons } from './reasons.rules.ts'
import classes from './submit-dialog.module.css'

interface SubmitReasonsProps {
  /** Choices that need a reason and have none. */
  tasks: readonly DecidedTask[]
  store: DecisionStore
  value: Reasons
  onChange(value: Reasons): void
}

/** Asks for the reasons that are missing: one for all of them, or one by one. */
export function SubmitReasons({ tasks, store, value, onChange }: SubmitReasonsProps) {
  const isDenial = (task: DecidedTask) => store.of(task).choice === 'DENY'
  const isOne = tasks.length === 1
  const single = (
    <ReasonInput
      required
      data-autofocus
      label={isOne ? `Reason: ${tasks[0]?.name}` : 'Reason for all of them'}
      isDenial={tasks.some(isDenial)}
      value={value.one}
      onText={(one) => onChange({ ...value, one })}
    />
  )
  if (isOne) return single
  return (
    <>
      <Radio.Group
        label={`${formatCount(tasks.length)} decisions need a reason`}
        value={value.isEach ? 'each' : 'one'}
        onChange={(next) => onChange({ ...value, isEach: next === 'each' })}
      >
        <div className={classes.choices}>
          <Radio value="one" label="One reason for all of them" />
          {tasks.length <= MOST_EACH && <Radio value="each" label="Write each" />}
        </div>
      </Radio.Group>
      {value.isEach ? (
        <div className={classes.each}>
          {tasks.map((task) => (
            <ReasonInput
              key={task.taskId}
              required
              label={task.name}
              isDenial={isDenial(task)}
              value={value.each[task.taskId] ?? ''}
              onText={(text) => onChange({ ...value, each: { ...value.each, [task.taskId]: text } })}
            />
          ))}
        </div>
      ) : (
        single
      )}
    </>
  )
}
