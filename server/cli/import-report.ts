import type { SyncPreview } from '../../contract/imports/preview.ts'
import type { SyncQuestion } from '../../contract/imports/question.ts'
import type { Sync, SyncFault } from '../../contract/imports/source.ts'
import { FILE_KINDS, PRESETS } from '../imports/index.ts'
import { counted } from '../lib/names.ts'

/** What an import did, or why it did not. */
export function report(sync: Sync, faults: readonly SyncFault[]): string {
  const files = sync.files.map(
    ({ fileName, rowCount, sha256 }) =>
      `${fileName.padEnd(20)}${String(rowCount).padStart(10)} rows  SHA-256 ${sha256}`,
  )
  const counts = countLines(sync.counts)
  const problems = faults.map(
    ({ fileName, line, column, value, problem }) =>
      `${fileName}:${line}${column ? ` ${column}` : ''}${value ? ` "${value}"` : ''}: ${problem}`,
  )
  const more = sync.faultCount > faults.length ? [`and ${sync.faultCount - faults.length} more`] : []
  const ending =
    sync.state === 'SYNC_STATE_DONE'
      ? `Imported.${sync.faultCount > 0 ? ` ${counted(sync.faultCount, 'problem')} found; the rows concerned were skipped.` : ''}${sync.problem && `\n${sync.problem}`}`
      : sync.questions.length > 0
        ? askedFor(sync.questions).join('\n')
        : sync.problem
  return [...files, '', ...(counts.length > 0 ? [...counts, ''] : []), ...problems, ...more, ending].join('\n')
}

/** What is asked, with the options that answer it. One number answers all questions about removals. */
function askedFor(questions: readonly SyncQuestion[]): string[] {
  const removals = questions.filter(({ code }) => code === 'removal_limit')
  const removed = removals.reduce((sum, { count }) => sum + count, 0)
  return questions.map((asked) => {
    const { code, sentence, count } = asked
    if (code === 'left_out_rows' || code === 'left_out_limit') return `${sentence} To agree, add --left-out ${count}.`
    return asked === removals.at(-1) ? `${sentence} To agree, add --removed ${removed}.` : sentence
  })
}

function countLines(counts: Sync['counts']): string[] {
  const header = `${''.padEnd(20)}${['added', 'changed', 'removed', 'unchanged'].map((word) => word.padStart(10)).join('')}`
  const lines = FILE_KINDS.flatMap((kind) => {
    const { added, changed, removed, unchanged } = counts[kind] ?? {}
    const numbers = [added, changed, removed, unchanged].map((n) => String(n ?? 0).padStart(10))
    return counts[kind] ? [`${kind.padEnd(20)}${numbers.join('')}`] : []
  })
  return lines.length === 0 ? [] : [header, ...lines]
}

/** What an import would do. */
export function previewReport(
  sync: Sync,
  preview: Pick<SyncPreview, 'counts' | 'peopleNotFound' | 'lookAlikes'>,
  problems: readonly {
    effect: string
    reason: string
    fileName: string
    column: string
    rowCount: number
    sentence: string
  }[],
): string {
  const tables = sync.tables.map(
    (table) =>
      `${[table.fileName, table.member, table.part].filter(Boolean).join(', ')}: ${counted(table.rowCount, 'row')} = ${table.takenCount} taken + ${table.emptyCount} empty + ${table.repeatedCount} repeated + ${table.filteredCount} filtered + ${table.leftOutCount} left out`,
  )
  const causes = problems.map(
    ({ effect, reason, fileName, column, rowCount, sentence }) =>
      `${effect === 'LEFT_OUT' ? 'left out' : 'warning'}: ${fileName}${column && ` ${column}`}: ${counted(rowCount, 'row')} ${reason} (${sentence})`,
  )
  const people = preview.peopleNotFound.map(
    ({ text, rowCount }) => `not found: "${text}" (${counted(rowCount, 'row')})`,
  )
  const alike = preview.lookAlikes.map(({ name, otherName }) => `look alike: "${name}" and "${otherName}"`)
  const notes = [...causes, ...people, ...alike]
  return [...tables, '', ...countLines(preview.counts), '', ...notes.slice(0, 40), ...askedFor(sync.questions)].join(
    '\n',
  )
}

export const presetList = (): string => PRESETS.map(({ id, title }) => `${id.padEnd(28)}${title}`).join('\n')
