// The guard of a test run, a process of its own: `node guard.js <scratch directory of the run>`. It waits for the end
// of its standard input, which comes when Vitest closes it or is gone, however that happened, and leaves nothing of the
// run behind: processes, PostgreSQL servers, files.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const scratch = process.argv[2] ?? ''

/** @param {number} pid @param {NodeJS.Signals | 0} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

/** @param {string} kind */
const noted = (kind) => readdirSync(join(scratch, kind)).map(Number)

/** Of the leader of a group, the group. @param {number} pid */
const kill = (pid) => send(-pid, 'SIGKILL') || send(pid, 'SIGKILL')

function postmasters() {
  const files = readdirSync(scratch)
    .filter((name) => name.startsWith('pg-'))
    .map((name) => join(scratch, name, 'data', 'postmaster.pid'))
  return files.filter((file) => existsSync(file)).map((file) => Number(readFileSync(file, 'utf8').split('\n')[0]))
}

let input = ''
for await (const chunk of process.stdin) input += chunk
// After an orderly end the workers are about to exit by themselves; otherwise they would go on testing for nobody.
if (input !== 'done') noted('workers').forEach(kill)
noted('processes').forEach(kill)
// A server that was just being started writes its file a little later.
for (const waitMs of input === 'done' ? [0] : [0, 1_000, 3_000]) {
  await setTimeout(waitMs)
  // SIGQUIT is the immediate shutdown: the server ends its own processes.
  for (const pid of postmasters()) send(pid, 'SIGQUIT')
}
for (let waited = 0; waited < 100 && postmasters().some((pid) => send(pid, 0)); waited++) await setTimeout(100)
rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
