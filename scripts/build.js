// Builds what the server runs into dist/: compiled TypeScript, the migrations and the web application.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sourceHash, writeStamp } from './stale.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

function run(module, ...args) {
  const { status } = spawnSync(process.execPath, [require.resolve(module), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// The stamp is of the sources as they were before: an edit made meanwhile makes the build stale, not wrongly fresh.
const hash = sourceHash()
rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })
run('typescript/lib/tsc.js', '-p', 'tsconfig.build.json')
cpSync(new URL('../server/db/migrations', import.meta.url), new URL('../dist/server/db/migrations', import.meta.url), {
  recursive: true,
})
if (existsSync(new URL('../web/vite.config.ts', import.meta.url))) {
  const vite = new URL('../node_modules/vite/bin/vite.js', import.meta.url)
  const { status } = spawnSync(process.execPath, [fileURLToPath(vite), 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
writeStamp(hash)
