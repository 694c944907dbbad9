import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { type TagKind, type TagValue, useCreateTag, useDeleteTag, useRenameTag, useSetRank } from '../queries.ts'
import classes from './tags.module.css'

const WORDS: Record<TagKind, { title: string; one: string }> = {
  risk_level: { title: 'Risk levels', one: 'risk level' },
  compliance_framework: { title: 'Compliance frameworks', one: 'compliance framework' },
}

interface TagListProps {
  kind: TagKind
  values: readonly TagValue[]
  mayWrite: boolean
}

/** The tags of one kind, with how many entitlements have them. */
export function TagList({ kind, values, mayWrite }: TagListProps) {
  const { title, one } = WORDS[kind]
  const [renaming, setRenaming] = useState<TagValue>()
  const [deleting, setDeleting] = useState<TagValue>()
  const remove = useDeleteTag()
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {values.length === 0 && <p className={classes.note}>There are none yet.</p>}
      <ul className={classes.values}>
        {values.map((value) => (
          <li key={value.id}>
            {kind === 'risk_level' ? (
              <>
                <RiskBars level={value.name} />
                <Rank value={value} mayWrite={mayWrite} />
              </>
            ) : (
              <span className={classes.wide}>
                <Tag>{value.name}</Tag>
              </span>
            )}
            <Link
              to="/data/entitlements"
              search={kind === 'risk_level' ? { risk: [value.id] } : { framework: [value.id] }}
            >
              {countOf(value.uses, 'entitlement')}
            </Link>
            {mayWrite && (
              <span className={classes.changes}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={`Rename ${value.name}`}
                  onClick={() => setRenaming(value)}
                >
                  <IconPencil size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={`Delete ${value.name}`}
                  onClick={() => setDeleting(value)}
                >
                  <IconTrash size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && <NewTag kind={kind} />}
      {renaming && <RenameDialog value={renaming} one={one} onClose={() => setRenaming(undefined)} />}
      <ConfirmDialog
        opened={deleting !== undefined}
        title={`Delete ${deleting?.name ?? ''}?`}
        confirm={`Delete ${one}`}
        isDangerous
        isPending={remove.isPending}
        isIncomplete={(deleting?.uses ?? 0) > 0}
        error={remove.error}
        onClose={() => {
          setDeleting(undefined)
          remove.reset()
        }}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSuccess: () => setDeleting(undefined) })}
      >
        <p>
          {(deleting?.uses ?? 0) > 0
            ? `It cannot be deleted: ${countOf(deleting?.uses ?? 0, 'entitlement has', 'entitlements have')} it. Give them another one first.`
            : 'No entitlement has it. This cannot be undone.'}
        </p>
      </ConfirmDialog>
    </section>
  )
}

function RenameDialog({ value, one, onClose }: { value: TagValue; one: string; onClose(): void }) {
  const [name, setName] = useState(value.name)
  const rename = useRenameTag()
  return (
    <ConfirmDialog
      opened
      title={`Rename ${value.name}`}
      confirm="Rename"
      isPending={rename.isPending}
      isIncomplete={name.trim() === '' || name.trim() === value.name}
      error={rename.error}
      onClose={onClose}
      onConfirm={() => rename.mutate({ id: value.id, name }, { onSuccess: onClose })}
    >
      <TextInput
        label={`New name of this ${one}`}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p>
        {value.uses === 0
          ? 'No entitlement has it.'
          : `${countOf(value.uses, 'entitlement keeps', 'entitlements keep')} it under the new name.`}{' '}
        If an import still uses the name {value.name}, it adds it again.
      </p>
    </ConfirmDialog>
  )
}

/** How serious a risk level is. It is saved when the field is left. */
function Rank({ value, mayWrite }: { value: TagValue; mayWrite: boolean }) {
  const [text, setText] = useState(String(value.rank))
  const save = useSetRank()
  if (!mayWrite) return <span>Rank {value.rank}</span>
  const store = () => {
    const rank = Number(text)
    if (Number.isInteger(rank) && rank !== value.rank) save.mutate({ id: value.id, rank })
    else setText(String(value.rank))
  }
  return (
    <TextInput
      className={classes.rank ?? ''}
      size="xs"
      type="number"
      min={0}
      max={1000}
      aria-label={`Rank of ${value.name}`}
      value={text}
      error={save.error?.message}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={store}
      onKeyDown={(event) => {
        if (event.key === 'Enter') store()
      }}
    />
  )
}

function NewTag({ kind }: { kind: TagKind }) {
  const { one } = WORDS[kind]
  const [name, setName] = useState('')
  const [rank, setRank] = useState('')
  const create = useCreateTag()
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(
            { kind, name, ...(rank === '' ? {} : { rank: Number(rank) }) },
            {
              onSuccess: () => {
                setName('')
                setRank('')
              },
            },
          )
        }}
      >
        <TextInput
          size="xs"
          label={`New ${one}`}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {kind === 'risk_level' && (
          <TextInput
            className={classes.rank ?? ''}
            size="xs"
            type="number"
            min={0}
            max={1000}
            label="Rank"
            value={rank}
            onChange={(event) => setRank(event.currentTarget.value)}
          />
        )}
        <Button type="submit" size="xs" variant="default" loading={create.isPending} disabled={name.trim() === ''}>
          Add
        </Button>
      </form>
      {kind === 'risk_level' && (
        <p className={classes.note}>
          A higher rank is more serious. Without a rank, well-known names get their usual one.
        </p>
      )}
      {create.error && (
        <div className={classes.failure}>
          <FailureNote error={create.error} wanted={`The ${one} was not added.`} />
        </div>
      )}
    </>
  )
}
