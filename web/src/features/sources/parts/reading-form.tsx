import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { type FileReading, type InspectedFiles, useReadFiles } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { readingChoices } from '../reading.rules.ts'
import classes from './import-step.module.css'

/** How the files are read: encoding, separator, header and so on, where detection got it wrong. */
export function ReadingForm({ sync, files }: { sync: Sync; files: InspectedFiles }) {
  const [changes, setChanges] = useState<FileReading>({})
  const read = useReadFiles(sync)
  const choices = readingChoices(files)
  if (choices.length === 0) return null
  return (
    <details open={files.tables.some(({ unsure }) => unsure.length > 0)}>
      <summary>How the files are read</summary>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          read.mutate(changes, {
            onSuccess: () => {
              setChanges({})
              say('The files were read again.')
            },
          })
        }}
      >
        <div className={classes.fields}>
          {choices.map(({ name, label, description, present, data, partOf }) => (
            <NativeSelect
              key={name}
              label={label}
              {...(description ? { description } : {})}
              value={String(changes[name] ?? present)}
              data={data}
              onChange={(event) => setChanges({ ...changes, ...partOf(event.currentTarget.value) })}
            />
          ))}
        </div>
        <div className={classes.buttons}>
          <Button type="submit" variant="default" loading={read.isPending} disabled={Object.keys(changes).length === 0}>
            Read the files again
          </Button>
        </div>
        {read.error && <FailureNote error={read.error} wanted="The files could not be read in this way." />}
      </form>
    </details>
  )
}
