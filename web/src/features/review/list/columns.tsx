import { IconAlertHexagon, IconRobot, IconUserQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Letters } from '../../../parts/marks/letters.tsx'
import { Marked } from '../../../parts/marks/marked.tsx'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { formatDay, formatRelative } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import type { MyReview, MyTask } from '../queries.ts'
import classes from './columns.module.css'
import { firstNames, holderOf, lastUseOf, settledOf } from './names.rules.ts'
import { signalsOf } from './signals.rules.ts'

export interface Column {
  id: string
  label: string
  /** Of a CSS grid; its first number is the least in pixels. */
  width: string
  cell(task: MyTask, isCompact: boolean): ReactNode
}

/** Check box, decision, gaps and edges of a row, as review-list.module.css has them. */
const AROUND_COLUMNS_PX = 28 + 152 + 12 + 28
const GAP_PX = 12

/** The least width of a row with these columns; a list that has less scrolls sideways. */
export const rowWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, { width }) => sum + GAP_PX + Number.parseInt(width.replace(/^\D+/, ''), 10), AROUND_COLUMNS_PX)

const UNUSED_DAYS = 90
const DAY_MS = 86_400_000

const text = (
  id: string,
  label: string,
  of: (task: MyTask) => string | undefined,
  width = 'minmax(80px, 1fr)',
): Column => ({
  id,
  label,
  width,
  cell: (task) => {
    const value = of(task) ?? ''
    return (
      <span className={classes.text} title={value}>
        <Marked text={value} />
      </span>
    )
  },
})

const time = (id: string, label: string, of: (task: MyTask) => string | undefined): Column => ({
  id,
  label,
  width: 'minmax(90px, 0.7fr)',
  cell: (task) => <When at={of(task)} />,
})

const SIGNAL_ICONS: Record<string, ReactNode> = {
  CONFLICT: <IconAlertHexagon size={14} stroke={1.75} aria-hidden />,
  NO_OWNER: <IconUserQuestion size={14} stroke={1.75} aria-hidden />,
}

/** Two tags at most: more are in the panel. */
const IN_ROW = 2

const HOLDER_KINDS = { person: 'Person', service: 'Service account', resource: 'Group or role' } as const

