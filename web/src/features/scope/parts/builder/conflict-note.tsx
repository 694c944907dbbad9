import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../../parts/dialog/dialog.tsx'
import { formatTime } from '../../../../parts/values/format.ts'
import { auditQuery } from '../../../audit/queries.ts'
import type { Campaign } from '../../../campaigns/queries.ts'
import { useSession } from '../../../session/queries.ts'
import { differencesOf } from '../../difference.rules.ts'
import type { DraftState, DraftStore } from '../../draft.store.ts'
import { FIELD_LABELS } from '../../labels.ts'
import classes from '../setup.module.css'

interface ConflictNoteProps {
  conflict: NonNullable<DraftState['conflict']>
  /** The campaign as the reader wants it. */
  mine: Campaign
  store: DraftStore
}

/** Somebody else saved the same fields: who and when, what differs, and whose changes are to stay. */
export default function ConflictNote({ conflict: { theirs, keys }, mine, store }: ConflictNoteProps) {
  const { campaign } = theirs
  const [showsChanges, setShowsChanges] = useState(false)
  const { name, isReader } = useLastChange(campaign.id)
  const fields = [...new Set(keys.map((key) => FIELD_LABELS[key] ?? key))].join(', ')
  const saveMine = (
    <Button size="xs" color="warning" onClick={() => store.saveAnyway()}>
      Save mine anyway
    </Button>
  )
  const takeTheirs = (
    <Button size="xs" variant="default" onClick={() => store.takeTheirs()}>
      Use what is saved
    </Button>
  )
  return (
    <div className={classes.banner} role="alert">
      <p>
        {isReader ? 'You' : name || 'Somebody else'} changed this campaign {isReader && 'elsewhere '}at{' '}
        {formatTime(new Date(campaign.updatedAt))}: {fields}. It was changed on this page too.
      </p>
      <Button size="xs" variant="default" onClick={() => setShowsChanges(true)}>
        See the changes
      </Button>
      {takeTheirs}
      {saveMine}
      <Dialog opened={showsChanges} onClose={() => setShowsChanges(false)} title="What differs" size="lg">
        <table className={classes.differences}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved{name && ` by ${name}`}</th>
              <th scope="col">On this page</th>
            </tr>
          </thead>
          <tbody>
            {differencesOf(campaign, mine, keys).map(({ key, theirs: their, mine: own }) => (
              <tr key={key}>
                <th scope="row">{FIELD_LABELS[key] ?? key}</th>
                <td>{their}</td>
                <td>{own}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={classes.choices}>
          {takeTheirs}
          {saveMine}
        </div>
      </Dialog>
    </div>
  )
}

/** Who changed the campaign last; empty when the reader may not know. */
function useLastChange(campaignId: string): { name: string; isReader: boolean } {
  const { userId } = useSession()
  const filter = { accessReviewIds: [campaignId], outcomes: ['AUDIT_OUTCOME_DONE' as const] }
  const { data } = useInfiniteQuery({ ...auditQuery(filter), staleTime: 0 })
  const last = data?.pages[0]?.list.find(({ actorUserId }) => actorUserId !== '')
  return { name: last?.actorDisplayName ?? '', isReader: last?.actorUserId === userId }
}
