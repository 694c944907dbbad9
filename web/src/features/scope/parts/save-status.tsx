import { Button } from '@mantine/core'
import { countOf, formatTime } from '../../../parts/values/format.ts'
import type { DraftState, DraftStore } from '../draft.store.ts'
import classes from './setup.module.css'

/** Whether what was changed is on the server. */
export function SaveStatus({ state, store }: { state: DraftState; store: DraftStore }) {
  const { status, savedAt, error, held } = state
  if (status === 'failed')
    return (
      <span className={classes.status} data-failed role="alert">
        Not saved. {error instanceof Error ? error.message : ''}{' '}
        <Button variant="subtle" size="compact-xs" onClick={() => void store.flush()}>
          Try again
        </Button>
      </span>
    )
  const text = {
    saved: savedAt ? `Saved ${formatTime(savedAt)}` : '',
    waiting: 'Not saved yet',
    saving: 'Saving',
    conflict: 'Not saved',
  }[status]
  const heldCount = Object.keys(held).length
  return (
    <span className={classes.status} role="status">
      {text}
      {status === 'saved' && heldCount > 0 && `, ${countOf(heldCount, 'change')} not yet`}
    </span>
  )
}
