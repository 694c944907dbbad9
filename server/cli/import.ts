import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { Command } from 'commander'
import type { Sync } from '../../contract/imports/source.ts'
import { isSerializationFailure, type OpenDatabase } from '../db/index.ts'
import {
  abandonImport,
  applyPreviewed,
  cancelSync,
  chooseReading,
  chooseSyncMapping,
  findPreview,
  groupProblems,
  IMPORT_KEEP_FILES_DAYS,
  IMPORT_MAX_BYTES,
  type ImportRequest,
  importFiles,
  KNOWN_FILES,
  listFaults,
  listProblemRows,
  type Mapping,
  presetOf,
  previewAgain,
  problemsCsv,
  ReadingRefused,
  ReadingStopped,
  readSyncMapping,
  SyncInProgress,
  TakesNoFiles,
  UploadSuperseded,
} from '../imports/index.ts'
import { IMPORT_MAX_REMOVAL_PERCENT } from '../tenant-settings/index.ts'
import {
  CliError,
  type CommonOptions,
  checkText,
  print,
  UsageError,
  wholeNumberOf,
  withTenant,
  withTenantOption,
} from './command.ts'
import { checkWritable } from './file-reason.ts'
import { filesAt } from './import-files-at.ts'
import { type ReadingOptions, readingsOf, withReadingOptions } from './import-reading.ts'
import { presetList, previewReport, report } from './import-report.ts'
import { readMappingFile } from './mapping-file.ts'

interface ImportOptions extends CommonOptions, ReadingOptions {
  source?: string
  skipBadRows?: boolean
  allowRemovals?: boolean
  cancelOther?: boolean
  leftOut?: string
  removed?: string
  dryRun?: boolean
  preset?: string
  mapping?: string
  saveMapping?: string
  presets?: boolean
  yes?: boolean
  problems?: string
}

/** How many faults are printed; the API lists all of them. */
const MAX_PRINTED_FAULTS = 20
/** An answer is needed: which, and the option that gives it, is printed. */
const NEEDS_ANSWER = 2

export function addImport(program: Command): void {
  withReadingOptions(withTenantOption(program.command('import')))
    .description('import access data: who has access to what (see docs/import.md)')
    .argument(
      '[path...]',
      `exports (CSV, Excel, JSON, archives), a directory of them, or our own files: ${KNOWN_FILES}`,
    )
    .option('--source <name>', 'name of the source; importing again under the same name updates it')
    .option('--dry-run', 'show what would change without changing anything')
    .option('--preset <id>', 'read the files as this known export')
    .option('--mapping <file>', 'read the files as this mapping says')
    .option('--save-mapping <file>', 'write the mapping that was used or is suggested, to be edited')
    .option('--presets', 'list the known exports')
    .option('--problems <file>', 'write what was found in the rows as CSV')
    .option('--yes', 'do not ask on a terminal; what needs an answer still stops')
    .option('--left-out <number>', 'import the other rows even though this many cannot be imported')
    .option('--removed <number>', 'allow the import to remove this many grants, people and accounts')
    .option('--skip-bad-rows', 'leave out any number of rows that cannot be imported')
    .option('--allow-removals', 'import even if that removes a large share of the grants or people')
    .option('--cancel-other', 'cancel an interrupted import of this source')
    .action(async (paths: string[], options: ImportOptions) => {
      if (options.presets) return print(options, { presets: presetList().split('\n') }, presetList())
      if (paths.length === 0) throw new UsageError('Name the files to import.')
      if (options.source === undefined) throw new UsageError('Name the source with --source.')
      const source = checkText('--source', options.source)
      checkWritable('--problems', options.problems)
      checkWritable('--save-mapping', options.saveMapping)
      const mapping = mappingOf(options)
      const files = filesAt(paths)
      const readings = readingsOf(
        options,
        files.map(({ fileName }) => fileName),
      )
      return withTenant(options, (database, tenant, config) => {
        const request: ImportRequest = {
          tenantId: tenant.id,
          source: { displayName: source, kind: 'SOURCE_KIND_FILE' },
          files,
          maxBytes: config.get(IMPORT_MAX_BYTES),
          maxRemovalPercent: config.get(IMPORT_MAX_REMOVAL_PERCENT),
          keepFilesDays: config.get(IMPORT_KEEP_FILES_DAYS),
          skipBadRows: options.skipBadRows ?? false,
          allowRemovals: options.allowRemovals ?? false,
          isPreview: (options.dryRun ?? false) || isAsking(options),
          ...(mapping ? { mapping } : {}),
          ...(readings ? { readings } : {}),
          ...(options.removed === undefined ? {} : { removedCount: wholeNumberOf('--removed', options.removed) }),
          ...(options.leftOut === undefined ? {} : { leftOutCount: wholeNumberOf('--left-out', options.leftOut) }),
        }
        return runCommand(database, request, options)
      })
    })
}

/** Somebody can be asked, and nothing was answered before. */
const isAsking = ({ json, skipBadRows, leftOut, removed, allowRemovals, dryRun, yes }: ImportOptions): boolean =>
  process.stdin.isTTY &&
  process.stdout.isTTY &&
  !json &&
  !dryRun &&
  !yes &&
  skipBadRows === undefined &&
  leftOut === undefined &&
  removed === undefined &&
  allowRemovals === undefined

function mappingOf({ preset, mapping }: ImportOptions): ImportRequest['mapping'] {
  if (preset !== undefined && mapping !== undefined) throw new UsageError('Give --preset or --mapping, not both.')
  if (preset !== undefined) {
    const document = presetOf(preset)?.document
    if (!document) throw new UsageError(`There is no preset "${preset}". recert import --presets lists them.`)
    return { document, presetId: preset }
  }
  if (mapping === undefined) return undefined
  return { document: readMappingFile(mapping), presetId: '' }
}

