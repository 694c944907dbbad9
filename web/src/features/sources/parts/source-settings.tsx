import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import classes from '../import/import-step.module.css'
import type { Source } from '../queries.ts'
import {
  BAD_ROWS,
  type BadRows,
  badRowsSentence,
  everyChoices,
  everyText,
  removalSentence,
  SCIM_USERS,
  type ScimUsers,
  type SettingsForm,
  scimUsersSentence,
} from '../source.rules.ts'
import { useUpdateSource } from '../source-queries.ts'

/** How often a source should be imported, and what becomes of rows that cannot be imported. */
export function SourceSettings({ source }: { source: Source }) {
  const mayChange = usePermission('source.write')
  return (
    <section className={classes.card} aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      {mayChange ? (
        <Form source={source} />
      ) : (
        <>
          <p>It should be imported every {everyText(source.expectedEvery)}.</p>
          {source.scimUsers ? (
            <p>{scimUsersSentence(source.scimUsers)}</p>
          ) : (
            <>
              <p>{badRowsSentence(source)}</p>
              <p>{removalSentence(source.maxRemovalPercent)}</p>
            </>
          )}
        </>
      )}
    </section>
  )
}

function Form({ source: { id, kind, ...source } }: { source: Source }) {
  const { displayName, ownerIds, zone, expectedEvery, maxLeftOutPercent, maxRemovalPercent, scimUsers, lastSyncAt } =
    source
  const badRows = source.badRows as BadRows
  const [changes, setChanges] = useState<Partial<SettingsForm>>({})
  const form: SettingsForm = {
    ...{ displayName, ownerIds, zone, expectedEvery, badRows, maxLeftOutPercent, maxRemovalPercent },
    ...(scimUsers && { scimUsers: scimUsers as ScimUsers }),
    ...changes,
  }
  const update = useUpdateSource(id)
  const change = (part: Partial<SettingsForm>) => setChanges((before) => ({ ...before, ...part }))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate(form, {
          onSuccess: () => {
            setChanges({})
            say('The settings were saved.')
          },
        })
      }}
    >
      <TextInput
        label="Name"
        required
        maxLength={200}
        value={form.displayName}
        onChange={(event) => change({ displayName: event.currentTarget.value })}
      />
      <Picker
        label="Owners"
        description="They get a mail when an import is late or fails."
        source={people}
        value={form.ownerIds}
        max={20}
        onChange={(chosen) => change({ ownerIds: chosen })}
      />
      <TextInput
        label="Time zone"
        description="For times in its files that name none, such as Europe/Berlin. Empty for UTC."
        maxLength={64}
        value={form.zone}
        onChange={(event) => change({ zone: event.currentTarget.value })}
      />
      {form.scimUsers && (
        <NativeSelect
          label="Users become"
          description={`${scimUsersSentence(form.scimUsers)} ${lastSyncAt ? 'The identity provider has written, so this can no longer be changed.' : 'This can be changed until the identity provider writes for the first time.'}`}
          disabled={lastSyncAt !== undefined}
          value={form.scimUsers}
          data={[...SCIM_USERS]}
          onChange={(event) => change({ scimUsers: event.currentTarget.value as ScimUsers })}
        />
      )}
      <NativeSelect
        label="It should be imported every"
        description="After that it is shown as late, and its owners get a mail."
        value={form.expectedEvery}
        data={everyChoices(expectedEvery)}
        onChange={(event) => change({ expectedEvery: event.currentTarget.value })}
      />
      {kind !== 'SOURCE_KIND_SCIM' && (
        <NativeSelect
          label="Rows that cannot be imported"
          description={badRowsSentence(form)}
          value={form.badRows}
          data={[...BAD_ROWS]}
          onChange={(event) => change({ badRows: event.currentTarget.value as BadRows })}
        />
      )}
      {form.badRows === 'BAD_ROWS_LEAVE_OUT' && (
        <NumberInput
          label="Percent of a kind that may be left out"
          min={0}
          max={100}
          allowDecimal={false}
          clampBehavior="strict"
          hideControls
          value={form.maxLeftOutPercent}
          onChange={(percent) => change({ maxLeftOutPercent: Number(percent) })}
        />
      )}
      {kind !== 'SOURCE_KIND_SCIM' && (
        <NumberInput
          label="Percent that may be removed without asking"
          description={removalSentence(form.maxRemovalPercent)}
          min={0}
          max={100}
          allowDecimal={false}
          clampBehavior="strict"
          hideControls
          value={form.maxRemovalPercent ?? ''}
          onChange={(percent) => change({ maxRemovalPercent: percent === '' ? undefined : Number(percent) })}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={update.isPending} disabled={Object.keys(changes).length === 0}>
          Save
        </Button>
      </div>
      {update.error && <FailureNote error={update.error} wanted="The settings were not saved." />}
    </form>
  )
}
