import { parentPort, workerData } from 'node:worker_threads'
import { TooManyRows } from '../map/index.ts'
import { ReadingStopped } from '../read/limits.ts'
import { type MapJob, type MappedSink, mapTable, TooManyLeftOut } from './map-table.ts'
import { type Failure, type FromThread, movable, type Request, type ThreadInput, type ToThread } from './map-thread.ts'
import type { PartReader } from './stored-spool.ts'
import { tablesOfUploads } from './upload-tables.ts'

/** The thread that maps the tables of uploads. It has no database: it asks for bytes and hands over rows. */
const tell = (message: FromThread, moved: readonly ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)
const waiting = new Map<number, (reply: unknown) => void>()
let lastId = 0

function ask(request: Request, moved?: readonly ArrayBuffer[]): Promise<unknown> {
  const id = ++lastId
  return new Promise((settle) => {
    waiting.set(id, settle)
    tell({ id, request }, moved)
  })
}

const readPart = ((uploadId, number) => ask({ part: { uploadId, number } })) as PartReader
const tables = tablesOfUploads({ ...(workerData as ThreadInput), readPart })
// Awaited by the first table; until then a failure must not count as unhandled.
tables.catch(() => {})

parentPort?.on('message', (message: ToThread) => {
  if ('map' in message) void run(message.map)
  else {
    waiting.get(message.id)?.(message.reply)
    waiting.delete(message.id)
  }
})

async function run({ at, job }: { at: number; job: MapJob }): Promise<void> {
  // One batch is stored, another waits for it, and the next one is mapped.
  let taken: Promise<unknown> = Promise.resolve()
  const hand = async (request: Request, moved?: readonly ArrayBuffer[]) => {
    await taken
    taken = ask(request, moved)
  }
  const sink: MappedSink = {
    rows: (rows) => hand({ rows }, movable(rows.text)),
    problems: (problems) => hand({ problems }),
    read: (rows) => tell({ read: rows }),
  }
  try {
    const table = (await tables).uploaded[at]
    if (!table) throw new Error(`there is no table ${at}`)
    const mapped = await mapTable(table, job, sink)
    await taken
    tell({ mapped })
  } catch (error) {
    tell({ failed: failureOf(error) })
  }
}

/** Failures that a file can cause; any other error ends the thread. */
function failureOf(error: unknown): Failure {
  if (error instanceof ReadingStopped) {
    const { reason, file, problem } = error
    return { name: 'ReadingStopped', reason, file, problem }
  }
  if (error instanceof TooManyRows || error instanceof TooManyLeftOut) return { name: error.name }
  throw error
}
