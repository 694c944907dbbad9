interface Place {
  top: number
  height: number
  /** Its number among the lines of the list, from 0. */
  line: number
}

/** One line of the list: the head of a group, the head of a section, or a task. */
export type Line = Place &
  (
    | { kind: 'group'; group: number }
    | { kind: 'section'; group: number; section: number; row: number }
    | { kind: 'row'; group: number; section: number; row: number }
  )

export interface LayoutGroup {
  /** How many tasks each of its sections has, in order. */
  sections: readonly number[]
}

export interface LineHeights {
  group: number
  section: number
  row: number
}

interface Block extends Place {
  kind: 'group' | 'section' | 'rows'
  group: number
  section: number
  row: number
  count: number
}

/**
 * Where every line of a list is, also of tasks that are not loaded. Groups and sections come from the outline; rows are
 * of one height, except those in `exceptions`, which maps the number of a row to its height (0 hides it).
 */
export class Layout {
  readonly height: number
  readonly rowCount: number
  /** Lines that a screen reader counts: heads and tasks. */
  readonly lineCount: number
  readonly #blocks: Block[] = []
  readonly #rowBlocks: Block[] = []
  readonly #heights: LineHeights
  /** Rows with exceptions, in order, and by how much the rows up to each of them differ together. */
  readonly #rows: number[]
  readonly #differences: number[] = []
  readonly #exceptions: ReadonlyMap<number, number>

  constructor(
    groups: readonly LayoutGroup[],
    heights: LineHeights,
    closed: ReadonlySet<number> = new Set(),
    exceptions: ReadonlyMap<number, number> = new Map(),
  ) {
    this.#heights = heights
    this.#exceptions = exceptions
    this.#rows = [...exceptions.keys()].sort((a, b) => a - b)
    let difference = 0
    for (const row of this.#rows) {
      difference += (exceptions.get(row) ?? 0) - heights.row
      this.#differences.push(difference)
    }
    let [top, row, lines] = [0, 0, 0]
    const add = (block: Omit<Block, 'top' | 'line'>) => {
      if (block.height === 0) return
      const placed = { ...block, top, line: lines }
      this.#blocks.push(placed)
      if (block.kind === 'rows') this.#rowBlocks.push(placed)
      top += block.height
      lines += block.kind === 'rows' ? block.count : 1
    }
    groups.forEach(({ sections }, group) => {
      add({ kind: 'group', group, section: 0, row, count: 0, height: heights.group })
      const isClosed = closed.has(group)
      sections.forEach((count, section) => {
        if (!isClosed) {
          add({ kind: 'section', group, section, row, count: 0, height: heights.section })
          const height = count * heights.row + this.#differenceBefore(row + count) - this.#differenceBefore(row)
          add({ kind: 'rows', group, section, row, count, height })
        }
        row += count
      })
    })
    this.height = top
    this.rowCount = row
    this.lineCount = lines
  }

  /** The lines between two heights of the list. */
  between(from: number, to: number): Line[] {
    const lines: Line[] = []
    for (let index = this.#blockAt(from); index < this.#blocks.length; index++) {
      const block = this.#blocks[index] as Block
      if (block.top >= to) break
      const { kind, group, section, row, top, height, line } = block
      if (kind === 'group') lines.push({ kind, group, top, height, line })
      else if (kind === 'section') lines.push({ kind, group, section, row, top, height, line })
      else this.#addRows(block, from, to, lines)
    }
    return lines
  }

