import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../parts/page/lazy-part.tsx'
import { OLDER_FIELDS, type OlderField } from '../../older-fields.ts'
import { movedIntoScope, olderWords } from '../../older-scope.rules.ts'
import { useDraft } from '../../use-draft.ts'
import { Row } from '../section.tsx'
import classes from '../setup.module.css'

const MoveDialog = lazyPart(() => import('../move-dialog.tsx'))

const LABELS = {
  scope: 'Accounts',
  inclusionScope: 'Only these',
  exclusionScope: 'Not these',
  singleApp: 'One app',
  multiApp: 'Several apps',
  bindings: 'Selected entitlements',
} as const

/** What older clients have set over the API; there if there is any. */
export function OlderScopes() {
  const { campaign, store, mayEditScope } = useDraft()
  const set = OLDER_FIELDS.filter((field) => campaign[field] !== undefined)
  const [moving, setMoving] = useState<OlderField>()
  if (set.length === 0) return null
  const edits = moving && movedIntoScope(campaign, moving)
  return (
    <section className={`${classes.section} ${classes.older}`} aria-label="Set over the API by an older client">
      <div className={classes.banner}>
        <IconHistory size={16} stroke={1.75} aria-hidden />
        <p>Set over the API by an older client. It applies in addition to the scope above.</p>
      </div>
      {set.map((field) => {
        const moved = movedIntoScope(campaign, field)
        return (
          <Row key={field} label={LABELS[field]}>
            <span>{olderWords(campaign, field)}</span>
            {mayEditScope && (
              <div className={classes.line}>
                <Button variant="default" size="xs" onClick={() => store.edit(field, undefined)}>
                  Take it out
                </Button>
                {moved && (
                  <Button variant="default" size="xs" onClick={() => setMoving(field)}>
                    Move it into the scope
                  </Button>
                )}
              </div>
            )}
          </Row>
        )
      })}
      <Suspense>
        {moving && edits && (
          <MoveDialog
            campaign={campaign}
            field={moving}
            edits={edits}
            onClose={() => setMoving(undefined)}
            onMove={() => {
              for (const [key, value] of Object.entries(edits)) store.edit(key, value)
              setMoving(undefined)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
