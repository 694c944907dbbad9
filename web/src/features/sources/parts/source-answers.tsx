import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { say } from '../../../parts/announcer.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { When } from '../../../parts/when.tsx'
import { usePermission } from '../../session/queries.ts'
import {
  type DifferentNames,
  differentNamesQuery,
  linksQuery,
  type SourceLink,
  useRemoveDifferentNames,
  useRemoveLink,
} from '../source-queries.ts'
import { kindName } from '../sync.rules.ts'
import classes from './import-step.module.css'

/** What people have answered on previews, and what holds for every import until it is taken back. */
export function SourceAnswers({ sourceId }: { sourceId: string }) {
  return (
    <section className={classes.card} aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <p>What was said on the preview of an import holds for later imports, too.</p>
      <Links sourceId={sourceId} />
      <Different sourceId={sourceId} />
    </section>
  )
}

function Links({ sourceId }: { sourceId: string }) {
  const links = useInfiniteQuery(linksQuery(sourceId))
  const [leaving, setLeaving] = useState<SourceLink>()
  const remove = useRemoveLink(sourceId)
  return (
    <Kept
      title="Whose accounts these are"
      empty="None yet. When an import does not find a person, the preview asks whose the accounts are, and the answer is kept here."
      wanted="The answers about people could not be loaded."
      query={links}
      rows={links.data?.pages
        .flatMap(({ list }) => list)
        .map((link) => ({
          key: link.text,
          name: link.text,
          facts: link.userId === '' ? 'Nobody’s' : link.displayName,
          createdAt: link.createdAt,
          onTakeBack: () => setLeaving(link),
        }))}
    >
      <ConfirmDialog
        opened={leaving !== undefined}
        title="Take this answer back?"
        confirm="Take back"
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (!leaving) return
          remove.mutate(leaving, {
            onSuccess: () => {
              setLeaving(undefined)
              say('The answer was taken back.')
            },
          })
        }}
      >
        <p>
          “{leaving?.text}” no longer means {leaving?.userId === '' ? 'nobody' : leaving?.displayName}. The accounts
          stay as they are until the next import, which looks for the person again.
        </p>
      </ConfirmDialog>
    </Kept>
  )
}

function Different({ sourceId }: { sourceId: string }) {
  const pairs = useInfiniteQuery(differentNamesQuery(sourceId))
  const [leaving, setLeaving] = useState<DifferentNames>()
  const remove = useRemoveDifferentNames(sourceId)
  return (
    <Kept
      title="Names that are different"
      empty="None yet. When names look alike, the preview asks whether they are the same, and pairs that are different are kept here."
      wanted="The answers about names could not be loaded."
      query={pairs}
      rows={pairs.data?.pages
        .flatMap(({ list }) => list)
        .map((pair) => ({
          key: [pair.kind, pair.app, pair.name, pair.otherName].join('\n'),
          name: `${pair.name}, ${pair.otherName}`,
          facts: [kindName(pair.kind), pair.app].filter(Boolean).join(' of '),
          createdAt: pair.createdAt,
          onTakeBack: () => setLeaving(pair),
        }))}
    >
      <ConfirmDialog
        opened={leaving !== undefined}
        title="Take this answer back?"
        confirm="Take back"
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (!leaving) return
          remove.mutate(leaving, {
            onSuccess: () => {
              setLeaving(undefined)
              say('The answer was taken back.')
            },
          })
        }}
      >
        <p>
          The next preview asks again whether “{leaving?.name}” and “{leaving?.otherName}” are the same.
        </p>
      </ConfirmDialog>
    </Kept>
  )
}

interface KeptRow {
  key: string
  name: string
  facts: string
  createdAt: string
  onTakeBack(): void
}

interface KeptProps {
  title: string
  /** What would be here. */
  empty: string
  /** What is said when it cannot be loaded. */
  wanted: string
  query: {
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch(): unknown
    fetchNextPage(): unknown
  }
  rows: readonly KeptRow[] | undefined
  children: ReactNode
}

function Kept({ title, empty, wanted, query, rows, children }: KeptProps) {
  const mayChange = usePermission('source.write')
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      {query.error !== null && query.error !== undefined && (
        <FailureNote error={query.error} wanted={wanted} onRetry={() => void query.refetch()} />
      )}
      {!rows && !query.error && <LoadingRows rows={2} height={36} />}
      {rows?.length === 0 && <p>{empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.list} aria-label={title}>
          {rows.map(({ key, name, facts, createdAt, onTakeBack }) => (
            <li key={key}>
              <span className={classes.name}>{name}</span>
              <span className={classes.facts}>
                {facts}, <When at={createdAt} />
              </span>
              {mayChange && (
                <Button variant="default" size="xs" aria-label={`Take back: ${name}`} onClick={onTakeBack}>
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
