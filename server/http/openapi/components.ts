import type { Json, Schema } from './schema.ts'

/** A schema is rendered for those who send it or for those who read it: the server demands and promises different things. */
export type Direction = 'request' | 'reply'

/** What describes a field: the text for `Message.field`, or for the name alone. */
export type FieldTexts = Readonly<Record<string, string>>

export interface Components {
  /** The schema as the document shows it; titled messages and enums are references. */
  render(schema: unknown, direction: Direction): Json
  /** Description of a field of no message, such as a parameter. */
  textOf(name: string): string | undefined
  schemas(): Json
}

/** Schema keywords for our own decoder, and limits that a reader need not check. */
const HIDDEN = {
  request: new Set(['hint', 'tooMany', 'default', 'title', 'readOnly']),
  reply: new Set(['hint', 'tooMany', 'default', 'title', 'readOnly', 'maxLength', 'maxItems', 'pattern']),
}

/**
 * The named schemas of a document. `uses` lists everything that is rendered later: a message that requests and replies
 * share becomes two components (`App` and `AppInput`), unless both directions look the same.
 */
export function componentsOf(uses: readonly [schema: unknown, direction: Direction][], texts: FieldTexts): Components {
  const named = new Map<string, Schema>()
  const usedIn = { request: new Set<string>(), reply: new Set<string>() }
  for (const [schema, direction] of uses) collect(schema as Schema, direction)

  function collect(schema: Schema, direction: Direction): void {
    const { title } = schema
    if (title !== undefined) {
      const known = named.get(title)
      if (known && shapeOf(known) !== shapeOf(schema)) throw new Error(`two schemas are called ${title}`)
      named.set(title, schema)
      usedIn[direction].add(title)
    } else if (schema.enum) throw new Error(`an enum needs a title: ${schema.enum.join(', ')}`)
    for (const part of partsOf(schema)) collect(part, direction)
  }

  const same = new Map<string, boolean>()
  /** Whether both directions of a message look the same, apart from unknown fields: requests refuse them. */
  function isSame(title: string): boolean {
    let known = same.get(title)
    if (known === undefined) {
      const schema = named.get(title) as Schema
      const nested = titlesIn(schema)
      known = nested.every(isSame) && JSON.stringify(body(schema, 'request')) === JSON.stringify(body(schema, 'reply'))
      same.set(title, known)
    }
    return known
  }
  const isShared = (title: string) => usedIn.request.has(title) && usedIn.reply.has(title)
  function nameOf(title: string, direction: Direction): string {
    if (direction === 'reply' || !isShared(title) || isSame(title)) return title
    const name = `${title}Input`
    if (named.has(name)) throw new Error(`${title} needs the name ${name} for requests, which another schema has`)
    return name
  }

  function render(schema: Schema, direction: Direction): Json {
    const { title, description } = schema
    if (title === undefined) return body(schema, direction)
    if (schema.enum) {
      const about = description === undefined ? {} : { description }
      const known = { $ref: `#/components/schemas/${title}` }
      // Readers must accept values of later versions.
      return direction === 'request' ? { ...about, ...known } : { ...about, anyOf: [known, { type: 'string' }] }
    }
    return { $ref: `#/components/schemas/${nameOf(title, direction)}` }
  }

  /** What a schema says itself, with references in place of the titled schemas in it. */
  function body(schema: Schema, direction: Direction): Json {
    const { properties, patternProperties, items, anyOf, additionalProperties, required: _, ...rest } = schema
    const plain = Object.fromEntries(Object.entries(rest).filter(([key]) => !HIDDEN[direction].has(key)))
    // Regular expressions with \u are not read alike everywhere: Go, for one, refuses them.
    if (String(plain.pattern).includes('\\u')) delete plain.pattern
    if (plain.type === 'integer' && plain.format === undefined) plain.format = 'int32'
    if (items) plain.items = render(items, direction)
    if (anyOf) plain.anyOf = anyOf.map((choice) => render(choice, direction))
    const [entry] = Object.values(patternProperties ?? {})
    if (entry) return { ...plain, additionalProperties: isAny(entry) || render(entry, direction) }
    if (additionalProperties === true) plain.additionalProperties = true
    return properties ? { ...plain, ...fieldsOf(schema, direction) } : plain
  }

  function fieldsOf({ title = '', properties = {}, required = [] }: Schema, direction: Direction): Json {
    const always = Object.entries(properties)
      .filter(([name, field]) => required.includes(name) || (direction === 'reply' && field.default !== undefined))
      .map(([name]) => name)
    const input = named.get(`${title}Input`)
    const fields = Object.entries(properties).map(([name, field]) => {
      const shown = render(field, direction)
      const isSetHere = field.readOnly || input?.properties?.[name]?.readOnly
      return [
        name,
        {
          ...describedBy(shown, field, fieldText(title, name)),
          ...(direction === 'request' && !always.includes(name) ? orNull(shown) : shown),
          ...(isSetHere ? { readOnly: true } : {}),
        },
      ]
    })
    return { properties: Object.fromEntries(fields), ...(always.length > 0 ? { required: always } : {}) }
  }

  const fieldText = (title: string, name: string) =>
    texts[`${title}.${name}`] ?? texts[`${title.replace(/Input$/, '')}.${name}`] ?? texts[name]

  function component(title: string, direction: Direction): Json {
    const schema = named.get(title) as Schema
    if (schema.enum) return { type: 'string', enum: schema.enum }
    // Unknown fields are refused in requests; replies may gain fields.
    const closed = direction === 'request' || (isShared(title) && isSame(title))
    return { ...(closed && schema.properties ? { additionalProperties: false } : {}), ...body(schema, direction) }
  }

  return {
    render: (schema, direction) => render(schema as Schema, direction),
    textOf: (name) => texts[name],
    schemas() {
      const all = (['request', 'reply'] as const).flatMap((direction) =>
        [...usedIn[direction]].map((title) => [nameOf(title, direction), component(title, direction)] as const),
      )
      return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

/** A description of a message or enum belongs to it; a field that refers to one has its own. */
const describedBy = (shown: Json, field: Schema, text: string | undefined): Json => {
  const own = field.title === undefined || field.enum ? field.description : undefined
  const description = own ?? text
  return description === undefined || shown.description !== undefined ? {} : { description }
}

/** In a request, null means the same as omitting an optional field. */
function orNull(shown: Json): Json {
  const { type, anyOf, $ref, description } = shown
  const about = description === undefined ? {} : { description }
  if ($ref) return { ...about, anyOf: [{ $ref }, { type: 'null' }] }
  if (anyOf) return { ...shown, anyOf: [...(anyOf as Json[]), { type: 'null' }] }
  return { ...shown, type: [type, 'null'] }
}

const isAny = (schema: Schema) => Object.keys(schema).length === 0

const partsOf = ({ properties = {}, patternProperties = {}, items, anyOf = [] }: Schema): Schema[] => [
  ...Object.values(properties),
  ...Object.values(patternProperties),
  ...(items ? [items] : []),
  ...anyOf,
]

const titlesIn = (schema: Schema): string[] =>
  partsOf(schema).flatMap((part) => (part.title === undefined ? titlesIn(part) : [part.title]))

/** What must agree between two schemas with one title: everything of a message, the values of an enum. */
const shapeOf = ({ readOnly: _, ...schema }: Schema) => JSON.stringify(schema.enum ?? schema)
