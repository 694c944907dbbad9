import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox, Kbd, NativeSelect } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { hasDialog, hasOwnKeys } from '../../../parts/keys/keys.rules.ts'
import { usePageKeys } from '../../../parts/keys/page-keys.ts'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { type TagKind, type TagValue, type Untagged, useTagEntitlements } from '../queries.ts'
import { type Command, commandOf, digitOf, movedFocus, targetsOf, toggled } from '../selection.rules.ts'
import classes from './tags.module.css'

const KEYS = [
  ['j k, Down Up', 'next, previous entitlement'],
  ['x, Space', 'select'],
  ['1 to 9', 'give this tag to the selection, or to the entitlement'],
  ['u', 'take the last tags back'],
  ['Esc', 'clear the selection'],
] as const

interface UntaggedListProps {
  kind: TagKind
  rows: readonly Untagged[]
  tags: readonly TagValue[]
  /** The reader may change entitlements. */
  mayTag: boolean
  more: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage'> & { fetch(): void }
}

/** Entitlements that lack a tag. What was tagged stays in its place until the list is loaded again. */
export function UntaggedList({ kind, rows, tags, mayTag, more }: UntaggedListProps) {
  usePageKeys(KEYS)
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(new Map())
  const [undoable, setUndoable] = useState<readonly Untagged[][]>([])
  const tagging = useTagEntitlements()
  const tagOf = (id: string | undefined) => tags.find((tag) => tag.id === id)

  const focusRow = (index: number) => {
    setFocused(index)
    const row = body.current?.rows[index]
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const give = (targets: readonly Untagged[], tagId: string | undefined) => {
    const changing = targets.filter(({ mayEdit }) => mayEdit)
    if (changing.length === 0) return
    tagging.mutate(
      { kind, tagId, rows: changing },
      {
        onSuccess: ({ done }) => {
          setGiven((now) => {
            const next = new Map(now)
            for (const id of done)
              if (tagId) next.set(id, tagId)
              else next.delete(id)
            return next
          })
          if (tagId) setUndoable((now) => [...now, changing.filter(({ id }) => done.includes(id))])
          setSelected(new Set())
          const name = tagOf(tagId)?.name ?? 'No tag'
          say(`${name}: ${countOf(done.length, 'entitlement')}.`)
        },
      },
    )
  }
  const giveToTargets = (tag: TagValue) => {
    const targets = targetsOf(rows, { focused, selected })
    give(targets, tag.id)
    if (selected.size === 0 && document.activeElement !== document.body) focusRow(movedFocus(focused, 1, rows.length))
  }
  const undo = () => {
    const last = undoable.at(-1)
    if (!last) return
    setUndoable(undoable.slice(0, -1))
    give(last, undefined)
  }

  const run = (command: Command) => {
    const row = rows[focused]
    if (command === 'next') return focusRow(movedFocus(focused, 1, rows.length))
    if (command === 'previous') return focusRow(movedFocus(focused, -1, rows.length))
    if (!mayTag) return
    if (command === 'select') return row && setSelected(toggled(selected, row.id))
    if (command === 'clear') return setSelected(new Set())
    if (command === 'undo') return undo()
    const tag = tags[command.tagIndex]
    if (tag) giveToTargets(tag)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(target) || hasDialog()) return
    const isHere = target === document.body || (target instanceof Node && body.current?.contains(target))
    const command = commandOf(key, target instanceof HTMLButtonElement || target instanceof HTMLInputElement)
    if (!isHere || !command || rows.length === 0) return
    run(command)
    event.preventDefault()
  }
  const handler = useRef(onKey)
  handler.current = onKey
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handler.current(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  const { data: outcome } = tagging
  return (
    <>
      {mayTag && (
        <TagBar
          count={selected.size}
          tags={tags}
          pendingId={tagging.isPending ? tagging.variables.tagId : undefined}
          onGive={giveToTargets}
          {...(undoable.length > 0 ? { onUndo: undo } : {})}
        />
      )}
      {outcome && outcome.failed.length > 0 && (
        <FailureNote
          error={outcome.error}
          wanted={`${countOf(outcome.failed.length, 'entitlement was', 'entitlements were')} not tagged.`}
        />
      )}
      <div className={classes.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move through its rows and choose them */}
        <table className={classes.table} role="grid" aria-label="Untagged entitlements" aria-multiselectable={mayTag}>
          <thead>
            <tr>
              {mayTag && <th aria-label="Select" />}
              <th scope="col">Entitlement</th>
              <th scope="col">App</th>
              <th scope="col" className={classes.number}>
                Holders
              </th>
              <th scope="col">Tag</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <UntaggedRow
                key={row.id}
                row={row}
                tag={tagOf(given.get(row.id))}
                tags={tags}
                kind={kind}
                mayTag={mayTag}
                isFocused={index === Math.min(focused, rows.length - 1)}
                isSelected={selected.has(row.id)}
                onFocus={() => setFocused(index)}
                onToggle={() => setSelected(toggled(selected, row.id))}
                onGive={(tagId) => give([row], tagId)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {more.hasNextPage && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          size="xs"
          loading={more.isFetchingNextPage}
          onClick={more.fetch}
        >
          Show more
        </Button>
      )}
    </>
  )
}

interface TagBarProps {
  count: number
  tags: readonly TagValue[]
  pendingId: string | undefined
  onGive(tag: TagValue): void
  onUndo?: () => void
}

/** Gives a tag to what is selected. */
function TagBar({ count, tags, pendingId, onGive, onUndo }: TagBarProps) {
  return (
    <div className={classes.bar}>
      <span role="status">
        {count > 0 ? `${countOf(count, 'entitlement')} selected.` : 'Select entitlements, then choose a tag.'}
      </span>
      <span className={classes.levels}>
        {tags.map((tag, index) => (
          <Button
            key={tag.id}
            variant="default"
            size="compact-sm"
            disabled={count === 0}
            loading={pendingId === tag.id}
            {...(digitOf(index) ? { rightSection: <Kbd size="xs">{digitOf(index)}</Kbd> } : {})}
            onClick={() => onGive(tag)}
          >
            {tag.name}
          </Button>
        ))}
      </span>
      {onUndo && (
        <Button variant="subtle" size="compact-sm" rightSection={<Kbd size="xs">U</Kbd>} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}

interface UntaggedRowProps {
  row: Untagged
  tag: TagValue | undefined
  tags: readonly TagValue[]
  kind: TagKind
  mayTag: boolean
  isFocused: boolean
  isSelected: boolean
  onFocus(): void
  onToggle(): void
  onGive(tagId: string | undefined): void
}

function UntaggedRow(props: UntaggedRowProps) {
  const { row, tag, tags, kind, mayTag, isFocused, isSelected, onFocus, onToggle, onGive } = props
  return (
    <tr tabIndex={isFocused ? 0 : -1} aria-selected={mayTag ? isSelected : undefined} onFocus={onFocus}>
      {mayTag && (
        <td>
          <label className={classes.select} htmlFor={`select-${row.id}`}>
            <Checkbox
              size="xs"
              id={`select-${row.id}`}
              aria-label={`Select ${row.name}`}
              checked={isSelected}
              onChange={onToggle}
            />
          </label>
        </td>
      )}
      <td>
        <Link className={classes.name} to="/data/entitlements/$id" params={{ id: row.id }}>
          {row.name}
        </Link>
        {row.description && <small>{row.description}</small>}
      </td>
      <td>{row.app}</td>
      <td className={classes.number}>{formatCount(row.holders)}</td>
      <td>
        {tag && (
          <span className={classes.tagged}>
            {kind === 'risk_level' ? <RiskBars level={tag.name} /> : <Tag>{tag.name}</Tag>}
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={`Undo the tag of ${row.name}`}
              onClick={() => onGive(undefined)}
            >
              Undo
            </Button>
          </span>
        )}
        {!tag && mayTag && row.mayEdit && (
          <NativeSelect
            size="xs"
            aria-label={`Tag of ${row.name}`}
            value=""
            data={[{ value: '', label: 'None' }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => onGive(event.currentTarget.value || undefined)}
          />
        )}
      </td>
    </tr>
  )
}
