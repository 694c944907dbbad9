import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { Ready } from '../queries.ts'
import { shownProgress } from '../state.rules.ts'
import { useEstimate } from '../use-estimate.ts'
import classes from './progress-card.module.css'

const ResetDialog = lazyPart(() => import('./reset-dialog.tsx'))

/** In place of a tab while background work changes the campaign. */
export default function ProgressCard({ campaign }: { campaign: Ready }) {
  const { progress, objectPermissions } = campaign
  const { title, phase, percent, unit } = shownProgress(progress)
  const [isResetting, setIsResetting] = useState(false)
  const left = useEstimate(progress.doneCount, progress.totalCount)
  return (
    <section className={classes.card} aria-labelledby="progress-title">
      <h2 id="progress-title">{title}</h2>
      <div className={classes.bar}>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(percent === undefined ? {} : { 'aria-valuenow': percent })}
        >
          <span style={{ width: `${percent ?? 0}%` }} />
        </div>
        <strong>{percent === undefined ? '' : `${percent}%`}</strong>
      </div>
      <p>{phase}</p>
      {percent !== undefined && (
        <p className={classes.figures}>
          {formatCount(progress.doneCount)} of {formatCount(progress.totalCount)} {unit}
          {progress.itemCount > 0 && unit === 'grants' && `, ${countOf(progress.itemCount, 'item')} so far`}
          {left && `, about ${left} left`}
        </p>
      )}
      {progress.heldReason && <p className={classes.held}>{progress.heldReason}</p>}
      <p className={classes.quiet}>You can leave this page. The work continues in the background.</p>
      {objectPermissions.extra.reset && (
        <div>
          <Button variant="default" size="xs" onClick={() => setIsResetting(true)}>
            Back to the draft
          </Button>
        </div>
      )}
      <Suspense>{isResetting && <ResetDialog campaign={campaign} onClose={() => setIsResetting(false)} />}</Suspense>
    </section>
  )
}
