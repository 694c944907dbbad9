import {
  chmodSync,
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
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFS, startParams } from './durable-fs.ts'
import { claim, DataDirHeld, socketDirOf, socketFile } from './lock.ts'
import { type Backend, WireServer } from './wire.ts'

/** The thread of the embedded engine: lock, then database, then answers on the socket. See engine.ts for the other end. */
export interface WorkerInput {
  dataDir: string
  socketName: string
  statementMs: number
  fsync: boolean
  /** One cell: when the statement that is running must be done, in milliseconds of the epoch; 0 when none is. */
  deadline: BigInt64Array
}
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'held'; pid: number; socketName: string }
  | { kind: 'failed'; message: string }

const { dataDir, socketName, statementMs, fsync, deadline } = workerData as WorkerInput
const socketDir = socketDirOf(dataDir, socketName)
const report = (message: WorkerReport) => parentPort?.postMessage(message)

function fail(error: unknown): void {
  if (error instanceof DataDirHeld) report({ kind: 'held', ...error.holder })
  else report({ kind: 'failed', message: messageOf(error) })
  rmSync(join(dataDir, socketName), { recursive: true, force: true })
  process.exit(1)
}

/** The engine's file system throws things that are not errors, with a number for what happened (28: no space left). */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const { name, errno } = error as { name?: string; errno?: number }
  return `${name ?? 'fault'} ${errno ?? ''}${errno === 51 || errno === 28 ? ' (no space left on the disk?)' : ''}`.trim()
}

/** A first start is made beside and moved into place when whole, so one that is cut short leaves nothing half made. */
async function openDatabase(): Promise<PGlite> {
  const dir = join(dataDir, 'pgdata')
  if (!existsSync(dir)) {
    const draft = join(dataDir, 'pgdata.new')
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    await (await start(draft)).close()
    syncTree(draft)
    renameSync(draft, dir)
    syncPath(dataDir)
  }
  // The engine makes its files readable to everybody, so the directory around them must not be.
  chmodSync(dir, 0o700)
  return start(dir)
}

async function start(dir: string): Promise<PGlite> {
  const db = new PGlite({
    fs: new DurableFS(dir),
    startParams: fsync ? startParams(PGlite.defaultStartParams) : [...PGlite.defaultStartParams],
    extensions: { pg_trgm },
  })
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
const wire = new WireServer(ready, { statementMs, deadline, onFatal: fail })
const server = createServer((socket) => wire.serve(socket))

mkdirSync(join(dataDir, socketName), { recursive: true, mode: 0o700 })
rmSync(socketFile(socketDir), { force: true })
server.on('error', fail)
// Listening comes before the claim: from the moment the claim can be seen, its holder answers.
server.listen(socketFile(socketDir), async () => {
  try {
    await claim(dataDir, { pid: process.pid, socketName })
    const db = await openDatabase()
    parentPort?.once('message', async () => {
      // The listener is the lock: it goes last, when the engine has written everything.
      wire.refuse()
      await db.close()
      rmSync(join(dataDir, socketName), { recursive: true, force: true })
      process.exit(0)
    })
    resolveReady(backendOf(db))
    report({ kind: 'ready' })
  } catch (error) {
    fail(error)
  }
})
