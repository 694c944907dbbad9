import type { SyncProblem } from '../../contract/imports/preview.ts'
import type { SyncQuestion } from '../../contract/imports/question.ts'
import type { Sync, SyncFault } from '../../contract/imports/source.ts'
import { FILE_KINDS, PRESETS, type StoredPreview } from '../imports/index.ts'
import { counted } from '../lib/names.ts'

/** What an import did, or why it did not. */
export function report(sync: Sync, faults: readonly SyncFault[]): string {
  // Before the rows are read nobody knows how many there are.
  const isRead = !sync.questions.some(({ code }) => BEFORE_READING.has(code))
  const files = sync.files.map(
    ({ fileName, rowCount, sha256 }) =>
      `${fileName.padEnd(20)}${isRead ? `${String(rowCount).padStart(10)} rows` : ''}  SHA-256 ${sha256}`,
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

/** Questions about how tables are read. */
const OF_MAPPING = new Set<SyncQuestion['code']>(['mapping_needed', 'field_unmapped', 'column_missing'])
const BEFORE_READING = new Set<SyncQuestion['code']>([...OF_MAPPING, 'file_missing', 'part_twice'])
const MAPPING_HINT =
  'To answer, add --preset ID (recert import --presets lists them) or --mapping FILE. To get the suggested mapping as a file that you can edit, add --save-mapping FILE.'

/** What is asked, with the options that answer it. One number answers all questions about removals. */
function askedFor(questions: readonly SyncQuestion[]): string[] {
  const hint = questions.some(({ code }) => OF_MAPPING.has(code)) ? [MAPPING_HINT] : []
  return [...sentencesOf(questions), ...hint]
}

function sentencesOf(questions: readonly SyncQuestion[]): string[] {
  const removals = questions.filter(({ code }) => code === 'removal_limit')
  const removed = removals.reduce((sum, { count }) => sum + count, 0)
  return questions.map((asked) => {
    const { code, sentence, count } = asked
    if (code === 'left_out_rows' || code === 'left_out_limit') return `${sentence} To agree, add --left-out ${count}.`
    if (code === 'date_order') return `${sentence} To choose, add --date-order dmy or --date-order mdy.`
    return asked === removals.at(-1) ? `${sentence} To agree, add --removed ${removed}.` : sentence
  })
}

const COUNTED = ['added', 'changed', 'removed', 'unchanged'] as const
type Counted = (typeof COUNTED)[number] | 'kept'

function countLines(
  counts: Record<string, Partial<Record<Counted, number>>>,
  words: readonly Counted[] = COUNTED,
): string[] {
  const header = `${''.padEnd(20)}${words.map((word) => word.padStart(10)).join('')}`
  const lines = FILE_KINDS.flatMap((kind) => {
    const found = counts[kind]
    return found ? [`${kind.padEnd(20)}${words.map((word) => String(found[word] ?? 0).padStart(10)).join('')}`] : []
  })
  return lines.length === 0 ? [] : [header, ...lines]
}

type Problem = Pick<SyncProblem, 'effect' | 'reason' | 'fileName' | 'column' | 'rowCount' | 'sentence'>

/** What an import would do. */
export function previewReport(sync: Sync, preview: StoredPreview, problems: readonly Problem[]): string {
  const tables = sync.tables.map(
    (table) =>
      `${[table.fileName, table.member, table.part].filter(Boolean).join(', ')}: ${counted(table.rowCount, 'row')} = ${table.takenCount} taken + ${table.emptyCount} empty + ${table.repeatedCount} repeated + ${table.filteredCount} filtered + ${table.leftOutCount} left out`,
  )
  return [
    ...tables,
    ...thingLines(sync.things),
    '',
    ...countLines(preview.counts, [...COUNTED, 'kept']),
    ...changedLines(preview),
    '',
    ...oddLines(preview, problems).slice(0, 40),
    ...(preview.demoLoaded ? ['The demo company is still loaded. To remove it, run recert demo remove.'] : []),
    ...(preview.accessMissing ? [ACCESS_MISSING] : []),
    ...askedFor(sync.questions),
  ].join('\n')
}

const ACCESS_MISSING =
  "Nobody's access would be known from these files, which have accounts but no grants: name the column with the roles or permissions in the mapping (--mapping FILE), or add the file that has them."

/** "grants: 7 made = 4 applied + 2 merged + 1 left out" */
const thingLines = (things: Sync['things']): string[] =>
  FILE_KINDS.flatMap((kind) => {
    const found = things[kind]
    if (!found) return []
    const { madeCount, appliedCount, mergedCount, leftOutCount, unaccountedCount } = found
    const lost = unaccountedCount === 0 ? '' : ` + ${unaccountedCount} UNACCOUNTED FOR`
    return [
      `${kind}: ${madeCount} made = ${appliedCount} applied + ${mergedCount} merged + ${leftOutCount} left out${lost}`,
    ]
  })

/** How often each field changes, and whose accounts are. */
function changedLines({ changedFields, accountOwners: owners }: StoredPreview): string[] {
  const fields = FILE_KINDS.flatMap((kind) => {
    const ofKind = Object.entries(changedFields[kind] ?? {}).map(([field, count]) => `${field} ${count}`)
    return ofKind.length > 0 ? [`changed ${kind}: ${ofKind.join(', ')}`] : []
  })
  const before = `${owners.ownedBefore} with a person, ${owners.ownerlessBefore} without`
  const after = `${owners.ownedAfter} with, ${owners.ownerlessAfter} without`
  const isAny = Object.values(owners).some((count) => count > 0)
  return [...fields, ...(isAny ? [`accounts: ${before}; afterwards ${after}`] : [])]
}

function oddLines(
  { peopleNotFound, lookAlikes, appsElsewhere }: StoredPreview,
  problems: readonly Problem[],
): string[] {
  const from = (sourceName: string) => (sourceName ? `of source "${sourceName}"` : 'made by hand')
  return [
    ...problems.map(
      ({ effect, reason, fileName, column, rowCount, sentence }) =>
        `${effect === 'LEFT_OUT' ? 'left out' : 'warning'}: ${fileName}${column && ` ${column}`}: ${counted(rowCount, 'row')} ${reason} (${sentence})`,
    ),
    ...peopleNotFound.map(({ text, rowCount }) => `not found: "${text}" (${counted(rowCount, 'row')})`),
    ...appsElsewhere.map(
      ({ name, otherSourceName }) => `elsewhere: app "${name}" has the name of an app ${from(otherSourceName)}`,
    ),
    ...lookAlikes.map(
      ({ name, otherName, otherSourceName }) =>
        `look alike: "${name}" and "${otherName}"${otherSourceName === undefined ? '' : `, an app ${from(otherSourceName)}`}`,
    ),
  ]
}

export const presetList = (): string => PRESETS.map(({ id, title }) => `${id.padEnd(28)}${title}`).join('\n')
