import { type ParsedTokenInfo, Tokenizer, TokenType } from '@streamparser/json'
import { inexactNumber } from '../../../lib/json/json-numbers.ts'
import { incomplete, LIMITS, type ReadingStopped, tooLarge, unreadable } from '../limits.ts'

/** An element of an array that only objects lead to. */
export interface Element {
  /** Names that lead to the array, joined by dots; empty when the document is the array. */
  path: string
  /** Counted from 1. */
  index: number
  object?: object
  /** Why there is no object. */
  problem?: string
}

/** Beyond this no document is worth following. */
const MAX_DEPTH = 1_000
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

interface Level {
  isArray: boolean
  /** Names and arrays that lead here; undefined inside of an array's element. */
  path: string | undefined
  index: number
  key: string
  /** What is collected, inside of an element that is an object. */
  value: Record<string, unknown> | unknown[] | undefined
}

type Expected = 'value' | 'value_or_end' | 'key' | 'key_or_end' | 'colon' | 'comma_or_end' | 'nothing'

/** Reads a JSON document piece by piece, and gives the elements of its arrays. Only one element is in memory. */
export class JsonDocument {
  readonly #file: string
  readonly #path: string | undefined
  readonly #tokenizer = new ExactTokenizer()
  readonly #levels: Level[] = []
  #expected: Expected = 'value'
  #elements: Element[] = []
  /** The element that is being read: where it began, how deep that is, and what is wrong with it. */
  #element: { offset: number; depth: number; problem?: string } | undefined
  #bytes = 0
  #tokenAt = 0
  #stopped: ReadingStopped | undefined

