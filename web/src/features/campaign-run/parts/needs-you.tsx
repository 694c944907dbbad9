import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/format.ts'
import { useRemind } from '../actions.queries.ts'
import type { Summary } from '../figures.queries.ts'
import classes from './overview.module.css'

const NEED_TITLES: Record<string, string> = {
  HELD: 'The campaign is held up',
  UNASSIGNED: 'Tasks without a reviewer',
  REVIEWERS_NOT_ACTIVE: 'Reviewers who are not active',
  RULES_FAILED: 'Rules that failed',
  MAIL_FAILED: 'Mail that could not be delivered',
  SOURCES_LATE: 'Sources that are late',
}

interface NeedsYouProps {
  id: string
  summary: Summary
  mayRemind: boolean
}

export function NeedsYou({ id, summary: { needsYou, notBegunCount }, mayRemind }: NeedsYouProps) {
  const count = needsYou.length + (notBegunCount > 0 ? 1 : 0)
  return (
    <>
      <div className={classes.heading}>
        <h2 id="needs-you">Needs you</h2>
        {count > 0 && <span className={classes.badge}>{formatCount(count)}</span>}
      </div>
      {count === 0 && <p className={classes.quiet}>Nothing needs you now.</p>}
      <ul className={classes.needs}>
        {needsYou.map(({ code, count: tasks, description }) => (
          <li key={code}>
            <div>
              <strong>
                {NEED_TITLES[code] ?? code}
                {tasks > 0 && <span> · {formatCount(tasks)}</span>}
              </strong>
              <p>{description}</p>
            </div>
            {code === 'UNASSIGNED' && (
              <Button
                variant="default"
                size="xs"
                style={{ flex: 'none' }}
                renderRoot={(props) => (
                  <Link to="/campaigns/$id/tasks" params={{ id }} search={{ unassigned: true }} {...props} />
                )}
              >
                Show
              </Button>
            )}
          </li>
        ))}
        {notBegunCount > 0 && (
          <li>
            <div>
              <strong>
                {notBegunCount === 1 ? '1 reviewer has' : `${formatCount(notBegunCount)} reviewers have`} not begun
              </strong>
              <p>They have neither chosen nor submitted a decision.</p>
              {mayRemind && <Remind id={id} />}
            </div>
            <Button
              variant="default"
              size="xs"
              style={{ flex: 'none' }}
              renderRoot={(props) => (
                <Link
                  to="/campaigns/$id/overview"
                  params={{ id }}
                  search={(search) => ({ ...search, notBegun: true })}
                  resetScroll={false}
                  {...props}
                />
              )}
            >
              Show
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

/** Says afterwards how many were reminded: nobody is within an hour of the last time. */
function Remind({ id }: { id: string }) {
  const remind = useRemind(id)
  return (
    <>
      <Button variant="default" size="xs" loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
        Remind them
      </Button>
      {remind.error && <FailureNote error={remind.error} wanted="Nobody was reminded." />}
      <p role="status">
        {remind.data &&
          (remind.data.count === 0
            ? 'Nobody was reminded: all of them got a reminder within the last hour.'
            : `${countOf(remind.data.count, 'reviewer')} will get a reminder.`)}
      </p>
    </>
  )
}
