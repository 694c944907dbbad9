import { parentPort } from 'node:worker_threads'
import { ReadingStopped } from '../read/limits.ts'
import type { TableRow } from '../read/table.ts'
import { BatonDatabase } from './database.ts'
import { batonRows } from './rows.ts'
import type { FromThread, RowsRequest, ToThread } from './thread.ts'
import { unpackDatabase } from './unpack.ts'

/** The thread that reads a Baton file: it unpacks it step by step, opens its database and gives rows in batches. */
const BATCH_ROWS = 500

let unpacking: Generator<void> | undefined
let database: BatonDatabase | undefined
const cursors = new Map<number, Generator<TableRow>>()

parentPort?.on('message', (message: ToThread) => parentPort?.postMessage(reply(message)))

function reply(message: ToThread): FromThread {
  try {
    if ('unpack' in message) {
      unpacking ??= unpackDatabase(message.unpack)
      return { isDone: unpacking.next().done ?? false }
    }
    if ('open' in message) {
      database = new BatonDatabase(message.open.name, message.open.databasePath)
      return { chosen: database.chooseRun() }
    }
    if ('rows' in message) return nextRows(message.rows)
    cursors.get(message.endOf)?.return(undefined)
    cursors.delete(message.endOf)
    return { isDone: true }
  } catch (error) {
    if (error instanceof ReadingStopped) return { stopped: { reason: error.reason, problem: error.problem } }
    throw error
  }
}

function nextRows({ cursor, kind, run }: RowsRequest): FromThread {
  if (!database) throw new Error('rows of a database that was not opened')
  const rows = cursors.get(cursor) ?? batonRows(database, run, kind)
  cursors.set(cursor, rows)
  const batch: TableRow[] = []
  while (batch.length < BATCH_ROWS) {
    const next = rows.next()
    if (next.done) return { batch, isDone: true }
    batch.push(next.value)
  }
  return { batch, isDone: false }
}
