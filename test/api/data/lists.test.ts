import { beforeAll, describe, expect, it } from 'vitest'
import { sealPageToken } from '../../../server/lib/page-token.ts'
import { useTenant } from '../../use-tenant.ts'

const PATH = '/api/v1/attributes/risk_levels'

describe('pages of a list', async () => {
  const server = await useTenant()
  const list = (query = '') => server.call('GET', `${PATH}${query}`)
  const values: string[] = []

  beforeAll(async () => {
    // Those that every tenant has from the start are among the 50.
    values.push(...(await list()).body.list.map((value: { id: string }) => value.id))
    for (let i = values.length; i < 50; i++) {
      const { body } = await server.call('POST', PATH, { body: { value: `level ${i}` } })
      values.push(body.value.id)
    }
    values.sort()
  })

  const walk = async (sizes: (number | string)[]) => {
    const ids: string[] = []
    let token = ''
    for (let page = 0; ; page++) {
      const { status, body } = await list(`?page_size=${sizes[page % sizes.length]}&page_token=${token}`)
      expect(status).toBe(200)
      ids.push(...body.list.map((value: { id: string }) => value.id))
      if (body.nextPageToken === '') return { ids, pages: page + 1 }
      token = body.nextPageToken
    }
  }

  it('hold every row once, in order, whatever the sizes (API-093)', async () => {
    expect((await walk([10])).ids).toEqual(values)
    expect((await walk([13, 11, 100])).ids).toEqual(values)
  })

  it('end without an empty page when the rows fill the last one exactly (API-094)', async () => {
    expect((await walk([25])).pages).toBe(2)
    expect((await walk([50])).pages).toBe(1)
    expect((await walk([10])).pages).toBe(5)
  })

  it.each([
    ['', 25],
    ['?page_size=', 25],
    ['?page_size=0', 25],
    ['?page_size=1', 10],
    ['?page_size=-3', 10],
    ['?page_size=101', 50],
    ['?page_size=9223372036854775808', 50],
    ['?pageSize=12', 12],
    ['?page_token=', 25],
  ])('%j gives %i of the 50 rows (API-086, API-087)', async (query, size) => {
    expect((await list(query)).body.list).toHaveLength(size)
  })

  it.each(['abc', '1.5', '1e2', '0x20', '10&page_size=20', '10&pageSize=10', ' 10'])(
    'page_size=%s is 400 (API-088)',
    async (size) => {
      expect((await list(`?page_size=${size}`)).status).toBe(400)
    },
  )

  it('an unknown parameter is 400 and is named', async () => {
    expect((await list('?page=2')).body.details[1].fieldViolations[0].field).toBe('page')
  })

  it('a token of another list, another tenant, changed or made up is 400 (API-091)', async () => {
    const { nextPageToken } = (await list('?page_size=10')).body
    const other = await server.call('GET', `/api/v1/attributes/compliance_frameworks?page_token=${nextPageToken}`)
    const foreign = sealPageToken(new Uint8Array(32), ['svc.api.attribute.v1.Attributes.ListRiskLevels', null], ['x'])
    const changed = `${nextPageToken.slice(0, -2)}${nextPageToken.endsWith('AA') ? 'BB' : 'AA'}`
    for (const token of [foreign, changed, 'x', 'e30', `${nextPageToken}A`, `${nextPageToken}=`]) {
      const reply = await list(`?page_token=${token}`)
      expect([reply.status, reply.body.details[0].reason]).toEqual([400, 'INVALID_PAGE_TOKEN'])
    }
    expect(other.status).toBe(400)
  })

  it('stay right while rows come and go', async () => {
    const first = (await list('?page_size=10')).body
    const doomed = first.list[9].id
    await server.call('DELETE', `${PATH}/${doomed}`)
    const second = (await list(`?page_size=10&page_token=${first.nextPageToken}`)).body
    expect(second.list.map((value: { id: string }) => value.id)).toEqual(values.slice(10, 20))
  })

  it('a row that was deleted is gone for every later call (API-101)', async () => {
    const { body } = await server.call('POST', PATH, { body: { value: 'short-lived' } })
    expect((await server.call('GET', `${PATH}/${body.value.id}`)).status).toBe(200)
    expect((await server.call('DELETE', `${PATH}/${body.value.id}`, { body: {} })).body).toEqual({})
    expect((await server.call('GET', `${PATH}/${body.value.id}`)).status).toBe(404)
    expect((await server.call('DELETE', `${PATH}/${body.value.id}`)).status).toBe(404)
    expect((await server.call('POST', PATH, { body: { value: 'Short-Lived' } })).status).toBe(200)
  })
})

describe('pages of a search', async () => {
  const server = await useTenant()
  const search = (path: string, body: Record<string, unknown>) => server.call('POST', path, { body })
  const APPS = '/api/v1/search/apps'
  const created = async (name: string) => {
    const reply = await server.call('POST', '/api/v1/apps', { body: { displayName: name } })
    expect(reply.status).toBe(200)
    return name
  }

  it.each(['a|b', 'a:b', '100%', 'a_b', 'smile 😀', 'a\\b', 'a"b\'c', 'a,b&c=d', 'Straße'])(
    'hold what the filter %j finds, on the second page too (API-092)',
    async (filter) => {
      const names = []
      for (let n = 0; n < 13; n++) names.push(await created(`${filter} ${n}`))
      await created(filter.replaceAll(/[^a-zA-Z0-9 ]/gu, 'x'))
      const request = { query: filter, pageSize: 10 }
      const first = (await search(APPS, request)).body
      const second = (await search(APPS, { ...request, pageToken: first.nextPageToken })).body
      expect([first.list.length, second.list.length, second.nextPageToken]).toEqual([10, 3, ''])
      const found = [...first.list, ...second.list].map(({ displayName }: { displayName: string }) => displayName)
      expect(found.sort()).toEqual(names.sort())
      const other = await search(APPS, { query: `${filter} `, pageSize: 10, pageToken: first.nextPageToken })
      expect([other.status, other.body.details[0].reason]).toEqual([400, 'INVALID_PAGE_TOKEN'])
    },
  )
})
