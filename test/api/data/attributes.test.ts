import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { fieldsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const valuesOf = (reply: Reply): string[] => reply.body.list.map(({ value }: { value: string }) => value)

describe('attribute values', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const create = (body: unknown) => server.call('POST', '/api/v1/attributes', { body })
  const search = (body: unknown) => server.call('POST', '/api/v1/search/attributes', { body })
  const get = (path: string) => server.call('GET', `/api/v1/attributes/${path}`)
  const remove = (path: string) => server.call('DELETE', `/api/v1/${path}`)
  let [extreme, basel] = ['', '']

  beforeAll(async () => {
    extreme = (await create({ attributeTypeId: 'risk_level', value: ' Extreme ' })).body.value.id
    basel = (await create({ attribute_type_id: 'compliance_framework', value: 'Basel' })).body.value.id
    await server.call('POST', '/api/v1/attributes/risk_levels', { body: { value: '100% low' } })
    await create({ attributeTypeId: 'compliance_framework', value: 'Extreme' })
  })

  it('made by type are the same as those made by kind, and the other way round', async () => {
    expect((await get(`risk_levels/${extreme}`)).body.value).toMatchObject({
      attributeTypeId: 'risk_level',
      value: 'Extreme',
    })
    expect((await get(extreme)).body).toEqual((await get(`risk_levels/${extreme}`)).body)
    expect((await get(basel)).body).toEqual((await get(`compliance_frameworks/${basel}`)).body)
    expect((await get(`compliance_frameworks/${extreme}`)).status).toBe(404)
    expect((await get('nothing')).status).toBe(404)
  })

  it('of risk have a rank: that of a known name, 0 for others, until somebody changes it', async () => {
    const ranks = async () => {
      const { body } = await get('risk_levels?page_size=100')
      return Object.fromEntries(body.list.map(({ value, rank }: { value: string; rank: number }) => [value, rank]))
    }
    expect(await ranks()).toMatchObject({ Low: 10, Medium: 20, High: 30, Critical: 40, Extreme: 0 })
    const set = (id: string, rank: unknown) =>
      server.call('POST', `/api/v1/attributes/risk_levels/${id}`, { body: { rank } })
    expect((await set(extreme, 50)).body.value).toMatchObject({ value: 'Extreme', rank: 50 })
    expect(await ranks()).toMatchObject({ Extreme: 50 })
    expect((await set(basel, 50)).status).toBe(404)
    expect(fieldsOf(await set(extreme, -1))).toEqual(['rank'])
    expect((await get(basel)).body.value.rank).toBe(0)
  })

  it('can be renamed: they keep their id and rank, and the name must be new', async () => {
    const rename = (id: string, value: unknown) => server.call('POST', `/api/v1/attributes/${id}`, { body: { value } })
    const { id } = (await search({ value: 'critical' })).body.list[0]
    expect((await rename(id, ' Severe ')).body.value).toMatchObject({ id, value: 'Severe', rank: 40 })
    expect((await get(`risk_levels/${id}`)).body.value).toMatchObject({ value: 'Severe', rank: 40 })
    expect((await rename(id, 'SEVERE')).body.value).toMatchObject({ value: 'SEVERE' })
    expect(await rename(id, 'high')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('"high"') },
    })
    expect(fieldsOf(await rename(id, '  '))).toEqual(['value'])
    expect((await rename('nothing', 'x')).status).toBe(404)
    expect((await rename(basel, 'Basel III')).body.value).toMatchObject({ value: 'Basel III', rank: 0 })
    await rename(id, 'Critical')
    await rename(basel, 'Basel')
  })

  it('have two types, whose values are listed', async () => {
    const { body } = await get('types')
    expect(body).toEqual({
      list: [
        { id: 'compliance_framework', name: 'Compliance framework' },
        { id: 'risk_level', name: 'Risk level' },
      ],
      nextPageToken: '',
    })
    const builtin = ['Critical', 'High', 'Low', 'Medium']
    expect(valuesOf(await get('types/risk_level/values')).sort()).toEqual(['100% low', ...builtin, 'Extreme'].sort())
    expect((await get('types/nothing/values')).status).toBe(404)
  })

  it('a page token of one type does not open another', async () => {
    for (let i = 0; i < 11; i++) await create({ attributeTypeId: 'compliance_framework', value: `framework ${i}` })
    const { nextPageToken: token } = (await get('types/compliance_framework/values?page_size=10')).body
    expect((await get(`types/compliance_framework/values?page_size=10&page_token=${token}`)).status).toBe(200)
    expect((await get(`types/risk_level/values?page_token=${token}`)).status).toBe(400)
    expect((await get(`compliance_frameworks?page_token=${token}`)).status).toBe(400)
  })

  it.each<[string, unknown, string[]]>([
    ['no type', { value: 'x' }, ['attributeTypeId']],
    ['an unknown type', { attributeTypeId: 'colour', value: 'x' }, ['attributeTypeId']],
    ['no value', { attributeTypeId: 'risk_level' }, ['value']],
    ['a blank value', { attributeTypeId: 'risk_level', value: '  ' }, ['value']],
    ['a value of two lines', { attributeTypeId: 'risk_level', value: 'a\nb' }, ['value']],
    ['a number', { attributeTypeId: 'risk_level', value: 5 }, ['value']],
    ['an unknown field', { attributeTypeId: 'risk_level', value: 'x', id: 'y' }, ['id']],
  ])('with %s are refused', async (_, body, fields) => {
    const reply = await create(body)
    expect(reply.status).toBe(400)
    expect(fieldsOf(reply)).toEqual(fields)
  })

  it('are there once for each type, in whatever letter case', async () => {
    const reply = await create({ attributeTypeId: 'risk_level', value: 'EXTREME' })
    expect([reply.status, reply.body.message]).toEqual([409, 'A risk level "EXTREME" already exists.'])
  })

  it.each<[unknown, string[]]>([
    [{ value: 'basel' }, ['Basel']],
    [{ query: 'EXTR' }, ['Extreme', 'Extreme']],
    [{ query: '%' }, ['100% low']],
    [{ query: 'extr', attributeTypeIds: ['risk_level'] }, ['Extreme']],
    [{ attribute_type_ids: ['nothing'] }, []],
  ])('the search %j finds %j', async (body, values) => {
    expect(valuesOf(await search(body)).sort()).toEqual(values)
  })

  it('the search finds by id and leaves out by id', async () => {
    expect(valuesOf(await search({ ids: [extreme, basel] })).sort()).toEqual(['Basel', 'Extreme'])
    expect(valuesOf(await search({ ids: [extreme, basel], excludeIds: [extreme] }))).toEqual(['Basel'])
    expect((await search({ ids: Array.from({ length: 1001 }, () => 'x') })).status).toBe(400)
  })

  it('that entitlements have are not removed, and the answer says how many and which', async () => {
    const entitlement = await data.entitlement('app', 'Domain admins')
    await server.database.tx((tx) =>
      tx.count(sql`update entitlements set risk_level_id = ${extreme}, compliance_framework_ids = ${[basel]}::text[]
        where entitlement_id = ${entitlement}`),
    )
    for (const path of [
      `attribute/${extreme}`,
      `attributes/risk_levels/${extreme}`,
      `attributes/compliance_frameworks/${basel}`,
    ]) {
      const reply = await remove(path)
      expect([reply.status, reply.body.details[0].reason]).toEqual([409, 'IN_USE'])
      expect(reply.body.message).toContain('used by 1 entitlement, such as Domain admins.')
    }
    await server.database.tx((tx) =>
      tx.count(sql`update entitlement_versions set closed_at = now() where entitlement_id = ${entitlement}`),
    )
    expect((await remove(`attributes/compliance_frameworks/${extreme}`)).status).toBe(404)
    expect((await remove(`attribute/${extreme}`)).body).toEqual({})
    expect((await get(extreme)).status).toBe(404)
    expect((await remove(`attribute/${extreme}`)).status).toBe(404)
  })

  it('are added by those with attribute.write only', async () => {
    const token = await data.tokenWith(['read_only_administrator'])
    const body = { attributeTypeId: 'risk_level', value: 'x' }
    expect((await server.call('POST', '/api/v1/attributes', { body, token })).status).toBe(403)
    expect((await server.call('DELETE', `/api/v1/attribute/${basel}`, { token })).status).toBe(403)
    expect((await server.call('GET', `/api/v1/attributes/${basel}`, { token })).status).toBe(200)
  })
})
