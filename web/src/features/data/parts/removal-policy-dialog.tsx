import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { Picker } from '../../../parts/list/picker.tsx'
import { entitlements, people, webhooks } from '../../pickers/queries.ts'
import { useUpdateEntitlement } from '../changes.queries.ts'
import type { EntitlementRow } from '../entitlements.queries.ts'
import {
  CHANNEL_LABELS,
  CHANNELS,
  type Channel,
  missingIn,
  REMOVER_LABELS,
  REMOVERS,
  type RemovalForm,
  type Remover,
  removalForm,
  removalPolicy,
} from '../removal-policy.rules.ts'

const HINTS: Partial<Record<Channel, string>> = {
  default: 'Uses the default from the tenant settings.',
  manual: 'Denied access appears on these people’s work lists.',
  externalTicket: 'Denied access appears on the app owners’ work lists. They record the ticket number.',
  webhook: 'The webhook is asked to remove denied access and reports when it is done.',
  delegated: 'Denied access is removed the same way as for the other entitlement.',
}

/** Chooses how denied access of an entitlement is removed. */
export default function RemovalPolicyDialog({
  entitlement: { appId, id, name, removal },
  onClose,
}: {
  entitlement: EntitlementRow
  onClose(): void
}) {
  const [form, setForm] = useState(() => removalForm(removal))
  const save = useUpdateEntitlement(appId, id)
  const set = (change: Partial<RemovalForm>) => {
    setForm((before) => ({ ...before, ...change }))
    if (save.error) save.reset()
  }
  const { channel } = form
  const missing = missingIn(form)
  return (
    <ConfirmDialog
      opened
      title={`Removal of ${name}`}
      confirm="Save"
      isPending={save.isPending}
      isIncomplete={missing !== ''}
      error={save.error}
      onClose={onClose}
      onConfirm={() =>
        save.mutate({ deprovisionerPolicy: removalPolicy(form, removal) ?? null }, { onSuccess: onClose })
      }
    >
      <NativeSelect
        label="How denied access is removed"
        description={HINTS[channel]}
        value={channel}
        data={CHANNELS.filter((one) => one !== 'other' || removalForm(removal).channel === 'other').map((value) => ({
          value,
          label: CHANNEL_LABELS[value],
        }))}
        onChange={(event) => set({ channel: event.currentTarget.value as Channel })}
      />
      {channel === 'manual' && <Removers form={form} hasExpression={hasExpression(removal)} set={set} />}
      {channel === 'webhook' && (
        <Picker
          label="Webhook"
          source={webhooks}
          max={1}
          value={form.webhookId ? [form.webhookId] : []}
          onChange={([webhookId = '']) => set({ webhookId })}
        />
      )}
      {channel === 'delegated' && (
        <Picker
          label="Entitlement to follow"
          source={entitlements}
          max={1}
          value={form.delegate ? [form.delegate] : []}
          onChange={([delegate = '']) => set({ delegate })}
        />
      )}
      {(channel === 'manual' || channel === 'externalTicket') && (
        <Textarea
          label="Instructions"
          description="Shown with each removal and on the work list."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          value={form.instructions}
          onChange={(event) => set({ instructions: event.currentTarget.value })}
        />
      )}
      {missing && <p>{missing}</p>}
    </ConfirmDialog>
  )
}

const hasExpression = (policy: EntitlementRow['removal']) => policy?.manual?.assignee?.expression !== undefined

interface RemoversProps {
  form: RemovalForm
  /** An expression is set over the API, and kept. */
  hasExpression: boolean
  set(change: Partial<RemovalForm>): void
}

/** Who removes it by hand. */
function Removers({ form: { remover, userIds, fallbackUserIds, group }, hasExpression, set }: RemoversProps) {
  return (
    <>
      <NativeSelect
        label="Who removes it"
        value={remover}
        data={REMOVERS.filter((one) => one !== 'expression' || hasExpression).map((value) => ({
          value,
          label: REMOVER_LABELS[value],
        }))}
        onChange={(event) => set({ remover: event.currentTarget.value as Remover })}
      />
      {remover === 'users' && (
        <Picker label="People" source={people} value={userIds} onChange={(ids) => set({ userIds: ids })} />
      )}
      {remover === 'group' && (
        <Picker
          label="Entitlement"
          source={entitlements}
          max={1}
          value={group ? [group] : []}
          onChange={([key = '']) => set({ group: key })}
        />
      )}
      {remover !== 'users' && (
        <Picker
          label="If nobody is found"
          description="If empty, the app owners remove it."
          source={people}
          value={fallbackUserIds}
          onChange={(ids) => set({ fallbackUserIds: ids })}
        />
      )}
    </>
  )
}
