import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import type { Sync, SyncFault } from '../../contract/imports/source.ts'
import { isSerializationFailure, type OpenDatabase } from '../db/index.ts'
import {
  cancelSync,
  FILE_KINDS,
  type FileName,
  fileOf,
  IMPORT_MAX_BYTES,
  type ImportFile,
  importFiles,
  KNOWN_FILES,
  listFaults,
  readArchive,
  SyncInProgress,
  UnreadableFile,
  UploadSuperseded,
} from '../imports/index.ts'
import { counted } from '../lib/names.ts'
import { IMPORT_MAX_REMOVAL_PERCENT } from '../tenant-settings/index.ts'
import { CliError, type CommonOptions, checkText, print, withTenant, withTenantOption } from './command.ts'

interface ImportOptions extends CommonOptions {
  source: string
  skipBadRows?: boolean
  allowRemovals?: boolean
  cancelOther?: boolean
}

/** Printed at most; the API lists all faults. */
const MAX_PRINTED_FAULTS = 20

export function addImport(program: Command): void {
  withTenantOption(program.command('import'))
    .description('import access data: who has access to what (see docs/import.md)')
    .argument('<path>', `a directory with some of ${KNOWN_FILES}; one of these files; or a tar archive of them`)
    .requiredOption('--source <name>', 'name of the source; importing again under the same name updates it')
    .option('--skip-bad-rows', 'import the valid rows and record the others, instead of importing nothing')
    .option('--allow-removals', 'import even if that removes a large share of the grants or people')
    .option('--cancel-other', 'cancel an interrupted import of this source')
    .action((path: string, options: ImportOptions) =>
      withTenant(options, async (database, tenant, config) => {
        const progress = progressLine(options)
        const sync = await runImport(database, options.cancelOther ?? false, {
          tenantId: tenant.id,
          source: { displayName: checkText('--source', options.source), kind: 'SOURCE_KIND_FILE' },
          files: filesAt(path, config.get(IMPORT_MAX_BYTES)),
          skipBadRows: options.skipBadRows ?? false,
          allowRemovals: options.allowRemovals ?? false,
          maxRemovalPercent: config.get(IMPORT_MAX_REMOVAL_PERCENT),
          onProgress: progress.show,
        }).finally(progress.clear)
        const faults = await database.read((reader) =>
          listFaults(reader, tenant.id, sync.id, { after: '0', limit: MAX_PRINTED_FAULTS }),
        )
        if (sync.state === 'SYNC_STATE_NEEDS_CONFIRMATION')
          await database.tx((tx) => cancelSync(tx, tenant.id, sync.id, sync.problem))
        print(options, { ...sync, faults: faults.map(({ faultId: _, ...fault }) => fault) }, report(sync, faults))
        if (sync.state !== 'SYNC_STATE_DONE') process.exitCode = 1
      }),
    )
}

async function runImport(
  database: OpenDatabase,
  cancelOther: boolean,
  request: Parameters<typeof importFiles>[1],
): Promise<Sync> {
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
      `Another import of this source is in progress (sync ${id}). Try again when it has ended. If it was interrupted, add --cancel-other.`,
    )
  }
}

function asCliError(error: unknown): unknown {
  if (error instanceof UnreadableFile || error instanceof UploadSuperseded) return new CliError(error.message)
  if (isSerializationFailure(error))
    return new CliError(
      'Somebody changed the same data several times during the import, so nothing was changed. Run it again.',
    )
  return error
}

const IMPORT_FILE = /\.(csv|jsonl|ndjson)$/i

function filesAt(path: string, maxBytes: number): AsyncIterable<ImportFile> | Iterable<ImportFile> {
  if (!existsSync(path)) throw new CliError(`${path} does not exist.`)
  const isDirectory = statSync(path).isDirectory()
  if (!isDirectory && !IMPORT_FILE.test(path)) return readArchive(bytesOf(path), maxBytes)
  const names = isDirectory ? readdirSync(path).filter((name) => IMPORT_FILE.test(name)) : [basename(path)]
  if (names.length === 0) throw new CliError(`${path} has no import files. Valid names: ${KNOWN_FILES}.`)
  try {
    // Check all names before reading the first file.
    const known: FileName[] = []
    for (const name of names) known.push(fileOf(name, known))
  } catch (error) {
    throw asCliError(error)
  }
  const directory = isDirectory ? path : dirname(path)
  return names.map((fileName) => ({ fileName, bytes: bytesOf(join(directory, fileName)) }))
}

/** Opens the file when it is read. */
async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 })
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

function report(sync: Sync, faults: readonly SyncFault[]): string {
  const files = sync.files.map(
    ({ fileName, rowCount, sha256 }) =>
      `${fileName.padEnd(20)}${String(rowCount).padStart(10)} rows  SHA-256 ${sha256}`,
  )
  const header = `${''.padEnd(20)}${['added', 'changed', 'removed', 'unchanged'].map((word) => word.padStart(10)).join('')}`
  const counts = FILE_KINDS.flatMap((kind) => {
    const { added, changed, removed, unchanged } = sync.counts[kind] ?? {}
    const numbers = [added, changed, removed, unchanged].map((n) => String(n ?? 0).padStart(10))
    return sync.counts[kind] ? [`${kind.padEnd(20)}${numbers.join('')}`] : []
  })
  const problems = faults.map(
    ({ fileName, line, column, value, problem }) =>
      `${fileName}:${line}${column ? ` ${column}` : ''}${value ? ` "${value}"` : ''}: ${problem}`,
  )
  const more = sync.faultCount > faults.length ? [`and ${sync.faultCount - faults.length} more`] : []
  const ending =
    sync.state === 'SYNC_STATE_DONE'
      ? `Imported.${sync.faultCount > 0 ? ` ${counted(sync.faultCount, 'problem')} found; the rows concerned were skipped.` : ''}${sync.problem && `\n${sync.problem}`}`
      : sync.problem
  return [...files, '', ...(counts.length > 0 ? [header, ...counts, ''] : []), ...problems, ...more, ending].join('\n')
}
