import { fileURLToPath } from 'node:url'
import { startProcess } from '../ends-with-file.ts'

interface Message {
  id?: number
  question?: unknown
}

/**
 * Starts a process that stands for another system and asks this one what to do (asking-process.js). It ends with the test
 * file. The result tells it something, and waits until that is done.
 */
export async function startAsking<Question, Told>(
  file: string,
  settings: unknown,
  answer: (question: Question) => unknown,
): Promise<(told: Told) => Promise<void>> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = startProcess(process.execPath, [path, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // So that bytes stay bytes.
    serialization: 'advanced',
  })
  const waiting: (() => void)[] = []
  const done = () => new Promise<void>((resolve) => waiting.push(resolve))
  const say = (message: object) => void (child.connected && child.send(message))
  child.on('message', async ({ id, question }: Message) => {
    if (id === undefined) waiting.shift()?.()
    else say({ id, answer: await answer(question as Question) })
  })
  await done()
  return async (told) => {
    const ended = done()
    say({ told })
    await ended
  }
}
