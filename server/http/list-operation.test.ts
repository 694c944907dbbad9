import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { Expanded, ExpandMask } from '../../contract/wire/expand.ts'
import { listReply, Message, pageFields } from '../../contract/wire/scalars.ts'
import { listOperation, type RowSource, searchOperation } from './list-operation.ts'
import type { ReadContext, ReadOperation } from './operation.ts'
import { Expansion } from './wire/expand.ts'

const Reply = listReply('Numbers', Type.String())
const ROWS = Array.from({ length: 30 }, (_, index) => String(index).padStart(2, '0'))

const numberRows = {
  fetch: async (_, { filter, after: [after = ''], limit }) =>
    ROWS.filter((row) => row > after && row.endsWith(filter.ending ?? '')).slice(0, limit),
  keyOf: (row) => [row],
} satisfies RowSource<{ ending?: string }, string>

const about = { tag: 'Auth', summary: 'Test', description: 'Test', permission: 'signed_in' } as const
const list = listOperation({ ...about, id: 'test.List', path: '/api/v1/test', reply: Reply, ...numberRows })
const search = searchOperation({
  ...about,
  id: 'test.Search',
  path: '/api/v1/search/test',
  body: Message('Search', { ...pageFields, ending: Type.Optional(Type.String()) }),
  reply: Reply,
  ...numberRows,
})

const context = {
  tenant: { pageKey: new Uint8Array(32) },
  expand: (mask, known) => new Expansion('svc.api', mask, known),
} as Pick<ReadContext, 'expand'> as ReadContext

interface Page {
  list: string[]
  nextPageToken: string
}
const run = (operation: ReadOperation, request: Record<string, unknown>) =>
  operation.run(context, { params: {}, query: request, body: request }) as Promise<Page>

describe('list and search operations', () => {
  it('return every row once, page by page', async () => {
    const first = await run(list, { pageSize: 20 })
    const second = await run(list, { pageSize: 20, pageToken: first.nextPageToken })
    expect([...first.list, ...second.list]).toEqual(ROWS)
    expect(second.nextPageToken).toBe('')
  })

  it('take the filter from the request', async () => {
    expect((await run(search, { ending: '7' })).list).toEqual(['07', '17', '27'])
  })

  it('refuse a page token issued for another operation or filter', async () => {
    const { nextPageToken: ofList } = await run(list, { pageSize: 10 })
    const { nextPageToken: ofSearch } = await run(search, { pageSize: 10 })
    await expect(run(search, { pageToken: ofList })).rejects.toMatchObject({ error: 'invalid_page_token' })
    const other = run(search, { pageToken: ofSearch, ending: '1' })
    await expect(other).rejects.toMatchObject({ error: 'invalid_page_token' })
    expect((await run(search, { pageToken: ofSearch })).list).toEqual(ROWS.slice(10))
  })

  it('bind a page token to the part of the filter that is named, and hand all of it to fetch', async () => {
    let ending = '1'
    const bound = listOperation({
      ...about,
      id: 'test.Bound',
      path: '/api/v1/test/bound',
      reply: Reply,
      filter: () => ({ name: 'same', changing: ending }),
      boundTo: ({ name }) => name,
      fetch: async (_, { filter: { changing }, after: [after = ''] }) =>
        ROWS.filter((row) => row > after).map((row) => row + changing),
      keyOf: (row) => [row],
    })
    const { nextPageToken } = await run(bound, { pageSize: 10 })
    ending = '2'
    expect((await run(bound, { pageToken: nextPageToken })).list[0]).toMatch(/2$/)
  })

  it('show related objects where the reply has a place for them, and take a mask where the request has one', async () => {
    const Item = Message('Item', { id: Type.String(), path: Type.String() })
    const expanding = searchOperation({
      ...about,
      id: 'test.Expanding',
      path: '/api/v1/search/expanding',
      body: Message('SearchExpanding', { ...pageFields, expandMask: Type.Optional(ExpandMask) }),
      reply: Message('Items', { ...listReply('Items', Item).properties, expanded: Expanded }),
      errors: ['not_found'],
      expand: ['owner'],
      fetch: async () => ['a', 'b'],
      keyOf: (row) => [row],
      view: (_, rows, { expansion }) =>
        rows.map((id) => ({ id, path: expansion.add('owner', 'test.v1.Owner', [{ id: 'o' }]) })),
    })
    expect(expanding).toMatchObject({
      method: 'POST',
      effect: 'read',
      errors: ['not_found', 'invalid_page_token', 'unknown_expand_path'],
    })
    expect(list).toMatchObject({ method: 'GET', effect: 'read', errors: ['invalid_page_token'] })
    expect(await run(expanding, { expandMask: { paths: ['owner'] } })).toEqual({
      list: [
        { id: 'a', path: '$.expanded[0]' },
        { id: 'b', path: '$.expanded[0]' },
      ],
      expanded: [{ '@type': 'type.googleapis.com/svc.api.test.v1.Owner', id: 'o' }],
      nextPageToken: '',
    })
    const unknown = run(expanding, { expandMask: { paths: ['other'] } })
    await expect(unknown).rejects.toMatchObject({ error: 'unknown_expand_path' })
  })

  it('need a view for rows that are not what the reply lists, and a filter that fetch takes', () => {
    const numbers = { fetch: async () => [1, 2], keyOf: (row: number) => [String(row)] }
    // @ts-expect-error numbers are not the strings of the reply
    listOperation({ ...about, id: 'test.Numbers', path: '/api/v1/test/numbers', reply: Reply, ...numbers })
    const needy = {
      ...numberRows,
      fetch: async (_: unknown, page: { filter: { needed: string } }) => [page.filter.needed],
    }
    // @ts-expect-error the request has no field that is needed
    listOperation({ ...about, id: 'test.Needy', path: '/api/v1/test/needy', reply: Reply, ...needy })
  })
})
