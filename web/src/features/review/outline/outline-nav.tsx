import { IconCheck, IconDatabase } from '@tabler/icons-react'
import { memo } from 'react'
import { Letters } from '../../../parts/marks/letters.tsx'
import { DecisionBar } from '../../../parts/marks/stack-bar.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { allOf, type CountChange, stagedOf } from '../decisions/count-change.rules.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { Outline, OutlineGroup } from '../queries.ts'
import classes from './outline-nav.module.css'
import { OutlineTree } from './outline-tree.tsx'

interface OutlineNavProps {
  outline: Outline
  store: DecisionStore
  /** Changes when something was decided. */
  storeVersion: number
  current: number | undefined
  frozenAt: string
  /** `isOnly`: the list shall show these groups alone; else it goes to the first of them. */
  onChoose(groups: readonly number[], isOnly: boolean): void
}

const TITLES: Record<string, string> = { BY_APP: 'Apps', BY_USER: 'People', BY_RESOURCE: 'Resources' }

const kindOf = ({ view }: Outline) => view.replace('ACCESS_REVIEW_VIEW_TYPE_', '')

/** What the groups of a view are. */
export const outlineTitle = (outline: Outline): string => TITLES[kindOf(outline)] ?? 'Groups'

/** The groups of the list with what is left of each. */
export const OutlineNav = memo(function OutlineNav({ outline, store, current, frozenAt, onChoose }: OutlineNavProps) {
  const kind = kindOf(outline)
  const title = outlineTitle(outline)
  return (
    <nav className={classes.outline} aria-label={title} data-part="outline">
      <div className={classes.title}>
        <span>{title}</span>
        <span>Left</span>
      </div>
      <ul className={classes.list}>
        {kind === 'BY_RESOURCE' && <OutlineTree {...{ outline, store, current, onChoose }} />}
        {kind !== 'BY_RESOURCE' &&
          outline.groups.map((group, index) => {
            const { staged, deny } = group
            const submitted = store.submittedOf(index, { approve: staged - deny, deny })
            return (
              <OutlineEntry
                key={`${group.id}-${group.pageToken}`}
                group={group}
                index={index}
                change={store.changeOf(index)}
                approved={submitted.approve}
                denied={submitted.deny}
                isPerson={kind === 'BY_USER'}
                isCurrent={index === current}
                onChoose={onChoose}
              />
            )
          })}
      </ul>
      <p className={classes.data}>
        <IconDatabase size={16} stroke={1.75} aria-hidden /> Data of <When at={frozenAt} />
      </p>
    </nav>
  )
})

interface OutlineEntryProps {
  group: OutlineGroup
  index: number
  /** What was decided on this page. */
  change: CountChange
  /** Of the decisions, how many this page has submitted as approvals and denials. */
  approved: number
  denied: number
  isPerson: boolean
  isCurrent: boolean
  onChoose: OutlineNavProps['onChoose']
}

/** One of possibly thousands: drawn again only when it changes. */
const OutlineEntry = memo(function OutlineEntry({
  group,
  index,
  change,
  approved,
  denied,
  isPerson,
  isCurrent,
  onChoose,
}: OutlineEntryProps) {
  const left = group.left + change.left
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => onChoose([index], event.altKey)}
      >
        <Letters id={group.id} name={group.displayName || 'Nobody'} size={24} isPerson={isPerson} />
        <span className={classes.name}>{group.displayName || 'Without a person'}</span>
        {left === 0 ? (
          <IconCheck size={16} aria-label="all decided" />
        ) : (
          <span className={classes.left}>{formatCount(left)}</span>
        )}
        <span className={classes.bar}>
          <DecisionBar
            height={4}
            total={group.all + allOf(change) + group.answered}
            label={`${formatCount(left)} of ${formatCount(group.all + allOf(change))} left`}
            decided={group.answered + approved + denied}
            denied={group.denied + denied}
            staged={group.staged + stagedOf(change) - approved - denied}
          />
        </span>
      </button>
    </li>
  )
})
