import type { Remark } from '../../read/found-table.ts'
import type { TableRow, TableShape } from '../../read/table.ts'
import { combineMappings } from '../document/combine.ts'
import { completeness, kindsOf, type Stop, tableName } from '../document/completeness.ts'
import type { FileMapping, Mapping } from '../document/mapping.ts'
import { adoptPreset, columnsUsed, findFile, fitsPreset, isNamed, isPlace, nameSet } from '../presets/fingerprint.ts'
import { PRESETS, type Preset, presetOf } from '../presets/presets.ts'
import { TableMapper } from '../rows/table-mapper.ts'
import type { TableProblem } from '../rows/table-problems.ts'
import { columnName } from '../texts.ts'
import { unusedAccess } from './access-columns.ts'
import { withoutEnded } from './ended-rows.ts'
import { filledAbove } from './filled-above.ts'
import { remarksOfRows } from './remarks-of-rows.ts'
import { profiledColumns, type SuggestedFor, type Suggestion, suggestMapping } from './suggest.ts'
import { toldApart } from './tell-apart.ts'

/** A table of an upload and some of its rows. */
export interface UploadedTable {
  shape: TableShape
  sample: readonly TableRow[]
}

export interface ChooseOptions extends SuggestedFor {
  /** The source's own mapping. */
  mapping?: Mapping
  /** The preset that was named. */
  presetId?: string
  /** The header that the source's mapping was used with, by file of the mapping. */
  earlierColumns?: Readonly<Record<number, readonly string[]>>
  /** Whether somebody can be asked. */
  isAttended: boolean
  now: Date
}

/** How a table was recognised. */
export interface ChosenTable {
  shape: TableShape
  how: 'source' | 'preset' | 'suggestion' | 'none'
  /** The file of the mapping that it is, or -1. */
  file: number
  presetId?: string
  suggestion?: Suggestion
  /** Columns that came and went since the mapping was last used. */
  added: string[]
  gone: string[]
  /** The same as warnings, with what becomes of it. */
  remarks: Remark[]
}

export interface Choice {
  /** The mapping to use or to confirm. */
  mapping?: Mapping
  tables: ChosenTable[]
  /** Somebody has to confirm it: it is a proposal. */
  isProposal: boolean
  stops: Stop[]
}

/** Chooses the mapping of an upload: the source's own, a named preset, a preset that fits, a suggestion. */
export function chooseMapping(uploaded: readonly UploadedTable[], options: ChooseOptions): Choice {
  const shapes = uploaded.map(({ shape }) => shape)
  const preset = options.presetId === undefined ? undefined : presetOf(options.presetId)
  const own = options.mapping ?? (preset && adoptPreset(preset, shapes))
  if (own) return withOwn(uploaded, own, options)
  const found = uploaded.map((table) => ({ table, preset: presetFor(table, options) }))
  return propose(found, options)
}

const PLAIN = { added: [], gone: [], remarks: [] }

function withOwn(uploaded: readonly UploadedTable[], mapping: Mapping, options: ChooseOptions): Choice {
  const how = options.mapping ? ('source' as const) : ('preset' as const)
  const taken = new Set<number>()
  const fitting = uploaded.map(({ shape }) => {
    const file = findFile(mapping.files, shape)
    taken.add(file)
    return file
  })
  const tables = uploaded.map(({ shape }, at): ChosenTable => {
    const file = fitting[at] === -1 ? nearestFile(mapping, shape, taken) : (fitting[at] ?? -1)
    if (file < 0) return { shape, file, how: 'none', ...PLAIN }
    taken.add(file)
    const earlier = options.earlierColumns?.[file]
    const changed = changes(mapping.files[file], shape, earlier)
    const problems = earlier ? new TableMapper(mapping, file, shape, options).problems : []
    return { shape, file, how, ...changed, remarks: remarksOf(changed.added, problems, earlier ?? []) }
  })
  const used = tables.filter(({ file }) => file >= 0)
  const stops = [
    ...unknownTables(tables),
    ...used.flatMap(({ shape, file }) => columnStops(mapping, file, shape, options.now)),
    ...completeness(mapping, used).stops,
  ]
  return { mapping, tables, isProposal: false, stops }
}

