import { CelFault } from './fault.ts'

/**
 * What one evaluation may cost. Each node pays one for being evaluated and the size of what it yields, lists in lists
 * counted as often as they are there, so that neither loops in loops nor lists that double can stop the server: the
 * library itself has no such limit.
 */
const BUDGET = 2_000_000

export class Meter {
  #left = BUDGET

  pay(cost: number): void {
    this.#left -= cost
    if (this.#left < 0) throw new CelFault('The expression takes too much work; make it simpler')
  }

  /** Pays for a value and returns it. */
  accept(value: unknown, longest: number): unknown {
    if (isLong(value, longest)) throw new CelFault(`The expression works on a text of more than ${longest} characters`)
    this.#payFor(value)
    return value
  }

  #payFor(value: unknown): void {
    this.pay(typeof value === 'string' || value instanceof Uint8Array ? 1 + value.length : 1)
    for (const item of heldBy(value)) this.#payFor(item)
  }
}

const isLong = (value: unknown, longest: number) =>
  (typeof value === 'string' || value instanceof Uint8Array) && value.length > longest

/** What a list or a map holds. */
function heldBy(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value === null || typeof value !== 'object') return []
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : []
}
