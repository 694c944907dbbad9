import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { type InspectedFiles, type InspectedTable, useReadFile } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import classes from './import-step.module.css'
import { readingChoices, readingOf } from './reading.rules.ts'

interface ReadingFormProps {
  sync: Sync
  table: InspectedTable
  files: InspectedFiles
}

/** How a table is read: encoding, separator, header and so on, where detection got it wrong. */
export function ReadingForm({ sync, table, files }: ReadingFormProps) {
  const [changes, setChanges] = useState<Parameters<typeof readingOf>[1]>({})
  const read = useReadFile(sync)
  const choices = readingChoices(table, files)
  if (choices.length === 0) return null
  return (
    <details open={table.unsure.length > 0}>
      <summary>How this is read</summary>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          read.mutate(readingOf(table, changes), {
            onSuccess: () => {
              // What was chosen since stays.
              setChanges((now) => (now === changes ? {} : now))
              say(`${table.fileName} was read again.`)
            },
          })
        }}
      >
        <div className={classes.fields}>
          {choices.map(({ name, label, description, present, data, partOf }) => {
            const shown = {
              ...{ label, value: String(changes[name] ?? present) },
              ...(description ? { description } : {}),
              onChange: (event: { currentTarget: { value: string } }) =>
                setChanges({ ...changes, ...partOf(event.currentTarget.value) }),
            }
            return data ? (
              <NativeSelect key={name} {...shown} data={data} />
            ) : (
              <TextInput key={name} {...shown} maxLength={1_000} />
            )
          })}
        </div>
        <div className={classes.buttons}>
          <Button type="submit" variant="default" loading={read.isPending} disabled={Object.keys(changes).length === 0}>
            Read again
          </Button>
        </div>
        {read.error && <FailureNote error={read.error} wanted="The file could not be read with these settings." />}
      </form>
    </details>
  )
}
