import { type ResourceLimits, Worker } from 'node:worker_threads'
import { builtFile } from '../../lib/built.ts'
import { type RowProblem, TooManyRows } from '../map/index.ts'
import { ReadingStopped, type StopReason, tooLarge } from '../read/limits.ts'
import type { TableShape } from '../read/table.ts'
import {
  type MapJob,
  type MappedBatch,
  type MappedSink,
  type MappedTable,
  type MapTables,
  TooManyLeftOut,
} from './map-table.ts'
import type { PartReader, StoredPart } from './stored-spool.ts'
import type { UploadsToRead } from './upload-tables.ts'

/** What the thread is started with. */
export type ThreadInput = Omit<UploadsToRead, 'readPart'>
/** What the thread asks for; it continues with the reply of the same number. */
export type Request =
  | { part: { uploadId: string; number: number } }
  | { rows: MappedBatch }
  | { problems: RowProblem[] }
export type FromThread =
  | { id: number; request: Request }
  | { read: number }
  | { mapped: MappedTable | undefined }
  | { failed: Failure }
export type ToThread = { map: { at: number; job: MapJob } } | { id: number; reply: unknown }

/** Errors lose their class on the way between threads. */
export type Failure =
  | { name: 'ReadingStopped'; reason: StopReason; file: string; problem: string }
  | { name: 'TooManyRows' | 'TooManyLeftOut' }

/**
 * Things that rows only name, half a million of them, are the largest thing that is kept, except for the texts of a
 * workbook, which may take twice that. V8 lets half of the limit fill up before it collects what is no longer used.
 */
const HEAP_MB = 512
const WORKBOOK_HEAP_MB = 1_024
/** With 8 MB, rows that were still being mapped were taken for old: collecting them took a quarter of the time. */
const YOUNG_MB = 24

/** How much memory the thread may use for tables of these formats. */
export const heapFor = (formats: readonly TableShape['format'][]): ResourceLimits => ({
  maxOldGenerationSizeMb: formats.includes('xlsx') ? WORKBOOK_HEAP_MB : HEAP_MB,
  maxYoungGenerationSizeMb: YOUNG_MB,
})

interface Running {
  sink: MappedSink
  settle: (mapped: MappedTable | undefined) => void
  reject: (error: Error) => void
}

/** A thread that maps the tables of uploads. It finds them again, because functions that read them cannot be sent. */
export class MapThread implements MapTables {
  readonly #worker: Worker
  readonly #fileNames: string
  readonly #readPart: PartReader
  #running: Running | undefined
  #failure: Error | undefined

  constructor({ readPart, ...input }: UploadsToRead, resourceLimits: ResourceLimits) {
    this.#readPart = readPart
    this.#fileNames = input.uploads.map(({ fileName }) => fileName).join(', ')
    const workerData: ThreadInput = input
    const options = { name: 'recert-import', workerData, resourceLimits }
    this.#worker = new Worker(builtFile('server/imports/stage/map-worker.js'), options)
    this.#worker.on('message', (message: FromThread) => this.#take(message))
    this.#worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#end(isMemory ? tooLarge(this.#fileNames, 'takes too much memory to read; split it') : error)
    })
    this.#worker.on('exit', () => this.#end(new Error('the thread that reads an import ended')))
  }

  map(at: number, job: MapJob, sink: MappedSink): Promise<MappedTable | undefined> {
    return new Promise((settle, reject) => {
      this.#running = { sink, settle, reject }
      if (this.#failure) this.#end(this.#failure)
      else this.#tell({ map: { at, job } })
    })
  }

  close(): Promise<unknown> {
    return this.#worker.terminate()
  }

  #take(message: FromThread): void {
    const running = this.#running
    if (!running) return
    if ('read' in message) running.sink.read(message.read)
    else if ('request' in message)
      this.#answer(running.sink, message.request).then(
        (reply) => this.#tell({ id: message.id, reply }, movable(reply?.bytes)),
        (error) => this.#end(error),
      )
    else if ('failed' in message) this.#end(errorOf(message.failed))
    else {
      this.#running = undefined
      running.settle(message.mapped)
    }
  }

  async #answer(sink: MappedSink, request: Request): Promise<StoredPart | undefined> {
    if ('part' in request) return this.#readPart(request.part.uploadId, request.part.number)
    if ('rows' in request) await sink.rows(request.rows)
    else await sink.problems(request.problems)
    return undefined
  }

  #tell(message: ToThread, moved: readonly ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, moved)
  }

  #end(error: Error): void {
    this.#failure ??= error
    const running = this.#running
    this.#running = undefined
    running?.reject(error)
  }
}

/** The memory of bytes that are given to the other thread: a copy would stay until garbage is collected. Small ones share theirs. */
export const movable = (bytes: Uint8Array | undefined): ArrayBuffer[] =>
  bytes?.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : []

function errorOf(failure: Failure): Error {
  if (failure.name === 'ReadingStopped') return new ReadingStopped(failure.reason, failure.file, failure.problem)
  return failure.name === 'TooManyRows' ? new TooManyRows() : new TooManyLeftOut()
}
