import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../lib/built.ts'
import { type Holder, socketFile } from './lock.ts'
import type { WorkerInput, WorkerReport } from './worker.ts'

export interface EmbeddedEngine {
  socketDir: string
  close(): Promise<void>
}

export interface EngineOptions {
  dataDir: string
  idleInTransactionMs: number
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

/** Starts PGlite in a thread of its own, so that no statement, however long, stops the event loop of the server. */
export async function startEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const dataDir = resolve(options.dataDir)
  makeDataDir(dataDir)
  const socketDir = chooseSocketDir(dataDir)
  const input: WorkerInput = { dataDir, socketDir, idleInTransactionMs: options.idleInTransactionMs }
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

  return {
    socketDir,
    async close() {
      closing = true
      worker.thread.postMessage('close')
      await worker.exited
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
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The data directory ${dataDir} cannot be written (${code}). Set DATA_DIR to one that can.`)
  }
}

/** A socket's path may have about 100 characters; a data directory deeper than that gets its socket elsewhere. */
function chooseSocketDir(dataDir: string): string {
  const name = `engine-${process.pid}-${randomBytes(4).toString('hex')}`
  const inside = join(dataDir, name)
  return Buffer.byteLength(socketFile(inside)) <= 100 ? inside : join(tmpdir(), `recert-${name}`)
}
