import { CelFault } from './fault.ts'

/**
 * The budget of one evaluation. Each node pays one for being evaluated, plus the size of its result, counting nested
 * lists in full. So neither nested loops nor doubling lists can stall the server; the library has no such limit.
 */
const BUDGET = 2_000_000

export class Meter {
  #left = BUDGET

  #fault: CelFault | undefined

  /** Set once the budget is exceeded; from then on every payment fails. */
  get fault(): CelFault | undefined {
    return this.#fault
  }

  pay(cost: number): void {
    this.#left -= cost
    if (this.#left >= 0) return
    this.#fault ??= new CelFault('The expression takes too long to evaluate; simplify it')
    throw this.#fault
  }

  /** Pays for a value and returns it. */
  accept(value: unknown, maxLength: number): unknown {
    if (typeof value === 'string' || value instanceof Uint8Array) {
      if (value.length > maxLength)
        throw new CelFault(`The expression uses a text of more than ${maxLength} characters`)
      this.pay(1 + value.length)
    } else this.#payFor(value)
    return value
  }

  #payFor(value: unknown): void {
    if (typeof value === 'string' || value instanceof Uint8Array) this.pay(1 + value.length)
    else {
      this.pay(1)
      if (value !== null && typeof value === 'object') this.#payForContents(contentsOf(value))
    }
  }

  #payForContents(items: readonly unknown[]): void {
    const known = items.length < LONG_LIST_LENGTH ? undefined : prices.get(items)
    if (known === undefined) {
      const before = this.#left
      for (const item of items) this.#payFor(item)
      if (items.length >= LONG_LIST_LENGTH) prices.set(items, before - this.#left)
    } else this.pay(known)
  }
}

/** Known costs of long lists: all subjects of a batch may share one answer of the directory. */
const prices = new WeakMap<readonly unknown[], number>()
const LONG_LIST_LENGTH = 100

/** The contents of a list or map. */
function contentsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : NOTHING
}
const NOTHING: readonly unknown[] = []
