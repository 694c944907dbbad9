import { describe, expect, it } from 'vitest'
import type { PolicyStep } from '../../contract/directory/policy.ts'
import type { Outcome } from './codes.ts'
import { afterEvent, CLOSE_OUTCOMES, type Next, startPath } from './step-outcome.ts'

/** A approve, D deny, S skip, - not answered, c accept, r reject, w a wait that ends, t one that times out. */
type Letter = 'A' | 'D' | 'S' | '-' | 'c' | 'r' | 'w' | 't'
const LETTERS: readonly Letter[] = ['A', 'D', 'S', '-', 'c', 'r', 'w', 't']

const stepOf = (letter: Letter): PolicyStep => {
  if (letter === 'c') return { accept: {} }
  if (letter === 'r') return { reject: {} }
  return letter === 'w' || letter === 't' ? { wait: {} } : { approval: { manager: {} } }
}
const EVENTS = { A: 'approve', D: 'deny', S: 'skip', w: 'passed', t: 'timed_out' } as const

/** What the engine does: events at the steps that a task comes to, until it ends or nobody answers. */
function run(vector: readonly Letter[], close: keyof typeof CLOSE_OUTCOMES): { outcome: Outcome; asked: number } {
  const steps = vector.map(stepOf)
  let next: Next = startPath(steps)
  let asked = 0
  while (!('outcome' in next)) {
    const at: number = 'opens' in next ? next.opens : next.waits
    asked = at + 1
    const letter = vector[at] as Letter
    if (!(letter in EVENTS)) return { outcome: CLOSE_OUTCOMES[close], asked }
    next = afterEvent(steps, at, next.passedBy, EVENTS[letter as keyof typeof EVENTS])
  }
  return { outcome: next, asked }
}

/** The same, said in another way: the first letter that ends it, else who let it pass. */
function expected(vector: readonly Letter[], close: keyof typeof CLOSE_OUTCOMES): Outcome {
  const ends = vector.find((letter) => ['D', '-', 'r', 't'].includes(letter))
  if (ends === 'D') return { outcome: 'D', reason: 'P' }
  if (ends === 'r') return { outcome: 'D', reason: 'Y' }
  if (ends === 't') return { outcome: 'T', reason: 'W' }
  if (ends === '-') return CLOSE_OUTCOMES[close]
  if (vector.includes('A')) return { outcome: 'C', reason: 'P' }
  return vector.includes('c') ? { outcome: 'C', reason: 'Y' } : { outcome: 'X', reason: 'S' }
}

const vectors = (length: number): Letter[][] =>
  length === 0 ? [[]] : vectors(length - 1).flatMap((vector) => LETTERS.map((letter) => [...vector, letter]))

describe('the outcome of a task', () => {
  it('follows from its vector, for every vector of up to four steps and every close decision (REV-034)', () => {
    let checked = 0
    for (const length of [1, 2, 3, 4])
      for (const vector of vectors(length))
        for (const close of Object.keys(CLOSE_OUTCOMES) as (keyof typeof CLOSE_OUTCOMES)[]) {
          expect([vector.join(''), run(vector, close).outcome]).toEqual([vector.join(''), expected(vector, close)])
          checked++
        }
    expect(checked).toBe(4 * (8 + 64 + 512 + 4096))
  })

  it.each([
    ['A', 'CP'],
    ['A,A', 'CP'],
    ['A,A,A,A', 'CP'],
    ['D', 'DP'],
    ['D,A', 'DP'],
    ['A,D', 'DP'],
    ['A,A,A,D', 'DP'],
    ['S,A', 'CP'],
    ['A,S', 'CP'],
    ['S', 'XS'],
    ['S,S', 'XS'],
    ['A,-', 'DF'],
    ['c', 'CY'],
    ['A,c', 'CP'],
    ['A,r', 'DY'],
    ['t', 'TW'],
  ])('of %s, closed with REVOKED, is %s', (vector, letters) => {
    const { outcome, reason } = run(vector.split(',') as Letter[], 'CLOSE_DECISION_REVOKED').outcome
    expect(outcome + reason).toBe(letters)
  })

  it('is final at a denial: later steps are never asked (REV-033)', () => {
    expect(run(['D', 'A', 'A'], 'CLOSE_DECISION_NO_ACTION').asked).toBe(1)
    expect(run(['A', 'D', 'A'], 'CLOSE_DECISION_NO_ACTION').asked).toBe(2)
  })

  it('of what nobody decided is never a certification, whatever the close decision', () => {
    for (const outcome of Object.values(CLOSE_OUTCOMES)) expect(outcome.outcome).not.toBe('C')
  })
})
