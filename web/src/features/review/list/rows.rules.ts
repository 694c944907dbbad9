import type { DecidedTask } from '../decisions/decisions.store.ts'
import type { MyTask, Outline } from '../queries.ts'
import { Layout, type LineHeights } from './layout.rules.ts'
import { holderOf, settledOf } from './names.rules.ts'
import { CONFLICT } from './signals.rules.ts'

/** A task of the list, with the number of its group in the outline. */
export interface ListRow extends DecidedTask {
  task: MyTask
}

/** What decides where a row stands, and what it is alike with. */
export type ListedRow = Pick<ListRow, 'task' | 'taskId' | 'group' | 'pending'> & { settled?: unknown }

/** Rows that are alike and drawn as one, in the place of the first of them. */
export interface Alike<Row = ListRow> {
  key: string
  rows: readonly Row[]
}

export const HEIGHTS = {
  comfortable: { group: 40, section: 58, row: 52 },
  compact: { group: 40, section: 40, row: 36 },
  card: { group: 45, section: 56, row: 156 },
} as const satisfies Record<string, LineHeights>

/** Of a card that was decided before the list was opened. */
const SHORT_CARD = 68
/** A row of alike ones: on a phone its buttons stand below its words. */
const ALIKE = { comfortable: 52, compact: 52, card: 116 } as const
const ALIKE_FROM = 3

/** Where the sections of a list begin, in order. */
export interface SectionStart {
  group: number
  row: number
}

export function sectionStarts(outline: Outline | undefined): SectionStart[] {
  let next = 0
  return (outline?.groups ?? []).flatMap(({ sections }, group) =>
    sections.map(({ all }) => {
      next += all
      return { group, row: next - all }
    }),
  )
}

/** The section of a row; without groups there is one. */
export function sectionOfRow(starts: readonly SectionStart[], row: number): SectionStart {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle]?.row ?? 0) <= row) low = middle + 1
    else high = middle
  }
  return starts[low - 1] ?? { group: -1, row: 0 }
}

const made = new WeakMap<MyTask, ListRow>()

/** One object for each task, so that a row that did not change is not drawn again. */
export function rowOf(task: MyTask, { group, row: section }: SectionStart): ListRow {
  const known = made.get(task)
  if (known?.group === group && known.section === section) return known
  const { taskId, policyStepId, pending } = task
  const needsReason = { APPROVE: task.requireApprovalReason, DENY: task.requireDenialReason }
  const { app, entitlement } = task.item
  const name = `${holderOf(task).name}, ${entitlement.displayName} in ${app.displayName}`
  const hasConflict = task.insights.some(({ code }) => code === CONFLICT)
  const settled = settledOf(task)
  const row: ListRow = {
    taskId,
    policyStepId,
    needsReason,
    app,
    name,
    hasConflict,
    group,
    section,
    pending,
    settled,
    task,
  }
  made.set(task, row)
  return row
}

/** Undecided rows of an entitlement that have the same key, by the row they are drawn at, unless each is to be shown. */
export function alikeOf<Row extends ListedRow>(
  rows: ReadonlyMap<number, Row>,
  shown: ReadonlySet<string>,
): Map<number, Alike<Row>> {
  const byKey = new Map<string, { first: number; rows: Row[] }>()
  for (const [index, row] of rows) {
    const key = row.task.alikeKey && `${row.group}/${row.task.item.entitlement.id}/${row.task.alikeKey}`
    if (!key || row.pending || row.settled || shown.has(key)) continue
    const known = byKey.get(key)
    if (known) known.rows.push(row)
    else byKey.set(key, { first: index, rows: [row] })
  }
  const alike = new Map<number, Alike<Row>>()
  for (const [key, { first, rows: members }] of byKey)
    if (members.length >= ALIKE_FROM) alike.set(first, { key, rows: members })
  return alike
}

type Size = keyof typeof HEIGHTS

/** Rows that are not as high as the others, with their heights. */
export function exceptionsOf(
  rows: ReadonlyMap<number, ListedRow>,
  alike: ReadonlyMap<number, Alike<ListedRow>>,
  size: Size,
): ReadonlyMap<number, number> {
  const hidden = new Set([...alike.values()].flatMap((one) => one.rows.map(({ taskId }) => taskId)))
  const exceptions = new Map<number, number>()
  for (const [index, row] of rows) {
    if (alike.has(index)) exceptions.set(index, ALIKE[size])
    else if (hidden.has(row.taskId)) exceptions.set(index, 0)
    else if (size === 'card' && row.pending) exceptions.set(index, SHORT_CARD)
  }
  return exceptions
}

interface LayoutParts {
  outline: Outline | undefined
  exceptions: ReadonlyMap<number, number>
  closedGroups: ReadonlySet<number>
  size: Size
  isFlat: boolean
}

/** Where every line of the list is. */
export function layoutOf({ outline, exceptions, closedGroups, size, isFlat }: LayoutParts): Layout {
  if (isFlat)
    return new Layout(
      [{ sections: [outline?.counts.all ?? 0] }],
      { ...HEIGHTS[size], group: 0, section: 0 },
      undefined,
      exceptions,
    )
  const groups = (outline?.groups ?? []).map(({ sections }) => ({ sections: sections.map(({ all }) => all) }))
  return new Layout(groups, HEIGHTS[size], closedGroups, exceptions)
}
