import { MAX_MAP_ENTRIES } from '../limits.ts'
import { checkOrder, checkPatterns, checkZone } from './grammar-dates.ts'
import { type Check, isObject, list, object, oneOf, type Place, text, texts } from './violations.ts'

const column = text({ max: 1_000 })
const mark = text({ max: 200 })
const words = list(text({ max: 200, min: 0 }), { min: 0 })

/** Where a value comes from; each has exactly one of these. */
const SOURCES = ['column', 'text', 'join', 'file', 'sheet', 'item', 'name'] as const

const itemCheck: Check = (place) => {
  if (place.value !== true) column(place)
}

/** A value of a field; the current item is there inside `each` only. */
export function checkValue(place: Place, inEach: boolean) {
  const { value } = place
  if (typeof value === 'string') return column(place)
  if (!isObject(value)) return place.report('must be the name of a column, or an object')
  const sources = SOURCES.filter((source) => Object.hasOwn(value, source))
  if (sources.length !== 1) place.report(`must have exactly one of ${SOURCES.join(', ')}`)
  if (!inEach)
    for (const source of sources)
      if (source === 'item' || source === 'name') place.at(source).report('is allowed only with each')
  if (Object.hasOwn(value, 'with') && !Object.hasOwn(value, 'join'))
    place.at('with').report('is allowed only with join')
  object({
    column: texts(column),
    text: text({ min: 0 }),
    join: list((at) => checkValue(at, inEach), { max: 50 }),
    with: text({ min: 0, max: 100 }),
    file: oneOf('name', 'stem'),
    sheet: oneOf(true),
    item: itemCheck,
    name: oneOf('*'),
    then: list(checkStep, { min: 0, max: 50 }),
  })(place)
}

const VERBS: Record<string, Check> = {
  ...{ after: mark, before: mark, afterLast: mark, beforeLast: mark, dropPrefix: mark, dropSuffix: mark },
  replace: (place) => {
    const { value } = place
    if (!Array.isArray(value) || value.length !== 2) return place.report('must be a list of two texts: from, to')
    mark(place.at(0))
    text({ min: 0, max: 200 })(place.at(1))
  },
  case: oneOf('lower', 'upper'),
  swap: text({ max: 10 }),
  split: texts(text({ max: 100 })),
  map: (place) => {
    if (!isObject(place.value)) return place.report('must be an object')
    const keys = Object.keys(place.value)
    if (keys.length > MAX_MAP_ENTRIES)
      return place.report(`has ${keys.length} entries; at most ${MAX_MAP_ENTRIES} are allowed`)
    for (const key of keys) text({ min: 0 })(place.at(key))
  },
  empty: words,
  slug: oneOf(true),
  dates: checkPatterns,
  flag: object({ true: words, false: words }),
}

/** What may stand beside a verb. */
const ADVERBS: Record<string, Record<string, Check>> = {
  split: { take: takeCheck },
  map: {
    else: (place) => {
      if (isObject(place.value)) object({ text: text({ min: 0 }) }, ['text'])(place)
      else oneOf('keep', 'empty')(place)
    },
  },
  dates: { zone: checkZone, order: checkOrder },
}

function takeCheck(place: Place): void {
  const { value } = place
  if (typeof value !== 'number' || !Number.isInteger(value) || value === 0 || Math.abs(value) > 1_000)
    place.report('must be a whole number: 1 for the first part, -1 for the last')
}

function checkStep(place: Place) {
  const { value } = place
  if (!isObject(value)) return place.report('must be an object')
  const verbs = Object.keys(value).filter((key) => Object.hasOwn(VERBS, key))
  const [verb] = verbs
  if (verb === undefined || verbs.length > 1)
    return place.report(
      `must have exactly one of ${Object.keys(VERBS).join(', ')}${verbs.length > 1 ? `; it has ${verbs.join(' and ')}` : ''}`,
    )
  object({ [verb]: VERBS[verb] ?? (() => {}), ...ADVERBS[verb] })(place)
}

const COMPARISONS = ['is', 'not', 'startsWith', 'endsWith', 'contains', 'empty'] as const

/** A condition. */
export function checkWhen(place: Place, inEach: boolean) {
  const { value } = place
  if (!isObject(value)) return place.report('must be an object')
  const subjects = ['column', 'item'].filter((key) => Object.hasOwn(value, key))
  if (subjects.length === 0) return checkCombination(place, value, inEach)
  if (subjects.length > 1) place.report('must have column or item, not both')
  if (Object.hasOwn(value, 'item') && !inEach) place.at('item').report('is allowed only with each')
  const comparisons = COMPARISONS.filter((key) => Object.hasOwn(value, key))
  if (comparisons.length !== 1) place.report(`must have exactly one of ${COMPARISONS.join(', ')}`)
  const compared = texts(text({ min: 0, max: 1_000 }))
  object({
    ...{ column, item: itemCheck, exact: oneOf(true), empty: oneOf(true, false) },
    ...{ is: compared, not: compared, startsWith: compared, endsWith: compared, contains: compared },
  })(place)
}

function checkCombination(place: Place, value: Record<string, unknown>, inEach: boolean) {
  const forms = ['all', 'any', 'not'].filter((key) => Object.hasOwn(value, key))
  if (forms.length !== 1) return place.report('must have a column, an item, or exactly one of all, any and not')
  const inner: Check = (at) => checkWhen(at, inEach)
  object({ all: list(inner, { max: 100 }), any: list(inner, { max: 100 }), not: inner })(place)
}
