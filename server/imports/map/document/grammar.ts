import { jsonFault } from '../../../lib/json/json-keys.ts'
import { FILE_KINDS, type FileKind } from '../../columns.ts'
import { fieldsOf, PARENTS } from '../fields.ts'
import { MAX_FILES, MAX_MAKES, MAX_MAP_ENTRIES, MAX_MAPPING_BYTES, MAX_MAPPING_DEPTH } from '../limits.ts'
import { columnName } from '../texts.ts'
import { checkOrder, checkPatterns, checkZone } from './grammar-dates.ts'
import { checkValue, checkWhen } from './grammar-values.ts'
import type { Mapping } from './mapping.ts'
import { both, type Check, isObject, list, object, oneOf, Place, text, texts, type Violation } from './violations.ts'

export type Checked = { mapping: Mapping; violations?: never } | { violations: Violation[]; mapping?: never }

/** Checks a mapping document as it was sent; reports all violations at once. */
export function parseMapping(json: string): Checked {
  const bytes = Buffer.byteLength(json)
  if (bytes > MAX_MAPPING_BYTES) return wrong(tooLarge(bytes))
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch (error) {
    return wrong(`is not valid JSON: ${(error as Error).message}`)
  }
  const fault = jsonFault(json)
  return fault === undefined ? checkMapping(document) : wrong(`is not usable JSON: ${fault}`)
}

/** Checks a mapping document; reports all violations at once. */
export function checkMapping(document: unknown): Checked {
  if (depthOf(document) > MAX_MAPPING_DEPTH) return wrong(`is nested deeper than ${MAX_MAPPING_DEPTH} levels`)
  const bytes = Buffer.byteLength(JSON.stringify(document) ?? '')
  if (bytes > MAX_MAPPING_BYTES) return wrong(tooLarge(bytes))
  const violations: Violation[] = []
  checkDocument(new Place(document, violations))
  return violations.length > 0 ? { violations } : { mapping: document as Mapping }
}

const wrong = (problem: string) => ({ violations: [{ pointer: '', problem }] })
const tooLarge = (bytes: number) => `has ${bytes} bytes; at most ${MAX_MAPPING_BYTES} are allowed`

/** Without recursion: the document may be nested deeper than the stack is. */
function depthOf(document: unknown): number {
  let level: unknown[] = [document]
  for (let depth = 0; ; depth++) {
    level = level.filter((value) => value !== null && typeof value === 'object')
    if (level.length === 0 || depth > MAX_MAPPING_DEPTH) return depth
    level = level.flatMap((value) => Object.values(value as object))
  }
}

const checkDates = object({ patterns: checkPatterns, order: checkOrder, zone: checkZone })

const checkKind = oneOf(...FILE_KINDS)

/** A table of texts by text. */
const table =
  (entry: Check): Check =>
  (place) => {
    if (!isObject(place.value)) return place.report('must be an object')
    const keys = Object.keys(place.value)
    if (keys.length > MAX_MAP_ENTRIES)
      return place.report(`has ${keys.length} entries; at most ${MAX_MAP_ENTRIES} are allowed`)
    for (const key of keys) entry(place.at(key))
  }

const column = text({ max: 1_000 })

/** A column, or several by one star. */
const starred = both(column, (place) => {
  if (typeof place.value === 'string' && place.value.split('*').length !== 2)
    place.report('must have exactly one *, which stands for the part of the name that differs')
})

const checkEach: Check = (place) => {
  const forms = ['list', 'split', 'columns'].filter((form) => isObject(place.value) && Object.hasOwn(place.value, form))
  if (forms.length !== 1) return place.report('must have exactly one of list, split and columns')
  if (forms[0] === 'list') object({ list: column })(place)
  else if (forms[0] === 'split') object({ split: column, by: text({ max: 100 }) }, ['by'])(place)
  else object({ columns: starred })(place)
}

