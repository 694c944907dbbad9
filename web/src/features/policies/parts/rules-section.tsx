import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { BASELINE, MAX_RULES, moved, newKeyOf, newStep, stepKeysOf } from '../draft.rules.ts'
import type { PolicyDraft, Rule } from '../queries.ts'
import { useEditor } from '../use-editor.ts'
import { useRowFocus } from '../use-row-focus.ts'
import { stepsName } from '../words.rules.ts'
import { ConditionField } from './condition-field.tsx'
import classes from './editor.module.css'

const NEW_STEPS = ' new'

interface RulesSectionProps {
  draft: PolicyDraft
  onChange(draft: PolicyDraft): void
}

/** Which steps apply to which access. The first rule whose condition is true wins. */
export function RulesSection({ draft, onChange }: RulesSectionProps) {
  const { isDisabled, problemAt } = useEditor()
  const { rules } = draft
  const stepKeys = stepKeysOf(draft)
  const next = useRef(0)
  const keys = useRef<number[]>([])
  while (keys.current.length < rules.length) keys.current.push(next.current++)
  keys.current.length = rules.length
  const list = useRef<HTMLOListElement>(null)
  const focus = useRowFocus(list)
  const set = (changed: Rule[]) => onChange({ ...draft, rules: changed })
  const change = (index: number, part: Rule) => set(rules.map((rule, n) => (n === index ? { ...rule, ...part } : rule)))
  /** Another list of steps, which a rule then leads to. */
  const addSteps = (list: Rule[], index: number) => {
    const key = newKeyOf(stepKeys)
    onChange({
      ...draft,
      policySteps: { ...draft.policySteps, [key]: { steps: [newStep('manager')] } },
      rules: list.map((rule, n) => (n === index ? { ...rule, policyKey: key } : rule)),
    })
  }
  return (
    <section className={classes.card} aria-label="Rules">
      <div className={classes.cardHead}>
        <h2>Rules</h2>
        <span className={classes.hint}>the first rule that matches applies</span>
      </div>
      {rules.length === 0 && <p className={classes.summary}>No rules: the standard steps apply to all access.</p>}
      <ol className={classes.steps} ref={list}>
        {rules.map(({ condition = '', policyKey = '' }, index) => (
          <li key={keys.current[index]} className={classes.rule} aria-label={`Rule ${index + 1}`}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={classes.ruleBody}>
              <span className={classes.word}>If</span>
              <ConditionField
                label={`Condition of rule ${index + 1}`}
                use="CONDITION"
                value={condition}
                path={`rules[${index}].condition`}
                onChange={(text) => change(index, { condition: text })}
              />
              <span className={classes.word}>then</span>
              <NativeSelect
                size="xs"
                className={classes.choice ?? ''}
                aria-label={`Steps of rule ${index + 1}`}
                disabled={isDisabled}
                value={policyKey}
                error={problemAt(`rules[${index}].policyKey`)}
                data={[
                  ...stepKeys.map((key) => ({ value: key, label: stepsName(key) })),
                  ...(isDisabled ? [] : [{ value: NEW_STEPS, label: 'Other steps' }]),
                ]}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  if (value === NEW_STEPS) addSteps(rules, index)
                  else change(index, { policyKey: value })
                }}
              />
            </div>
            {!isDisabled && (
              <span className={classes.tools}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  disabled={index === 0}
                  aria-label={`Move rule ${index + 1} up`}
                  onClick={() => {
                    keys.current = moved(keys.current, index, -1)
                    focus.onChange(index - 1)
                    set(moved(rules, index, -1))
                  }}
                >
                  <IconArrowUp size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  disabled={index === rules.length - 1}
                  aria-label={`Move rule ${index + 1} down`}
                  onClick={() => {
                    keys.current = moved(keys.current, index, 1)
                    focus.onChange(index + 1)
                    set(moved(rules, index, 1))
                  }}
                >
                  <IconArrowDown size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={`Remove rule ${index + 1}`}
                  onClick={() => {
                    keys.current.splice(index, 1)
                    focus.onChange(index)
                    set(rules.filter((_, n) => n !== index))
                  }}
                >
                  <IconX size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              </span>
            )}
          </li>
        ))}
      </ol>
      {rules.length > 0 && (
        <p className={classes.otherwise}>
          <span className={classes.word}>Otherwise</span> the standard steps
        </p>
      )}
      {!isDisabled && rules.length < MAX_RULES && (
        <Button
          className={classes.addStep ?? ''}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            const other = stepKeys.find((key) => key !== BASELINE)
            const list = [...rules, { condition: '', policyKey: other ?? BASELINE }]
            if (other) set(list)
            else addSteps(list, list.length - 1)
          }}
        >
          Add a rule
        </Button>
      )}
    </section>
  )
}
