import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Layout, type Line, scrollToShow } from './layout.rules.ts'

const heights = { group: 40, section: 30, row: 50 }

function groupOfRow(groups: { sections: number[] }[], row: number): number {
  let end = 0
  return groups.findIndex(({ sections }) => {
    end += sections.reduce((sum, count) => sum + count, 0)
    return row < end
  })
}
const isInSection = (groups: { sections: number[] }[], line: Extract<Line, { kind: 'section' }>, row: number) =>
  row >= line.row && row < line.row + (groups[line.group]?.sections[line.section] ?? 0)

const listArbitrary = fc
  .array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 })
  .chain((groups) => {
    const rows = groups.flat().reduce((sum, count) => sum + count, 0)
    return fc.record({
      groups: fc.constant(groups.map((sections) => ({ sections }))),
      closed: fc.uniqueArray(fc.integer({ min: 0, max: 6 })).map((list) => new Set(list)),
      exceptions: fc
        .uniqueArray(fc.tuple(fc.integer({ min: 0, max: Math.max(0, rows - 1) }), fc.constantFrom(0, 20, 90)), {
          selector: ([row]) => row,
        })
        .map((list) => new Map(rows === 0 ? [] : list)),
    })
  })

/** Every line, one after the other, without any search. */
function naive({
  groups,
  closed,
  exceptions,
}: {
  groups: { sections: number[] }[]
  closed: Set<number>
  exceptions: Map<number, number>
}) {
  const lines: Line[] = []
  let [top, row, line] = [0, 0, 0]
  groups.forEach(({ sections }, group) => {
    lines.push({ kind: 'group', group, top, height: heights.group, line: line++ })
    top += heights.group
    sections.forEach((count, section) => {
      if (!closed.has(group)) {
        lines.push({ kind: 'section', group, section, row, top, height: heights.section, line: line++ })
        top += heights.section
        const [first, before] = [line, top]
        for (let n = row; n < row + count; n++) {
          const height = exceptions.get(n) ?? heights.row
          if (height > 0) lines.push({ kind: 'row', group, section, row: n, top, height, line })
          line++
          top += height
        }
        // Rows of which none is drawn are no lines; else each is one, also those that are drawn with another.
        if (top === before) line = first
      }
      row += count
    })
  })
  return { lines, height: top, lineCount: line }
}

describe('the layout of a list', () => {
  it('knows the heads of a row, and of a row in a closed group the head of the group', () => {
    fc.assert(
      fc.property(listArbitrary, fc.nat(40), (list, row) => {
        const layout = new Layout(list.groups, heights, list.closed, list.exceptions)
        fc.pre(row < layout.rowCount)
        const { lines } = naive(list as never)
        const group = groupOfRow(list.groups, row)
        const heads = lines.filter(
          (line) =>
            line.group === group &&
            (line.kind === 'group' || (line.kind === 'section' && isInSection(list.groups, line, row))),
        )
        const own = lines.filter((line) => line.kind === 'row' && line.row === row)
        const section = heads.find((line) => line.kind === 'section')
        // Of rows that are alike one is always drawn, so that every open section has a row.
        fc.pre(!section || lines.some((line) => line.kind === 'row' && isInSection(list.groups, section, line.row)))
        expect(layout.linesOf(row)).toEqual(list.closed.has(group) ? heads.slice(0, 1) : [...heads, ...own])
      }),
    )
  })

  it('has every line where it would be if all were drawn', () => {
    fc.assert(
      fc.property(listArbitrary, fc.nat(900), fc.nat(400), (list, from, length) => {
        const layout = new Layout(list.groups, heights, list.closed, list.exceptions)
        const all = naive(list as never)
        expect(layout.height).toBe(all.height)
        expect(layout.lineCount).toBe(all.lineCount)
        const seen = all.lines.filter(({ top, height }) => top + height > from && top < from + length)
        expect(layout.between(from, from + length)).toEqual(seen)
        for (const line of all.lines)
          if (line.kind === 'row')
            expect(layout.placeOf(line.row)).toEqual({ top: line.top, height: line.height, group: line.group })
      }),
    )
  })

  it('goes from row to row over what is hidden or closed', () => {
    const layout = new Layout(
      [{ sections: [2, 1] }, { sections: [2] }, { sections: [1] }],
      heights,
      new Set([1]),
      new Map([[1, 0]]),
    )
    expect(layout.nextRow(0, 1)).toBe(2)
    expect(layout.nextRow(2, 1)).toBe(5)
    expect(layout.nextRow(5, 1)).toBeUndefined()
    expect(layout.nextRow(5, -1)).toBe(2)
    expect(layout.firstRowOf(0)).toBe(0)
    expect(layout.firstRowOf(1)).toBeUndefined()
    expect(layout.groupAt(0)).toBe(0)
  })

  it('of a million rows in ten thousand sections is quick to search', () => {
    const groups = Array.from({ length: 100 }, () => ({ sections: Array.from({ length: 100 }, () => 100) }))
    const layout = new Layout(groups, heights)
    expect(layout.rowCount).toBe(1_000_000)
    expect(layout.between(layout.height / 2, layout.height / 2 + 800).length).toBeLessThan(20)
  })
})

describe('scrolling to a row', () => {
  const IN_SIGHT = 632
  const rowAt = (top: number) => ({ top, height: 52 })
  /** Browsers keep whole pixels. */
  const walk = (tops: number[], scrolled: number) =>
    tops.map((top) => {
      scrolled = Math.round(scrollToShow(rowAt(top), scrolled, IN_SIGHT))
      return scrolled
    })

  it('leaves the list alone while the rows are in its middle two thirds, and shows what heads the first one (WEB-170)', () => {
    expect(walk([98, 150, 202, 254, 306, 358, 410], 0)).toEqual([0, 0, 0, 0, 0, 0, 0])
    // From further down to the first row.
    expect(walk([98], 3_000)).toEqual([0])
  })

  it('shows more of what comes, in both directions, and not a row at a time (WEB-170)', () => {
    const down = walk([462, 514, 566, 618], 0)
    expect(down).toEqual([0, 145, 145, 145])
    const up = walk([1_000, 948, 896, 844], 900)
    expect(up).toEqual([789, 789, 789, 633])
  })
})
