// A private PostgreSQL cluster with default settings (fsync on), in a scratch directory, for one run.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onEnd, scratchDir } from './ending.js'
import { cleanEnv, freePort } from './processes/child.js'

const DEBIAN = '/usr/lib/postgresql'
const STEP_MS = 60_000
const asRoot = process.getuid?.() === 0

/** Returns the URL of the new cluster. Throws with the reason if it cannot be created. */
export async function startCluster() {
  const bin = findBinaries()
  const dir = scratchDir('postgresql')
  if (asRoot) chownSync(dir, ...postgresUser())
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(dir, 'password')
  writeFileSync(passwordFile, password)
  if (asRoot) chownSync(passwordFile, ...postgresUser())

  const data = join(dir, 'data')
  const port = await freePort()
  const init = ['-D', data, '-U', 'bench', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C']
  run(dir, join(bin, 'initdb'), [...init, `--pwfile=${passwordFile}`])
  const log = join(dir, 'log')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir}`
  // The server keeps the standard streams of pg_ctl open, so they must not be pipes.
  onEnd({
    close: () => stop(dir, bin, data, 'fast'),
    kill: () => existsSync(join(data, 'postmaster.pid')) && stop(dir, bin, data, 'immediate'),
  })
  run(dir, join(bin, 'pg_ctl'), ['start', '-w', '-D', data, '-l', log, '-o', settings], () => readFileSync(log, 'utf8'))
  return `postgres://bench:${password}@127.0.0.1:${port}/postgres`
}

const stop = (dir, bin, data, mode) => run(dir, join(bin, 'pg_ctl'), ['stop', '-w', '-t', '15', '-D', data, '-m', mode])

/** The newest installed Debian version, or the one on the PATH. */
function findBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const dirs = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  const found = dirs.find((dir) => dir && existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl')))
  if (!found) throw new Error('neither BENCH_DATABASE_URL nor initdb was found')
  return found
}

/** initdb refuses to run as root, so root switches to the user that the packages create. */
function postgresUser() {
  return ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    if (status !== 0) throw new Error('root needs a user named postgres to run it')
    return Number(stdout)
  })
}

function run(dir, program, args, explain) {
  const [command, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
  const { status, error } = spawnSync(command, rest, {
    cwd: dir,
    env: cleanEnv({}),
    stdio: 'ignore',
    timeout: STEP_MS,
  })
  if (status !== 0) throw new Error(`${program} failed${error ? ` (${error.message})` : ''} ${explain?.() ?? ''}`)
}
