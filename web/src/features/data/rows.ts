import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Choice, ChoiceSource } from '../../parts/list/choices.ts'

const pageSize = 50
export interface Named {
  id: string
  displayName: string
}

/** Names of things by id, kept with what was loaded before. */
export async function namesOf(
  cache: QueryClient,
  source: ChoiceSource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(Boolean).sort()
  if (wanted.length === 0) return new Map()
  const choices = await cache.fetchQuery({
    queryKey: ['pickers', source.kind, 'named', wanted],
    queryFn: ({ signal }): Promise<Choice[]> => source.named(wanted, signal),
    staleTime: 60_000,
  })
  return new Map(choices.map(({ id, label }) => [id, label]))
}
export const named = (names: ReadonlyMap<string, string>, ids: readonly string[]): string[] =>
  ids.flatMap((id) => names.get(id) ?? [])

export interface PageContext {
  pageToken: string
  size: number
  signal: AbortSignal
  cache: QueryClient
  at?: string | undefined
}
interface RowPage<Row> {
  list: Row[]
  nextPageToken: string
}

/** A list of rows that the table and the CSV file share. */
export interface RowList<Row> {
  key: readonly unknown[]
  /** The time at which the access data is looked at; now when left out. */
  at?: string | undefined
  fetch(context: PageContext): Promise<RowPage<Row>>
}

export const rowsQuery = <Row>({ key, fetch, at }: RowList<Row>) =>
  infiniteQueryOptions({
    queryKey: ['data', 'list', ...key, at],
    staleTime: 15_000,
    maxPages: 40,
    initialPageParam: '',
    queryFn: ({ pageParam, signal, client: cache }) =>
      fetch({ pageToken: pageParam, size: pageSize, signal, cache, at }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

const MOST_ROWS = 20_000

/** All rows of a list, up to a limit; says whether there are more. */
export async function fetchAllRows<Row>(
  { fetch, at }: RowList<Row>,
  cache: QueryClient,
  signal: AbortSignal,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let pageToken = ''
  do {
    const page = await fetch({ pageToken, size: 100, signal, cache, at })
    rows.push(...page.list)
    pageToken = page.nextPageToken
  } while (pageToken !== '' && rows.length < MOST_ROWS)
  return { rows, isCut: pageToken !== '' }
}

export const page = ({ pageToken, size, at }: PageContext) => ({
  pageSize: size,
  ...(pageToken ? { pageToken } : {}),
  ...(at ? { at } : {}),
})
export const some = <T>(values: readonly T[] | undefined): T[] | undefined =>
  values && values.length > 0 ? [...values] : undefined
/** Leaves out what is not set. */
export const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>
  }
