import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** Who holds a data directory: the process and the directory of the socket its engine listens on. */
export interface Holder {
  pid: number
  socketDir: string
}

export class DataDirHeld extends Error {
  override readonly name = 'DataDirHeld'
  readonly holder: Holder
  constructor(holder: Holder) {
    super(`held by process ${holder.pid}`)
    this.holder = holder
  }
}

export const SOCKET_PORT = 5432
/** The file name under which the `pg` driver looks for a Unix socket in a directory. */
export const socketFile = (socketDir: string): string => join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)

/**
 * Claims the data directory for the engine listening in `own.socketDir`, or throws DataDirHeld.
 *
 * A claim is a file `locks/<n>`; the holder is the one who made the highest n and still listens, which the kernel knows
 * even of a paused process and forgets at once when it dies. A file is created with link(2), which fails when it
 * exists, and only files below one's own number are deleted: the highest always exists, so two starters that both see a
 * dead holder cannot both win, and a claimant that was overtaken sees the higher number and steps back.
 */
export async function claim(dataDir: string, own: Holder): Promise<void> {
  const dir = join(dataDir, 'locks')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const draft = join(dir, `draft-${own.pid}-${process.hrtime.bigint()}`)
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (;;) {
      const last = highest(dir)
      const holder = readHolder(dir, last)
      if (holder?.socketDir === own.socketDir) return
      if (holder && (await isListening(holder.socketDir))) throw new DataDirHeld(holder)
      const mine = last + 1
      if (!tryLink(draft, join(dir, String(mine)))) continue
      if (highest(dir) === mine) {
        sweep(dir, mine, own)
        return
      }
      unlinkSync(join(dir, String(mine)))
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The live holder of a data directory, if there is one. */
export async function findHolder(dataDir: string): Promise<Holder | undefined> {
  const dir = join(dataDir, 'locks')
  const holder = readHolder(dir, highest(dir))
  return holder && (await isListening(holder.socketDir)) ? holder : undefined
}

function highest(dir: string): number {
  try {
    return Math.max(
      0,
      ...readdirSync(dir)
        .filter((name) => /^\d+$/.test(name))
        .map(Number),
    )
  } catch {
    return 0
  }
}

function readHolder(dir: string, n: number): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, String(n)), 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the claims and sockets of holders that are gone. */
function sweep(dir: string, mine: number, own: Holder): void {
  for (const name of readdirSync(dir)) {
    if (!/^\d+$/.test(name) || Number(name) >= mine) continue
    const holder = readHolder(dir, Number(name))
    if (holder && holder.socketDir !== own.socketDir) rmSync(holder.socketDir, { recursive: true, force: true })
    rmSync(join(dir, name), { force: true })
  }
}

const isListening = (socketDir: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketFile(socketDir))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
