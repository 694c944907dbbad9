import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess } from './ends-with-file.ts'
import { noteSecret, runLog } from './harness.ts'

export const MAIN = fileURLToPath(new URL('../dist/recert.js', import.meta.url))

/** Settings of the person who runs the tests must not reach the servers under test. */
const cleanEnv = (env: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  ...env,
})

interface Output {
  stdout: string
  stderr: string
}

/** Starts the real program. It ends with the test file at the latest. */
export function startRecert(args: string[], env: Record<string, string>): { child: ChildProcess; output: Output } {
  // V8 would also compile the embedded engine a second time, to faster code: 1.7 s of the 4.5 s of CPU time of a start.
  // With PostgreSQL nothing is compiled, and the flag would keep V8 from taking the code cache of the program.
  const flags = env.DATABASE_URL ? [] : ['--liftoff-only']
  const child = startProcess(process.execPath, [...flags, MAIN, ...args], {
    env: cleanEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  return { child, output }
}

export interface ServerProcess {
  child: ChildProcess
  url: string
  /** What it has printed so far. */
  output(): string
  /** Sends a signal and waits for the end; returns the exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the real server and waits until it answers; its log goes to the run's log. */
export async function spawnServer(
  port: number,
  env: Record<string, string>,
  args: string[] = [],
): Promise<ServerProcess> {
  const { child, output } = startRecert(['serve', ...args], { PORT: String(port), ...env })
  child.stderr?.on('data', (text: string) => runLog().write(text))
  const ended = once(child, 'exit')
  const isRunning = () => output.stdout.includes('Recert is running')
  while (!isRunning() && child.exitCode === null && child.signalCode === null)
    await Promise.race([ended, child.stdout && once(child.stdout, 'data')])
  if (!isRunning()) throw new Error(`the server ended: ${output.stderr}`)
  for (const [secret] of output.stdout.matchAll(/secret-token:\S+(?=\n)|(?<=sign-in#)\S+/g)) noteSecret(secret)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output.stdout,
    async end(signal) {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

/** Runs a command of the CLI to its end. */
export async function recert(args: string[], env: Record<string, string>): Promise<Output & { code: number }> {
  const { child, output } = startRecert(args, env)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, ...output }
}
