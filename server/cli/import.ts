import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import type { Sync, SyncFault } from '../../contract/imports/source.ts'
import type { OpenDatabase } from '../db/index.ts'
import {
  cancelSync,
  FILE_KINDS,
  type FileName,
  fileOf,
  type ImportFile,
  importFiles,
  KNOWN_FILES,
  listFaults,
  Overtaken,
  readArchive,
  SyncUnderWay,
  UnreadableFile,
} from '../imports/index.ts'
import { CliError, type CommonOptions, checkText, print, withTenant, withTenantOption } from './command.ts'

interface ImportOptions extends CommonOptions {
  source: string
  skipBadRows?: boolean
  allowRemovals?: boolean
  cancelOther?: boolean
}

/** So many faults are printed; the API has all of them. */
const SHOWN_FAULTS = 20

export function addImport(program: Command): void {
  withTenantOption(program.command('import'))
    .description('import access data: who has access to what (docs/import.md)')
    .argument(
      '<path>',
      `directory with ${KNOWN_FILES}, as far as there are any; one of these files; or a tar archive of them`,
    )
    .requiredOption('--source <name>', 'where the data comes from; the same name again updates it')
    .option('--skip-bad-rows', 'take the good rows and record the others, instead of nothing at all')
    .option('--allow-removals', 'even when a large share of the grants or people would be removed')
    .option('--cancel-other', 'give up another import of this source that was broken off')
    .action((path: string, options: ImportOptions) =>
      withTenant(options, async (database, tenant, config) => {
        const progress = progressLine(options)
        const sync = await runImport(database, options.cancelOther ?? false, {
          tenantId: tenant.id,
          source: { displayName: checkText('--source', options.source), kind: 'SOURCE_KIND_FILE' },
          files: filesAt(path, config.IMPORT_MAX_BYTES),
          skipBadRows: options.skipBadRows ?? false,
          allowRemovals: options.allowRemovals ?? false,
          maxRemovalPercent: config.IMPORT_MAX_REMOVAL_PERCENT,
          onProgress: progress.show,
        }).finally(progress.clear)
        const faults = await database.read((reader) =>
          listFaults(reader, tenant.id, sync.id, { after: '0', limit: SHOWN_FAULTS }),
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
    if (!(error instanceof SyncUnderWay)) throw forPerson(error)
    const { id } = error.sync
    const cancelled =
      cancelOther && (await database.tx((tx) => cancelSync(tx, request.tenantId, id, 'Given up for another import.')))
    if (cancelled) return runImport(database, false, request)
    throw new CliError(
      `Another import of this source is under way (sync ${id}). Try again when it has ended; if it was broken off, add --cancel-other.`,
    )
  }
}

const forPerson = (error: unknown) =>
  error instanceof UnreadableFile || error instanceof Overtaken ? new CliError(error.message) : error

const LOOSE_FILE = /\.(csv|jsonl|ndjson)$/i

function filesAt(path: string, maxBytes: number): AsyncIterable<ImportFile> | Iterable<ImportFile> {
  if (!existsSync(path)) throw new CliError(`There is no ${path}.`)
  const isDirectory = statSync(path).isDirectory()
  if (!isDirectory && !LOOSE_FILE.test(path)) return readArchive(bytesOf(path), maxBytes)
  const names = isDirectory ? readdirSync(path).filter((name) => LOOSE_FILE.test(name)) : [basename(path)]
  if (names.length === 0) throw new CliError(`There is none of the files of an import in ${path}: ${KNOWN_FILES}.`)
  try {
    // All names, before the first file is read.
    const known: FileName[] = []
    for (const name of names) known.push(fileOf(name, known))
  } catch (error) {
    throw forPerson(error)
  }
  const directory = isDirectory ? path : dirname(path)
  return names.map((fileName) => ({ fileName, bytes: bytesOf(join(directory, fileName)) }))
}

/** Opened when it is read. */
async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 })
}

/** One line on a terminal that says how far it is. */
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
  const wrong = faults.map(
    ({ fileName, line, column, value, problem }) =>
      `${fileName}:${line}${column ? ` ${column}` : ''}${value ? ` "${value}"` : ''}: ${problem}`,
  )
  const more = sync.faultCount > faults.length ? [`and ${sync.faultCount - faults.length} more`] : []
  const ending =
    sync.state === 'SYNC_STATE_DONE'
      ? `Imported.${sync.faultCount > 0 ? ` ${sync.faultCount} faults were found; those rows were left out.` : ''}`
      : sync.problem
  return [...files, '', ...(counts.length > 0 ? [header, ...counts, ''] : []), ...wrong, ...more, ending].join('\n')
}
