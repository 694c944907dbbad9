// Everything a run starts or creates is registered here, so that nothing outlives it: children, clusters, directories.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CLOSE_MS = 20_000
const closers = []
const killers = []
let closing

/**
 * `close` ends it in good order and may take a moment; `kill` is synchronous and works on what is left when the process
 * exits, whatever happened before.
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
      console.error('Closing took too long; what is left is killed.')
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

/** A scratch directory that is gone at the end of the run. */
export function scratchDir(name) {
  const dir = mkdtempSync(join(tmpdir(), `recert-bench-${name}-`))
  onEnd({ kill: () => rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) })
  return dir
}
