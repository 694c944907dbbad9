import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { AMBIGUOUS } from '../import/date-questions.tsx'
import classes from '../import/import-step.module.css'
import { filesQuery, problemsQuery, type SyncProblem, useFix } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { CauseRows } from './cause-rows.tsx'
import { ProblemsLink } from './problems-link.tsx'

type Fix = SyncProblem['fixes'][number]

/** What is wrong with rows, by cause, with changes of the mapping that would cure it. */
export function ProblemCauses({ sync }: { sync: Sync }) {
  const { data: problems, error, refetch } = useQuery(problemsQuery(sync))
  const { data: files } = useQuery(filesQuery(sync.sourceId, sync.id))
  const fix = useFix(sync)
  if (error)
    return <FailureNote error={error} wanted="The problems could not be loaded." onRetry={() => void refetch()} />
  if (!problems || problems.length === 0) return null
  const rows = problems.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return (
    <div className={classes.part}>
      <h3>
        {countOf(rows, 'problem')} from {countOf(problems.length, 'cause')}
      </h3>
      <div className={classes.buttons}>
        <ProblemsLink sync={sync} />
      </div>
      {fix.error && <FailureNote error={fix.error} wanted="The mapping was not changed." />}
      <ul className={`${classes.list} ${classes.causes}`} aria-label="Problems by cause">
        {problems.map((problem) => (
          <li key={`${problem.effect} ${problem.reason} ${problem.fileName} ${problem.kind} ${problem.column}`}>
            <Cause problem={problem} />
            {fixesOf(problem).length > 0 && (
              <div className={`${classes.buttons} ${classes.wide}`}>
                {fixesOf(problem).map((one) => (
                  <FixButton
                    key={one.sentence}
                    proposed={one}
                    isPending={fix.isPending}
                    onFix={(chosen) => fix.mutate({ fixes: [chosen], document: files?.document })}
                  />
                ))}
              </div>
            )}
            {problem.rowCount > problem.lines.length && <CauseRows sync={sync} problem={problem} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The order of dates is asked above. */
const fixesOf = ({ reason, fixes }: SyncProblem) => (reason === AMBIGUOUS ? [] : fixes)

function Cause({ problem: { effect, fileName, column, sentence, rowCount, lines, values } }: { problem: SyncProblem }) {
  const isLeftOut = effect === 'LEFT_OUT'
  const shown = values.filter(({ value }) => value !== '').slice(0, 5)
  return (
    <>
      <Tag meaning={isLeftOut ? 'deny' : 'warning'}>{isLeftOut ? 'Left out' : 'Warning'}</Tag>
      <span className={classes.name}>
        {[fileName, column].filter(Boolean).join(', ')}
        {sentence && `: ${sentence}`}
      </span>
      <span className={classes.facts}>
        {lines.some((line) => line > 0) && (
          <>
            {countOf(rowCount, 'row')} ({lines.length === 1 ? 'line' : 'lines'} {lines.join(', ')}
            {rowCount > lines.length && ' ...'})
          </>
        )}
        {shown.length > 0 && `. Values: ${shown.map(({ value }) => `"${value}"`).join(', ')}`}
      </span>
    </>
  )
}

interface FixButtonProps {
  proposed: Fix
  isPending: boolean
  onFix(fix: Fix['fix']): void
}

/** One proposed change. Of several meanings of a value one has to be chosen. */
function FixButton({ proposed: { sentence, fix, choices }, isPending, onFix }: FixButtonProps) {
  const [to, setTo] = useState('')
  if (choices.length === 0)
    return (
      <Button variant="default" size="xs" loading={isPending} onClick={() => onFix(fix)}>
        {sentence}
      </Button>
    )
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={sentence}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={[{ value: '', label: sentence }, ...choices]}
      />
      <Button
        variant="default"
        size="xs"
        disabled={to === ''}
        loading={isPending}
        onClick={() => onFix({ ...fix, to })}
      >
        Use this meaning
      </Button>
    </>
  )
}
