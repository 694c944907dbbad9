import { holderOf } from '../features/review/list/names.rules.ts'
import { outlineOfFirst } from '../features/review/list/outline.rules.ts'
import {
  type Alike,
  alikeOf,
  exceptionsOf,
  type ListedRow,
  layoutOf,
  sectionOfRow,
  sectionStarts,
} from '../features/review/list/rows.rules.ts'
import type { MyReview, MyTask } from '../features/review/queries.ts'

/** Cards stand apart by so much. */
const BETWEEN_CARDS_PX = 8

/** How the reader likes the list (use-look.ts). */
export interface EarlyLook {
  isCard: boolean
  isCompact: boolean
  isAlike: boolean
}

/** What a line says before the application has come: its name, and what stands below it. */
export interface EarlyLine {
  kind: 'group' | 'section' | 'alike' | 'row'
  top: number
  height: number
  name: string
  about: string
  /** The letters or the picture of who holds the access stand before the name. */
  hasFace: boolean
}

/** The lines that a review opens with, down to this height, in the places where the list draws them. */
export function earlyLines(
  { view, isClosing, state }: MyReview,
  tasks: readonly MyTask[],
  { isCard, isCompact, isAlike }: EarlyLook,
  height: number,
): EarlyLine[] {
  const isFlat = view.endsWith('UNSTRUCTURED')
  const isByUser = view.endsWith('BY_USER')
  const outline = outlineOfFirst(tasks, view)
  const starts = sectionStarts(outline)
  const rows = new Map(
    tasks.map((task, n): [number, ListedRow] => {
      const { taskId, pending, isOpen } = task
      return [n, { task, taskId, pending, settled: !isOpen, group: sectionOfRow(starts, n).group }]
    }),
  )
  const size = isCard ? 'card' : isCompact ? 'compact' : 'comfortable'
  const isOver = isClosing || !state.endsWith('OPEN')
  const alike = isAlike && !isFlat && !isOver ? alikeOf(rows, new Set()) : new Map<number, Alike<ListedRow>>()
  const layout = layoutOf({
    outline,
    exceptions: exceptionsOf(rows, alike, size),
    closedGroups: new Set(),
    size,
    isFlat,
  })
  return layout.between(0, height).flatMap((line): EarlyLine[] => {
    const { kind, top } = line
    const between = isCard && line.kind === 'row' ? BETWEEN_CARDS_PX : 0
    const place = { kind, top, height: line.height - between, about: '', hasFace: false }
    if (line.kind === 'group')
      return [{ ...place, name: outline.groups[line.group]?.displayName || 'Accounts without a person' }]
    const task = tasks[line.row]
    // Of what lies below the first rows nothing is known yet.
    if (!task) return []
    const together = alike.get(line.row)
    if (line.kind === 'row' && together) return [{ ...place, kind: 'alike', name: nameOfAlike(together) }]
    const words = line.kind === 'section' ? headWords(task, isByUser) : rowWords(task, isByUser)
    return [{ ...place, ...words, ...(isCompact ? { about: '' } : {}) }]
  })
}

const entitlementWords = ({ item: { entitlement } }: MyTask) => ({
  name: entitlement.displayName,
  about: entitlement.description,
})

const headWords = (task: MyTask, isByUser: boolean) =>
  isByUser ? { name: task.item.app.displayName } : entitlementWords(task)

function rowWords(task: MyTask, isByUser: boolean) {
  if (isByUser) return entitlementWords(task)
  const { name, about } = holderOf(task)
  return { name, about, hasFace: true }
}

function nameOfAlike({ rows }: Alike<ListedRow>): string {
  const department = rows[0]?.task.item.user?.department
  return `${rows.length} alike${department ? ` in ${department}` : ''}`
}
