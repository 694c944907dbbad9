import { Menu } from '@mantine/core'
import { IconApps, IconChevronDown, IconLayersSubtract, IconMenu2, IconRoute } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { focusPart, useKeptFocus } from '../../../parts/keys/page-parts.ts'
import { type Filter, FilterBar } from '../../../parts/list/filter-bar.tsx'
import type { ReviewSearch, ViewName } from '../list/request.rules.ts'
import { wordOf } from '../list/signals.rules.ts'
import type { ColumnChoice } from '../list/use-columns.ts'
import type { Outline } from '../queries.ts'
import { ColumnMenu } from '../rows/column-menu.tsx'
import type { Look } from '../use-look.ts'
import classes from './review-workspace.module.css'

const VIEW_LABELS: Record<ViewName, string> = { app: 'By app', user: 'By user', resource: 'By resource', flat: 'Flat' }
const TYPES: Record<string, string> = {
  APP_USER_TYPE_USER: 'Person',
  APP_USER_TYPE_SERVICE_ACCOUNT: 'Service account',
  APP_USER_TYPE_SYSTEM_ACCOUNT: 'System account',
}

const GROUP_LABELS = { app: 'App', user: 'Person', resource: 'Resource' } as const
/** More than these are found faster by the search, or in the outline. */
const MOST_GROUPS = 200

/** One group of the list alone. */
function groupFilters(outline: Outline | undefined, view: ViewName, chosen: string | undefined): Filter[] {
  const groups = (outline?.groups ?? []).filter(({ id }) => id !== '')
  if (view === 'flat' || (groups.length > MOST_GROUPS && !chosen)) return []
  const options = groups.map(({ id, displayName, left }) => ({ value: id, label: displayName, count: left }))
  return [{ name: 'group', label: GROUP_LABELS[view], isSingle: true, options }]
}

const insightOptions = (outline: Outline | undefined) =>
  (outline?.insightCodes ?? []).map(({ id, count }) => ({ value: id, label: wordOf(id), count }))

interface ReviewToolbarProps {
  search: ReviewSearch
  view: ViewName
  outline: Outline | undefined
  left: number
  /** Tasks that the reader has submitted. */
  answered: number
  look: Look
  columns: ColumnChoice
  /** The menu of groups, where the outline has no room. */
  groups?: ReactNode
  onPanel(): void
  onChange(change: Record<string, unknown>, isTyped?: boolean): void
}

/** Views, search and filters of the list, and how it looks. */
export const ReviewToolbar = memo(function ReviewToolbar(props: ReviewToolbarProps) {
  const { search, view, outline, left, answered, look, columns, groups, onPanel, onChange } = props
  const { isCard, isCompact, isAlike } = look
  useKeptFocus('toolbar')
  const choose = (next: ViewName) => onChange({ view: next, group: undefined })
  const isSet = (one: 'undecided' | 'submitted') => search.is?.includes(one) || undefined
  const options = (counts: Outline['riskLevels'] | undefined) =>
    (counts ?? []).map(({ id, displayName, count }) => ({ value: id, label: TYPES[displayName] ?? displayName, count }))
  const filters: Filter[] = [
    { name: 'is', label: 'Undecided', isPinned: true, count: left },
    { name: 'look', label: 'Look closer', isPinned: true, ...(outline ? { count: outline.counts.lookCloser } : {}) },
    ...(answered > 0 ? [{ name: 'submitted', label: 'Submitted', isPinned: true, count: answered }] : []),
    { name: 'why', label: 'Because of', options: insightOptions(outline) },
    { name: 'risk', label: 'Risk', options: options(outline?.riskLevels) },
    { name: 'framework', label: 'Framework', options: options(outline?.complianceFrameworks) },
    { name: 'type', label: 'Held by', options: options(outline?.accountTypes) },
    ...groupFilters(outline, view, search.group),
  ]
  return (
    <div className={classes.toolbar} data-part="toolbar">
      {isCard ? (
        <Menu>
          <Menu.Target>
            <button type="button" className={classes.viewMenu}>
              <IconApps size={16} aria-hidden /> {VIEW_LABELS[view]} <IconChevronDown size={16} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(VIEW_LABELS).map(([name, label]) => (
              <Menu.Item key={name} onClick={() => choose(name as ViewName)}>
                {label}
              </Menu.Item>
            ))}
            {view !== 'flat' && (
              <>
                <Menu.Divider />
                <Menu.Item onClick={look.toggleAlike}>
                  {isAlike ? 'Show alike tasks one by one' : 'Alike together'}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <div className={classes.views} role="radiogroup" aria-label="View">
          {Object.entries(VIEW_LABELS).map(([name, label], index) => (
            <label
              key={name}
              data-on={view === name || undefined}
              // A click would leave the focus in the group, which takes the keys of the list.
              onPointerUp={() => setTimeout(() => focusPart('list'))}
            >
              <input
                type="radio"
                name="view"
                checked={view === name}
                aria-keyshortcuts={String(index + 1)}
                onChange={() => choose(name as ViewName)}
              />
              {label}
            </label>
          ))}
        </div>
      )}
      {groups}
      <FilterBar
        filters={filters}
        value={{ ...search, is: isSet('undecided'), submitted: isSet('submitted') }}
        onChange={({ submitted, ...change }, isTyped) => {
          // Two chips of one parameter: choosing one takes the other out.
          const is = submitted ? ['submitted'] : change.is ? ['undecided'] : undefined
          onChange(
            isTyped ? change : { ...change, ...('is' in change || isSet('submitted') || submitted ? { is } : {}) },
            isTyped,
          )
        }}
        searchLabel="Search"
      />
      {!isCard && (
        <div className={classes.how}>
          {view !== 'flat' && (
            <button type="button" className={classes.toggle} aria-pressed={isAlike} onClick={look.toggleAlike}>
              <IconLayersSubtract size={16} stroke={1.75} aria-hidden /> Alike together
            </button>
          )}
          <ColumnMenu choice={columns} />
          <button
            type="button"
            className={classes.icon}
            aria-pressed={isCompact}
            aria-label="Compact rows"
            onClick={look.toggleDensity}
          >
            <IconMenu2 size={18} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.icon}
            aria-pressed={look.showsPanel}
            aria-label="Why this access"
            aria-keyshortcuts="o"
            onClick={onPanel}
          >
            <IconRoute size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
})
