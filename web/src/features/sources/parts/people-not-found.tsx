import { Button } from '@mantine/core'
import { useState } from 'react'
import { Picker } from '../../../parts/list/picker.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { people as peopleSource } from '../../pickers/queries.ts'
import { type SyncPreview, useLinkPeople } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import classes from './import-step.module.css'

type NotFound = SyncPreview['peopleNotFound'][number]
/** By what the file says: the person, or an empty text for nobody. */
type Answers = Readonly<Record<string, string>>
/** How many are asked about at once: the way to the other questions and to the last step stays short. */
const FIRST = 10

/** Asks whose the accounts are that nobody could be found for. The answers hold for later imports of the source, too. */
export function PeopleNotFound({ sync, people }: { sync: Sync; people: readonly NotFound[] }) {
  const [answers, setAnswers] = useState<Answers>({})
  const [isAll, setAll] = useState(false)
  const link = useLinkPeople(sync)
  if (people.length === 0) return null
  const proposed = people.flatMap(({ text, proposal }) => (proposal ? [[text, proposal.userId] as const] : []))
  const links = Object.entries(answers).map(([text, userId]) => ({ text, userId }))
  return (
    <div className={classes.part}>
      <h3>{countOf(people.length, 'person was', 'people were')} not found</h3>
      <p>
        Accounts of theirs are imported without an owner, and people who report to them without a manager. Choose who is
        meant, or import the people first.
      </p>
      {link.error && <FailureNote error={link.error} wanted="The answers were not saved." />}
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
        {links.length > 0 && (
          <Button size="xs" loading={link.isPending} onClick={() => link.mutate(links)}>
            Save {countOf(links.length, 'answer')} and check again
          </Button>
        )}
      </div>
      <ul className={`${classes.list} ${classes.asked}`} aria-label="People not found">
        {(isAll ? people : people.slice(0, FIRST)).map((one) => (
          <li key={one.text}>
            <span className={classes.name}>{one.text}</span>
            <span className={classes.facts}>{countOf(one.rowCount, 'row')}</span>
            {one.reason === 'person_ambiguous' && <Tag meaning="warning">Several people</Tag>}
            {one.ofAccounts && (
              <Answer
                asked={one}
                given={answers[one.text]}
                onAnswer={(userId) => setAnswers((given) => ({ ...given, [one.text]: userId }))}
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

const BECAUSE: Record<string, string> = { name: 'the same name', similar_email: 'nearly the same address' }

interface AnswerProps {
  asked: NotFound
  given: string | undefined
  onAnswer(userId: string): void
}

function Answer({ asked: { text, proposal }, given, onAnswer }: AnswerProps) {
  const [isChoosing, setChoosing] = useState(false)
  const isOther = isChoosing || (given !== undefined && given !== '' && given !== proposal?.userId)
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
  const answer = (userId: string) => {
    setChoosing(false)
    onAnswer(userId)
  }
  return (
    <div className={classes.buttons}>
      {proposal &&
        button(`${proposal.displayName} (${BECAUSE[proposal.because]})`, given === proposal.userId && !isOther, () =>
          answer(proposal.userId),
        )}
      {button('Nobody’s', given === '' && !isOther, () => answer(''))}
      {isOther ? (
        <Picker
          label={`Person called “${text}” in the files`}
          isLabelHidden
          source={peopleSource}
          value={given ? [given] : []}
          max={1}
          placeholder="Name or address"
          onChange={([userId]) => onAnswer(userId ?? '')}
        />
      ) : (
        button('Somebody else', false, () => setChoosing(true))
      )}
    </div>
  )
}
