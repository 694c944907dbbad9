import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Who holds a data directory: the process, and the name of the directory inside it where its engine listens. A name and
 * not a path: seen from another mount point, or after the directory was moved, it is the same socket; in a copy it is
 * one that nobody listens on.
 */
export interface Holder {
  pid: number
  socketName: string
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
export const SOCKET_PREFIX = 'engine-'
/** The file name under which the `pg` driver looks for a Unix socket in a directory. */
export const socketFile = (socketDir: string): string => join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)

/** A socket's path may have about 100 characters; a data directory deeper than that is reached by a short link. */
const MAX_PATH = 100

const links = new Map<string, string>()

export function socketDirOf(dataDir: string, socketName: string): string {
  const direct = join(dataDir, socketName)
  if (Buffer.byteLength(socketFile(direct)) <= MAX_PATH) return direct
  let link = links.get(dataDir)
  if (link === undefined) {
    link = join(mkdtempSync(join(tmpdir(), 'rc-')), 'd')
    symlinkSync(dataDir, link)
    links.set(dataDir, link)
  }
  return join(link, socketName)
}

/**
 * Claims the data directory for the engine listening in `own.socketName`, or throws DataDirHeld.
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
      if (holder?.socketName === own.socketName) return
      if (holder && (await isListening(dataDir, holder))) throw new DataDirHeld(holder)
      const mine = last + 1
      if (!tryLink(draft, join(dir, String(mine)))) continue
      if (highest(dir) === mine) {
        sweep(dataDir, mine, own)
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
  return holder && (await isListening(dataDir, holder)) ? holder : undefined
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

/** Removes the claims of holders that are gone, and every socket that is not ours. */
function sweep(dataDir: string, mine: number, own: Holder): void {
  const dir = join(dataDir, 'locks')
  for (const name of readdirSync(dir))
    if (/^\d+$/.test(name) && Number(name) < mine) rmSync(join(dir, name), { force: true })
  for (const name of readdirSync(dataDir))
    if (name.startsWith(SOCKET_PREFIX) && name !== own.socketName)
      rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** What connecting says when nobody listens: no such file, nobody behind it any more, a file that is no socket. */
const NOBODY = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ENOTSOCK']

/**
 * Any other failure is not taken for death: a queue that is full (EAGAIN) is that of a living holder that is busy, and
 * without a descriptor to ask with (EMFILE) or a right to ask (EACCES) nobody knows, so the caller must not go on.
 */
const isListening = (dataDir: string, { pid, socketName }: Holder): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketFile(socketDirOf(dataDir, socketName)))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (code === 'EAGAIN') resolve(true)
      else if (NOBODY.includes(code)) resolve(false)
      else reject(new Error(`cannot tell whether process ${pid} still holds ${dataDir} (${code})`))
    })
  })
