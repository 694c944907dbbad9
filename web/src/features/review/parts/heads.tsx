import { Menu } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconDots } from '@tabler/icons-react'
import { formatCount } from '../../../parts/format.ts'
import { Letters } from '../../../parts/letters.tsx'
import { RiskBars } from '../../../parts/risk-bars.tsx'
import { Tag } from '../../../parts/tag.tsx'
import type { MyTask } from '../queries.ts'
import classes from './review-list.module.css'

interface GroupHeadProps {
  id: string
  /** The number of the group in the outline. */
  index: number
  name: string
  all: number
  /** Undefined until the server has counted. */
  left: number | undefined
  isPerson: boolean
  /** Of an app. */
  owners: readonly string[]
  isOpen: boolean
  isSticky?: boolean
  /** The active row is in it, so that its button can be reached by keyboard. */
  isCurrent?: boolean
  top: number
  height: number
  lineNumber: number
  onToggle(): void
}

/** The head of an app, a person or a resource: what is left of it. */
export function GroupHead(props: GroupHeadProps) {
  const { id, index, name, all, left, isPerson, owners, isOpen, isSticky = false, isCurrent = false } = props
  const { top, height, lineNumber, onToggle } = props
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const content = (
    <>
      <Chevron size={16} stroke={2} aria-hidden />
      <Letters id={id} name={name || 'Nobody'} size={24} isPerson={isPerson} />
      <strong>{name || 'Accounts without a person'}</strong>
      <span className={classes.quiet}>
        {left !== undefined && (left === 0 ? 'all decided' : `${formatCount(left)} of ${formatCount(all)} left`)}
      </span>
      {owners.length > 0 && <span className={classes.owners}>{ownersText(owners)}</span>}
    </>
  )
  if (isSticky)
    return (
      <div className={`${classes.group} ${classes.sticky}`} style={{ height }} aria-hidden="true">
        <button type="button" tabIndex={-1} onClick={onToggle}>
          {content}
        </button>
      </div>
    )
  return (
    <div
      role="row"
      id={groupHeadId(index)}
      data-active={(isCurrent && !isOpen) || undefined}
      aria-level={1}
      aria-expanded={isOpen}
      aria-rowindex={lineNumber}
      className={classes.group}
      style={{ top, height }}
    >
      <span role="gridcell">
        <button type="button" tabIndex={isCurrent ? 0 : -1} onClick={onToggle}>
          {content}
        </button>
      </span>
    </div>
  )
}

const MOST_OWNERS = 2
/** Two names at most; how many more there are. */
const ownersText = (owners: readonly string[]): string => {
  const more = owners.length - MOST_OWNERS
  const names = owners.slice(0, MOST_OWNERS).join(', ')
  return `${owners.length === 1 ? 'Owner' : 'Owners'} ${names}${more > 0 ? ` and ${formatCount(more)} more` : ''}`
}

export const groupHeadId = (index: number) => `group-${index}`

interface SectionHeadProps {
  /** A task of the section; undefined while none is loaded. */
  task: MyTask | undefined
  /** By user the sections are apps, else entitlements. */
  isApp: boolean
  all: number
  /** Undefined until the server has counted. */
  left: number | undefined
  isCompact: boolean
  isClosed: boolean
  /** The active row is in it, so that its menu can be reached by keyboard. */
  isCurrent: boolean
  top: number
  height: number
  lineNumber: number
  onAll(choice: 'APPROVE' | 'DENY'): void
}

/** What the rows below have in common stands once: the entitlement and what it allows, or the app. */
export function SectionHead(props: SectionHeadProps) {
  const { task, isApp, all, left, isCompact, isClosed, isCurrent, top, height, lineNumber, onAll } = props
  const entitlement = task?.item.entitlement
  const name = isApp ? task?.item.app.displayName : entitlement?.displayName
  return (
    <div
      role="row"
      aria-level={2}
      aria-expanded
      aria-rowindex={lineNumber}
      className={classes.section}
      style={{ top, height }}
    >
      <span role="gridcell" className={classes.what}>
        <span className={classes.title}>
          <strong>{name ?? ' '}</strong>
          {!isApp && <RiskBars level={entitlement?.riskLevel?.value} />}
          {!isApp &&
            entitlement?.complianceFrameworks.map(({ id, value }) => (
              <Tag key={id} isOutlined>
                {value}
              </Tag>
            ))}
        </span>
        {!isCompact && !isApp && <span className={classes.about}>{entitlement?.description}</span>}
      </span>
      <span role="gridcell" className={classes.quiet}>
        {left !== undefined && leftOf(left, all)}
      </span>
      {!isClosed && left !== undefined && left > 1 && (
        <span role="gridcell">
          <Menu position="bottom-end">
            <Menu.Target>
              <button
                type="button"
                className={classes.icon}
                tabIndex={isCurrent ? 0 : -1}
                aria-label={`All of ${name ?? 'this'}`}
              >
                <IconDots size={18} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onAll('APPROVE')}>Certify the {formatCount(left)} that are left</Menu.Item>
              <Menu.Item onClick={() => onAll('DENY')}>Deny the {formatCount(left)} that are left</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      )}
    </div>
  )
}

const leftOf = (left: number, all: number): string =>
  left === 0
    ? 'decided'
    : left === all
      ? `${formatCount(left)} left`
      : `${formatCount(left)} of ${formatCount(all)} left`
