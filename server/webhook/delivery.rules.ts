import { MAX_ATTEMPTS, WebhookAnswer, type WebhookState } from '../../contract/webhook/webhook.ts'
import { bodyDecoder, parseJson } from '../http/wire/decode.ts'

export const MAX_ANSWER_BYTES = 250_000
const AGAIN_SECONDS = { least: 3, most: 15 }

/** What became of an attempt: an answer, or why there is none. */
export type Outcome = { status: number; body: Buffer } | { error: string }

/** What a delivery is after an attempt. */
export interface Ended {
  state: WebhookState
  problem: string
  answer?: WebhookAnswer
  /** When it is sent again. */
  againSeconds?: number
}

/** An answer has exactly one of these members. */
export type AnswerMember = Exclude<keyof WebhookAnswer, 'version'>

/**
 * What an attempt leads to (docs/webhooks.md), for a delivery that takes these answers. `random` from 0 to 1 spreads the
 * attempts of many deliveries.
 */
export function endOf(outcome: Outcome, attempt: number, random: number, takes: readonly AnswerMember[]): Ended {
  if ('error' in outcome) return again(outcome.error, attempt, random)
  const { status, body } = outcome
  if (status === 202) return { state: 'WEBHOOK_STATE_WAITING_CALLBACK', problem: '' }
  if (status === 410) return fatal('The receiver answered 410: it takes no more deliveries.')
  if (status < 200 || status > 299) return again(`The receiver answered ${status}.`, attempt, random)
  const read = readAnswer(body, takes)
  if ('unreadable' in read) return again(read.unreadable, attempt, random)
  if ('refused' in read) return fatal(read.refused)
  return { state: 'WEBHOOK_STATE_SUCCESS', problem: '', answer: read.answer }
}

const fatal = (problem: string): Ended => ({ state: 'WEBHOOK_STATE_FATAL_ERROR', problem })

function again(problem: string, attempt: number, random: number): Ended {
  if (attempt >= MAX_ATTEMPTS) return fatal(`${problem} It was sent ${attempt} times.`)
  const { least, most } = AGAIN_SECONDS
  return { state: 'WEBHOOK_STATE_ERROR', problem, againSeconds: least + random * (most - least) }
}

const decode = bodyDecoder(WebhookAnswer)

/** The document in an answer or a callback. One that is not JSON may be an accident of the way; one beyond the rules is meant. */
export function readAnswer(
  body: Buffer,
  takes: readonly AnswerMember[],
): { answer: WebhookAnswer } | { unreadable: string } | { refused: string } {
  if (body.length === 0) return { unreadable: 'The answer is empty.' }
  let json: unknown
  try {
    json = parseJson(body)
  } catch {
    return { unreadable: 'The answer is not JSON.' }
  }
  try {
    const answer = decode(json) as WebhookAnswer
    const { version, ...members } = answer
    const said = Object.keys(members) as AnswerMember[]
    const [only] = said
    if (said.length !== 1 || !only)
      return { refused: `The answer must say exactly one thing, and says ${said.length}.` }
    if (!takes.includes(only)) return { refused: `The answer says ${only}. This delivery takes ${takes.join(', ')}.` }
    return { answer }
  } catch (error) {
    return { refused: `The answer is not valid: ${(error as Error).message}` }
  }
}