  /** Where a row is; undefined in a closed group. */
  placeOf(row: number): { top: number; height: number; group: number } | undefined {
    const block = this.#rowBlocks[this.#rowBlockFrom(row)]
    if (!block || row < block.row) return undefined
    return { top: this.#topOf(block, row), height: this.#heightOf(row), group: block.group }
  }

  /** A row with the heads above it: only the head of its group if that is closed. */
  linesOf(row: number): Line[] {
    const block = this.#rowBlocks[this.#rowBlockFrom(row)]
    if (!block || row < block.row) {
      const head = this.#blocks.findLast((one) => one.kind === 'group' && one.row <= row)
      if (!head) return []
      const { group, top, height, line } = head
      return [{ kind: 'group', group, top, height, line }]
    }
    const { group, section } = block
    const lines: Line[] = []
    for (let index = this.#blocks.indexOf(block) - 1; index >= 0; index--) {
      const { kind, row: first, top, height, line, ...one } = this.#blocks[index] as Block
      if (one.group !== group) break
      if (kind === 'section' && one.section === section)
        lines.unshift({ kind, group, section, row: first, top, height, line })
      if (kind === 'group') lines.unshift({ kind, group, top, height, line })
    }
    if (this.#heightOf(row) > 0) lines.push(this.#lineOf(block, row))
    return lines
  }

  topOfGroup(group: number): number {
    return this.#blocks.find((block) => block.kind === 'group' && block.group === group)?.top ?? 0
  }

  /** The group that a height of the list belongs to. */
  groupAt(height: number): number | undefined {
    return this.#blocks[Math.min(this.#blockAt(height), this.#blocks.length - 1)]?.group
  }

  /** The next row that is shown, in a direction; undefined at the end. */
  nextRow(row: number, step: 1 | -1): number | undefined {
    for (let next = row + step; next >= 0 && next < this.rowCount; next += step) {
      const index = this.#rowBlockFrom(next)
      const block = this.#rowBlocks[index]
      // In a closed group: go on with the nearest one that is open.
      if (!block || next < block.row) {
        const other = step === 1 ? block : this.#rowBlocks[index - 1]
        if (!other) return undefined
        next = step === 1 ? other.row : other.row + other.count - 1
      }
      if (this.#heightOf(next) > 0) return next
    }
    return undefined
  }

  /** The first row of a group that is shown. */
  firstRowOf(group: number): number | undefined {
    const block = this.#blocks.find((one) => one.kind === 'rows' && one.group === group)
    return block && (this.#heightOf(block.row) > 0 ? block.row : this.nextRow(block.row, 1))
  }

  #addRows(block: Block, from: number, to: number, lines: Line[]): void {
    const end = block.row + block.count
    let [low, high] = [block.row, end]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#topOf(block, middle) + this.#heightOf(middle) <= from) low = middle + 1
      else high = middle
    }
    for (let row = low; row < end; row++) {
      const line = this.#lineOf(block, row)
      if (line.top >= to) return
      if (line.height > 0) lines.push(line)
    }
  }

  #lineOf(block: Block, row: number): Line {
    const { group, section } = block
    const line = block.line + row - block.row
    return { kind: 'row', group, section, row, top: this.#topOf(block, row), height: this.#heightOf(row), line }
  }

  #heightOf = (row: number): number => this.#exceptions.get(row) ?? this.#heights.row

  #topOf = (block: Block, row: number): number =>
    block.top + (row - block.row) * this.#heights.row + this.#differenceBefore(row) - this.#differenceBefore(block.row)

  /** By how much the exceptions before a row differ together. */
  #differenceBefore(row: number): number {
    let [low, high] = [0, this.#rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#rows[middle] ?? 0) < row) low = middle + 1
      else high = middle
    }
    return low === 0 ? 0 : (this.#differences[low - 1] ?? 0)
  }

  /** The first of the blocks with rows that ends after a row. */
  #rowBlockFrom(row: number): number {
    let [low, high] = [0, this.#rowBlocks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const block = this.#rowBlocks[middle] as Block
      if (block.row + block.count <= row) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The first block that ends below a height. */
  #blockAt(height: number): number {
    let [low, high] = [0, this.#blocks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const { top, height: own } = this.#blocks[middle] as Block
      if (top + own <= height) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** How far a list of this height is scrolled to have a row in its middle two thirds; as it was, if it is there already. */
export function scrollToShow(
  { top, height }: Pick<Place, 'top' | 'height'>,
  scrolled: number,
  inSight: number,
): number {
  // Browsers round: a row that was brought to the upper edge must not be outside of it when the next one is shown.
  const isAbove = top + 1 < scrolled + inSight / 6
  const isBelow = top + height - 1 > scrolled + (inSight * 5) / 6
  if (isAbove) return Math.max(0, top - inSight / 3)
  return isBelow ? top + height - (inSight * 2) / 3 : scrolled
}
