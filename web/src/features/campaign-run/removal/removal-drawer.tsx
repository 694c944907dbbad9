import { Button, Drawer } from '@mantine/core'
import { Suspense, useState } from 'react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { When } from '../../../parts/values/when.tsx'
import type { Removal } from '../removal.queries.ts'
import classes from '../tasks/drawer.module.css'
import { holderName, REMOVAL_ACTIONS, type RemovalAction, removalState, workOf } from './removal.rules.ts'

const RemovalDialog = lazyPart(() => import('./removal-dialog.tsx'))

/** One removal: what has to go, who denied it and why, what happened, and what can be done. */
export default function RemovalDrawer({ removal, onClose }: { removal: Removal; onClose(): void }) {
  const [action, setAction] = useState<RemovalAction>()
  const { label, meaning, says } = removalState(removal.state)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={`${removal.entitlementDisplayName}: ${holderName(removal)}`}
    >
      <div className={classes.stack}>
        <dl className={classes.facts}>
          <dt>State</dt>
          <dd>
            <Tag meaning={meaning}>{label}</Tag> <When at={removal.stateAt} as="dateTime" />
            <p className={classes.quiet}>{says}</p>
          </dd>
          <dt>To be removed</dt>
          <dd>
            {workOf(removal).map((work) => (
              <p key={work}>{work}</p>
            ))}
            {removal.carriedById && <p className={classes.quiet}>Another removal removes it as well.</p>}
          </dd>
          {removal.alsoRemoved.length > 0 && (
            <>
              <dt>Goes with it</dt>
              <dd>
                {removal.alsoRemoved.map((one) => (
                  <p key={`${one.appEntitlementId} ${one.appUserId}`}>
                    {one.entitlementDisplayName} in {one.appDisplayName}, of {one.username}
                  </p>
                ))}
                {removal.alsoRemovedCount > removal.alsoRemoved.length && (
                  <p className={classes.quiet}>and {removal.alsoRemovedCount - removal.alsoRemoved.length} more</p>
                )}
              </dd>
            </>
          )}
          <dt>{removal.accessReviewId ? 'Denied' : 'Asked for'}</dt>
          <dd>
            <When at={removal.deniedAt} as="dateTime" /> by {removal.deniedByDisplayName || 'the policy'}
            {removal.reason && <p className={classes.quiet}>{removal.reason}</p>}
          </dd>
          <dt>Due</dt>
          <dd>
            <When at={removal.dueAt} as="dateTime" />
            {removal.overdue && ', overdue'}
          </dd>
          {removal.instructions && (
            <>
              <dt>Instructions</dt>
              <dd>{removal.instructions}</dd>
            </>
          )}
          {removal.ticketId && (
            <>
              <dt>Ticket</dt>
              <dd>
                {removal.ticketUrl ? (
                  <a href={removal.ticketUrl} rel="noreferrer" target="_blank">
                    {removal.ticketId}
                  </a>
                ) : (
                  removal.ticketId
                )}
              </dd>
            </>
          )}
          {removal.verifiedAt && (
            <>
              <dt>Gone since</dt>
              <dd>
                <When at={removal.verifiedAt} as="dateTime" />
              </dd>
            </>
          )}
          {removal.reappearedAt && (
            <>
              <dt>Granted again</dt>
              <dd>
                <When at={removal.reappearedAt} as="dateTime" />
              </dd>
            </>
          )}
        </dl>
        {removal.actions.length > 0 && (
          <div className={classes.buttons}>
            {removal.actions.map((one) => (
              <Button key={one} variant="default" size="xs" onClick={() => setAction(one as RemovalAction)}>
                {REMOVAL_ACTIONS[one as RemovalAction]?.label ?? one}
              </Button>
            ))}
          </div>
        )}
        <Suspense>
          {action && <RemovalDialog removals={[removal]} action={action} onClose={() => setAction(undefined)} />}
        </Suspense>
      </div>
    </Drawer>
  )
}
