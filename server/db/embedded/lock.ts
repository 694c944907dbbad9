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
 * The holder of a data directory: its process, and the name of the directory inside where its engine listens. A name
 * instead of a path stays right when the directory is moved or mounted elsewhere; in a copy, nobody listens on it.
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

/** A socket path is limited to about 100 characters; a deeper data directory is reached through a short link. */
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
 * A claim is a file `locks/<n>`; the holder made the highest n and still listens, which the kernel knows even of a
 * paused process and forgets as soon as it dies. Files are created with link(2), which fails when the file exists, and
 * only lower numbers are deleted. So the highest always exists, two starters that both see a dead holder cannot both
 * win, and a claimant that was overtaken sees the higher number and steps back.
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

/** The live holder of a data directory, if any. */
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

/** Removes the claims of dead holders and every socket that is not ours. */
function sweep(dataDir: string, mine: number, own: Holder): void {
  const dir = join(dataDir, 'locks')
  for (const name of readdirSync(dir))
    if (/^\d+$/.test(name) && Number(name) < mine) rmSync(join(dir, name), { force: true })
  for (const name of readdirSync(dataDir))
    if (name.startsWith(SOCKET_PREFIX) && name !== own.socketName)
      rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** Errors of connecting when nobody listens: no such file, no listener, not a socket. */
const NOBODY_LISTENS = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ENOTSOCK']

/**
 * No other failure means that the holder is dead: a full queue (EAGAIN) belongs to a live holder that is busy, and
 * without a descriptor (EMFILE) or permission (EACCES) nobody can tell, so the caller must not continue.
 */
const isListening = (dataDir: string, holder: Holder): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketFile(socketDirOf(dataDir, holder.socketName)))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (code === 'EAGAIN') resolve(true)
      else if (NOBODY_LISTENS.includes(code)) resolve(false)
      // It listened when asked and has closed its socket since: ask again.
      else if (code === 'ECONNRESET') resolve(isListening(dataDir, holder))
      else reject(new Error(`cannot tell whether process ${holder.pid} still holds ${dataDir} (${code})`))
    })
  })
