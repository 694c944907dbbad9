import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '../../campaigns/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { stepUpProvidersQuery } from '../queries.ts'
import { useField } from '../use-draft.ts'
import { Row } from './section.tsx'
import classes from './setup.module.css'

const UNSIGNED = { requireSignature: false, meaningOfSignature: '', stepUpProviderId: '', tspUrl: '' }
const SILENT = { sendKickoff: false, sendReminders: false, sendClose: false }

const MAILS = [
  { name: 'sendKickoff', label: 'At the start' },
  { name: 'sendReminders', label: 'Reminders' },
  { name: 'sendClose', label: 'At the close' },
] as const satisfies readonly { name: keyof NonNullable<Campaign['notificationConfig']>; label: string }[]

/** Whether decisions are signed, and who is told what. */
export function SignSection() {
  const mail = useField('notificationConfig')
  const config = { ...SILENT, ...mail.value }
  return (
    <>
      <Signature />
      <Row label="Mail" error={mail.error}>
        <div className={classes.line}>
          {MAILS.map(({ name, label }) => (
            <Checkbox
              key={name}
              size="xs"
              label={label}
              disabled={mail.disabled}
              checked={config[name]}
              onChange={(event) => mail.onChange({ ...config, [name]: event.currentTarget.checked })}
            />
          ))}
        </div>
      </Row>
    </>
  )
}

/** What is set stays a choice, also when it was removed or cannot be seen. */
const providerChoices = (providers: readonly { id: string; displayName: string }[], chosen: string) => [
  { value: '', label: 'None: a sign-in of the last 15 minutes' },
  ...providers.map(({ id, displayName }) => ({ value: id, label: displayName })),
  ...(chosen === '' || providers.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: chosen }]),
]

function Signature() {
  const mayList = usePermission('step_up.read')
  const { data: providers = [] } = useQuery({ ...stepUpProvidersQuery, enabled: mayList })
  const { value, onChange, error, disabled } = useField('signatureConfig')
  const config = { ...UNSIGNED, ...value }
  const change = (part: Partial<typeof config>) => onChange({ ...config, ...part })
  return (
    <Row label="Signature" error={error}>
      <Checkbox
        size="xs"
        label="Reviewers sign what they submit"
        disabled={disabled}
        checked={config.requireSignature}
        onChange={(event) => change({ requireSignature: event.currentTarget.checked })}
      />
      {config.requireSignature && (
        <>
          <Textarea
            label="Meaning of the signature"
            description="Shown to everyone who signs, word for word."
            autosize
            minRows={2}
            maxLength={4000}
            disabled={disabled}
            value={config.meaningOfSignature}
            onChange={(event) => change({ meaningOfSignature: event.currentTarget.value })}
          />
          <div className={classes.line}>
            <NativeSelect
              className={classes.grow ?? ''}
              label="Provider that confirms who signs"
              description="From the settings, Step-up providers."
              disabled={disabled}
              value={config.stepUpProviderId}
              onChange={(event) => change({ stepUpProviderId: event.currentTarget.value })}
              data={providerChoices(providers, config.stepUpProviderId)}
            />
            <TextInput
              className={classes.grow ?? ''}
              type="url"
              label="Address of a time-stamp server"
              description="Empty for none."
              maxLength={2000}
              disabled={disabled}
              value={config.tspUrl}
              onChange={(event) => change({ tspUrl: event.currentTarget.value })}
            />
          </div>
        </>
      )}
    </Row>
  )
}
