import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFS, startParams } from './durable-fs.ts'
import { claim, DataDirHeld, socketFile } from './lock.ts'
import { type Backend, WireServer } from './wire.ts'

/** The thread of the embedded engine: lock, then database, then answers on the socket. See engine.ts for the other end. */
export interface WorkerInput {
  dataDir: string
  socketDir: string
  idleInTransactionMs: number
}
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'held'; pid: number; socketDir: string }
  | { kind: 'failed'; message: string }

const { dataDir, socketDir, idleInTransactionMs } = workerData as WorkerInput
const report = (message: WorkerReport) => parentPort?.postMessage(message)

function fail(error: unknown): void {
  if (error instanceof DataDirHeld) report({ kind: 'held', ...error.holder })
  else report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

/** A first start is made beside and moved into place when whole, so one that is cut short leaves nothing half made. */
async function openDatabase(): Promise<PGlite> {
  const dir = join(dataDir, 'pgdata')
  if (!existsSync(dir)) {
    const draft = join(dataDir, 'pgdata.new')
    rmSync(draft, { recursive: true, force: true })
    await (await start(draft)).close()
    syncTree(draft)
    renameSync(draft, dir)
    syncPath(dataDir)
  }
  return start(dir)
}

async function start(dir: string): Promise<PGlite> {
  const db = new PGlite({ fs: new DurableFS(dir), startParams: startParams(PGlite.defaultStartParams) })
  await db.waitReady
  return db
}

function syncTree(dir: string): void {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name)
    if (statSync(path).isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(dir)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

const backendOf = (db: PGlite): Backend => ({
  exec: (messages, onData) =>
    db.runExclusive(() => db.execProtocolRawStream(messages, { onRawData: onData })) as Promise<void>,
})

let resolveReady: (backend: Backend) => void = () => {}
const ready = new Promise<Backend>((resolve) => {
  resolveReady = resolve
})
const wire = new WireServer(ready, idleInTransactionMs, fail)
const server = createServer((socket) => wire.serve(socket))

mkdirSync(socketDir, { recursive: true, mode: 0o700 })
rmSync(socketFile(socketDir), { force: true })
server.on('error', fail)
// Listening comes before the claim: from the moment the claim can be seen, its holder answers.
server.listen(socketFile(socketDir), async () => {
  try {
    await claim(dataDir, { pid: process.pid, socketDir })
    const db = await openDatabase()
    parentPort?.once('message', async () => {
      server.close()
      await db.close()
      rmSync(socketDir, { recursive: true, force: true })
      process.exit(0)
    })
    resolveReady(backendOf(db))
    report({ kind: 'ready' })
  } catch (error) {
    fail(error)
  }
})