function checkFields(kind: FileKind, inEach: boolean): Check {
  const known = fieldsOf(kind).map(([name]) => name)
  const names = known.filter((name) => name !== 'profile')
  const hasProfile = names.length < known.length
  return (place) => {
    if (!isObject(place.value)) return place.report('must be an object')
    for (const name of Object.keys(place.value)) {
      const at = place.at(name)
      if (hasProfile && name === 'profile.*') starred(at)
      else if (names.includes(name) || (hasProfile && /^profile\../.test(name) && name.length <= 200))
        checkValue(at, inEach)
      else
        at.report(
          `is not a field of ${kind}; its fields are ${names.join(', ')}${hasProfile ? ', profile.<name>' : ''}`,
        )
    }
    if (Object.keys(place.value).length === 0) place.report('must not be empty')
  }
}

const checkMake: Check = (place) => {
  const make = place.value
  const kind = FILE_KINDS.find((known) => isObject(make) && make.kind === known)
  const inEach = isObject(make) && Object.hasOwn(make, 'each')
  object(
    {
      kind: checkKind,
      when: (at) => checkWhen(at, inEach),
      each: checkEach,
      with: list((at) => checkParent(at, kind)),
      ifNew: oneOf(true),
      fields: kind ? checkFields(kind, inEach) : () => {},
    },
    ['kind', 'fields'],
  )(place)
}

function checkParent(place: Place, kind: FileKind | undefined) {
  if (!kind) return checkKind(place)
  const parents: readonly unknown[] = PARENTS[kind]
  if (parents.includes(place.value)) return
  place.report(
    parents.length === 0 ? `must not be there: ${kind} name nothing else` : `must be one of ${parents.join(', ')}`,
  )
}

const checkFile: Check = object(
  {
    part: text({ max: 100 }),
    match: texts(text({ max: 200 })),
    headers: list(column),
    sheet: (place) => (typeof place.value === 'number' ? wholeNumber(1, 100)(place) : text({ max: 100 })(place)),
    read: object({
      encoding: text({ max: 40 }),
      separator: text({ max: 1 }),
      quote: text({ max: 1, min: 0 }),
      header: (place) => {
        if (place.value !== false) wholeNumber(1, 1_000)(place)
      },
      rows: text({ max: 1_000 }),
    }),
    dates: checkDates,
    fillDown: list(column, { min: 0 }),
    filter: list(
      object({ when: (place) => checkWhen(place, false), because: text({ max: 200 }) }, ['when', 'because']),
      { min: 0 },
    ),
    make: list(checkMake, { min: 0, max: MAX_MAKES }),
    rest: oneOf('ignore', 'profile'),
  },
  ['make'],
)

function wholeNumber(min: number, max: number): Check {
  return (place) => {
    const { value } = place
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      place.report(`must be a whole number from ${min} to ${max}`)
  }
}

const distinctParts: Check = (place) => {
  if (!Array.isArray(place.value)) return
  const seen = new Set<string>()
  for (const [index, file] of place.value.entries()) {
    const part: unknown = isObject(file) ? file.part : undefined
    if (typeof part !== 'string') continue
    if (seen.has(columnName(part))) place.at(index).at('part').report('is the name of another file already')
    seen.add(columnName(part))
  }
}

const checkDocument = object(
  {
    format: oneOf(1),
    files: both(list(checkFile, { max: MAX_FILES }), distinctParts),
    people: object(
      {
        match: list(oneOf('link', 'id', 'email', 'username', 'employee_id'), { max: 5 }),
        suggest: list(oneOf('name', 'similar_email'), { min: 0, max: 2 }),
      },
      ['match'],
    ),
    dates: checkDates,
    empty: list(text({ max: 200 }), { min: 0 }),
    same: object(Object.fromEntries(FILE_KINDS.map((kind) => [kind, oneOf('case', 'exact')]))),
    names: object({ apps: table(text()), entitlements: table(text()), people: table(text()) }),
  },
  ['format', 'files'],
)
