import type { Outline } from '../queries.ts'

/** A line of the outline by resource: an app, or a resource with or without tasks of its own. */
export interface OutlineNode {
  /** Unique in the tree; a group without an id has its number. */
  key: string
  name: string
  /** Its own group in the list; undefined if it has no tasks itself. */
  own: number | undefined
  /** The groups of all that is inside it, and its own, in the order of the list. */
  groups: number[]
  children: OutlineNode[]
}

type Tree = Pick<Outline, 'groups' | 'parents'>

/** The groups of the view by resource inside what they belong to: apps, then resources, in the order of the list. */
export function treeOf({ groups, parents }: Tree): OutlineNode[] {
  const parentIds = new Map<string, string>(parents.map(({ id, parentId }) => [id, parentId]))
  const nodes = new Map<string, OutlineNode>(
    parents.map(({ id, displayName }) => [
      id,
      { key: id, name: displayName, own: undefined, groups: [], children: [] },
    ]),
  )
  const nameOfApp = new Map(parents.map(({ id, displayName }) => [id, displayName]))
  groups.forEach(({ id, displayName, parentId }, own) => {
    const key = id || `#${own}`
    // Entitlements of an app that belong to no resource.
    const name = id ? displayName : `${nameOfApp.get(parentId) ?? displayName}, itself`
    nodes.set(key, { key, name, own, groups: [], children: [] })
    parentIds.set(key, parentId)
  })
  const roots: OutlineNode[] = []
  const placed = new Set<string>()
  groups.forEach(({ id }, own) => {
    // From the group up to its app; what was placed before is in the tree already, with all above it.
    const seen = new Set<string>()
    for (let key: string | undefined = id || `#${own}`; key !== undefined && !seen.has(key); ) {
      const node = nodes.get(key)
      if (!node) break
      seen.add(key)
      node.groups.push(own)
      const above: string = parentIds.get(key) ?? ''
      const parent = seen.has(above) ? undefined : nodes.get(above)
      if (!placed.has(key)) (parent?.children ?? roots).push(node)
      placed.add(key)
      key = parent && above
    }
  })
  return roots
}

/** What the resource of a group is inside, from its app down; what stands for an app alone is inside nothing. */
export function placesOf({ groups, parents }: Tree): (group: number) => string {
  const byId = new Map([...groups.filter(({ id }) => id !== ''), ...parents].map((one) => [one.id, one]))
  return (group) => {
    const names: string[] = []
    const seen = new Set<string>([''])
    for (let one = byId.get(groups[group]?.id ?? ''); one && !seen.has(one.id); one = byId.get(one.parentId)) {
      if (seen.size > 1) names.unshift(one.displayName)
      seen.add(one.id)
    }
    return names.join(' / ')
  }
}

/** The lines that are shown: children of what is open, each with how deep it is. */
export const shownNodes = (
  nodes: readonly OutlineNode[],
  isOpen: (key: string) => boolean,
  depth = 0,
): { node: OutlineNode; depth: number }[] =>
  nodes.flatMap((node) => [{ node, depth }, ...(isOpen(node.key) ? shownNodes(node.children, isOpen, depth + 1) : [])])

/** The line that stands for a group: its own, or the closed one that it is inside. */
export const lineOfGroup = (shown: readonly { node: OutlineNode }[], group: number | undefined): string | undefined =>
  group === undefined ? undefined : shown.findLast(({ node }) => node.groups.includes(group))?.node.key

/** The groups of any view as lines; those by resource as far inside as they are. */
export const outlineLines = (outline: Outline): { group: number; name: string; depth: number }[] =>
  outline.view.endsWith('BY_RESOURCE')
    ? shownNodes(treeOf(outline), () => true).flatMap(({ node: { own, name }, depth }) =>
        own === undefined ? [] : [{ group: own, name, depth: Math.max(0, depth - 1) }],
      )
    : outline.groups.map(({ displayName }, group) => ({ group, name: displayName || 'Without a person', depth: 0 }))
