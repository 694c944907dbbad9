// Builds dist/: compiled TypeScript, migrations and the web application. The build is made in a draft directory and moved
// into place when complete, so a failed or interrupted build leaves the last one usable.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { isRunning, sourceHash, writeStamp } from './stale.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const [dist, draft, old] = ['dist', `.dist-${process.pid}`, `.dist-old-${process.pid}`].map((name) => join(root, name))

function run(script, ...args) {
  const path = join(root, 'node_modules', script)
  // A build that a test starts is for users all the same: React would be three times as large.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit', env })
  if (status === 0) return
  rmSync(draft, { recursive: true, force: true })
  process.exit(status ?? 1)
}

/** Assets never change, so they are compressed once here, at the highest level, and not on each request. */
function compress(dir) {
  for (const name of readdirSync(dir)) {
    const bytes = readFileSync(join(dir, name))
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** Removes what builds that were killed have left: the names of drafts end with the process that makes them. */
function removeLeftovers() {
  for (const name of readdirSync(root)) {
    const pid = /^\.dist-(?:old-)?(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(root, name), { recursive: true, force: true })
  }
}

/** Libraries that load files from beside their own, and one that is not installed. */
const UNBUNDLED = /^(@electric-sql\/pglite|node-sqlite3-wasm|pino|pg-native)(\/|$)/

/** `dist/recert.js`, which people, services and images start. It loads the program. */
const START = `import { fileURLToPath } from 'node:url'
import { loadProgram } from './server/boot.js'

await loadProgram(fileURLToPath(new URL('recert.cjs', import.meta.url))).program.main()
`

/**
 * The program as one file, with the libraries it uses, and V8's code cache of it. Loading 1,500 files took 1.7 s of each
 * command; one takes 0.6 s, and the cache takes a third off that. The modules stay beside it for threads, benchmarks and
 * generated documents.
 */
async function bundle() {
  const { rolldown } = await import('rolldown')
  const input = { recert: join(draft, 'server', 'main.js') }
  const program = await rolldown({ input, platform: 'node', external: UNBUNDLED })
  await program.write({ dir: draft, format: 'cjs', entryFileNames: '[name].cjs' })
  const path = join(draft, 'recert.cjs')
  const code = readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, escaped)
  writeFileSync(path, `(function (exports, require, module, __filename, __dirname) {${code}\n})`)
  writeFileSync(join(draft, 'recert.js'), START)
  const { codeCacheOf, loadProgram } = await import(join(draft, 'server', 'boot.js'))
  writeFileSync(codeCacheOf(path), loadProgram(path).script.createCachedData())
}

/** V8 keeps a text with one character beyond Latin-1 at two bytes for each: 6 MB more in every process. */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

removeLeftovers()
// Hash the sources before building: an edit made meanwhile then marks the build as stale.
const hash = sourceHash()
// Types are checked by `npm test`; checking them here too takes a third of the build.
run('typescript-native/lib/tsc.js', '-p', 'tsconfig.build.json', '--noCheck', '--outDir', draft)
await bundle()
cpSync(join(root, 'server/db/migrations'), join(draft, 'server/db/migrations'), { recursive: true })
run('vite/bin/vite.js', 'build', 'web', '--outDir', join(draft, 'web'), '--emptyOutDir', '--logLevel', 'warn')
compress(join(draft, 'web', 'assets'))
writeStamp(draft, hash)
if (existsSync(dist)) renameSync(dist, old)
renameSync(draft, dist)
rmSync(old, { recursive: true, force: true })
