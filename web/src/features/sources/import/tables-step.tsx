import { Button, FileButton, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import {
  filesQuery,
  type InspectedFiles,
  presetsQuery,
  useChoosePreset,
  useFix,
  useMappingFile,
  usePreview,
} from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { fixLabel } from './import.rules.ts'
import classes from './import-step.module.css'
import { TableFacts } from './table-facts.tsx'

/** The second step: what the uploaded tables are, and with which mapping they are read. */
export function TablesStep({ sync }: { sync: Sync }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...filesQuery(sync.sourceId, sync.id),
    enabled: sync.state !== 'SYNC_STATE_CHECKING',
  })
  const preview = usePreview(sync)
  const isChecked = sync.state === 'SYNC_STATE_PREVIEWED'
  const isChecking = sync.state === 'SYNC_STATE_CHECKING'
  return (
    <section className={classes.card} aria-labelledby="tables">
      <h2 id="tables">2. Tables and columns</h2>
      {error && (
        <FailureNote
          error={error}
          wanted="The files could not be read."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <LoadingRows rows={3} height={36} />}
      {data && (
        <>
          {data.tables.map((table) => (
            <TableFacts
              key={`${table.fileName}\n${table.member}\n${table.part}`}
              sync={sync}
              table={table}
              files={data}
              isFolded={isChecked}
            />
          ))}
          {!isChecking && <Stops sync={sync} files={data} />}
          {!isChecking && <PresetChoice sync={sync} />}
          {!isChecking && <MappingFileChoice sync={sync} />}
          {!isChecking && (
            <div className={classes.buttons}>
              <Button
                variant={isChecked ? 'default' : 'filled'}
                loading={preview.isPending}
                disabled={data.stops.length > 0}
                onClick={() => preview.mutate()}
              >
                {isChecked ? 'Preview again' : 'Preview'}
              </Button>
            </div>
          )}
          {!isChecked && !isChecking && data.stops.length === 0 && (
            <p>The preview shows what would change. Nothing is changed before you apply it.</p>
          )}
          {preview.error && <FailureNote error={preview.error} wanted="The preview could not be started." />}
        </>
      )}
    </section>
  )
}

/** What keeps the rows from being read, with changes of the mapping that would clear it. */
function Stops({ sync, files: { stops, document } }: { sync: Sync; files: InspectedFiles }) {
  const fix = useFix(sync)
  return (
    <>
      {stops.map((stop) => (
        <div key={stop.problem} className={classes.notice} role="alert">
          <p>{stop.problem}</p>
          <div className={classes.buttons}>
            {stop.fixes.flatMap((one) => {
              const label = fixLabel(one)
              return label
                ? [
                    <Button
                      key={label}
                      variant="default"
                      size="xs"
                      loading={fix.isPending}
                      onClick={() => fix.mutate({ fixes: [one], document })}
                    >
                      {label}
                    </Button>,
                  ]
                : []
            })}
          </div>
        </div>
      ))}
      {fix.error && <FailureNote error={fix.error} wanted="The mapping was not changed." />}
    </>
  )
}

function PresetChoice({ sync }: { sync: Sync }) {
  const { data: presets = [], error } = useQuery(presetsQuery)
  const [presetId, setPresetId] = useState('')
  const choose = useChoosePreset(sync)
  if (error) return <FailureNote error={error} wanted="The presets could not be loaded." />
  return (
    <>
      <div className={classes.buttons}>
        <NativeSelect
          label="Read the files as another export"
          value={presetId}
          onChange={(event) => setPresetId(event.currentTarget.value)}
          data={[
            { value: '', label: 'Choose a preset' },
            ...presets.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Button
          variant="default"
          disabled={presetId === ''}
          loading={choose.isPending}
          onClick={() => choose.mutate(presetId)}
        >
          Use this preset
        </Button>
      </div>
      {choose.error && <FailureNote error={choose.error} wanted="The preset could not be used." />}
    </>
  )
}

/** A mapping that another source has saved, or that somebody has written. */
function MappingFileChoice({ sync }: { sync: Sync }) {
  const take = useMappingFile(sync)
  return (
    <>
      <div className={classes.buttons}>
        <FileButton accept=".json,application/json" onChange={(file) => file && take.mutate(file)}>
          {(props) => (
            <Button variant="default" loading={take.isPending} {...props}>
              Use a mapping file
            </Button>
          )}
        </FileButton>
      </div>
      {take.error && <FailureNote error={take.error} wanted="The mapping file could not be used." />}
    </>
  )
}
