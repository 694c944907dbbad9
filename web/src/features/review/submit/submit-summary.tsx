import { IconAlertHexagon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { DecidedTask, DecisionStore, ReviewDecision } from '../decisions/decisions.store.ts'
import type { ReviewSearch } from '../list/request.rules.ts'
import { CONFLICT } from '../list/signals.rules.ts'
import { loadPendingSummary } from '../queries.ts'
import { withHeld } from './submission.rules.ts'
import classes from './submit-dialog.module.css'

/** So many apps are named; the others are counted. */
const NAMED_APPS = 6

interface SubmitSummaryProps {
  campaignId: string
  store: DecisionStore
  /** Choices that wait for a reason. */
  held: readonly DecidedTask[]
  /** Leaves the dialog and lists some of the decisions. */
  onShow(filter: Pick<ReviewSearch, 'is' | 'why'>): void
}

/** What is about to be submitted: how much of each app, and which certified access keeps a conflict. */
export function SubmitSummary({ campaignId, store, held, onShow }: SubmitSummaryProps) {
  const [opened] = useState(() => crypto.randomUUID())
  const { data, error } = useQuery({
    queryKey: ['review', 'pending-summary', campaignId, opened],
    queryFn: async ({ signal }) => {
      await store.outbox.flush()
      return loadPendingSummary(campaignId, signal)
    },
    gcTime: 0,
  })
  if (error) return <FailureNote error={error} wanted="The decisions could not be counted by app." />
  const summary =
    data &&
    withHeld(
      data,
      held.map((task) => ({ task, choice: store.of(task).choice as ReviewDecision })),
    )
  const others = summary?.apps.slice(NAMED_APPS) ?? []
  return (
    <>
      <div className={classes.apps} aria-busy={!summary}>
        <ul aria-label="Decisions by app">
          {summary?.apps.slice(0, NAMED_APPS).map(({ id, displayName, count }) => (
            <li key={id}>
              {displayName} <strong>{formatCount(count)}</strong>
            </li>
          ))}
          {others.length > 0 && (
            <li>
              {countOf(others.length, 'other app')}{' '}
              <strong>{formatCount(others.reduce((sum, { count }) => sum + count, 0))}</strong>
            </li>
          )}
        </ul>
        <button type="button" className={classes.show} onClick={() => onShow({ is: ['certify', 'deny'] })}>
          Show them
        </button>
      </div>
      {summary && summary.conflicts > 0 && (
        <div className={classes.conflicts}>
          <IconAlertHexagon size={18} stroke={1.75} aria-hidden />
          <p>
            {summary.conflicts === 1
              ? '1 certified grant is part of an access conflict. Certifying it keeps the conflict.'
              : `${formatCount(summary.conflicts)} certified grants are part of an access conflict. Certifying them keeps the conflicts.`}
          </p>
          <button type="button" className={classes.show} onClick={() => onShow({ is: ['certify'], why: [CONFLICT] })}>
            Show {formatCount(summary.conflicts)}
          </button>
        </div>
      )}
    </>
  )
}