async function runCommand(database: OpenDatabase, request: ImportRequest, options: ImportOptions): Promise<void> {
  const progress = progressLine(options)
  const told = { ...request, onProgress: progress.show }
  let sync = await runImport(database, options.cancelOther ?? false, told).finally(progress.clear)
  const { tenantId } = request
  if (options.problems !== undefined) {
    const rows = await database.read((reader) => listProblemRows(reader, tenantId, sync.id))
    writeFileSync(options.problems, problemsCsv(rows, sync.warningCount))
  }
  if (options.saveMapping !== undefined) await saveMapping(database, request, sync, options.saveMapping)
  while (sync.state === 'SYNC_STATE_PREVIEWED') {
    const agreed = await showPreview(database, request, sync, options)
    if (!agreed) {
      const why = options.dryRun ? 'It was a dry run.' : 'It was not confirmed.'
      await database.tx((tx) => abandonImport(tx, tenantId, sync, why))
      return
    }
    sync = await applyPreviewed(database, sync, request)
    if (!hasChanged(sync)) break
    process.stdout.write(
      '\nThe access data changed meanwhile. Nothing was changed. This is what the import would do now:\n\n',
    )
    const { maxBytes = 0, maxRemovalPercent } = request
    sync = await previewAgain(database, { tenantId, syncId: sync.id, maxBytes, maxRemovalPercent })
  }
  const page = { after: '0', limit: MAX_PRINTED_FAULTS }
  const faults = await database.read((reader) => listFaults(reader, tenantId, sync.id, page))
  const isWaiting = sync.state === 'SYNC_STATE_NEEDS_CONFIRMATION'
  if (isWaiting) await database.tx((tx) => abandonImport(tx, tenantId, sync, sync.problem))
  print(options, { ...sync, faults: faults.map(({ faultId: _, ...fault }) => fault) }, report(sync, faults))
  if (sync.state !== 'SYNC_STATE_DONE') process.exitCode = isWaiting ? NEEDS_ANSWER : 1
}

/** Whether a sync would no longer do what somebody has agreed to. */
const hasChanged = ({ state, questions }: Sync): boolean =>
  state === 'SYNC_STATE_NEEDS_CONFIRMATION' &&
  questions.some(({ code }) => ['preview_changed', 'left_out_rows', 'left_out_limit'].includes(code))

/** Prints what would change, and asks on a terminal; true when it is to be applied. */
async function showPreview(
  database: OpenDatabase,
  { tenantId }: ImportRequest,
  sync: Sync,
  options: ImportOptions,
): Promise<boolean> {
  const [stored, problems] = await database.read(async (reader) => [
    await findPreview(reader, tenantId, sync.id),
    await groupProblems(reader, tenantId, sync.id),
  ])
  if (!stored) return false
  print(options, { ...sync, preview: stored.result, problems }, previewReport(sync, stored.result, problems))
  if (options.dryRun) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Apply? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function saveMapping(database: OpenDatabase, request: ImportRequest, sync: Sync, path: string): Promise<void> {
  const { tenantId, maxBytes = 0, readings } = request
  const used = await database.read((reader) => readSyncMapping(reader, tenantId, sync.id))
  if (used?.mapping) return writeMapping(path, used.mapping)
  if (sync.finishedAt !== undefined) {
    process.stderr.write('No mapping was written: Recert reads its own files without one.\n')
    return
  }
  const about = { tenantId, syncId: sync.id, sourceId: sync.sourceId, maxBytes }
  const mapping = readings
    ? (await chooseReading(database, about, readings)).document
    : (await chooseSyncMapping(database, { ...about, isAttended: true, now: new Date() })).mapping
  if (mapping) writeMapping(path, mapping)
}

const writeMapping = (path: string, mapping: Mapping) => writeFileSync(path, `${JSON.stringify(mapping, null, 2)}\n`)

async function runImport(database: OpenDatabase, cancelOther: boolean, request: ImportRequest): Promise<Sync> {
  try {
    return await importFiles(database, request)
  } catch (error) {
    if (!(error instanceof SyncInProgress)) throw asCliError(error)
    const { id } = error.sync
    const cancelled =
      cancelOther &&
      (await database.tx((tx) => cancelSync(tx, request.tenantId, id, 'Cancelled in favor of another import.')))
    if (cancelled) return runImport(database, false, request)
    throw new CliError(
      `Another import of this source is in progress (${id}). Try again when it has ended. If it was interrupted, add --cancel-other.`,
    )
  }
}

function asCliError(error: unknown): unknown {
  const isTold = error instanceof ReadingStopped || error instanceof UploadSuperseded || error instanceof TakesNoFiles
  if (isTold) return new CliError(error.message)
  if (error instanceof ReadingRefused) return new UsageError(error.message)
  if (isSerializationFailure(error))
    return new CliError(
      'Somebody changed the same data several times during the import, so nothing was changed. Run it again.',
    )
  return error
}

/** Shows progress on one line of a terminal. */
function progressLine({ json }: CommonOptions) {
  const { stderr } = process
  const live = stderr.isTTY && !json
  return {
    show: (phase: string, rows?: number) => {
      if (live) stderr.write(`\r\u001b[K${phase}${rows === undefined ? '' : `: ${rows.toLocaleString('en')} rows`}`)
    },
    clear: () => {
      if (live) stderr.write('\r\u001b[K')
    },
  }
}
