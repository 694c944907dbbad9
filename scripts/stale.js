// Checks whether installed packages and build match the sources, and updates them. Plain JavaScript without
// dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const installStamp = join(root, 'node_modules', '.recert-install')
const STAMP = '.recert-build'
const buildStamp = join(root, 'dist', STAMP)
const SOURCES = [
  'contract',
  'server',
  'web',
  'scripts/build.js',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
]

/** Has the id of the process that installs or builds. */
const LOCK = join(root, '.cache', 'setup.lock')
/** Longer than any installation or build. */
const LOCK_MS = 1_800_000

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Undefined if there is no such file, also when it goes at this moment. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function* files(path) {
  if (!existsSync(path)) return
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name.includes('.test.')) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* files(child)
    else yield child
  }
}

export function sourceHash() {
  const all = SOURCES.flatMap((name) => {
    const path = join(root, name)
    return /\.\w+$/.test(name) ? [path] : [...files(path)]
  })
  return hashOf(
    all
      .sort()
      .map((path) => `${path.slice(root.length)}\0${hashOf(readFileSync(path))}`)
      .join('\n'),
  )
}

export const writeStamp = (dir, hash) => writeFileSync(join(dir, STAMP), hash)

function npm(...args) {
  // npm's output goes to standard error, to keep standard output for the result of the command.
  const { status } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed; see its output above`)
}

export function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** False if another process has the lock. A link to a file that is written is there with its content or not at all. */
function tryLock() {
  const own = `${LOCK}-${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, LOCK)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** Waits while another process has the lock. One that was killed no longer has it. */
function takeLock() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const deadline = Date.now() + LOCK_MS
  let told = false
  while (!tryLock()) {
    const holder = read(LOCK)
    // Released in between.
    if (!holder) continue
    if (!isRunning(Number(holder))) {
      rmSync(LOCK, { force: true })
      continue
    }
    if (Date.now() > deadline)
      throw new Error(`Process ${holder} has been installing or building for half an hour. End it, or delete ${LOCK}.`)
    if (!told) console.error(`Waiting for process ${holder}, which is installing or building here ...`)
    told = true
    sleep(200)
  }
}

/** One process at a time does what is missing. Others wait, and then find it done. */
function ensure(isDone, work) {
  if (isDone()) return
  takeLock()
  try {
    if (!isDone()) work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

export function ensureInstalled() {
  const lock = hashOf(readFileSync(join(root, 'package-lock.json')))
  const install = () => {
    console.error('Installing packages (npm ci) ...')
    npm('ci', '--include=dev', '--no-audit', '--no-fund')
    writeFileSync(installStamp, lock)
  }
  ensure(() => read(installStamp) === lock, install)
}

export function ensureBuilt() {
  const build = () => {
    console.error('Building ...')
    npm('run', '--silent', 'build')
  }
  ensure(() => read(buildStamp) === sourceHash(), build)
}
