import { Menu } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import classes from '../parts/review-workspace.module.css'
import type { Outline } from '../queries.ts'
import { outlineTitle } from './outline-nav.tsx'
import { outlineLines } from './outline-tree.rules.ts'

interface OutlineMenuProps {
  outline: Outline
  store: DecisionStore
  onChoose(group: number): void
  /** Leads to the search of the list, which finds the groups that the menu leaves out. */
  onSearch(): void
}

/** Groups that are drawn at once; the others are found faster by the search. */
const MOST_GROUPS = 200

/** The groups of the list with what is left of each, where the outline has no room. */
export function OutlineMenu({ outline, store, onChoose, onSearch }: OutlineMenuProps) {
  const lines = outlineLines(outline)
  const more = lines.length - MOST_GROUPS
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.toggle}>
          {outlineTitle(outline)} <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown miw={200} mah="60dvh" style={{ overflowY: 'auto' }}>
        {lines.slice(0, MOST_GROUPS).map(({ group, name, depth }) => {
          const leftNow = (outline.groups[group]?.left ?? 0) + store.changeOf(group).left
          return (
            <Menu.Item
              key={group}
              pl={12 + depth * 12}
              rightSection={leftNow === 0 ? 'done' : formatCount(leftNow)}
              onClick={() => onChoose(group)}
            >
              {name}
            </Menu.Item>
          )
        })}
        {more > 0 && (
          <Menu.Item
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            onClick={() => setTimeout(onSearch)}
          >
            {countOf(more, 'more is', 'more are')} not listed. Search by name.
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
