import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import classes from '../import/import-step.module.css'
import { differentNamesQuery, linksQuery, useRemoveDifferentNames, useRemoveLink } from '../source-queries.ts'
import { kindName } from '../sync.rules.ts'

/** What people have answered on previews, and what holds for every import until it is taken back. */
export function SourceAnswers({ sourceId }: { sourceId: string }) {
  return (
    <section className={classes.card} aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <p>Answers given on an import preview also apply to later imports.</p>
      <Links sourceId={sourceId} />
      <Different sourceId={sourceId} />
    </section>
  )
}

function Links({ sourceId }: { sourceId: string }) {
  return (
    <Kept
      title="Account owners"
      empty="None yet. When an import does not find a person, the preview asks whose the accounts are, and the answer is kept here."
      wanted="The answers about people could not be loaded."
      query={useInfiniteQuery(linksQuery(sourceId))}
      remove={useRemoveLink(sourceId)}
      rowOf={({ text, userId, displayName, createdAt }) => ({
        key: text,
        name: text,
        facts: userId === '' ? 'Nobody’s' : displayName,
        createdAt,
        afterwards: `“${text}” no longer means ${userId === '' ? 'nobody' : displayName}. The accounts stay as they are until the next import, which looks for the person again.`,
      })}
    />
  )
}

function Different({ sourceId }: { sourceId: string }) {
  return (
    <Kept
      title="Names that are different"
      empty="None yet. When names look alike, the preview asks whether they are the same, and pairs that are different are kept here."
      wanted="The answers about names could not be loaded."
      query={useInfiniteQuery(differentNamesQuery(sourceId))}
      remove={useRemoveDifferentNames(sourceId)}
      rowOf={({ kind, app, name, otherName, createdAt }) => ({
        key: [kind, app, name, otherName].join('\n'),
        name: `${name}, ${otherName}`,
        facts: [kindName(kind), app].filter(Boolean).join(' of '),
        createdAt,
        afterwards: `The next preview asks again whether “${name}” and “${otherName}” are the same.`,
      })}
    />
  )
}

interface KeptRow {
  key: string
  name: string
  facts: string
  createdAt: string
  /** What taking it back means. */
  afterwards: string
}

interface KeptProps<Answer> {
  title: string
  /** What would be here. */
  empty: string
  /** What is said when it cannot be loaded. */
  wanted: string
  query: {
    data: { pages: { list: readonly Answer[] }[] } | undefined
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch(): unknown
    fetchNextPage(): unknown
  }
  remove: {
    isPending: boolean
    error: Error | null
    mutate(answer: Answer, options: { onSuccess(): void }): void
  }
  rowOf(answer: Answer): KeptRow
}

/** Answers of one kind, each of which can be taken back. */
function Kept<Answer>({ title, empty, wanted, query, remove, rowOf }: KeptProps<Answer>) {
  const mayChange = usePermission('source.write')
  const [leaving, setLeaving] = useState<Answer>()
  const answers = query.data?.pages.flatMap(({ list }) => list)
  const hasFailed = query.error !== null && query.error !== undefined
  const takeBack = () => {
    if (leaving === undefined) return
    remove.mutate(leaving, {
      onSuccess: () => {
        setLeaving(undefined)
        say('The answer was taken back.')
      },
    })
  }
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      {hasFailed && <FailureNote error={query.error} wanted={wanted} onRetry={() => void query.refetch()} />}
      {!answers && !hasFailed && <LoadingRows rows={2} height={36} />}
      {answers?.length === 0 && <p>{empty}</p>}
      {answers && answers.length > 0 && (
        <ul className={classes.list} aria-label={title}>
          {answers.map((answer) => {
            const { key, name, facts, createdAt } = rowOf(answer)
            return (
              <li key={key}>
                <span className={classes.name}>{name}</span>
                <span className={classes.facts}>
                  {facts}, <When at={createdAt} />
                </span>
                {mayChange && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Take back: ${name}`}
                    onClick={() => setLeaving(() => answer)}
                  >
                    Take back
                  </Button>
                )}
              </li>
            )
          })}
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
      <ConfirmDialog
        opened={leaving !== undefined}
        title="Take this answer back?"
        confirm="Take back"
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setLeaving(undefined)}
        onConfirm={takeBack}
      >
        <p>{leaving !== undefined && rowOf(leaving).afterwards}</p>
      </ConfirmDialog>
    </div>
  )
}
