import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { daysOf, durationOf, webhookErrors } from '../webhook.rules.ts'
import { useSaveWebhook, type Webhook } from '../webhooks.queries.ts'
import classes from './form.module.css'

const MAX_DAYS = 30

/** A new webhook, or what can be changed of one. */
export default function WebhookForm({ webhook, onClose }: { webhook: Webhook | undefined; onClose(): void }) {
  const [form, setForm] = useState({
    displayName: webhook?.displayName ?? '',
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    days: webhook ? daysOf(webhook.callbackTimeout) : 8,
  })
  const save = useSaveWebhook()
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }))
    if (save.error) save.reset()
  }
  const errors = webhookErrors(save.error)
  const title = webhook ? `Change ${webhook.displayName}` : 'New webhook'
  return (
    <form
      className={classes.card}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        const { days, ...fields } = form
        save.mutate(
          { id: webhook?.id, fields: { ...fields, callbackTimeout: durationOf(days) } },
          {
            onSuccess: () => {
              say('The webhook was saved.')
              onClose()
            },
          },
        )
      }}
    >
      <h2>{title}</h2>
      <TextInput
        label="Name"
        required
        maxLength={200}
        autoFocus
        value={form.displayName}
        error={errors.displayName}
        onChange={(event) => change({ displayName: event.currentTarget.value })}
      />
      <TextInput
        type="url"
        label="URL"
        description="Reached over https on port 443, at a public address, unless the operator allows others."
        placeholder="https://hooks.example.com/recert"
        required
        maxLength={2000}
        autoCapitalize="none"
        spellCheck={false}
        value={form.url}
        error={errors.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        maxLength={2000}
        value={form.description}
        error={errors.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <NumberInput
        label="Days to answer"
        description="For a receiver that takes a delivery and answers it later."
        min={1}
        max={MAX_DAYS}
        allowDecimal={false}
        value={form.days}
        error={errors.callbackTimeout}
        onChange={(days) => change({ days: Number(days) || 1 })}
      />
      {save.error && Object.keys(errors).length === 0 && (
        <FailureNote error={save.error} wanted="The webhook was not saved." />
      )}
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={save.isPending}
          disabled={form.displayName.trim() === '' || form.url.trim() === ''}
        >
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
