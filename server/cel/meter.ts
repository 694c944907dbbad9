import { CidrValue } from './address.ts'
import { CelFault, EvaluationTimeout } from './fault.ts'

/**
 * The budget of one evaluation, in steps of about 0.2 µs. Each node pays one step for being evaluated, the cost of the
 * function it calls (functions.ts), and the size of its result, counting nested lists in full. So neither nested loops
 * nor doubling lists nor expensive calls can go on for long; the library has no such limit. What a value costs depends on
 * the value alone, so an expression exceeds its budget on every machine or on none.
 */
const BUDGET = 2_000_000

/** Reading the clock takes longer than a step. */
const STEPS_PER_CLOCK_READING = 1024

export class Meter {
  #left = BUDGET
  #untilReading = STEPS_PER_CLOCK_READING
  #deadline = Number.POSITIVE_INFINITY
  #fault: CelFault | EvaluationTimeout | undefined

  /** Set once the budget or the time is exceeded; from then on every payment fails. */
  get fault(): CelFault | EvaluationTimeout | undefined {
    return this.#fault
  }

  /** Limits the time of the attempt that starts now. It only protects the server: the budget ends an attempt long before. */
  limitTime(ms: number): void {
    this.#deadline = performance.now() + ms
  }

  pay(cost: number): void {
    this.#left -= cost
    this.#untilReading -= cost
    if (this.#left >= 0 && this.#untilReading >= 0) return
    if (this.#left < 0) this.#fail(new CelFault('The expression takes too long to evaluate; simplify it'))
    this.#untilReading = STEPS_PER_CLOCK_READING
    if (performance.now() > this.#deadline)
      this.#fail(new EvaluationTimeout('The evaluation of one subject did not end in time'))
  }

  /** An operator such as `||` may ignore an error, so nothing can be paid from here on. */
  #fail(fault: CelFault | EvaluationTimeout): never {
    this.#left = Number.NEGATIVE_INFINITY
    this.#fault ??= fault
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

/** Known costs of long lists: all subjects of a batch may share one result of the directory. */
const prices = new WeakMap<readonly unknown[], number>()
const LONG_LIST_LENGTH = 100

/** The contents of a list, a map, or address ranges, each of which is compared with an address. */
function contentsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value instanceof CidrValue) return value.ranges
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : NOTHING
}
const NOTHING: readonly unknown[] = []
