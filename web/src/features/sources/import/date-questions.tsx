import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { filesQuery, problemsQuery, useFix } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import classes from './import-step.module.css'

/** The reason of the problems that these questions are about. */
export const AMBIGUOUS = 'ambiguous_date'

/** Asks whether the day or the month comes first in dates that can be read both ways. The mapping keeps the answer. */
export function DateQuestions({ sync }: { sync: Sync }) {
  const asked = sync.questions.filter(({ code }) => code === 'date_order')
  const { data: problems = [] } = useQuery({ ...problemsQuery(sync), enabled: asked.length > 0 })
  const { data: files } = useQuery(filesQuery(sync.sourceId, sync.id))
  const fix = useFix(sync)
  if (asked.length === 0) return null
  const answers = new Map(
    problems
      .filter(({ reason }) => reason === AMBIGUOUS)
      .flatMap(({ fixes }) => fixes.map(({ sentence, fix: change }) => [sentence, change] as const)),
  )
  return (
    <section className={classes.notice} aria-label="Order of dates">
      {asked.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={classes.buttons}>
        {[...answers].map(([sentence, change]) => (
          <Button
            key={sentence}
            variant="default"
            size="xs"
            loading={fix.isPending}
            onClick={() => fix.mutate({ fixes: [change], document: files?.document })}
          >
            {sentence}
          </Button>
        ))}
      </div>
      {fix.error && <FailureNote error={fix.error} wanted="The mapping was not changed." />}
    </section>
  )
}
