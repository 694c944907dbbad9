import { type Content, nameOf } from '../read/content.ts'
import type { FoundTable, ReadOptions, Remark } from '../read/found-table.ts'
import { unreadable } from '../read/limits.ts'
import type { TableRow } from '../read/table.ts'
import type { ChosenRun } from './database.ts'
import { BATON_COLUMNS, BATON_KINDS, type BatonKind } from './kinds.ts'
import { borrowBaton } from './shared.ts'
import type { ThreadOptions } from './thread.ts'

/** The tables of a Baton file: one for each kind, of its newest full run, or the one that the options name. */
export async function findBatonTables(
  content: Content,
  { rows: wanted }: ReadOptions,
  options: ThreadOptions,
): Promise<FoundTable[]> {
  const kinds = BATON_KINDS.filter((kind) => wanted === undefined || kind === wanted)
  if (kinds.length === 0)
    throw unreadable(nameOf(content), `has no table "${wanted}"; its tables are ${BATON_KINDS.join(', ')}`)
  const loan = await borrowBaton(content, options)
  loan.giveBack()
  const remarks = remarksOf(nameOf(content), loan.baton.chosen)
  return kinds.map((kind) => ({
    shape: {
      file: content.file,
      ...(content.member !== undefined && { member: content.member }),
      part: kind,
      format: 'c1z',
      headerLine: 0,
      columns: BATON_COLUMNS[kind],
    },
    isHidden: false,
    unsure: [],
    ...(remarks.length > 0 && { remarks }),
    rows: () => tableRows(content, kind, options),
  }))
}

function remarksOf(name: string, { run, unfinished }: ChosenRun): Remark[] {
  if (!unfinished) return []
  const text = `The newest run in ${name}, which began at ${unfinished.startedAt}, has not ended. The run that ended at ${run.endedAt} is read instead.`
  return [{ reason: 'older_run', text }]
}

async function* tableRows(content: Content, kind: BatonKind, options: ThreadOptions): AsyncIterable<TableRow[]> {
  const { baton, giveBack } = await borrowBaton(content, options)
  try {
    yield* baton.rows(kind)
  } finally {
    giveBack()
  }
}
