import { Menu } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconDots } from '@tabler/icons-react'
import { type ComponentProps, memo, useEffect, useRef, useState } from 'react'
import { Letters } from '../../../parts/marks/letters.tsx'
import { Marked } from '../../../parts/marks/marked.tsx'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { formatCount } from '../../../parts/values/format.ts'
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
  /** What a resource is inside: "Harbor Cloud / Production". */
  place: string
  /** Of an app. */
  owners: readonly string[]
  isOpen: boolean
  isSticky?: boolean
  /** The active row is in it, so that its button can be reached by keyboard. */
  isCurrent?: boolean
  top: number
  height: number
  lineNumber: number
  onToggle(index: number): void
}

/** The head of an app, a person or a resource: what is left of it. */
export const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
  const { id, index, name, all, left, isPerson, place, owners, isOpen, isSticky = false, isCurrent = false } = props
  const { top, height, lineNumber, onToggle } = props
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const content = (
    <>
      <Chevron size={16} stroke={2} aria-hidden />
      <Letters id={id} name={name || 'Nobody'} size={24} isPerson={isPerson} />
      <strong>
        <Marked text={name || 'Accounts without a person'} />
      </strong>
      {place && <span className={classes.place}>in {place}</span>}
      <span className={classes.quiet}>
        {left !== undefined && (left === 0 ? 'all decided' : `${formatCount(left)} of ${formatCount(all)} left`)}
      </span>
      {owners.length > 0 && <span className={classes.owners}>{ownersText(owners)}</span>}
    </>
  )
  if (isSticky)
    return (
      <div className={`${classes.group} ${classes.sticky}`} style={{ height }} aria-hidden="true">
        <button type="button" tabIndex={-1} onClick={() => onToggle(index)}>
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
        <button type="button" tabIndex={isCurrent ? 0 : -1} onClick={() => onToggle(index)}>
          {content}
        </button>
      </span>
    </div>
  )
})

const MOST_OWNERS = 2
/** Two names at most; how many more there are. */
const ownersText = (owners: readonly string[]): string => {
  const more = owners.length - MOST_OWNERS
  const names = owners.slice(0, MOST_OWNERS).join(', ')
  return `${owners.length === 1 ? 'Owner' : 'Owners'} ${names}${more > 0 ? ` and ${formatCount(more)} more` : ''}`
}

export const groupHeadId = (index: number) => `group-${index}`

interface SectionHeadProps {
  /** Its group and its own number in the outline, and its first row. */
  group: number
  section: number
  row: number
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
  onAll(group: number, section: number, row: number, choice: 'APPROVE' | 'DENY'): void
}

/** What the rows below have in common stands once: the entitlement and what it allows, or the app. */
export const SectionHead = memo(function SectionHead(props: SectionHeadProps) {
  const {
    group,
    section,
    row,
    task,
    isApp,
    all,
    left,
    isCompact,
    isClosed,
    isCurrent,
    top,
    height,
    lineNumber,
    onAll,
  } = props
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
      <div className={classes.held}>
        <span role="gridcell" className={classes.what}>
          <span className={classes.title}>
            <strong>
              <Marked text={name ?? ' '} />
            </strong>
            {!isApp && <RiskBars level={entitlement?.riskLevel?.value} />}
            <span className={classes.frameworks}>
              {!isApp &&
                entitlement?.complianceFrameworks.map(({ id, value }) => (
                  <Tag key={id} isOutlined>
                    {value}
                  </Tag>
                ))}
            </span>
          </span>
          {!isCompact && !isApp && <span className={classes.about}>{entitlement?.description}</span>}
        </span>
        <span role="gridcell" className={classes.quiet}>
          {left !== undefined && leftOf(left, all)}
        </span>
        {!isClosed && left !== undefined && left > 1 && (
          <span role="gridcell">
            <AllMenu
              name={name ?? 'this'}
              left={left}
              isCurrent={isCurrent}
              onAll={(choice) => onAll(group, section, row, choice)}
            />
          </span>
        )}
      </div>
    </div>
  )
})

interface AllMenuProps {
  name: string
  left: number
  isCurrent: boolean
  onAll(choice: 'APPROVE' | 'DENY'): void
}

/** What can be done with all that is left. The menu is made when it is first opened: a fast scroll brings many heads. */
function AllMenu(props: AllMenuProps) {
  const [isMade, setIsMade] = useState(false)
  if (isMade) return <MadeMenu {...props} />
  return <AllButton {...props} onClick={() => setIsMade(true)} />
}

function MadeMenu(props: AllMenuProps) {
  const { left, onAll } = props
  const [opened, setOpened] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; this one gets the focus back when the menu closes.
    target.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <AllButton {...props} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAll('APPROVE')}>Certify the {formatCount(left)} that are left</Menu.Item>
        <Menu.Item onClick={() => onAll('DENY')}>Deny the {formatCount(left)} that are left</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function AllButton({ name, left: _left, isCurrent, onAll: _onAll, ...rest }: AllMenuProps & ComponentProps<'button'>) {
  return (
    <button
      aria-haspopup="menu"
      {...rest}
      type="button"
      className={classes.icon}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`All of ${name}`}
    >
      <IconDots size={18} aria-hidden />
    </button>
  )
}

const leftOf = (left: number, all: number): string =>
  left === 0
    ? 'decided'
    : left === all
      ? `${formatCount(left)} left`
      : `${formatCount(left)} of ${formatCount(all)} left`
