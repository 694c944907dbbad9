import { isObject } from '../document.rules.ts'
import { invalidSyntax, invalidValue } from '../scim-error.ts'
import { type Filter, parseFilter } from './filter.rules.ts'
import type { Projection } from './projection.rules.ts'

export const MAX_COUNT = 200
const DEFAULT_COUNT = 100
const MAX_NAMES = 100
const SEARCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'

/** What a list or search asks for. */
export interface ListQuery {
  filter: Filter | undefined
  /** The number of the first result, from 1. */
  startIndex: number
  count: number
  projection: Projection
}

export function readListQuery(query: URLSearchParams): ListQuery {
  return listQuery((name) => query.get(name) ?? undefined)
}

/** The same from the body of a search. */
export function readSearch(body: unknown): ListQuery {
  if (!isObject(body)) throw invalidSyntax('The body must be a JSON object.')
  const { schemas } = body
  if (schemas !== undefined && !(Array.isArray(schemas) && schemas.includes(SEARCH_SCHEMA)))
    throw invalidSyntax(`schemas must contain ${SEARCH_SCHEMA}.`)
  return listQuery((name) => body[name] ?? undefined)
}

function listQuery(given: (name: string) => unknown): ListQuery {
  const filter = given('filter')
  if (filter !== undefined && typeof filter !== 'string') throw invalidValue('filter must be a text.')
  return {
    filter: filter === undefined || filter.trim() === '' ? undefined : parseFilter(filter),
    startIndex: Math.max(1, wholeNumber('startIndex', given('startIndex')) ?? 1),
    count: Math.min(MAX_COUNT, Math.max(0, wholeNumber('count', given('count')) ?? DEFAULT_COUNT)),
    projection: projectionOf(given),
  }
}

export const readProjection = (query: URLSearchParams): Projection =>
  projectionOf((name) => query.get(name) ?? undefined)

function projectionOf(given: (name: string) => unknown): Projection {
  const [only, without] = [names(given('attributes')), names(given('excludedAttributes'))]
  if (only.length > 0 && without.length > 0) throw invalidValue('attributes and excludedAttributes cannot be combined.')
  return { only, without }
}

function names(value: unknown): string[] {
  if (value === undefined) return []
  const all = Array.isArray(value) ? value.map(String) : String(value).split(',')
  if (all.length > MAX_NAMES) throw invalidValue(`At most ${MAX_NAMES} attributes can be named.`)
  return all.map((name) => name.trim()).filter(Boolean)
}

function wholeNumber(name: string, value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined
  if (!/^-?\d{1,9}$/.test(String(value))) throw invalidValue(`${name} must be a whole number.`)
  return Number(value)
}
