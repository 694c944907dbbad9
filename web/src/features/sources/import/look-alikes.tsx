import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { filesQuery, type LookAlike, useAnswerLookAlikes } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { appOrigin, kindName } from '../sync.rules.ts'
import classes from './import-step.module.css'

type Answer = 'same' | 'different'

const keyOf = ({ kind, app, name, otherName }: LookAlike): string => [kind, app, name, otherName].join('\n')

/** Where the other name is: in this import, or in the access data already. */
const whereOther = ({ otherSourceName, otherRowCount }: LookAlike): string =>
  otherSourceName === undefined ? countOf(otherRowCount, 'row') : `app ${appOrigin(otherSourceName)}`

/** Asks whether names that look alike are one. The answers hold for later imports of the source, too. */
export function LookAlikes({ sync, pairs }: { sync: Sync; pairs: readonly LookAlike[] }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const { data: files } = useQuery(filesQuery(sync.sourceId, sync.id))
  const save = useAnswerLookAlikes(sync)
  if (pairs.length === 0) return null
  const answered = (answer: Answer) => pairs.filter((pair) => answers[keyOf(pair)] === answer)
  const [same, different] = [answered('same'), answered('different')]
  const count = same.length + different.length
  return (
    <div className={classes.part}>
      <h3>{countOf(pairs.length, 'pair')} of names that look alike</h3>
      <p>Each name becomes a thing of its own, unless you say that two are the same.</p>
      {save.error && <FailureNote error={save.error} wanted="The answers were not saved." />}
      {count > 0 && (
        <div className={classes.buttons}>
          <Button
            size="xs"
            loading={save.isPending}
            onClick={() => save.mutate({ same, different, document: files?.document })}
          >
            Save {countOf(count, 'answer')}
            {same.length > 0 && ' and check again'}
          </Button>
        </div>
      )}
      <ul className={`${classes.list} ${classes.asked}`} aria-label="Names that look alike">
        {pairs.map((pair) => (
          <li key={keyOf(pair)}>
            <span className={classes.name}>
              {pair.name} ({countOf(pair.rowCount, 'row')}), {pair.otherName} ({whereOther(pair)})
            </span>
            <span className={classes.facts}>{[kindName(pair.kind), pair.app].filter(Boolean).join(' of ')}</span>
            <Answers
              pair={pair}
              given={answers[keyOf(pair)]}
              onAnswer={(answer) => setAnswers((given) => ({ ...given, [keyOf(pair)]: answer }))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface AnswersProps {
  pair: LookAlike
  given: Answer | undefined
  onAnswer(answer: Answer): void
}

function Answers({ pair: { name, otherName, fix }, given, onAnswer }: AnswersProps) {
  const button = (answer: Answer, label: string) => (
    <Button
      variant={given === answer ? 'light' : 'default'}
      size="xs"
      aria-pressed={given === answer}
      aria-label={`${name}, ${otherName}: ${label}`}
      onClick={() => onAnswer(answer)}
    >
      {label}
    </Button>
  )
  return (
    <div className={classes.buttons}>
      {fix && button('same', `Same: ${String(fix.to)}`)}
      {button('different', 'Different')}
    </div>
  )
}
