import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../lib/built.ts'
import { type Holder, SOCKET_PREFIX, socketDirOf } from './lock.ts'
import type { WorkerInput, WorkerReport } from './worker.ts'

export interface EmbeddedEngine {
  socketDir: string
  close(): Promise<void>
}

export interface EngineOptions {
  dataDir: string
  /** Longest time a statement may take, unless its transaction says otherwise. */
  statementMs: number
  fsync: boolean
  /** Told when the engine stopped by itself; it is being started again. */
  onRestart: (reason: string) => void
}

/** The data directory belongs to another live process; `holder` says whom to talk to. */
export class HeldElsewhere extends Error {
  override readonly name = 'HeldElsewhere'
  readonly holder: Holder
  constructor(dataDir: string, holder: Holder) {
    super(`The data directory ${dataDir} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another one.`)
    this.holder = holder
  }
}

const WATCH_MS = 1_000
/** How long the engine may take to write everything when it is closed. */
const CLOSE_MS = 30_000

/** Starts PGlite in a thread of its own, so that no statement, however long, stops the event loop of the server. */
export async function startEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const dataDir = resolve(options.dataDir)
  makeDataDir(dataDir)
  const socketName = `${SOCKET_PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`
  const deadline = new BigInt64Array(new SharedArrayBuffer(8))
  const { statementMs, fsync } = options
  const input: WorkerInput = { dataDir, socketName, statementMs, fsync, deadline }
  let closing = false
  let worker = await startWorker(input)

  const restart = async (reason: string): Promise<void> => {
    if (closing) return
    options.onRestart(reason)
    try {
      worker = await startWorker(input)
      watch()
    } catch (error) {
      // Another process took the directory over: what is in memory here is worth nothing, so the process must end.
      if (error instanceof HeldElsewhere) throw error
      setTimeout(() => void restart(String(error)), 1_000).unref()
    }
  }
  const watch = () => void worker.exited.then(restart)
  watch()

  // A statement that does not end cannot be stopped inside the engine: the thread is ended and started again, and what
  // was not committed is rolled back by the recovery.
  const watchdog = setInterval(() => {
    const due = Atomics.load(deadline, 0)
    if (due === 0n || process.hrtime.bigint() < due) return
    Atomics.store(deadline, 0, 0n)
    void worker.thread.terminate()
  }, WATCH_MS).unref()

  return {
    socketDir: socketDirOf(dataDir, socketName),
    async close() {
      closing = true
      clearInterval(watchdog)
      worker.thread.postMessage('close')
      const late = setTimeout(() => void worker.thread.terminate(), CLOSE_MS)
      await worker.exited
      clearTimeout(late)
    },
  }
}

interface RunningWorker {
  thread: Worker
  /** Settles with the reason when the thread has ended. */
  exited: Promise<string>
}

function startWorker(input: WorkerInput): Promise<RunningWorker> {
  const thread = new Worker(builtFile('server/db/embedded/worker.js'), { workerData: input, name: 'recert-database' })
  let reason = 'the database thread ended'
  const exited = new Promise<string>((settle) => thread.once('exit', () => settle(reason)))
  return new Promise((settle, reject) => {
    thread.on('error', (error) => {
      reason = error.message
    })
    thread.on('message', (report: WorkerReport) => {
      if (report.kind === 'ready') settle({ thread, exited })
      else if (report.kind === 'held') reject(new HeldElsewhere(input.dataDir, report))
      else reason = report.message
    })
    exited.then(() => reject(new Error(`The embedded database in ${input.dataDir} did not start: ${reason}`)))
  })
}

function makeDataDir(dataDir: string): void {
  try {
    makeDir(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const mine = code === 'EACCES' || code === 'EPERM'
    const why = !mine
      ? 'cannot be created'
      : existsSync(dataDir)
        ? 'may not be written by this user'
        : 'may not be created by this user'
    const fix = mine ? 'Give it to the user that runs the server, or set' : 'Set'
    throw new Error(`The data directory ${dataDir} ${why} (${code}). ${fix} DATA_DIR to another one.`)
  }
}

/** Level by level: Node's own `recursive` never returns where the file system refuses to make anything (/proc). */
function makeDir(path: string): void {
  if (existsSync(path)) return
  makeDir(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}
