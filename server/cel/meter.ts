import { CelFault } from './fault.ts'

/**
 * What one evaluation may cost. Each node pays one for being evaluated and the size of what it yields, lists in lists
 * counted as often as they are there, so that neither loops in loops nor lists that double can stop the server: the
 * library itself has no such limit.
 */
const BUDGET = 2_000_000

export class Meter {
  #left = BUDGET

  #fault: CelFault | undefined

  /** Set once more was to be paid than there was; from then on all that pays fails. */
  get fault(): CelFault | undefined {
    return this.#fault
  }

  pay(cost: number): void {
    this.#left -= cost
    if (this.#left >= 0) return
    this.#fault ??= new CelFault('The expression takes too much work; make it simpler')
    throw this.#fault
  }

  /** Pays for a value and returns it. */
  accept(value: unknown, longest: number): unknown {
    if (typeof value === 'string' || value instanceof Uint8Array) {
      if (value.length > longest)
        throw new CelFault(`The expression works on a text of more than ${longest} characters`)
      this.pay(1 + value.length)
    } else this.#payFor(value)
    return value
  }

  #payFor(value: unknown): void {
    if (typeof value === 'string' || value instanceof Uint8Array) this.pay(1 + value.length)
    else {
      this.pay(1)
      if (value !== null && typeof value === 'object') this.#payForHeld(heldBy(value))
    }
  }

  #payForHeld(items: readonly unknown[]): void {
    const known = items.length < LONG_LIST ? undefined : prices.get(items)
    if (known === undefined) {
      const before = this.#left
      for (const item of items) this.#payFor(item)
      if (items.length >= LONG_LIST) prices.set(items, before - this.#left)
    } else this.pay(known)
  }
}

/** What long lists cost, once it is known: every subject of a batch may meet the same answer of the directory. */
const prices = new WeakMap<readonly unknown[], number>()
const LONG_LIST = 100

/** What a list or a map holds. */
function heldBy(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : NOTHING
}
const NOTHING: readonly unknown[] = []
