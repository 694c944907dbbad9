import { Button, Menu } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../../parts/dialog/dialog.tsx'
import { ExpressionInput } from '../../../../parts/expression/expression-input.tsx'
import {
  ACCOUNT_VARIABLES,
  CONSTANTS,
  FIELDS,
  FUNCTIONS,
  PERSON_VARIABLES,
} from '../../../../parts/expression/expression-names.ts'
import { FailureNote } from '../../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../../parts/values/format.ts'
import { EXAMPLES } from '../../expression-examples.ts'
import { accountAttributesQuery, type ExpressionCheck, expressionQuery, userAttributesQuery } from '../../queries.ts'
import { useDraft, useGroup } from '../../use-draft.ts'
import setup from '../setup.module.css'
import classes from './expression-field.module.css'

const CHECK_DELAY_MS = 600
const NO_MARKERS: ExpressionCheck['markers'] = []

interface ExpressionFieldProps {
  group: 'users' | 'accounts'
  member: 'celExpression' | 'accountCelExpression'
  subject: 'USERS' | 'ACCOUNTS'
}

/** An expression. It is saved once it is right; until then the last right one stays in force. */
export function ExpressionField({ group, member, subject }: ExpressionFieldProps) {
  const { campaign } = useDraft()
  const { value, onChange, disabled } = useGroup(group)
  const saved = value[member]?.expression ?? ''
  const [text, setText] = useState(saved)
  const [isEditing, setIsEditing] = useState(false)
  /** What an example took the place of, until it is taken back. */
  const [mine, setMine] = useState('')
  const [asked] = useDebouncedValue(text, CHECK_DELAY_MS)
  const check = useQuery({
    ...expressionQuery(subject, asked),
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const attributes = useQuery({
    ...(subject === 'USERS' ? userAttributesQuery : accountAttributesQuery),
    enabled: isEditing,
  })
  const isChecked = asked === text && !check.isPlaceholderData && check.data !== undefined
  const markers = isChecked && text.trim() !== '' ? check.data.markers : NO_MARKERS
  const isRight = isChecked && markers.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was checked is saved
  useEffect(() => {
    if (isRight && text !== saved) onChange({ [member]: { expression: text } })
  }, [isRight, text])
  const inForce = campaign.scopeV2?.[member]?.expression
  return (
    <>
      <div className={classes.tools}>
        <Insert
          label="Fields"
          items={FIELDS[subject === 'USERS' ? 'User' : 'AppUser'].map((name) => `subject.${name}`)}
          onPick={(name) => setText(join(text, name))}
        />
        <Insert
          label="Functions"
          items={[...FUNCTIONS.map((name) => `${name}()`), ...CONSTANTS]}
          onPick={(name) => setText(join(text, name))}
        />
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" size="compact-xs" disabled={disabled}>
              Examples
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {EXAMPLES[subject].map(({ label, text: example }) => (
              <Menu.Item
                key={label}
                onClick={() => {
                  if (!EXAMPLES[subject].some((one) => one.text === text)) setMine(text)
                  setText(example)
                }}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {mine.trim() !== '' && mine !== text && (
          <Button
            variant="subtle"
            size="compact-xs"
            disabled={disabled}
            onClick={() => {
              setText(mine)
              setMine('')
            }}
          >
            Back to mine
          </Button>
        )}
        <span className={classes.subject}>subject is {subject === 'USERS' ? 'a User' : 'an AppUser'}</span>
      </div>
      <ExpressionInput
        label="Expression"
        value={text}
        variables={subject === 'USERS' ? PERSON_VARIABLES : ACCOUNT_VARIABLES}
        markers={markers}
        attributes={(attributes.data ?? []).map(({ name }) => name)}
        disabled={disabled}
        placeholder={
          subject === 'USERS' ? 'subject.department == "Finance"' : 'subject.appUserType == AppUserType.SERVICE_ACCOUNT'
        }
        onFocus={() => setIsEditing(true)}
        onChange={setText}
      />
      {check.error && asked === text && (
        <FailureNote error={check.error} wanted="The expression could not be checked." />
      )}
      {markers.length > 0 && inForce && inForce !== text && (
        <p className={setup.note}>
          Not saved. In force: <code>{inForce}</code>
        </p>
      )}
      {isRight && text.trim() !== '' && <Result check={check.data} subject={subject} />}
    </>
  )
}

/** Whom a right expression selects, and for whom it fails. */
function Result({ check, subject }: { check: ExpressionCheck; subject: 'USERS' | 'ACCOUNTS' }) {
  const [shows, setShows] = useState<'matches' | 'failures'>()
  const counted = (count: number) =>
    subject === 'USERS' ? countOf(count, 'person', 'people') : countOf(count, 'account')
  const { matchCount, subjectCount, matches, failedCount, failures } = check
  return (
    <>
      <p className={classes.good} role="status">
        {formatCount(matchCount)} of {counted(subjectCount)} {matchCount === 1 ? 'matches' : 'match'}.{' '}
        {matches.length > 0 && (
          <Button variant="subtle" size="compact-xs" onClick={() => setShows('matches')}>
            Show {formatCount(matches.length)}
          </Button>
        )}
      </p>
      {failedCount > 0 && (
        <p className={setup.missing} role="status">
          Failed for {counted(failedCount)}, whose grants are left out: {failures[0]?.problem} Guard the field with
          has().{' '}
          {failures.length > 0 && (
            <Button variant="subtle" size="compact-xs" onClick={() => setShows('failures')}>
              Show {formatCount(failures.length)}
            </Button>
          )}
        </p>
      )}
      <Dialog
        opened={shows !== undefined}
        onClose={() => setShows(undefined)}
        title={shows === 'failures' ? 'The expression failed for' : 'The expression is true for'}
      >
        <ul className={setup.list}>
          {check[shows ?? 'matches'].map(({ id, displayName, problem }) => (
            <li key={id}>
              <span className={setup.name}>{displayName || id}</span>
              {problem && <small>{problem}</small>}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

const join = (text: string, name: string) => (text === '' || /\s$/.test(text) ? `${text}${name}` : `${text} ${name}`)

function Insert({ label, items, onPick }: { label: string; items: readonly string[]; onPick(name: string): void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="compact-xs">
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={300} style={{ overflowY: 'auto' }}>
        {items.map((name) => (
          <Menu.Item key={name} onClick={() => onPick(name)}>
            <code>{name}</code>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
