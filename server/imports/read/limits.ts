const MIB = 1024 * 1024

/** What reading accepts; beyond it the upload stops, or the row is left out. */
export const LIMITS = {
  members: 200,
  sheets: 100,
  columns: 500,
  rows: 20_000_000,
  recordBytes: MIB,
  cellLength: 32_767,
  jsonDepth: 64,
  sharedStringsLength: 256 * MIB,
  /** Packed data may grow by this factor, once there is this much of it. */
  ratio: 200,
  ratioFromBytes: 64 * MIB,
  /** A workbook inside a compressed archive is unpacked to memory. */
  workbookInArchiveBytes: 64 * MIB,
  /** The database of a Baton file is unpacked to disk. */
  batonBytes: 2048 * MIB,
  /** Without a token for this long, a JSON or XML document has a value that is too long to be one. */
  tokenBytes: 8 * MIB,
} as const

export type StopReason = 'unreadable_file' | 'too_large' | 'incomplete_file'

/** The file as a whole cannot be read. The problem continues a sentence that begins with its name. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped'
  readonly reason: StopReason
  readonly file: string
  readonly problem: string
  /** It can have no data, so an archive that it is in has all its data without it. */
  readonly isPicture: boolean
  constructor(reason: StopReason, file: string, problem: string, isPicture = false) {
    super(`${file} ${problem}.`)
    this.reason = reason
    this.file = file
    this.problem = problem
    this.isPicture = isPicture
  }
}

export const unreadable = (file: string, problem: string) => new ReadingStopped('unreadable_file', file, problem)
export const picture = (file: string, problem: string) => new ReadingStopped('unreadable_file', file, problem, true)
export const tooLarge = (file: string, problem: string) => new ReadingStopped('too_large', file, problem)
export const incomplete = (file: string, problem: string) => new ReadingStopped('incomplete_file', file, problem)

/** Counts unpacked bytes, and stops before more than the limit is unpacked. */
export class UnpackedBytes {
  readonly #file: string
  readonly #maxBytes: number
  #packed: number
  #unpacked = 0

  /** With `packed`, the packed size is known; otherwise it is counted by `addPacked`. */
  constructor(file: string, maxBytes: number, packed = 0) {
    this.#file = file
    this.#maxBytes = maxBytes
    this.#packed = packed
  }

  addPacked(bytes: number): void {
    this.#packed += bytes
  }

  add(bytes: number): void {
    this.#unpacked += bytes
    checkUnpacked(this.#file, this.#unpacked, this.#packed, this.#maxBytes)
  }
}

export function checkUnpacked(file: string, unpacked: number, packed: number, maxBytes: number): void {
  if (unpacked > maxBytes)
    throw tooLarge(file, `is larger than ${maxBytes} bytes when unpacked; split it, or raise IMPORT_MAX_BYTES`)
  if (unpacked > LIMITS.ratioFromBytes && unpacked > packed * LIMITS.ratio)
    throw tooLarge(file, `unpacks to more than ${LIMITS.ratio} times its size; upload the files without packing them`)
}