  /** With a path, only elements of that array are given. */
  constructor(file: string, path?: string) {
    this.#file = file
    this.#path = path
    this.#tokenizer.onToken = (token) => {
      this.#tokenAt = this.#bytes
      this.#take(token)
    }
    this.#tokenizer.onEnd = () => {}
  }

  push(bytes: Uint8Array): Element[] {
    this.#run(() => this.#tokenizer.write(bytes))
    this.#bytes += bytes.length
    if (this.#bytes - this.#tokenAt > LIMITS.tokenBytes)
      throw tooLarge(this.#file, `has a value longer than ${LIMITS.tokenBytes / 1024 / 1024} MiB`)
    const elements = this.#elements
    this.#elements = []
    return elements
  }

  end(): Element[] {
    if (this.#expected !== 'nothing')
      throw incomplete(this.#file, 'ends in the middle of a JSON document; export or upload it again')
    return this.push(new Uint8Array())
  }

  #run(step: () => void): void {
    try {
      step()
    } catch {
      throw this.#stopped ?? this.#invalid()
    }
  }

  #invalid = () => unreadable(this.#file, `is not valid JSON after about ${this.#bytes} bytes; export it again`)

  #fail(stopped: ReadingStopped = this.#invalid()): never {
    this.#stopped ??= stopped
    throw stopped
  }

  #take({ token, value, offset }: ParsedTokenInfo): void {
    this.#checkLength(offset)
    const level = this.#levels.at(-1)
    const isKey = this.#expected === 'key' || this.#expected === 'key_or_end'
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET)
      this.#open(token === TokenType.LEFT_BRACKET, offset, level)
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET)
      this.#close(token === TokenType.RIGHT_BRACKET, level)
    else if (token === TokenType.COLON) this.#expect(this.#expected === 'colon', 'value')
    else if (token === TokenType.COMMA)
      this.#expect(level !== undefined && this.#expected === 'comma_or_end', level?.isArray ? 'value' : 'key')
    else if (token === TokenType.STRING && level && isKey) this.#key(level, String(value))
    else this.#scalar(level, value)
  }

  #expect(isRight: boolean, next: Expected): void {
    if (!isRight) this.#fail()
    this.#expected = next
  }

  #scalar(level: Level | undefined, value: unknown): void {
    this.#wantValue()
    this.#put(level, value)
    if (level?.isArray && level.path !== undefined) this.#give(level, undefined, 'The element is not an object.')
    this.#expected = level ? 'comma_or_end' : 'nothing'
  }

  #wantValue(): void {
    if (this.#expected !== 'value' && this.#expected !== 'value_or_end') this.#fail()
  }

  #key(level: Level, key: string): void {
    level.key = key
    this.#expected = 'colon'
    if (!level.value || Array.isArray(level.value)) return
    if (PROTOTYPE_KEYS.includes(key)) this.#spoil(`The name "${key}" is not allowed.`)
    else if (Object.hasOwn(level.value, key))
      this.#spoil(`The name ${JSON.stringify(key).slice(0, 80)} is there twice.`)
  }

  /** Puts a value into the object or list around it, which is being collected. */
  #put(level: Level | undefined, value: unknown): void {
    if (level?.isArray) level.index++
    if (!level?.value || this.#element?.problem !== undefined) return
    if (Array.isArray(level.value)) level.value.push(value)
    else level.value[level.key] = value
  }

  #open(isArray: boolean, offset: number, around: Level | undefined): void {
    this.#wantValue()
    if (this.#levels.length >= MAX_DEPTH)
      this.#fail(unreadable(this.#file, `is nested deeper than ${MAX_DEPTH} levels; export a flat list`))
    const isElement = around?.isArray === true && around.path !== undefined
    if (isElement) this.#element = { offset, depth: this.#levels.length }
    if (this.#element && this.#levels.length - this.#element.depth >= LIMITS.jsonDepth)
      this.#spoil(`The row is nested deeper than ${LIMITS.jsonDepth} levels.`)
    const isCollected = this.#element !== undefined && this.#element.problem === undefined
    const value = isCollected ? (isArray ? [] : (Object.create(null) as Record<string, unknown>)) : undefined
    this.#put(around, value)
    this.#levels.push({ isArray, path: isElement ? undefined : this.#pathIn(around), index: 0, key: '', value })
    this.#expected = isArray ? 'value_or_end' : 'key_or_end'
  }

  #pathIn(around: Level | undefined): string | undefined {
    if (!around) return ''
    if (around.path === undefined || around.isArray) return undefined
    return around.path === '' ? around.key : `${around.path}.${around.key}`
  }

  #close(isArray: boolean, level: Level | undefined): void {
    const mayEnd = isArray ? 'value_or_end' : 'key_or_end'
    if (level?.isArray !== isArray || (this.#expected !== mayEnd && this.#expected !== 'comma_or_end')) this.#fail()
    this.#levels.pop()
    const around = this.#levels.at(-1)
    this.#expected = around ? 'comma_or_end' : 'nothing'
    if (!this.#element || this.#levels.length > this.#element.depth) return
    const problem = this.#element.problem ?? (isArray ? 'The element is not an object.' : undefined)
    this.#element = undefined
    if (around) this.#give(around, level?.value, problem)
  }

  #checkLength(offset: number): void {
    if (this.#element && offset - this.#element.offset > LIMITS.recordBytes)
      this.#spoil('The row is longer than 1 MiB.')
  }

  /** The element cannot be used; what was collected of it is let go. */
  #spoil(problem: string): void {
    if (!this.#element) return
    this.#element.problem ??= problem
    for (const level of this.#levels) level.value = undefined
  }

  #give({ path, index }: Level, object: object | undefined, problem: string | undefined): void {
    if (path === undefined || (this.#path !== undefined && path !== this.#path)) return
    this.#elements.push(
      object && problem === undefined ? { path, index, object } : { path, index, problem: problem ?? '' },
    )
  }
}

/** Keeps a number that JavaScript would change as its digits. */
class ExactTokenizer extends Tokenizer {
  protected override parseNumber(text: string): number {
    return (inexactNumber(text) === undefined ? Number(text) : text) as number
  }
}
