import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { readerZone } from '../../../parts/values/zone.rules.ts'
import { usePermission } from '../../session/queries.ts'
import classes from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'
import { type TenantSettings, tenantSettingsQuery, useUpdateTenantSettings } from '../tenant.queries.ts'
import { changesOf, type TenantForm, tenantForm } from '../tenant.rules.ts'
import { webhooksQuery } from '../webhooks.queries.ts'

export function TenantPage() {
  const { data, error, refetch } = useQuery(tenantSettingsQuery)
  return (
    <SettingsPage title="Tenant" lead="Settings for everyone in your organization.">
      {data && <Form settings={data.settings} limits={data.serverLimits} />}
      {!data &&
        (error ? (
          <FailureNote error={error} wanted="The settings could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <LoadingRows />
        ))}
    </SettingsPage>
  )
}

type Limits = Pick<TenantSettings, 'closeConfirmPercent' | 'importMaxRemovalPercent' | 'campaignMaxItems'>

const ZONES = [{ value: '', label: 'Each reader’s own zone' }, ...Intl.supportedValuesOf('timeZone')]

function Form({ settings, limits }: { settings: TenantSettings; limits: Limits }) {
  const mayChange = usePermission('settings.write')
  const [form, setForm] = useState<TenantForm>(() => tenantForm(settings))
  const update = useUpdateTenantSettings()
  const changes = changesOf(form, settings)
  const isChanged = Object.keys(changes).length > 0
  const fields = update.error instanceof RequestFailed ? update.error.fields : []
  const field = (name: keyof TenantForm) => {
    const problem = fields.find((one) => one.field === name)
    return {
      value: form[name],
      readOnly: !mayChange,
      error: problem && `${problem.description}.`,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        setForm((before) => ({ ...before, [name]: value }))
        if (update.isSuccess || update.error) update.reset()
      },
    }
  }
  const number = { type: 'number', inputMode: 'numeric', min: 0, step: 1, required: true } as const
  const bound = (limit: number, variable: string, unit = '') =>
    `At most ${formatCount(limit)}${unit}, which ${variable} of the server allows.`
  return (
    <form
      className={classes.card}
      aria-label="Tenant"
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate(changes)
      }}
    >
      <TextInput label="Name" required maxLength={200} {...field('displayName')} />
      <NativeSelect
        label="Time zone"
        description={`Dates of campaigns are entered in this zone, and mails are sent by its clock. Yours is ${readerZone()}.`}
        data={ZONES}
        disabled={!mayChange}
        {...field('timeZone')}
      />
      <TextInput
        label="Hour of daily mails"
        description="Reminders and mails about removals are sent at this hour of the day, in the time zone above, or in UTC without one."
        max={23}
        {...number}
        {...field('mailHour')}
      />
      <NativeSelect
        label="How access is removed"
        description="Used when an entitlement does not say how. By default these are the owners of the app; an entitlement can name others."
        data={[
          { value: 'MANUAL', label: 'By people' },
          { value: 'TICKET', label: 'Through a ticket' },
          { value: 'WEBHOOK', label: 'By a webhook' },
        ]}
        disabled={!mayChange}
        {...field('removalChannel')}
      />
      {form.removalChannel === 'WEBHOOK' && <RemovalWebhook disabled={!mayChange} {...field('removalWebhookId')} />}
      <TextInput
        label="Days to remove denied access"
        description="Access that is not proven to be gone by then is overdue, and its owners are told."
        max={3650}
        {...number}
        min={1}
        {...field('removalDeadlineDays')}
      />
      <TextInput
        label="Days to watch removed access"
        description="Owners are told when it is granted again within this time. 0 turns this off."
        max={3650}
        {...number}
        {...field('regrantWatchDays')}
      />
      <TextInput
        label="High risk from rank"
        description="Access with a risk level of this rank or higher is high risk. Low is 10, medium 20, high 30, critical 40."
        max={1000}
        {...number}
        {...field('highRiskRank')}
      />
      <TextInput
        label="Maximum number of items in a campaign"
        description={`A larger campaign becomes a draft again. ${bound(limits.campaignMaxItems, 'CAMPAIGN_MAX_ITEMS')}`}
        max={limits.campaignMaxItems}
        {...number}
        min={1}
        {...field('campaignMaxItems')}
      />
      <TextInput
        label="Closing limit, in percent"
        description={`Closing that denies a larger share of the items without anybody deciding it must be confirmed by the number. ${bound(limits.closeConfirmPercent, 'CLOSE_CONFIRM_PERCENT', '%')}`}
        max={limits.closeConfirmPercent}
        {...number}
        {...field('closeConfirmPercent')}
      />
      <TextInput
        label="Import limit, in percent"
        description={`An import that removes a larger share of the grants or people of its source must be confirmed. ${bound(limits.importMaxRemovalPercent, 'IMPORT_MAX_REMOVAL_PERCENT', '%')}`}
        max={limits.importMaxRemovalPercent}
        {...number}
        {...field('importMaxRemovalPercent')}
      />
      {update.error && fields.length === 0 && (
        <FailureNote error={update.error} wanted="The settings were not saved." />
      )}
      {mayChange && (
        <div className={classes.buttons}>
          <Button type="submit" disabled={!isChanged} loading={update.isPending}>
            Save
          </Button>
          <span className={classes.quiet} role="status">
            {update.isSuccess && !isChanged ? 'Saved.' : ''}
          </span>
        </div>
      )}
    </form>
  )
}

/** The webhook that is asked to remove access. One that this person may not see is shown by its id. */
function RemovalWebhook(field: { value: string; disabled: boolean; error: string | undefined; onChange: OnChange }) {
  const { data } = useInfiniteQuery({ ...webhooksQuery, enabled: usePermission('webhook.read') })
  const known = (data?.pages.flatMap(({ list }) => list) ?? []).map(({ id, displayName }) => ({
    value: id,
    label: displayName,
  }))
  const isKnown = field.value === '' || known.some(({ value }) => value === field.value)
  const choices = [
    { value: '', label: 'Choose a webhook' },
    ...known,
    ...(isKnown ? [] : [{ value: field.value, label: field.value }]),
  ]
  return <NativeSelect label="Webhook that removes access" required data={choices} {...field} />
}

type OnChange = (event: { currentTarget: { value: string } }) => void
