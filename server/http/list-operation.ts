import type { Static, TObject } from 'typebox'
import type { ErrorName } from '../../contract/wire/errors.ts'
import { PageQuery } from '../../contract/wire/scalars.ts'
import type { Reader } from '../db/index.ts'
import type { ApiPath, Declaration, Input, Narrow, None, PathParams, ReadContext, ReadOperation } from './operation.ts'
import type { Expansion } from './wire/expand.ts'
import { cutPage, type Key } from './wire/paging.ts'

type ListContext = Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'settings'>

interface Page<F> {
  filter: F
  /** Key of the last row of the previous page; has no parts on the first page. */
  after: Key
  limit: number
}

/** Where the rows of a list come from and how they are shown. Lists and searches of the same rows share one. */
export interface RowSource<F, Row, Item = Row> extends Rows<F, Row> {
  view?: View<F, Row, Item>
}

interface Rows<F, Row> {
  /** Related objects that a caller may ask for. */
  expand?: readonly string[]
  /** The next rows, in an order that `keyOf` determines. */
  fetch: (context: ListContext, page: Page<F>) => Promise<Row[]>
  /** The sort key of a row; what the page token contains. */
  keyOf: (row: Row) => Key
}

/** What the caller sees of the rows. */
type View<F, Row, Item> = (
  context: ListContext,
  rows: readonly Row[],
  shown: { filter: F; expansion: Expansion },
) => Promise<Item[]> | Item[]

/** What the request says besides which page is wanted. */
type FilterOf<S extends TObject> = Omit<Static<S>, 'pageSize' | 'pageToken' | 'expandMask'>
type ItemOf<R extends TObject> = Static<R> extends { list: (infer Item)[] } ? Item : never

interface ListDeclaration<P extends ApiPath, S extends TObject, R extends TObject, E extends ErrorName, F>
  extends Omit<Declaration<P, None, None, R, E>, 'method' | 'query' | 'body' | 'errors'> {
  /** Errors besides those of every list. */
  errors?: readonly E[]
  /** What the rows are chosen by, when it is not the request itself; answers 404 when what they belong to is missing. */
  filter?: (context: Narrow<ReadContext, E>, input: { params: PathParams<P>; request: FilterOf<S> }) => Promise<F> | F
  /** For a request with `at`: reads what is listed as it was at that time. */
  asOf?: (db: Reader, at: Date) => Reader
  /** The part of the filter that a page token is valid for; all of it when this is left out. */
  boundTo?: (filter: NoInfer<F>) => unknown
  /** Fields of the reply that are the same on every page. */
  also?: Omit<Static<R>, 'list' | 'expanded' | 'nextPageToken'>
}

/** Rows that the caller sees through a view, and rows that are what the caller sees. */
type Viewed<R extends TObject, F, Row> = Rows<NoInfer<F>, Row> & { view: View<NoInfer<F>, Row, ItemOf<R>> }
type Plain<R extends TObject, F> = Rows<NoInfer<F>, ItemOf<R>> & { view?: never }

/** Declares a list: GET, with the page in the query string. */
export function listOperation<
  R extends TObject,
  const P extends ApiPath,
  Row,
  S extends TObject = typeof PageQuery,
  E extends ErrorName = never,
  F = FilterOf<S>,
>(declaration: ListDeclaration<P, S, R, E, F> & { query?: S } & Viewed<R, F, Row>): ReadOperation
export function listOperation<
  R extends TObject,
  const P extends ApiPath,
  S extends TObject = typeof PageQuery,
  E extends ErrorName = never,
  F = FilterOf<S>,
>(declaration: ListDeclaration<P, S, R, E, F> & { query?: S } & Plain<R, F>): ReadOperation
export function listOperation({ query = PageQuery, ...declaration }: { query?: TObject }): ReadOperation {
  return pagedOperation('GET', query, { query }, declaration as AnyDeclaration)
}

/** Declares a search: POST, with the filter, the page and the related objects in the body. */
export function searchOperation<
  R extends TObject,
  const P extends ApiPath,
  Row,
  S extends TObject,
  E extends ErrorName = never,
  F = FilterOf<S>,
>(declaration: ListDeclaration<P, S, R, E, F> & { body: S } & Viewed<R, F, Row>): ReadOperation
export function searchOperation<
  R extends TObject,
  const P extends ApiPath,
  S extends TObject,
  E extends ErrorName = never,
  F = FilterOf<S>,
>(declaration: ListDeclaration<P, S, R, E, F> & { body: S } & Plain<R, F>): ReadOperation
export function searchOperation({ body, ...declaration }: { body: TObject }): ReadOperation {
  return pagedOperation('POST', body, { body }, declaration as AnyDeclaration)
}

type AnyDeclaration = ListDeclaration<ApiPath, TObject, TObject, ErrorName, unknown> &
  RowSource<unknown, unknown, unknown>
interface ListRequest {
  at?: string
  pageSize?: number
  pageToken?: string
  expandMask?: { paths?: string[] }
}

function pagedOperation(
  method: 'GET' | 'POST',
  request: TObject,
  input: { query: TObject } | { body: TObject },
  declaration: AnyDeclaration,
): ReadOperation {
  const { expand = [], fetch, keyOf, view, filter, asOf, boundTo, also, errors = [], ...operation } = declaration
  const takesMask = 'expandMask' in request.properties
  const showsExpanded = 'expanded' in operation.reply.properties
  return {
    ...operation,
    ...input,
    method,
    effect: 'read',
    errors: [...errors, 'invalid_page_token', ...(takesMask ? (['unknown_expand_path'] as const) : [])],
    async run(now: ReadContext, { params, query, body }: Input<string, TObject, TObject>) {
      const { pageSize, pageToken, expandMask, ...asked } = (method === 'GET' ? query : body) as ListRequest
      const context = asOf && asked.at ? { ...now, db: asOf(now.db, new Date(asked.at)) } : now
      const expansion = context.expand(expandMask, expand)
      const chosen = filter ? await filter(context, { params, request: asked }) : asked
      const { rows, nextPageToken } = await cutPage({
        key: context.tenant.pageKey,
        binding: [operation.id, boundTo ? boundTo(chosen) : chosen],
        pageSize,
        pageToken,
        fetch: (limit, after) => fetch(context, { filter: chosen, after, limit }),
        keyOf,
      })
      const list = view ? await view(context, rows, { filter: chosen, expansion }) : rows
      return { list, ...(showsExpanded ? { expanded: expansion.expanded } : {}), nextPageToken, ...also }
    },
  }
}
