import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Operation } from '../../server/http/index.ts'
import { toCamel } from '../../server/lib/names.ts'
import type { Reply, TestServer } from '../harness.ts'
import type { Kind, Pool } from './pool.ts'

/** A request as it is generated: what stands for ids and for many of the same is not replaced yet. */
export interface Planned {
  params: Record<string, string>
  query: [string, string][]
  body: unknown
  headers: Record<string, string>
}

const isRepeat = (value: object): value is { $repeat: number; of: unknown } => Object.hasOwn(value, '$repeat')

/** The value with ids and repetitions in their places. */
function filled(value: unknown, pool: Pool): unknown {
  if (typeof value === 'string') {
    const [, kind, age] = /^@(\w+)\.([01])$/.exec(value) ?? []
    return kind ? pool.at(kind as Kind, Number(age)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => filled(item, pool))
  if (isRepeat(value)) return repeated(value.$repeat, value.of)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [filled(key, pool), filled(inner, pool)]))
}

function repeated(times: number, of: unknown): unknown {
  if (of === 'distinct') return Array.from({ length: times }, (_, index) => `id${index}`)
  if (of === 'entries') return Object.fromEntries(Array.from({ length: times }, (_, index) => [`k${index}`, {}]))
  return of === 'x' ? Array.from({ length: times }, () => 'x') : String(of).repeat(times)
}

export interface Sent {
  reply: Reply
  /** Whether the body is one that the schema of the operation takes. */
  fits: boolean
  line: string
}

/** Sends a request to an operation. */
export async function send(server: TestServer, pool: Pool, operation: Operation, planned: Planned): Promise<Sent> {
  const ids = filled(planned.params, pool) as Record<string, string>
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(ids[name] ?? ''))
  const query = planned.query.map(([name, value]) => `${encoded(name)}=${encoded(String(filled(value, pool)))}`)
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path
  const body = operation.method === 'GET' ? undefined : filled(planned.body, pool)
  const text = JSON.stringify(body)
  const reply = await server.call(operation.method, url, {
    ...(text === undefined ? {} : { body: text }),
    headers: planned.headers,
  })
  const line = `${operation.method} ${url} ${JSON.stringify(planned.headers)} ${text?.slice(0, 2000) ?? ''}`
  return { reply, fits: text === undefined || fits(operation.body, JSON.parse(text)), line }
}

/** A lone surrogate has no encoding; what is sent then is what a client would send that writes bytes by itself. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const validators = new Map<object, ReturnType<typeof Compile>>()

/** Whether a schema takes a body, where names may be in either case and null means that a field is not given. */
function fits(schema: TObject | undefined, body: unknown): boolean {
  if (!schema) return JSON.stringify(body) === '{}'
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return wellFormed(JSON.stringify(body)) && validator.Check(plain(schema as Shape, body))
}

const wellFormed = (json: string) =>
  !/\\u0000|\\ud[89a-f]/.test(json) && !/"(__proto__|constructor|prototype)":/.test(json)

interface Shape {
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
}

function plain(shape: Shape, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(shape.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const message = shape.properties ? shape : shape.anyOf?.find((choice) => choice.properties)
  const entry = Object.values(shape.patternProperties ?? {})[0] ?? {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (!message?.properties) return [[key, plain(entry, inner)]]
      const name = Object.hasOwn(message.properties, key) ? key : toCamel(key)
      return inner === null && Object.hasOwn(message.properties, name)
        ? []
        : [[name, plain(message.properties[name] ?? {}, inner)]]
    }),
  )
}
