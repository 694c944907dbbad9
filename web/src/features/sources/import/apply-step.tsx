import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { previewQuery, type SyncPreview, useApply } from '../import-queries.ts'
import { CancelSync } from '../parts/sync-result.tsx'
import type { Sync } from '../queries.ts'
import { agreementsOf } from './import.rules.ts'
import classes from './import-step.module.css'

interface ApplyStepProps {
  sync: Sync
  /** Told when the preview was out of date and is made again. */
  onChanged(): void
}

/** The fourth step: applies exactly what the preview shows. */
export function ApplyStep({ sync, onChanged }: ApplyStepProps) {
  const { data: preview } = useQuery(previewQuery(sync))
  // What was agreed to is about one preview.
  return preview ? <Agree key={preview.previewToken} sync={sync} preview={preview} onChanged={onChanged} /> : null
}

function Agree({ sync, preview, onChanged }: ApplyStepProps & { preview: SyncPreview }) {
  const { leftOut, removals } = agreementsOf(preview.questions)
  const [agreesToLeftOut, setAgreesToLeftOut] = useState(false)
  const [agreesToRemovals, setAgreesToRemovals] = useState(false)
  const apply = useApply(sync, onChanged)
  const isReady = (leftOut === '' || agreesToLeftOut) && (removals === '' || agreesToRemovals)
  return (
    <section className={classes.card} aria-labelledby="apply">
      <h2 id="apply">4. Apply</h2>
      {leftOut && (
        <Checkbox
          label={leftOut}
          checked={agreesToLeftOut}
          onChange={(event) => setAgreesToLeftOut(event.currentTarget.checked)}
        />
      )}
      {removals && (
        <>
          <p>A truncated export looks like this. Compare the number of rows with the source first.</p>
          <Checkbox
            label={removals}
            checked={agreesToRemovals}
            onChange={(event) => setAgreesToRemovals(event.currentTarget.checked)}
          />
        </>
      )}
      <p>Each file replaces what this source provided before: anything it no longer contains is removed.</p>
      <div className={classes.buttons}>
        <Button
          disabled={!isReady}
          loading={apply.isPending}
          onClick={() =>
            apply.mutate({
              previewToken: preview.previewToken,
              ...(agreesToLeftOut ? { leftOutCount: preview.leftOutCount } : {}),
              ...(agreesToRemovals ? { allowRemovals: true } : {}),
            })
          }
        >
          Apply
        </Button>
        <CancelSync sync={sync} />
      </div>
      {apply.error && <FailureNote error={apply.error} wanted="The import was not applied." />}
    </section>
  )
}
