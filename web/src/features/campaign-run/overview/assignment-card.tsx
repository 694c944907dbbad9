import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { assignmentQuery } from '../ledger.queries.ts'
import { reasonInWords } from './assignment.rules.ts'
import classes from './assignment-card.module.css'

const FIRST = 5
const MORE = 100

/** Who will review how much, before the start. */
export function AssignmentCard({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(assignmentQuery(id))
  const [shown, setShown] = useState(FIRST)
  const most = data?.reviewers[0]?.taskCount ?? 1
  return (
    <section className={classes.card} aria-labelledby="assignment">
      <h2 id="assignment">Who reviews</h2>
      {error && (
        <FailureNote
          error={error}
          wanted="The assignment could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <LoadingRows rows={4} height={32} />}
      {data && (
        <div className={classes.columns}>
          <div>
            <p>
              <strong>{countOf(data.reviewerCount, 'reviewer')}</strong> for{' '}
              <strong>{countOf(data.taskCount, 'task')}</strong>
            </p>
            <ul className={classes.people}>
              {data.reviewers.slice(0, shown).map(({ userId, displayName, taskCount }) => (
                <li key={userId}>
                  <span>{displayName || userId}</span>
                  <span className={classes.bar} aria-hidden="true">
                    <span style={{ width: `${(taskCount / most) * 100}%` }} />
                  </span>
                  <span>{formatCount(taskCount)}</span>
                </li>
              ))}
            </ul>
            {data.reviewers.length > shown && (
              <Button variant="subtle" size="compact-xs" onClick={() => setShown(shown + MORE)}>
                Show more of {formatCount(data.reviewerCount)}
              </Button>
            )}
          </div>
          <div>
            <p>Why them</p>
            <ul className={classes.reasons}>
              {data.reasons.map((reason) => (
                <li key={`${reason.code} ${reason.because}`} data-warning={reason.because !== 'NONE' || undefined}>
                  {countOf(reason.taskCount, 'task')} {reason.taskCount === 1 ? 'goes' : 'go'} {reasonInWords(reason)}.
                </li>
              ))}
              {data.unassignedCount > 0 && (
                <li data-warning>
                  {countOf(data.unassignedCount, 'task has', 'tasks have')} no reviewer until an owner assigns one.
                </li>
              )}
              {data.ruleFailureCount > 0 && (
                <li data-warning>For {countOf(data.ruleFailureCount, 'task')} a rule of the policy failed.</li>
              )}
              {data.rejectCount > 0 && (
                <li data-warning>
                  {countOf(data.rejectCount, 'item is', 'items are')} denied by policy, without a review.
                </li>
              )}
              {data.acceptCount > 0 && (
                <li>{countOf(data.acceptCount, 'item is', 'items are')} certified by policy, without a review.</li>
              )}
              {data.waitCount > 0 && (
                <li>{countOf(data.waitCount, 'task waits', 'tasks wait')} for a time or a condition first.</li>
              )}
            </ul>
          </div>
        </div>
      )}
    </section>
  )
}
