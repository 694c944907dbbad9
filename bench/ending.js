// Everything a run starts or creates is registered here, so that it is removed at the end: children, clusters, directories.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CLOSE_MS = 20_000
const closers = []
const killers = []
let closing

/**
 * `close` shuts down cleanly and may take some time. `kill` is synchronous and ends what is left when the process exits.
 */
export function onEnd({ close, kill }) {
  if (close) closers.push(close)
  if (kill) killers.push(kill)
}

export const isEnding = () => closing !== undefined

/** Closes everything, last opened first, within a bounded time. */
export function closeAll() {
  closing ??= (async () => {
    const timer = setTimeout(() => {
      console.error('Shutdown took too long; killing what is left.')
      process.exit(1)
    }, CLOSE_MS)
    for (const close of closers.reverse()) await Promise.resolve(close()).catch((error) => console.error(error.message))
    clearTimeout(timer)
  })()
  return closing
}

process.on('exit', () => {
  for (const kill of killers.reverse()) {
    try {
      kill()
    } catch (error) {
      console.error(error.message)
    }
  }
})
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, () => {
    if (closing) process.exit(code)
    console.error('\nStopping ...')
    closeAll().then(() => process.exit(code))
  })

/** A scratch directory that is removed at the end of the run. */
export function scratchDir(name) {
  const dir = mkdtempSync(join(tmpdir(), `recert-bench-${name}-`))
  onEnd({ kill: () => rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) })
  return dir
}