/** The file that a table was before a column was renamed: most of its columns are there, and no other table is it. */
function nearestFile(mapping: Mapping, shape: TableShape, taken: ReadonlySet<number>): number {
  const names = nameSet(shape)
  const ranked = mapping.files
    .map((file, index) => {
      const wanted = file.headers ?? columnsUsed(file)
      const share = wanted.filter((name) => names.has(columnName(name))).length / Math.max(1, wanted.length)
      // What is known by its name or place is not another table with its columns: that can be of another app.
      return { index, share, isMeant: isPlace(file, shape) && (file.match === undefined || isNamed(file, shape)) }
    })
    .filter(({ index, share, isMeant }) => !taken.has(index) && isMeant && share >= 0.5)
    .sort((a, b) => b.share - a.share)
  return ranked[0]?.index ?? -1
}

function unknownTables(tables: readonly ChosenTable[]): Stop[] {
  return tables
    .filter(({ file }) => file < 0)
    .map(({ shape }) => ({
      ...{ reason: 'mapping_needed', files: [tableName(shape)], fixes: [] },
      problem: `No part of the mapping fits ${tableName(shape)}. Leave it out, or add it to the mapping.`,
    }))
}

function columnStops(mapping: Mapping, file: number, shape: TableShape, now: Date): Stop[] {
  return new TableMapper(mapping, file, shape, { now }).problems
    .filter(({ isStop }) => isStop)
    .map(({ reason, problem, fixes }) => ({
      ...{ problem, fixes, files: [tableName(shape)] },
      reason: reason === 'field_unmapped' ? 'field_unmapped' : 'column_missing',
    }))
}

/** What changed in a header since it was last seen; without an earlier one, which columns of the mapping are gone. */
function changes(file: FileMapping | undefined, shape: TableShape, earlier: readonly string[] | undefined) {
  const names = nameSet(shape)
  const before = new Set((earlier ?? []).map(columnName))
  return {
    added: earlier ? shape.columns.filter((name) => !before.has(columnName(name))) : [],
    gone: (earlier ?? file?.headers ?? []).filter((name) => !names.has(columnName(name))),
  }
}

/** What is new or gone as warnings. A column that was never there, as many of a preset, is none. */
function remarksOf(added: readonly string[], problems: readonly TableProblem[], earlier: readonly string[]): Remark[] {
  const before = new Set(earlier.map(columnName))
  const gone = problems.filter(({ isStop, names }) => !isStop && names.some((name) => before.has(columnName(name))))
  return [
    ...added.map((name) => ({ reason: 'column_added', text: `The column "${name}" is new. Nothing uses it.` })),
    ...gone.map(({ reason, problem }) => ({ reason, text: `${problem} The values from earlier imports stay.` })),
  ]
}

/** The preset that fits a table; of several, one that makes grants before others, then the one that knows most of its columns. */
export function findPreset(shape: TableShape): { preset: Preset; file: number } | undefined {
  const fitting = PRESETS.flatMap((preset) => {
    const fit = fitsPreset(preset, shape)
    return fit ? [{ preset, ...fit }] : []
  })
  return fitting.sort((a, b) => makesGrants(b) - makesGrants(a) || b.knownColumns - a.knownColumns)[0]
}

type PresetFile = NonNullable<ReturnType<typeof findPreset>>

const fileOf = ({ preset, file }: PresetFile): FileMapping => preset.document.files[file] ?? { make: [] }
const makesGrants = (found: PresetFile): number => Number(kindsOf(fileOf(found)).has('grants'))

/**
 * The preset for a table. One for people alone would lose access that rows tell, and one that takes a list of roles for a
 * role would misname it: then there is none, but a suggestion.
 */
