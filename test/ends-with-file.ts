import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

type End = () => Promise<unknown> | unknown

const ends = new Set<End>()

/** Has this run when the test file ends, unless it ran before: calling the result runs it now. */
export function endWithFile(end: End): () => Promise<void> {
  const once = async () => {
    if (ends.delete(once)) await end()
  }
  ends.add(once)
  return once
}

/** The last that was started ends first. One that fails must not keep the others alive. */
export async function endAll(): Promise<void> {
  const failures: unknown[] = []
  for (const end of [...ends].reverse()) await Promise.resolve(end()).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that the file started could be ended')
}

/**
 * Starts a program that ends with the test file. It leads a process group of its own, so that what it starts ends too,
 * and is noted for the guard (guard.js), which ends it when this process is killed.
 */
export function startProcess(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  const { pid } = child
  if (pid === undefined) return child
  const note = join(inject('scratch'), 'processes', String(pid))
  writeFileSync(note, '')
  const end = endWithFile(
    () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        process.kill(-pid, 'SIGKILL')
      }),
  )
  child.once('exit', () => {
    rmSync(note, { force: true })
    ends.delete(end)
  })
  return child
}

export const noteWorker = (): void => writeFileSync(join(inject('scratch'), 'workers', String(process.pid)), '')
