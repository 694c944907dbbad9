import { Button, Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DecisionBar } from '../../../parts/marks/stack-bar.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount, formatShare } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { RemindButton } from '../overview/remind-button.tsx'
import type { Ready } from '../queries.ts'
import classes from './drawer.module.css'
import ReassignPersonDialog from './reassign-person-dialog.tsx'
import { useReviewer } from './use-reviewer.ts'

const MAIL_STATES: Record<string, string> = {
  WAITING: 'waiting since',
  SENT: 'sent',
  SKIPPED: 'not needed any more',
  FAILED: 'could not be delivered',
}

interface ReviewerDrawerProps {
  campaign: Ready
  userId: string
  onClose(): void
}

/** One reviewer of a campaign: how far they are, and what an owner can do about it. */
export default function ReviewerDrawer({ campaign, userId, onClose }: ReviewerDrawerProps) {
  const { id } = campaign.accessReview
  const reviewer = useReviewer(id, userId)
  const [isReassigning, setIsReassigning] = useState(false)
  const mayManage = campaign.objectPermissions.extra.close === true
  return (
    <Drawer opened onClose={onClose} position="right" size="sm" title={reviewer?.displayName ?? 'Reviewer'}>
      {!reviewer && <LoadingRows rows={3} />}
      {reviewer && (
        <div className={classes.stack}>
          {!reviewer.enabled && <Tag meaning="warning">Not active</Tag>}
          <DecisionBar
            height={10}
            total={reviewer.openCount + reviewer.decidedCount}
            decided={reviewer.decidedCount}
            denied={reviewer.deniedCount}
            staged={reviewer.stagedCount}
          />
          <dl className={classes.facts}>
            <dt>Open</dt>
            <dd>{countOf(reviewer.openCount, 'task')}</dd>
            <dt>Not submitted</dt>
            <dd>{countOf(reviewer.stagedCount, 'decision')}</dd>
            <dt>Decided</dt>
            <dd>
              {formatCount(reviewer.decidedCount)}
              {reviewer.decidedCount > 0 && `, ${formatShare(reviewer.deniedCount, reviewer.decidedCount)} denied`}
            </dd>
            {reviewer.choiceCount > 1 && (
              <>
                <dt>Quick choices</dt>
                <dd>
                  {formatCount(reviewer.quickChoiceCount)} of {formatCount(reviewer.choiceCount)}, less than 3 seconds
                  after the previous one
                </dd>
              </>
            )}
            <dt>Last seen</dt>
            <dd>
              <When at={reviewer.lastSeenAt} as="relative" none="never" />
            </dd>
            <dt>Last submitted</dt>
            <dd>
              <When at={reviewer.lastSubmittedAt} as="relative" none="never" />
            </dd>
            {reviewer.lastMail && (
              <>
                <dt>Last mail</dt>
                <dd>
                  {MAIL_STATES[reviewer.lastMail.state]} <When at={reviewer.lastMail.at} as="dateTime" />
                  {reviewer.lastMail.lastError && <p className={classes.quiet}>{reviewer.lastMail.lastError}</p>}
                </dd>
              </>
            )}
          </dl>
          <div className={classes.buttons}>
            <Button
              variant="default"
              size="xs"
              renderRoot={(props) => (
                <Link to="/campaigns/$id/tasks" params={{ id }} search={{ reviewer: userId }} {...props} />
              )}
            >
              Their tasks
            </Button>
            {reviewer.decidedCount > 0 && (
              <Button
                variant="default"
                size="xs"
                renderRoot={(props) => (
                  <Link to="/campaigns/$id/submissions" params={{ id }} search={{ reviewer: userId }} {...props} />
                )}
              >
                Their submissions
              </Button>
            )}
            {mayManage && reviewer.openCount > 0 && reviewer.enabled && (
              <RemindButton
                campaignId={id}
                whom={{ people: [{ id: userId, displayName: reviewer.displayName }] }}
                label="Remind"
              />
            )}
            {mayManage && reviewer.openCount > 0 && (
              <Button variant="default" size="xs" onClick={() => setIsReassigning(true)}>
                Reassign {formatCount(reviewer.openCount)}
              </Button>
            )}
          </div>
          {isReassigning && (
            <ReassignPersonDialog campaignId={id} reviewer={reviewer} onClose={() => setIsReassigning(false)} />
          )}
        </div>
      )}
    </Drawer>
  )
}