/** Every column that a campaign can name and that has a meaning here. */
const COLUMNS: readonly Column[] = [
  {
    id: 'ACCOUNT_OWNER',
    label: 'Account owner',
    width: 'minmax(150px, 2fr)',
    cell: (task, isCompact) => {
      const { id, name, about, kind } = holderOf(task)
      return (
        <span className={classes.holder}>
          {kind === 'service' ? (
            <span className={classes.robot}>
              <IconRobot size={18} stroke={1.75} aria-hidden />
            </span>
          ) : (
            <Letters id={id} name={name} size={isCompact ? 24 : 32} isPerson={kind === 'person'} />
          )}
          <span className={classes.lines}>
            <span className={classes.name}>
              <Marked text={name} />
            </span>
            {!isCompact && <span className={classes.about}>{about}</span>}
          </span>
        </span>
      )
    },
  },
  {
    id: 'ENTITLEMENT',
    label: 'Entitlement',
    width: 'minmax(130px, 1.6fr)',
    cell: (task, isCompact) => (
      <span className={classes.what} data-compact={isCompact || undefined} title={task.item.entitlement.displayName}>
        <span className={classes.name}>
          <Marked text={task.item.entitlement.displayName} />
        </span>
        {!isCompact && <span className={classes.about}>{task.item.entitlement.description}</span>}
      </span>
    ),
  },
  {
    id: 'RISK_LEVEL',
    label: 'Risk',
    width: '84px',
    cell: (task) => <RiskBars level={task.item.entitlement.riskLevel?.value} />,
  },
  {
    id: 'LAST_LOGIN',
    label: 'Last used',
    width: '98px',
    cell: (task) => {
      const { at, isSignIn } = lastUseOf(task)
      // Known only of apps that tell when their accounts sign in (docs/adr/0044).
      if (!at)
        return task.insights.some(({ code }) => code === 'NEVER_USED') ? (
          <span className={classes.old}>never used</span>
        ) : (
          <span className={classes.unknown}>unknown</span>
        )
      const date = new Date(at)
      const isOld = Date.now() - date.getTime() > UNUSED_DAYS * DAY_MS
      return (
        <time
          dateTime={at}
          className={isOld ? classes.old : undefined}
          title={isSignIn ? 'Last sign-in of the account' : 'Last use'}
        >
          {formatRelative(date) ?? formatDay(date)}
        </time>
      )
    },
  },
  {
    id: 'INSIGHTS',
    label: 'Look closer',
    // As wide as the longest tag that is often there, so that none is cut.
    width: 'minmax(116px, 1.2fr)',
    cell: (task, isCompact) => (
      <span className={classes.tags} data-compact={isCompact || undefined}>
        {signalsOf(task.insights)
          .slice(0, IN_ROW)
          .map(({ code, word, meaning, description }) => (
            <Tag key={code} meaning={meaning} title={description} icon={SIGNAL_ICONS[code]}>
              {word}
            </Tag>
          ))}
      </span>
    ),
  },
  text('APP', 'App', ({ item }) => item.app.displayName),
  text('ACCOUNT', 'Account', ({ item }) => item.account?.displayName || item.account?.username),
  text('APP_USER_USERNAME', 'User name', ({ item }) => item.account?.username),
  text('ENTITLEMENT_DESCRIPTION', 'What it allows', ({ item }) => item.entitlement.description, 'minmax(140px, 1.6fr)'),
  text('RESOURCE', 'Resource', ({ item }) => item.resource?.displayName),
  text('RESOURCE_TYPE', 'Kind of resource', ({ item }) => item.resource?.resourceTypeDisplayName),
  text('RESOURCE_PARENT', 'Inside', ({ item }) => item.resource?.path[0]?.displayName),
  text('RESOURCE_CHILDREN', 'Contains', ({ item: { resource } }) =>
    resource ? firstNames(resource.children, resource.childCount) : undefined,
  ),
  text('PROJECT', 'Project', ({ item }) => item.resource?.project?.displayName),
  text('INHERITED_FROM', 'Through', ({ item }) =>
    item.grant.isDirect
      ? 'direct'
      : [...item.inheritedThrough, ...item.grant.inheritedFrom].map(({ displayName }) => displayName).join(', '),
  ),
  text('DEPARTMENT', 'Department', ({ item }) => item.user?.department),
  text('JOB_TITLE', 'Job title', ({ item }) => item.user?.jobTitle),
  text('ACCESS_HOLDER_TYPE', 'Held by', (task) => HOLDER_KINDS[holderOf(task).kind]),
  text('COMPLIANCE_FRAMEWORK', 'Frameworks', ({ item }) =>
    item.entitlement.complianceFrameworks.map(({ value }) => value).join(', '),
  ),
  text('ENROLLMENT_STATUS', 'Access profile', ({ item }) =>
    item.grant.accessProfiles.map(({ displayName }) => displayName).join(', '),
  ),
  text('ASSIGNED_TO', 'Reviewer', ({ reviewers, reviewerCount }) => firstNames(reviewers, reviewerCount)),
  text('CURRENT_STATE', 'Step', ({ stepNumber, stepCount }) => `${stepNumber} of ${stepCount}`, '72px'),
  time('CREATED_ON', 'Task since', ({ stepSince }) => stepSince),
  {
    id: 'TASK_AGE',
    label: 'Waiting',
    width: 'minmax(90px, 0.7fr)',
    cell: ({ stepSince }) => <When at={stepSince} as="relative" />,
  },
  text('STATUS', 'Status', (task) => settledOf(task)?.note ?? 'Open', 'minmax(110px, 0.9fr)'),
  time('RESOLVED_ON', 'Decided on', ({ answer }) => answer?.decidedAt),
  {
    id: 'VIEW_LINK',
    label: 'Open',
    width: '64px',
    cell: ({ taskId }) => (
      <Link from="/reviews/$campaignId" to="." search={{ task: taskId }} target="_blank" tabIndex={-1}>
        Open
      </Link>
    ),
  },
]

const BY_ID = new Map(COLUMNS.map((column) => [column.id, column]))
const PREFIX = 'ACCESS_REVIEW_TASK_COLUMN_'

/** The same for every task of a campaign. */
const ofCampaign = ({ dueAt, startedBy }: MyReview): Column[] => [
  time('DUE', 'Due', () => dueAt),
  text('CREATED_BY', 'Started by', () => startedBy?.displayName ?? 'its schedule'),
]

const attribute = (key: string): Column =>
  text(`attribute:${key}`, key, ({ item }) => item.account?.attributes.find((one) => one.key === key)?.value)

/** Columns that a reviewer can choose from: all that have a meaning here, and attributes that reviewers may see. */
export const columnsToChoose = (review: MyReview): Column[] => [
  ...COLUMNS,
  ...ofCampaign(review),
  ...review.attributeKeys.map(attribute),
]

/** Whether a campaign shows a column in any view. */
export const hasColumn = ({ columns }: MyReview, id: string): boolean =>
  columns.some((one) => one.columns.some(({ builtin }) => builtin === PREFIX + id))

const HOLDERS = ['ACCOUNT_OWNER', 'ACCOUNT', 'APP_USER_USERNAME']

/**
 * The columns of a view, as the campaign has them; what is not known is left out. A row always says whose access it is, or
 * which one where it stands under its holder.
 */
export function columnsOf(review: MyReview, view: string): Column[] {
  const shared = ofCampaign(review)
  const refs = review.columns.find((one) => one.view === view)?.columns ?? []
  const columns = refs.flatMap(({ builtin, appUserAttributeKey }): Column[] => {
    if (appUserAttributeKey) return [attribute(appUserAttributeKey)]
    const id = String(builtin ?? '').replace(PREFIX, '')
    const column = BY_ID.get(id) ?? shared.find((one) => one.id === id)
    return column ? [column] : []
  })
  const names = view.endsWith('BY_USER') ? ['ENTITLEMENT'] : HOLDERS
  const first = BY_ID.get(names[0] ?? '')
  return first && !columns.some(({ id }) => names.includes(id)) ? [first, ...columns] : columns
}
