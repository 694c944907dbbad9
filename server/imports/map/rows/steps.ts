import type { DateRules, Step } from '../document/mapping.ts'
import { MAX_CELL, MAX_ITEMS_OF_ROW } from '../limits.ts'
import { fold, slug } from '../texts.ts'
import type { RowContext, Texts } from './row-context.ts'

/** One step of a value: linear in its text. */
export type RunStep = (text: string, row: RowContext) => Texts

/** Reads a date in a step; the problem, if any, is told to the row. */
export type DateStep = (rules: DateRules) => RunStep

/** Compiles the steps of a value into one function. */
export function compileSteps(steps: readonly Step[], dates: DateStep): (texts: Texts, row: RowContext) => Texts {
  const runs = steps.map((step) => compileStep(step, dates))
  return (texts, row) => runs.reduce((current, run) => runOn(current, run, row), texts)
}

function runOn(texts: Texts, run: RunStep, row: RowContext): Texts {
  if (typeof texts === 'string') {
    row.spend(texts.length)
    return run(texts, row)
  }
  const result: string[] = []
  for (const text of texts) {
    row.spend(text.length)
    const made = run(text, row)
    if (typeof made === 'string') result.push(made)
    else result.push(...made)
    if (result.length > MAX_ITEMS_OF_ROW) break
  }
  return result.slice(0, MAX_ITEMS_OF_ROW)
}

type Verb = 'after' | 'before' | 'afterLast' | 'beforeLast' | 'dropPrefix' | 'dropSuffix'

/** A mark that is not in the text leaves it as it is. */
const CUTS: Record<Verb, (text: string, mark: string) => string> = {
  after: (text, mark) => cut(text, text.indexOf(mark), (at) => text.slice(at + mark.length)),
  before: (text, mark) => cut(text, text.indexOf(mark), (at) => text.slice(0, at)),
  afterLast: (text, mark) => cut(text, text.lastIndexOf(mark), (at) => text.slice(at + mark.length)),
  beforeLast: (text, mark) => cut(text, text.lastIndexOf(mark), (at) => text.slice(0, at)),
  dropPrefix: (text, mark) => (text.startsWith(mark) ? text.slice(mark.length) : text),
  dropSuffix: (text, mark) => (text.endsWith(mark) ? text.slice(0, text.length - mark.length) : text),
}
const cut = (text: string, at: number, rest: (at: number) => string) => (at < 0 ? text : rest(at).trim())

function compileStep(step: Step, dates: DateStep): RunStep {
  for (const verb of Object.keys(CUTS) as Verb[]) {
    const mark = step[verb]
    if (mark !== undefined) return (text) => CUTS[verb](text, mark)
  }
  if (step.replace) return replacer(...step.replace)
  if (step.case) return step.case === 'lower' ? (text) => text.toLowerCase() : (text) => text.toUpperCase()
  if (step.swap !== undefined) return swapper(step.swap)
  if (step.split !== undefined) return splitter(step.split, step.take)
  if (step.map) return mapper(step.map, step.else)
  if (step.empty) return emptier(step.empty)
  if (step.slug) return slug
  if (step.dates) {
    const { dates: patterns, zone, order } = step
    const given = patterns.length > 0 ? { patterns } : {}
    return dates({ ...given, ...(zone === undefined ? {} : { zone }), ...(order ? { order } : {}) })
  }
  return flagger(step.flag ?? {})
}

/** Replaces all; what grows beyond a cell is cut, so that steps cannot multiply a text. */
function replacer(from: string, to: string): RunStep {
  return (text) => {
    if (!text.includes(from)) return text
    if (to.length <= from.length) return text.replaceAll(from, () => to)
    let [made, at] = ['', 0]
    for (let found = text.indexOf(from); found >= 0 && made.length < MAX_CELL; found = text.indexOf(from, at)) {
      made += text.slice(at, found) + to
      at = found + from.length
    }
    return (made + text.slice(at)).slice(0, MAX_CELL)
  }
}

/** "Berg, Ann" becomes "Ann Berg". */
function swapper(mark: string): RunStep {
  return (text) => {
    const at = text.indexOf(mark)
    return at < 0 ? text : `${text.slice(at + mark.length).trim()} ${text.slice(0, at).trim()}`.trim()
  }
}

function splitter(by: string | string[], take: number | undefined): RunStep {
  const marks = typeof by === 'string' ? [by] : by
  return (text) => {
    const parts = splitText(text, marks)
    if (take === undefined) return parts
    return parts.at(take > 0 ? take - 1 : take) ?? ''
  }
}

/** The parts of a text between any of the marks, trimmed, without empty ones. */
export function splitText(text: string, marks: readonly string[]): string[] {
  let parts = [text]
  for (const mark of marks) parts = parts.flatMap((part) => part.split(mark, MAX_ITEMS_OF_ROW + 1))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Keys are compared as conditions are. */
function mapper(entries: Record<string, string>, otherwise: Step['else']): RunStep {
  const table = new Map(Object.entries(entries).map(([from, to]) => [fold(from), to]))
  const rest = typeof otherwise === 'object' ? otherwise.text : ''
  const isKept = otherwise === undefined || otherwise === 'keep'
  return (text) => table.get(fold(text)) ?? (isKept ? text : text === '' && otherwise === 'empty' ? '' : rest)
}

function emptier(words: readonly string[]): RunStep {
  const known = new Set(words.map(fold))
  return (text) => (known.has(fold(text)) ? '' : text)
}

function flagger({ true: yes = [], false: no = [] }: { true?: string[]; false?: string[] }): RunStep {
  const table = new Map([
    ...no.map((word) => [fold(word), 'false'] as const),
    ...yes.map((word) => [fold(word), 'true'] as const),
  ])
  return (text) => table.get(fold(text)) ?? text
}
