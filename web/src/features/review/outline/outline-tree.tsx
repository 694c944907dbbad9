import { useSet } from '@mantine/hooks'
import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatCount } from '../../../parts/values/format.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { Outline } from '../queries.ts'
import classes from './outline-nav.module.css'
import { lineOfGroup, type OutlineNode, shownNodes, treeOf } from './outline-tree.rules.ts'

/** A tree with more groups starts with its apps alone. */
const OPEN_AT_FIRST = 100

interface OutlineTreeProps {
  outline: Outline
  store: DecisionStore
  current: number | undefined
  /** `isOnly`: the list shall show these groups alone. */
  onChoose(groups: readonly number[], isOnly: boolean): void
}

/** The resources of the list inside what they belong to, with what is left in each. */
export function OutlineTree({ outline, store, current, onChoose }: OutlineTreeProps) {
  const tree = useMemo(() => treeOf(outline), [outline])
  // What somebody has opened or closed by hand.
  const turned = useSet<string>()
  const isOpenAtFirst = outline.groups.length <= OPEN_AT_FIRST
  const shown = shownNodes(tree, (key) => turned.has(key) !== isOpenAtFirst)
  const marked = lineOfGroup(shown, current)
  const leftOf = ({ groups }: OutlineNode) =>
    groups.reduce((sum, group) => sum + (outline.groups[group]?.left ?? 0) + store.changeOf(group).left, 0)
  return shown.map(({ node, depth }) => {
    const { key, name, children, groups, own } = node
    const isOpen = turned.has(key) !== isOpenAtFirst
    const left = leftOf(node)
    return (
      <li key={key} className={classes.node} style={{ paddingLeft: Math.min(depth, 6) * 12 }}>
        {children.length > 0 ? (
          <button
            type="button"
            className={classes.turn}
            aria-expanded={isOpen}
            aria-label={`What is inside ${name}`}
            onClick={() => void (turned.has(key) ? turned.delete(key) : turned.add(key))}
          >
            {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          </button>
        ) : (
          <span className={classes.leaf} />
        )}
        <button
          type="button"
          className={classes.choose}
          aria-current={key === marked ? 'true' : undefined}
          title={name}
          onClick={(event) => onChoose(own === undefined || event.altKey ? groups : [own], event.altKey)}
        >
          <span className={classes.name}>{name}</span>
          {left === 0 ? (
            <IconCheck size={16} aria-label="all decided" />
          ) : (
            <span className={classes.left}>{formatCount(left)}</span>
          )}
        </button>
      </li>
    )
  })
}
