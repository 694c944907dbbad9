import type { Database } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { FileMapping, Mapping } from '../map/document/mapping.ts'
import { fitsFile, isNamed } from '../map/presets/fingerprint.ts'
import type { Content } from '../read/content.ts'
import type { FoundTable, ReadOptions } from '../read/found-table.ts'
import { findAllTables, findTables, openUpload } from '../read/read-upload.ts'
import { PART_BYTES, type PartReader, storedParts, storedSpool } from './stored-spool.ts'
import { listUploads, type StoredUpload } from './upload.store.ts'

/** A table of an upload, and the hash of the file it is in. */
export interface UploadTable extends FoundTable {
  sha256: string
}

export interface UploadsOf {
  tenantId: TenantId
  syncId: string
  maxBytes: number
  /** Told how many bytes of all uploads have been read. */
  onBytes?: (read: number, total: number) => void
}

/** The tables to read, and the hidden sheets that can be chosen. */
export interface TablesFound {
  uploaded: UploadTable[]
  hidden: UploadTable[]
}

/** The tables, and the uploads that they are in. */
export interface UploadTables extends TablesFound {
  uploads: readonly StoredUpload[]
  readPart: PartReader
}

/** The tables of a sync's uploads, read as the mapping says, or else as detected. */
export async function findUploadTables(
  database: Pick<Database, 'read'>,
  { tenantId, syncId, maxBytes, onBytes }: UploadsOf,
  mapping: Mapping | undefined,
): Promise<UploadTables> {
  const uploads = await database.read((reader) => listUploads(reader, tenantId, syncId))
  const readPart = countingParts(storedParts(database, tenantId), uploads, onBytes)
  return { ...(await tablesOfUploads({ uploads, readPart, mapping, maxBytes })), uploads, readPart }
}

/** Tells how far the uploads have been read. */
function countingParts(
  readPart: PartReader,
  uploads: readonly StoredUpload[],
  onBytes: UploadsOf['onBytes'],
): PartReader {
  const sizes = new Map(uploads.map(({ uploadId, byteCount }) => [uploadId, byteCount]))
  const reached = new Map<string, number>()
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, bytes) => all + bytes, 0)
  return async (uploadId, part) => {
    const bytes = Math.min(sizes.get(uploadId) ?? 0, (part + 1) * PART_BYTES)
    const found = await readPart(uploadId, part)
    reached.set(uploadId, Math.max(bytes, reached.get(uploadId) ?? 0))
    onBytes?.(sum(reached.values()), sum(sizes.values()))
    return found
  }
}

/** Uploads, and how they are read. */
export interface UploadsToRead {
  uploads: readonly StoredUpload[]
  readPart: PartReader
  mapping: Mapping | undefined
  maxBytes: number
}

export async function tablesOfUploads({ uploads, readPart, mapping, maxBytes }: UploadsToRead): Promise<TablesFound> {
  const tables: UploadTable[] = []
  for (const upload of uploads) {
    const spool = storedSpool(upload, readPart)
    const checked = upload.encoding ? { checked: upload.encoding } : {}
    const contents = await openUpload({ name: upload.fileName, spool, ...checked }, maxBytes)
    for (const table of await findAllTables(contents, (content) => tablesOf(content, mapping, maxBytes)))
      tables.push({ ...table, sha256: upload.sha256 })
  }
  return { uploaded: tables.filter(({ isHidden }) => !isHidden), hidden: tables.filter(({ isHidden }) => isHidden) }
}

/** How a file of the mapping is to be read, if the mapping says so. */
function optionsOf({ read, sheet }: FileMapping): ReadOptions | undefined {
  if (!read && (sheet === undefined || sheet === '*')) return undefined
  return { ...read, ...(sheet === undefined ? {} : { sheet }) }
}

/**
 * The tables that the mapping names, and all others, unless it says of every sheet which it is. Of a document of which it
 * names a list, other lists are read only if it knows them, too.
 */
async function tablesOf(content: Content, mapping: Mapping | undefined, maxBytes: number): Promise<FoundTable[]> {
  const files = (mapping?.files ?? []).filter((file) => file.match === undefined || isNamed(file, content))
  const asked: FoundTable[] = []
  for (const file of files) {
    const options = optionsOf(file)
    if (!options) continue
    const found = await findTables(content, options, maxBytes)
    asked.push(
      ...found.filter(({ shape }) => fitsFile(file, shape) && !asked.some((other) => isSamePart(other, shape))),
    )
  }
  const namesSheets = files.length > 0 && files.every(({ sheet }) => sheet !== undefined && sheet !== '*')
  if (asked.length > 0 && (namesSheets || asked.every(({ shape }) => shape.part === undefined))) return asked
  const plain = await findTables(content, {}, maxBytes)
  const isOfList = asked.some(({ shape }) => shape.format === 'json')
  const isKnown = (shape: FoundTable['shape']) =>
    files.some((file) => (file.match ?? file.headers) !== undefined && fitsFile(file, shape))
  const others = plain.filter(({ shape }) => !asked.some((other) => isSamePart(other, shape)))
  return [...asked, ...others.filter(({ shape }) => !isOfList || isKnown(shape))]
}

const isSamePart = ({ shape }: FoundTable, { part }: FoundTable['shape']) => shape.part === part
