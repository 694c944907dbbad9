import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { BASELINE, MAX_STEPS, moved, newStep, type StepKind } from '../draft.rules.ts'
import type { Step } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { useRowFocus } from '../use-row-focus.ts'
import { stepsInWords, stepsName } from '../words.rules.ts'
import classes from './editor.module.css'
import { STEP_CHOICES, StepCard } from './step-card.tsx'

interface StepsSectionProps {
  name: string
  steps: readonly Step[]
  /** Numbers of the rules that lead here, counted from 1. */
  rules: readonly number[]
  takenNames: readonly string[]
  onChange(steps: Step[]): void
  onRename(name: string): void
  onRemove(): void
}

/** One list of steps: the standard one, or one that rules lead to. */
export function StepsSection({ name, steps, rules, takenNames, onChange, onRename, onRemove }: StepsSectionProps) {
  const { isDisabled, problemAt } = useEditor()
  const keys = useStepKeys(steps)
  const list = useRef<HTMLOListElement>(null)
  const focus = useRowFocus(list)
  const [isRenaming, setIsRenaming] = useState(false)
  const path = `policySteps.${name}`
  const isBaseline = name === BASELINE
  const problem = problemAt(path) ?? problemAt(`${path}.steps`)
  return (
    <section className={classes.card} aria-label={`Steps: ${stepsName(name)}`}>
      <div className={classes.cardHead}>
        <h2>{isBaseline ? 'Standard steps' : `Steps: ${name}`}</h2>
        <span className={classes.hint}>{whenOf(isBaseline, rules)}</span>
        {!isBaseline && !isDisabled && (
          <span className={classes.tools}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`Rename ${name}`}
              onClick={() => setIsRenaming(true)}
            >
              <IconPencil size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              disabled={rules.length > 0}
              aria-label={`Remove the steps ${name}`}
              title={rules.length > 0 ? 'A rule leads to these steps' : undefined}
              onClick={onRemove}
            >
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </span>
        )}
      </div>
      {steps.length > 1 && <p className={classes.summary}>{stepsInWords(steps)}</p>}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <ol className={classes.steps} ref={list}>
        {steps.map((step, index) => (
          <StepCard
            key={keys.list[index]}
            step={step}
            number={index + 1}
            count={steps.length}
            path={`${path}.steps[${index}]`}
            onChange={(next) => onChange(steps.map((one, n) => (n === index ? next : one)))}
            onMove={(by) => {
              keys.move(index, by)
              focus.onChange(index + by)
              onChange(moved(steps, index, by))
            }}
            onRemove={() => {
              keys.remove(index)
              focus.onChange(index)
              onChange(steps.filter((_, n) => n !== index))
            }}
          />
        ))}
      </ol>
      {!isDisabled && steps.length < MAX_STEPS && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              className={classes.addStep ?? ''}
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            >
              Add a step
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {STEP_CHOICES.map(({ group, items }) => [
              <Menu.Label key={group}>{group}</Menu.Label>,
              ...items.map(({ value, label }) => (
                <Menu.Item
                  key={value}
                  onClick={() => {
                    focus.onAdd(steps.length)
                    onChange([...steps, newStep(value as StepKind)])
                  }}
                >
                  {label}
                </Menu.Item>
              )),
            ])}
          </Menu.Dropdown>
        </Menu>
      )}
      {isRenaming && (
        <RenameDialog
          name={name}
          takenNames={takenNames}
          onClose={() => setIsRenaming(false)}
          onRename={(next) => {
            setIsRenaming(false)
            onRename(next)
          }}
        />
      )}
    </section>
  )
}

function whenOf(isBaseline: boolean, rules: readonly number[]): string {
  if (isBaseline) return 'when no rule applies'
  if (rules.length === 0) return 'no rule leads here'
  return rules.length === 1 ? `by rule ${rules[0]}` : `by rules ${rules.join(', ')}`
}

/** Steps have no ids; these tell them apart while they move, so that their fields keep what they hold. */
function useStepKeys(steps: readonly Step[]) {
  const next = useRef(0)
  const list = useRef<number[]>([])
  while (list.current.length < steps.length) list.current.push(next.current++)
  list.current.length = steps.length
  return {
    list: list.current,
    move: (index: number, by: 1 | -1) => {
      list.current = moved(list.current, index, by)
    },
    remove: (index: number) => {
      list.current.splice(index, 1)
    },
  }
}

interface RenameDialogProps {
  name: string
  takenNames: readonly string[]
  onClose(): void
  onRename(name: string): void
}

function RenameDialog({ name, takenNames, onClose, onRename }: RenameDialogProps) {
  const [text, setText] = useState(name)
  const wanted = text.trim()
  const isTaken = wanted !== name && takenNames.includes(wanted)
  return (
    <Dialog opened onClose={onClose} title="Rename these steps">
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted !== '' && !isTaken) onRename(wanted)
        }}
      >
        <TextInput
          label="Name"
          data-autofocus
          maxLength={64}
          value={text}
          error={isTaken ? 'Other steps have this name.' : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={wanted === '' || isTaken}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
