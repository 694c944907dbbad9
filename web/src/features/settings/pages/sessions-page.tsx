import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { browserName } from '../browser.rules.ts'
import { SettingsPage } from '../parts/settings-page.tsx'
import { type Session, sessionsQuery, useEndOtherSessions, useEndSession } from '../sessions.queries.ts'

export function SessionsPage() {
  const query = useInfiniteQuery(sessionsQuery)
  const others = query.data?.pages.flatMap(({ list }) => list).filter(({ current }) => !current).length ?? 0
  const [isEndingAll, setIsEndingAll] = useState(false)
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  return (
    <SettingsPage
      title="Sessions"
      lead="The browsers in which you are signed in. End those that you do not know or no longer use."
      actions={
        others > 0 && (
          <Button variant="default" onClick={() => setIsEndingAll(true)}>
            End all others
          </Button>
        )
      }
    >
      {end.error && <FailureNote error={end.error} wanted="The session was not ended." />}
      <BrowseTable
        label="Sessions"
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Browser',
            cell: ({ userAgent, current }) => (
              <>
                <span title={userAgent}>{browserName(userAgent)}</span>{' '}
                {current && <Tag meaning="accent">This browser</Tag>}
              </>
            ),
          },
          { label: 'Signed in from', cell: ({ address }) => address || 'Not known' },
          { label: 'Signed in', cell: ({ createdAt }) => <When at={createdAt} as="dateTime" /> },
          { label: 'Expires', cell: ({ expiresAt }) => <When at={expiresAt} as="dateTime" /> },
        ]}
        actions={(session: Session) =>
          !session.current && (
            <Button
              variant="default"
              size="xs"
              loading={end.isPending && end.variables === session.id}
              aria-label={`End ${browserName(session.userAgent)}`}
              onClick={() => end.mutate(session.id, { onSuccess: () => say('The session was ended.') })}
            >
              End
            </Button>
          )
        }
        empty={<EmptyNote>No browser is signed in.</EmptyNote>}
      />
      <ConfirmDialog
        opened={isEndingAll}
        title="End all other sessions?"
        confirm={`End ${others}`}
        isDangerous
        isPending={endOthers.isPending}
        error={endOthers.error}
        onClose={() => setIsEndingAll(false)}
        onConfirm={() =>
          endOthers.mutate(undefined, {
            onSuccess: ({ endedCount }) => {
              setIsEndingAll(false)
              say(`${countOf(endedCount, 'session')} ended.`)
            },
          })
        }
      >
        <p>
          {countOf(others, 'other session')} {others === 1 ? 'ends' : 'end'} at once. Whoever works there has to sign in
          again. You stay signed in here.
        </p>
      </ConfirmDialog>
    </SettingsPage>
  )
}
