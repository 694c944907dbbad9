import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Radio.css'
import { Checkbox, Radio } from '@mantine/core'
import { useField } from '../use-draft.ts'
import { useZone } from '../use-zone.ts'
import { DateTimeField } from './date-time-field.tsx'
import { Row } from './section.tsx'
import classes from './setup.module.css'

/** When it starts, is due, and what happens then. */
export function WhenSection() {
  const zone = useZone()
  const due = useField('completionDate')
  return (
    <>
      <Start zone={zone} />
      <Row label="Due" error={due.error}>
        <DateTimeField
          label="Due"
          zone={zone}
          defaultTime="23:59"
          value={due.value}
          disabled={due.disabled}
          onChange={due.onChange}
        />
        <Close />
      </Row>
      <OldData />
    </>
  )
}

function Start({ zone }: { zone: string }) {
  const auto = useField('autoStartCampaign')
  const start = useField('scheduledStartDate')
  return (
    <Row label="Start" error={start.error ?? auto.error}>
      <Radio.Group
        aria-label="Start"
        value={auto.value ? 'at' : 'by-hand'}
        onChange={(value) => auto.onChange(value === 'at')}
      >
        <div className={classes.line}>
          <Radio size="xs" disabled={auto.disabled} value="by-hand" label="By hand" />
          <Radio size="xs" disabled={auto.disabled} value="at" label="At a time" />
        </div>
      </Radio.Group>
      {(auto.value || start.value) && (
        <DateTimeField
          label="Start"
          zone={zone}
          defaultTime="09:00"
          value={start.value}
          disabled={start.disabled}
          onChange={start.onChange}
        />
      )}
      {auto.value && !start.value && <p className={classes.missing}>Choose the day on which it starts.</p>}
    </Row>
  )
}

const DECISIONS = [
  { value: 'CLOSE_DECISION_SKIP', label: 'Skip: access stays, marked as skipped' },
  { value: 'CLOSE_DECISION_REVOKED', label: 'Revoke: access is removed' },
  { value: 'CLOSE_DECISION_NO_ACTION', label: 'Leave as they are, marked as not reviewed' },
] as const

function Close() {
  const auto = useField('autoCloseCampaign')
  const decision = useField('autoCloseDecision')
  return (
    <>
      <Checkbox
        size="xs"
        label="Close when due"
        disabled={auto.disabled}
        checked={auto.value}
        onChange={(event) => auto.onChange(event.currentTarget.checked)}
      />
      {auto.value && (
        <Radio.Group
          label="Undecided items"
          size="xs"
          error={decision.error ?? auto.error}
          value={decision.value}
          onChange={decision.onChange}
        >
          <div className={classes.line}>
            {DECISIONS.map(({ value, label }) => (
              <Radio key={value} size="xs" disabled={decision.disabled} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  )
}

function OldData() {
  const accuracy = useField('accuracyIssueAction')
  const resolve = useField('autoResolve')
  return (
    <Row label="Data" error={accuracy.error}>
      <Radio.Group
        label="If the data of a source is out of date at the start"
        size="xs"
        value={accuracy.value.endsWith('_WAIT') ? accuracy.value : 'ACCURACY_ISSUE_ACTION_CONTINUE'}
        onChange={accuracy.onChange}
      >
        <div className={classes.line}>
          <Radio size="xs" disabled={accuracy.disabled} value="ACCURACY_ISSUE_ACTION_CONTINUE" label="Start anyway" />
          <Radio
            size="xs"
            disabled={accuracy.disabled}
            value="ACCURACY_ISSUE_ACTION_WAIT"
            label="Wait for newer data"
          />
        </div>
      </Radio.Group>
      <Checkbox
        size="xs"
        label="Resolve an item when its grant is gone"
        disabled={resolve.disabled}
        checked={resolve.value}
        onChange={(event) => resolve.onChange(event.currentTarget.checked)}
      />
    </Row>
  )
}
