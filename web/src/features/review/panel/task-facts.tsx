import { IconAlertHexagon } from '@tabler/icons-react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { formatDay, formatRelative } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { holderOf } from '../list/names.rules.ts'
import { signalsOf } from '../list/signals.rules.ts'
import { accountState, givenOf, reasonsOf, wayOf } from '../list/why.rules.ts'
import type { MyTask, TaskWhy } from '../queries.ts'
import classes from './why-panel.module.css'

/** From the holder to the entitlement, over everything in between. */
export function GrantPath({ task: { item } }: { task: MyTask }) {
  const holder = holderOf({ item })
  const between = [...item.inheritedThrough, ...item.grant.inheritedFrom].toReversed()
  return (
    <ol className={classes.path}>
      <li>
        <strong>{holder.name}</strong> {accountState(item.account)}
      </li>
      {between.map(({ id, displayName }) => (
        <li key={id}>
          <strong>{displayName}</strong>
        </li>
      ))}
      <li data-end>
        <strong>{item.entitlement.displayName}</strong>
        {between.length === 0 && (
          <span className={classes.quiet}> {item.grant.isDirect ? 'given directly' : 'inherited'}</span>
        )}
      </li>
    </ol>
  )
}

export function Conflicts({ task }: { task: MyTask }) {
  const conflicts = task.insights.filter(({ code }) => code === 'CONFLICT')
  if (conflicts.length === 0) return null
  return (
    <section>
      <h3>
        <IconAlertHexagon size={16} aria-hidden /> Conflict
      </h3>
      {conflicts.map(({ description }) => (
        <p key={description} className={classes.conflict}>
          {description}
        </p>
      ))}
    </section>
  )
}

const PEERS = { DEPARTMENT: 'in', MANAGER: 'reporting to', JOB_TITLE: 'with the title' } as const
const RECOMMENDED: Record<string, string> = {
  INSIGHT_RECOMMENDATION_APPROVE: 'The facts point to certifying.',
  INSIGHT_RECOMMENDATION_DENY: 'The facts point to denying.',
  INSIGHT_RECOMMENDATION_REVIEW: 'Look closer before you decide.',
}
/** As many people as can be drawn as dots. */
const DOTS = 24

/** What the row already knows. */
export function Facts({ task }: { task: MyTask }) {
  const { grant, account, resource } = task.item
  const { at: givenAt, firstSeenAt } = givenOf(grant)
  const near = (at: string) => {
    const relative = formatRelative(new Date(at))
    return (
      <>
        <time dateTime={at}>{formatDay(new Date(at))}</time>{' '}
        {relative && <span className={classes.quiet}>{relative}</span>}
      </>
    )
  }
  const signals = signalsOf(task.insights).filter(({ code }) => code !== 'CONFLICT')
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Last use</dt>
        <dd>{grant.lastUsedAt ? near(grant.lastUsedAt) : 'unknown'}</dd>
      </div>
      {account && (
        <div>
          <dt>Last sign-in</dt>
          <dd>{account.lastLoginAt ? near(account.lastLoginAt) : 'unknown'}</dd>
        </div>
      )}
      <div>
        <dt>Given</dt>
        <dd>
          {givenAt ? near(givenAt) : 'unknown'}
          {firstSeenAt && (
            <>
              <br />
              <span className={classes.quiet}>first imported {formatDay(new Date(firstSeenAt))}</span>
            </>
          )}
        </dd>
      </div>
      {resource && (
        <div>
          <dt>{resource.resourceTypeDisplayName || 'Resource'}</dt>
          <dd>{wayOf(resource)}</dd>
        </div>
      )}
      {grant.expiresAt && (
        <div>
          <dt>Ends</dt>
          <dd>{near(grant.expiresAt)}</dd>
        </div>
      )}
      {grant.accessProfiles.length > 0 && (
        <div>
          <dt>Access profile</dt>
          <dd>{grant.accessProfiles.map(({ displayName }) => displayName).join(', ')}</dd>
        </div>
      )}
      {signals.length > 0 && (
        <div>
          <dt>Look closer</dt>
          <dd>
            {signals.map(({ code, word, meaning, description }) => (
              <p key={code}>
                <Tag meaning={meaning}>{word}</Tag> {description}
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

interface LaterFactsProps {
  task: MyTask
  why: TaskWhy | undefined
  assignedAs: string
  showsRecommendation: boolean
}

/** Known from the imported data alone. */
const ReviewedElsewhere = ({ at }: { at: string }) => (
  <>
    <When at={at} />
    <br />
    <span className={classes.quiet}>according to the imported data</span>
  </>
)

/** What the server is asked for apart from the row. */
export function LaterFacts({ task, why, assignedAs, showsRecommendation }: LaterFactsProps) {
  const { grant } = task.item
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Last review</dt>
        <dd>
          {why?.lastReview ? (
            <>
              {why.lastReview.certified ? 'certified' : 'denied'} <When at={why.lastReview.at} />
              <br />
              <span className={classes.quiet}>{why.lastReview.accessReviewDisplayName}</span>
            </>
          ) : (
            why && (grant.lastReviewedAt ? <ReviewedElsewhere at={grant.lastReviewedAt} /> : 'never')
          )}
        </dd>
      </div>
      {why && why.peers.length > 0 && (
        <div>
          <dt>Peers</dt>
          <dd>
            {why.peers.map(({ kind, value, peopleCount, holderCount }) => (
              <p key={kind}>
                {holderCount} of {peopleCount} {PEERS[kind as keyof typeof PEERS] ?? ''} {value}
                {peopleCount <= DOTS && (
                  <span className={classes.dots} aria-hidden="true">
                    {Array.from({ length: peopleCount }, (_, dot) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
                      <i key={dot} data-on={dot < holderCount || undefined} />
                    ))}
                  </span>
                )}
              </p>
            ))}
          </dd>
        </div>
      )}
      {showsRecommendation && why && RECOMMENDED[why.recommendation] && (
        <div>
          <dt>Recommendation</dt>
          <dd>
            <p>{RECOMMENDED[why.recommendation]}</p>
            {reasonsOf(why).map((reason) => (
              <p key={reason} className={classes.quiet}>
                {reason}
              </p>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>You decide</dt>
        <dd>
          {assignedAs ? `${assignedAs.charAt(0).toLowerCase()}${assignedAs.slice(1)}, ` : ''}step {task.stepNumber} of{' '}
          {task.stepCount}
        </dd>
      </div>
    </dl>
  )
}
