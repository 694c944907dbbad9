import { describe, expect, it } from 'vitest'
import { lineOfGroup, type OutlineNode, placesOf, shownNodes, treeOf } from './outline-tree.rules.ts'

const group = (id: string, parentId: string, displayName = id) => ({ id, parentId, displayName }) as never
const PARENTS = [
  { id: 'harbor', displayName: 'Harbor Cloud', parentId: '' },
  { id: 'org', displayName: 'Northwind', parentId: 'harbor' },
  { id: 'granite', displayName: 'Granite Finance', parentId: '' },
]
const GROUPS = [
  group('ledger', 'payments'),
  group('payments', 'org'),
  group('', 'granite', 'Granite Finance'),
  group('robotics', 'org'),
]
const lines = (nodes: readonly OutlineNode[]) =>
  shownNodes(nodes, () => true).map(
    ({ node, depth }) => `${'  '.repeat(depth)}${node.name} ${node.own} [${node.groups}]`,
  )

describe('the outline by resource (WEB-078)', () => {
  const tree = treeOf({ groups: GROUPS, parents: PARENTS })

  it('puts resources into those that they are inside, and these into their apps', () => {
    expect(lines(tree)).toEqual([
      'Harbor Cloud undefined [0,1,3]',
      '  Northwind undefined [0,1,3]',
      '    payments 1 [0,1]',
      '      ledger 0 [0]',
      '    robotics 3 [3]',
      'Granite Finance undefined [2]',
      '  Granite Finance, itself 2 [2]',
    ])
  })

  it('says what a group is inside, from its app down, so that resources of one name are told apart', () => {
    expect(GROUPS.map((_, index) => placesOf({ groups: GROUPS, parents: PARENTS })(index))).toEqual([
      'Harbor Cloud / Northwind / payments',
      'Harbor Cloud / Northwind',
      '',
      'Harbor Cloud / Northwind',
    ])
    const circle = placesOf({ groups: [group('a', 'b'), group('b', 'a')], parents: [] })
    expect(circle(0)).toBe('b')
  })

  it('shows what is open, and marks the closed line that the current group is inside', () => {
    const shown = shownNodes(tree, (key) => key === 'harbor')
    expect(shown.map(({ node }) => node.key)).toEqual(['harbor', 'org', 'granite'])
    expect([0, 2, undefined].map((one) => lineOfGroup(shown, one))).toEqual(['org', 'granite', undefined])
    expect(
      lineOfGroup(
        shownNodes(tree, () => true),
        0,
      ),
    ).toBe('ledger')
  })

  it('shows every group once, also where a parent is not known or goes in circles', () => {
    const odd = treeOf({
      groups: [group('a', 'b'), group('b', 'a'), group('c', 'gone')],
      parents: [],
    })
    expect(
      shownNodes(odd, () => true)
        .map(({ node }) => node.key)
        .sort(),
    ).toEqual(['a', 'b', 'c'])
  })
})
