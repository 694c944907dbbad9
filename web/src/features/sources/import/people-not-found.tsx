import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Picker } from '../../../parts/list/picker.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { people as peopleSource } from '../../pickers/queries.ts'
import { filesQuery, type SyncPreview, useAnswerPeople } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import classes from './import-step.module.css'

type NotFound = SyncPreview['peopleNotFound'][number]
/** Who is meant: the one who is proposed, nobody, or somebody else. */
type Given = 'proposal' | 'nobody' | { userId: string; email: string }
/** By what the file says. */
type Answers = Readonly<Record<string, Given>>
/** How many are asked about at once: the way to the other questions and to the last step stays short. */
const FIRST = 10

/**
 * Asks whose the accounts are that nobody could be found for, and who managers and owners are. The answers hold for later
 * imports of the source, too.
 */
export function PeopleNotFound({ sync, people }: { sync: Sync; people: readonly NotFound[] }) {
  const [answers, setAnswers] = useState<Answers>({})
  const [isAll, setAll] = useState(false)
  const { data: files } = useQuery(filesQuery(sync.sourceId, sync.id))
  const save = useAnswerPeople(sync)
  if (people.length === 0) return null
  const proposed = people.flatMap(({ text, proposal }) => (proposal ? [[text, 'proposal'] as const] : []))
  const links = people.flatMap((one) => linkOf(one, answers[one.text]) ?? [])
  const fixes = people.map((one) => fixOf(one, answers[one.text])).filter((fix) => fix !== undefined)
  const count = links.length + fixes.length
  return (
    <div className={classes.part}>
      <h3>{countOf(people.length, 'person was', 'people were')} not found</h3>
      <p>
        Accounts of theirs are imported without an owner, and people who report to them without a manager. Choose who is
        meant, or import the people first.
      </p>
      {save.error && <FailureNote error={save.error} wanted="The answers were not saved." />}
      <div className={classes.buttons}>
        {proposed.length > 1 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setAnswers((given) => ({ ...Object.fromEntries(proposed), ...given }))}
          >
            Take all {proposed.length} proposals
          </Button>
        )}
        {count > 0 && (
          <Button
            size="xs"
            loading={save.isPending}
            onClick={() => save.mutate({ links, fixes, document: files?.document })}
          >
            Save {countOf(count, 'answer')} and check again
          </Button>
        )}
      </div>
      <ul className={`${classes.list} ${classes.asked}`} aria-label="People not found">
        {(isAll ? people : people.slice(0, FIRST)).map((one) => (
          <li key={one.text}>
            <span className={classes.name}>{one.text}</span>
            <span className={classes.facts}>{countOf(one.rowCount, 'row')}</span>
            {one.reason === 'person_ambiguous' && <Tag meaning="warning">Several people</Tag>}
            {(one.ofAccounts || one.fix) && (
              <Answer
                asked={one}
                given={answers[one.text]}
                onAnswer={(answer) => setAnswers((given) => ({ ...given, [one.text]: answer }))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isAll && people.length > FIRST && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={() => setAll(true)}>
            Show all {formatCount(people.length)} people
          </Button>
        </div>
      )}
    </div>
  )
}

/** A link says whose accounts these are, or that they are nobody's. */
function linkOf({ text, ofAccounts, proposal, fix }: NotFound, given: Given | undefined) {
  if (given === undefined || !ofAccounts) return undefined
  if (given === 'nobody') return { text, userId: '' }
  const userId = given === 'proposal' ? proposal?.userId : given.userId
  return fix || !userId ? undefined : { text, userId }
}

/** The mapping says who a manager or owner is, by address. */
function fixOf({ fix }: NotFound, given: Given | undefined) {
  if (!fix || given === undefined || given === 'nobody') return undefined
  if (given === 'proposal') return fix
  return given.email === '' ? undefined : { ...fix, to: given.email }
}

const BECAUSE: Record<string, string> = { name: 'the same name', similar_email: 'nearly the same address' }

interface AnswerProps {
  asked: NotFound
  given: Given | undefined
  onAnswer(answer: Given): void
}

function Answer({ asked: { text, proposal, ofAccounts, fix }, given, onAnswer }: AnswerProps) {
  const [isChoosing, setChoosing] = useState(false)
  const chosen = typeof given === 'object' ? given : undefined
  const isOther = isChoosing || chosen !== undefined
  const button = (label: string, isOn: boolean, onClick: () => void) => (
    <Button
      variant={isOn ? 'light' : 'default'}
      size="xs"
      aria-pressed={isOn}
      aria-label={`${text}: ${label}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  const answer = (answered: Given) => {
    setChoosing(false)
    onAnswer(answered)
  }
  return (
    <div className={classes.buttons}>
      {proposal &&
        button(`${proposal.displayName} (${BECAUSE[proposal.because]})`, given === 'proposal' && !isOther, () =>
          answer('proposal'),
        )}
      {ofAccounts && button('Nobody’s', given === 'nobody' && !isOther, () => answer('nobody'))}
      {isOther ? (
        <Picker
          label={`Person called “${text}” in the files`}
          isLabelHidden
          source={peopleSource}
          value={chosen?.userId ? [chosen.userId] : []}
          max={1}
          placeholder="Name or address"
          error={fix && chosen?.userId && chosen.email === '' ? 'This person has no e-mail address.' : undefined}
          onChange={([userId = ''], [person]) => onAnswer({ userId, email: person?.hint ?? '' })}
        />
      ) : (
        button('Somebody else', false, () => setChoosing(true))
      )}
    </div>
  )
}
