import { parentPort } from 'node:worker_threads'
import { Batch } from '../batch.ts'
import { EvaluationTimeout } from '../fault.ts'
import type { ToThread, TurnReply } from './thread-pool.ts'

/** The thread that evaluates expressions: it gets turns of batches, one at a time, and replies to each. */
const batches = new Map<number, Batch>()

parentPort?.on('message', (message: ToThread) => {
  if ('closed' in message) batches.delete(message.closed)
  else parentPort?.postMessage(takeTurn(message))
})

function takeTurn({ batch: id, definition, input }: Extract<ToThread, { batch: number }>): TurnReply {
  try {
    if (definition) batches.set(id, new Batch(definition))
    const batch = batches.get(id)
    if (!batch) throw new Error('a turn of a batch that was not opened')
    return { output: batch.turn(input) }
  } catch (error) {
    return {
      error: error instanceof Error ? error.message : String(error),
      isTimeout: error instanceof EvaluationTimeout,
    }
  }
}
