// `npm test`: sets up what the tests need, saying what it does, and runs every check. `npm test -- <vitest arguments>`
// runs the tests alone; `npm run crash` runs 200 rounds of the kill -9 test; `npm run test:long` runs the tests with ten
// times the rounds, every variant of them, a random seed, and the tests of the API on both engines (test/rounds.ts).
import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt, ensureInstalled } from './stale.js'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const runDir = join(root, '.cache', 'test-run')

const running = new Set()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program to its end, and ends everything when it fails. What a check prints waits for its end. */
async function step(title, command, args, { env = {}, isCheck = false } = {}) {
  const started = Date.now()
  const heading = `\n== ${title}`
  if (!isCheck) console.log(heading)
  const stdio = isCheck ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  running.add(child)
  // Whoever ends this ends what it runs.
  const forward = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  let output = ''
  for (const stream of isCheck ? [child.stdout, child.stderr] : [])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close').catch((error) => [error.message])
  running.delete(child)
  for (const signal of SIGNALS) process.off(signal, forward)
  if (isCheck) console.log(`${heading}\n${output.trimEnd()}`)
  if (code !== 0) {
    console.error(`\n${title}: failed${typeof code === 'string' ? ` (${code})` : ''}`)
    for (const other of running) other.kill()
    process.exit(1)
  }
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
const node = (title, path, args, options) => step(title, process.execPath, [path, ...args], options)
const tool = (title, script, ...args) => node(title, join('node_modules', script), args)
const check = (title, path, ...args) => node(title, path, args, { isCheck: true })

const found = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
const hasPostgres = () => found('pg_config') || existsSync('/usr/lib/postgresql')
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const hasChromium = () => [process.env.CHROMIUM_PATH, ...CHROMIUM].some((path) => path && existsSync(path))

/** On Debian as root missing programs are installed; elsewhere a sentence says what to install or set. */
async function ensureSystem() {
  const missing = []
  if (!process.env.TEST_DATABASE_URL && !hasPostgres())
    missing.push(['postgresql', 'a PostgreSQL server', 'TEST_DATABASE_URL'])
  if (!hasChromium()) missing.push(['chromium-headless-shell', 'Chromium', 'CHROMIUM_PATH'])
  for (const name of ['openssl', 'jq', 'curl']) if (!found(name)) missing.push([name, name])
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !found('apt-get')) {
    for (const [, what, setting] of missing)
      console.error(`The tests need ${what}. Install it${setting ? `, or set ${setting}` : ''}.`)
    process.exit(1)
  }
  const noninteractive = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await step('Updating the list of Debian packages', 'apt-get', ['update', '-q'], noninteractive)
  for (const [name, what] of missing)
    await step(
      `Installing ${what}`,
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', name],
      noninteractive,
    )
}

/**
 * No secret that a test saw may be in any log of the whole run. With what servers log, the tests put there the errors
 * that they get and the audit entries about credentials and tokens.
 */
function checkLogs() {
  const path = join(runDir, 'secrets.txt')
  const secrets = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  const logs = readdirSync(runDir).filter((name) => name.endsWith('.log'))
  const text = logs.map((name) => readFileSync(join(runDir, name), 'utf8')).join('\n')
  const leaked = new Set(secrets.filter((secret) => text.includes(secret)))
  console.log(
    `\n== Secrets in logs: ${secrets.length} secrets looked for in ${text.length} characters of ${logs.length} logs`,
  )
  if (secrets.length === 0 || text.length === 0) throw new Error('nothing was searched, so nothing is proven')
  if (leaked.size > 0) throw new Error(`${leaked.size} secrets are in the logs of the run (${runDir})`)
}

ensureInstalled()
await ensureSystem()
ensureBuilt()
rmSync(runDir, { recursive: true, force: true })
mkdirSync(runDir, { recursive: true })
process.env.RECERT_TEST_RUN_DIR = runDir

const given = process.argv.slice(2)
process.env.RECERT_FUZZ_SEED ??= given[0] === '--long' ? String(randomInt(2 ** 31 - 1)) : '1'
const vitest = (...args) => tool(`Tests with seed ${process.env.RECERT_FUZZ_SEED}`, 'vitest/vitest.mjs', 'run', ...args)

/** What was checked is kept, so that the next run checks what has changed since. */
const tsc = (title, project, name) => {
  const kept = ['--incremental', '--tsBuildInfoFile', join(root, '.cache', `${name}.tsbuildinfo`)]
  return check(title, 'node_modules/typescript-native/lib/tsc.js', '-p', project, ...kept)
}
const types = () => tsc('Types', '.', 'types')

/** These together take as long as the types of the server, and one processor. */
async function rules() {
  await tsc('Types of the web application', 'web', 'types-of-web')
  await check('Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.')
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  await check('Import rules', cruise, '--config', '.dependency-cruiser.cjs', 'contract', 'server', 'web/src')
  await check('Generated files', 'scripts/generate.js', '--check')
}

async function long(args) {
  process.env.RECERT_TEST_ROUNDS ??= '10'
  const { RECERT_TEST_ROUNDS: rounds, RECERT_FUZZ_SEED: seed } = process.env
  console.log(
    `\n== ${rounds} times the rounds, seed ${seed} (RECERT_FUZZ_SEED=${seed} npm run test:long repeats this run)`,
  )
  await vitest(...args)
  process.env.RECERT_TEST_API_ENGINE = 'embedded'
  await vitest('--project', 'api', '--project', 'fuzz', '--passWithNoTests', ...args)
  checkLogs()
}

if (given[0] === '--crash') {
  // 100 times the usual rounds.
  process.env.RECERT_TEST_ROUNDS ??= '100'
  await vitest('test/process/kills/kill.test.ts')
} else if (given[0] === '--long') await long(given.slice(1))
else if (given.length > 0) await vitest(...given)
else {
  await Promise.all([types(), rules()])
  await vitest()
  checkLogs()
}
