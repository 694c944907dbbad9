// Checks whether installed packages and build match the sources, and updates them. Plain JavaScript without
// dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

const hashOf = (text) => createHash('sha256').update(text).digest('hex')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

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

export function ensureInstalled() {
  const lock = hashOf(readFileSync(join(root, 'package-lock.json')))
  if (read(installStamp) === lock) return
  console.error('Installing packages (npm ci) ...')
  npm('ci', '--include=dev', '--no-audit', '--no-fund')
  writeFileSync(installStamp, lock)
}

export function ensureBuilt() {
  if (read(buildStamp) === sourceHash()) return
  console.error('Building ...')
  npm('run', '--silent', 'build')
}