function presetFor({ shape, sample }: UploadedTable, options: SuggestedFor): PresetFile | undefined {
  const found = findPreset(shape)
  if (!found) return undefined
  if (makesGrants(found)) return splitsMore(suggestMapping(shape, sample, options), fileOf(found)) ? undefined : found
  const access = unusedAccess(profiledColumns(shape, sample, options.known), new Set(columnsUsed(fileOf(found))))
  if (access.length === 0) return found
  const { mapping, unused } = suggestMapping(shape, sample, options)
  const takesIt =
    mapping.files.some((file) => kindsOf(file).has('grants')) && access.some((name) => !unused.includes(name))
  return takesIt ? undefined : found
}

/** Whether the cells of this table list roles that the preset would take for one. */
function splitsMore({ mapping }: Suggestion, { make }: FileMapping): boolean {
  const whole = make.flatMap(({ kind, each, fields: { entitlement } }) => {
    if (kind !== 'grants' || each) return []
    return typeof entitlement === 'string' ? [entitlement] : [entitlement?.column ?? []].flat()
  })
  const names = new Set(whole.map(columnName))
  return mapping.files.some((file) =>
    file.make.some(
      ({ kind, each }) => kind === 'grants' && each && 'split' in each && names.has(columnName(each.split)),
    ),
  )
}

/** Without a mapping of the source: presets and suggestions, which somebody has to confirm. */
function propose(
  found: readonly { table: UploadedTable; preset: ReturnType<typeof findPreset> }[],
  { isAttended, now, ...suggestedFor }: ChooseOptions,
): Choice {
  const shapes = found.map(({ table }) => table.shape)
  const parts: { name: string; mapping: Mapping }[] = []
  const firstFile = new Map<string, number>()
  const tables = found.map(({ table: { shape, sample }, preset }): ChosenTable => {
    const suggestion = preset ? undefined : suggestMapping(shape, sample, suggestedFor)
    const [name, mapping] = preset
      ? [preset.preset.id, adoptPreset(preset.preset, shapes)]
      : [tableName(shape), suggestion?.mapping ?? { format: 1 as const, files: [] }]
    const key = `${preset ? 'preset' : 'table'} ${name}`
    const first = firstFile.get(key) ?? parts.reduce((sum, part) => sum + part.mapping.files.length, 0)
    if (!firstFile.has(key)) parts.push({ name, mapping })
    firstFile.set(key, first)
    const file = first + (preset?.file ?? 0)
    return preset
      ? { shape, file, how: 'preset', presetId: preset.preset.id, ...PLAIN }
      : { shape, file, how: 'suggestion', ...(suggestion ? { suggestion } : {}), ...PLAIN }
  })
  const mapping = fittedToRows(toldApart(combineMappings(parts), tables), found, tables)
  const stops = isAttended
    ? [
        ...completeness(mapping, tables).stops,
        ...tables.flatMap(({ shape, file }) => columnStops(mapping, file, shape, now)),
      ]
    : tables.map(mappingNeeded)
  const told = tables.map((table, at) => {
    const { sample = [] } = found[at]?.table ?? {}
    return { ...table, remarks: remarksOfRows(table, mapping, sample, suggestedFor.known) }
  })
  return { mapping, tables: told, isProposal: true, stops }
}

/** The rows of each table tell how it is written; whoever confirms the mapping sees it. */
const fittedToRows = (
  mapping: Mapping,
  found: readonly { table: UploadedTable }[],
  tables: readonly ChosenTable[],
): Mapping => ({
  ...mapping,
  files: mapping.files.map((given, index) => {
    const at = tables.findIndex((one) => one.file === index)
    const { shape, sample } = found[at]?.table ?? {}
    if (!shape || !sample) return given
    const isPreset = tables[at]?.how === 'preset'
    const file = isPreset ? withoutEnded(given, profiledColumns(shape, sample), sample, shape) : given
    return filledAbove(file, sample, shape)
  }),
})

const mappingNeeded = ({ shape, presetId }: ChosenTable): Stop => ({
  ...{ reason: 'mapping_needed', files: [tableName(shape)], fixes: [] },
  problem:
    presetId === undefined
      ? `${tableName(shape)} has columns that no mapping and no preset knows. Check the suggested mapping and confirm it.`
      : `${tableName(shape)} looks like the preset ${presetId}. Name the preset to use it.`,
})
