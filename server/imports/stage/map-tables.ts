import { type MapTables, mapTable } from './map-table.ts'
import { heapFor, MapThread } from './map-thread.ts'
import type { UploadsToRead, UploadTable } from './upload-tables.ts'

/** A thread takes a tenth of a second to start; about this much is read in that time. */
const THREAD_BYTES = 2 * 1024 * 1024

/**
 * Large uploads are read in a thread: requests are answered meanwhile, storing a batch and mapping the next take place at
 * the same time, and its memory is bounded. Baton files have a thread of their own.
 */
export function mapTables(tables: readonly UploadTable[], uploads: UploadsToRead): MapTables {
  const bytes = uploads.uploads.reduce((sum, { byteCount }) => sum + byteCount, 0)
  const formats = tables.map(({ shape }) => shape.format)
  if (bytes >= THREAD_BYTES && !formats.includes('c1z')) return new MapThread(uploads, heapFor(formats))
  return {
    async map(at, job, sink) {
      const table = tables[at]
      if (!table) throw new Error(`there is no table ${at}`)
      return mapTable(table, job, sink)
    },
    close: async () => {},
  }
}
