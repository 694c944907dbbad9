import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { FieldProblem } from '../../../api/problem.ts'
import { countOf } from '../../../parts/values/format.ts'
import { stepKeysOf, withRenamedSteps } from '../draft.rules.ts'
import type { PolicyDraft } from '../queries.ts'
import { EditorContext } from '../use-editor.ts'
import classes from './editor.module.css'
import { RulesSection } from './rules-section.tsx'
import { StepsSection } from './steps-section.tsx'

interface PolicyEditorProps {
  draft: PolicyDraft
  /** Without the permission, and of a built-in policy. */
  isDisabled: boolean
  /** What happens after a decision can be changed of a built-in policy, too. */
  mayChangeAfter: boolean
  problems: readonly FieldProblem[]
  /** Above the fields. */
  children?: ReactNode
  onChange(draft: PolicyDraft): void
}

/** All fields of a policy. */
export function PolicyEditor(props: PolicyEditorProps) {
  const { draft, isDisabled, mayChangeAfter, problems, children, onChange } = props
  const fields = useRef<HTMLDivElement>(null)
  const stepKeys = stepKeysOf(draft)
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.description
  const setSteps = (policySteps: PolicyDraft['policySteps']) => onChange({ ...draft, policySteps })
  return (
    <EditorContext value={{ isDisabled, problems }}>
      <div className={classes.layout} ref={fields}>
        {children}
        {problems.length > 0 && (
          <p className={`${classes.notice} ${classes.refused}`} role="alert">
            {countOf(problems.length, 'field needs', 'fields need')} a look.{' '}
            <Button variant="default" size="compact-xs" onClick={() => goTo(firstProblem(fields.current))}>
              Go to the first
            </Button>
          </p>
        )}
        <section className={classes.card} aria-label="About">
          <TextInput
            label="Name"
            size="sm"
            maxLength={200}
            disabled={isDisabled}
            value={draft.displayName}
            error={problemOf('displayName')}
            onChange={(event) => onChange({ ...draft, displayName: event.currentTarget.value })}
          />
          <Textarea
            label="Description"
            size="sm"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={4000}
            disabled={isDisabled}
            value={draft.description}
            error={problemOf('description')}
            onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
          />
        </section>
        <RulesSection draft={draft} onChange={onChange} />
        {stepKeys.map((key) => (
          <StepsSection
            key={key}
            name={key}
            steps={draft.policySteps[key]?.steps ?? []}
            rules={draft.rules.flatMap(({ policyKey }, index) => (policyKey === key ? [index + 1] : []))}
            takenNames={stepKeys}
            onChange={(steps) => setSteps({ ...draft.policySteps, [key]: { steps } })}
            onRename={(name) => onChange(withRenamedSteps(draft, key, name))}
            onRemove={() => {
              const { [key]: _, ...rest } = draft.policySteps
              setSteps(rest)
            }}
          />
        ))}
        <section className={classes.card} aria-label="Afterwards">
          <h2>Afterwards</h2>
          <Checkbox
            size="xs"
            label="Remove denied access at once, instead of when the campaign closes"
            disabled={!mayChangeAfter}
            checked={draft.postActions.some(({ certifyRemediateImmediately }) => certifyRemediateImmediately)}
            onChange={(event) =>
              onChange({
                ...draft,
                postActions: event.currentTarget.checked ? [{ certifyRemediateImmediately: true }] : [],
              })
            }
          />
          <Checkbox
            size="xs"
            label="Give tasks to the stand-in of a reviewer who has one"
            disabled={isDisabled}
            checked={draft.reassignTasksToDelegates}
            onChange={(event) => onChange({ ...draft, reassignTasksToDelegates: event.currentTarget.checked })}
          />
        </section>
      </div>
    </EditorContext>
  )
}

/** The first field under which something stands. */
const firstProblem = (root: HTMLElement | null): Element | null =>
  root?.querySelector('section [role="alert"], section [aria-invalid="true"]') ?? null

/** The keyboard goes on there, in the field that a message belongs to. */
function goTo(problem: Element | null) {
  problem?.scrollIntoView({ block: 'center' })
  const FIELDS = ':is(input, textarea, select, [contenteditable="true"]):not(:disabled)'
  const field = problem?.matches(FIELDS) ? problem : problem?.parentElement?.querySelector(FIELDS)
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}
