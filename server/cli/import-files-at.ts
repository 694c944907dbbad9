import { accessSync, constants, createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ImportFile } from '../imports/index.ts'
import { CliError } from './command.ts'
import { reasonOf } from './file-reason.ts'

const IMPORT_FILE = /\.(csv|tsv|txt|jsonl|ndjson|json|xlsx|xlsm|zip|tar|gz|tgz|c1z)$/i

/** The files that were named, and those in a directory that was. */
export function filesAt(paths: readonly string[]): ImportFile[] {
  const found = paths.flatMap((path) => {
    if (!existsSync(path)) throw new CliError(`${path} does not exist. Check the path.`)
    if (!statSync(path).isDirectory()) return [readable(path)]
    const names = readdirSync(path).filter((name) => IMPORT_FILE.test(name))
    if (names.length === 0)
      throw new CliError(`${path} has no files to import: CSV, Excel workbooks, JSON, or archives of them.`)
    return names.map((name) => join(path, name))
  })
  const twice = found.find((path, at) =>
    found.some((other, before) => before < at && basename(other) === basename(path)),
  )
  if (twice !== undefined) throw new CliError(`Two files are named ${basename(twice)}. Rename one of them.`)
  return found.map((path) => ({ fileName: basename(path), bytes: bytesOf(path) }))
}

function readable(path: string): string {
  try {
    accessSync(path, constants.R_OK)
  } catch (error) {
    throw new CliError(`${path} cannot be read: ${reasonOf(error)}.`)
  }
  return path
}

/** Opens the file when it is read. */
async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 })
}
