import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Switch.css'
import { Radio, Switch, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FieldProblem } from '../../../api/problem.ts'
import { Picker } from '../../../parts/list/picker.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { entitlements } from '../../pickers/queries.ts'
import { type Groups, type MonitorChange, monitorPreviewQuery } from '../queries.ts'
import { isComplete, MAX_GROUP, overlapOf } from '../violation.rules.ts'
import classes from './monitor.module.css'

export type MonitorDraft = Required<MonitorChange> & { groups: Groups }

interface MonitorFormProps {
  draft: MonitorDraft
  disabled: boolean
  problems: readonly FieldProblem[]
  onChange(change: Partial<MonitorDraft>): void
}

/** What a monitor watches. */
export function MonitorForm({ draft, disabled, problems, onChange }: MonitorFormProps) {
  const { displayName, description, enabled, negateGroupB, groups } = draft
  const overlap = overlapOf(groups)
  const group = (name: 'A' | 'B', label: string) => (
    <Picker
      label={label}
      description={`Up to ${MAX_GROUP} entitlements`}
      source={entitlements}
      max={MAX_GROUP}
      disabled={disabled}
      value={groups[name]}
      error={overlap > 0 ? 'An entitlement can be in one of the two groups only.' : undefined}
      onChange={(keys) => onChange({ groups: { ...groups, [name]: keys } })}
    />
  )
  return (
    <section className={classes.card} aria-label="Monitor">
      <Switch
        label="On"
        disabled={disabled}
        checked={enabled}
        onChange={(event) => onChange({ enabled: event.currentTarget.checked })}
      />
      <TextInput
        label="Name"
        maxLength={200}
        disabled={disabled}
        value={displayName}
        error={problems.find(({ field }) => field === 'displayName')?.description}
        onChange={(event) => onChange({ displayName: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={4000}
        disabled={disabled}
        value={description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      {group('A', 'Who holds one of A')}
      <Radio.Group
        aria-label="How A and B belong together"
        value={negateGroupB ? 'must' : 'must-not'}
        onChange={(value) => onChange({ negateGroupB: value === 'must' })}
      >
        <div className={classes.line}>
          <Radio value="must-not" label="must not hold one of B" disabled={disabled} />
          <Radio value="must" label="must also hold one of B" disabled={disabled} />
        </div>
      </Radio.Group>
      {group('B', 'B')}
      <Preview groups={groups} negateGroupB={negateGroupB} />
    </section>
  )
}

const DELAY_MS = 400

/** How many would break the rule as it stands in the form. */
function Preview({ groups, negateGroupB }: { groups: Groups; negateGroupB: boolean }) {
  const [asked] = useDebouncedValue(groups, DELAY_MS)
  const canCount = isComplete({ a: asked.A.length, b: asked.B.length, negateGroupB })
  const { data, error } = useQuery({
    ...monitorPreviewQuery(asked, negateGroupB),
    enabled: canCount,
    placeholderData: keepPreviousData,
  })
  if (!canCount)
    return <p className={classes.note}>Choose entitlements for A and B to see who would violate the rule.</p>
  if (error) return <p className={classes.warning}>The violations could not be counted: {error.message}</p>
  if (!data) return <p className={classes.note}>Counting</p>
  const { userCount, accountCount } = data
  const accounts = accountCount > 0 ? `, and ${countOf(accountCount, 'account')} without an owner` : ''
  return (
    <p className={classes.preview} role="status">
      {countOf(userCount, 'person', 'people')}
      {accounts} would violate it.
    </p>
  )
}
