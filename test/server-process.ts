import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { noteSecret, runLog } from './harness.ts'

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

/** Settings of the person who runs the tests must not reach the servers under test. */
const cleanEnv = (env: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  ...env,
})

export interface ServerProcess {
  child: ChildProcess
  url: string
  /** What it has printed so far. */
  output(): string
  /** Sends a signal and waits for the end; returns the exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the real program and waits until it answers; its log goes to the run's log. */
export async function spawnServer(
  port: number,
  env: Record<string, string>,
  args = ['--no-demo'],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: cleanEnv({ PORT: String(port), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString()
    for (const [secret] of printed.matchAll(/secret-token:\S+(?=\n)|(?<=sign-in#)\S+/g)) noteSecret(secret)
  })
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
    runLog().write(data)
  })
  const server: ServerProcess = {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
  while (!printed.includes('Recert is running')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${errors}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return server
}

/** Runs a command of the CLI to its end. */
export const recert = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env: cleanEnv(env), timeout: 60_000 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr })
    })
  })
