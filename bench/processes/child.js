// Child processes with a clean environment and a log, ended with the run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onEnd, scratchDir } from '../ending.js'
import { snapshotDir } from '../snapshot.js'

const STOP_MS = 15_000
const START_MS = 60_000
/** Settings in the user's environment (PORT, DATABASE_URL, ...) must not reach the measured processes. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR']

export const cleanEnv = (extra) => ({
  ...Object.fromEntries(INHERITED.filter((name) => process.env[name]).map((name) => [name, process.env[name]])),
  ...Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined)),
})

let logDir
let started = 0

/** Starts `node <args>` in the run's copy of the repository; its output goes to a file whose end is shown when it fails. `ipc` opens a message channel. */
export function startNode(args, { env = {}, ipc = false } = {}) {
  logDir ??= scratchDir('logs')
  const log = join(logDir, `${started++}.log`)
  const file = openSync(log, 'w')
  const child = spawn(process.execPath, args, {
    cwd: snapshotDir(),
    env: cleanEnv(env),
    stdio: ['ignore', file, file, ...(ipc ? ['ipc'] : [])],
  })
  closeSync(file)
  const exited = once(child, 'exit').then(
    () => {},
    () => {},
  )
  const running = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (!running()) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await exited
    clearTimeout(timer)
  }
  onEnd({ close: stop, kill: () => running() && child.kill('SIGKILL') })
  return { child, pid: child.pid, running, stop, logTail: () => readFileSync(log, 'utf8').slice(-2_000) }
}

/** Resolves with the first message of a child; rejects if it exits before. */
export async function firstMessage(node) {
  const message = await Promise.race([
    once(node.child, 'message').then(([value]) => value),
    once(node.child, 'exit').then(() => undefined),
    sleep(START_MS, undefined, { ref: false }),
  ])
  if (message === undefined) throw new Error(`${node.child.spawnargs[1]} did not start:\n${node.logTail()}`)
  return message
}

/** Waits for the first 200. Polls often, because the time until then is measured too. */
export async function firstAnswer(node, url) {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && node.running()) {
    if ((await statusOf(url)) === 200) return
    await sleep(5)
  }
  throw new Error(`${url} did not return 200:\n${node.logTail()}`)
}

const statusOf = (url) =>
  new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(undefined))
  })

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
