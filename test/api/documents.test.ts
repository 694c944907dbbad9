import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_IDS } from '../../contract/wire/example-ids.ts'
import { apiDocument, operations } from '../../server/domains.ts'
import { API_ENGINE } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { useServer } from '../harness.ts'
import { useTenant } from '../use-tenant.ts'
import { preparingOn } from './campaign/preparing.ts'
import { accessDataOf } from './data/access-data.ts'

describe('the API document and its page', async () => {
  const { url } = await useTenant()

  /** Unlike fetch, this leaves the body as it was sent. */
  const get = (path: string, encoding?: string) =>
    new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
      request(`${url}${path}`, { headers }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('end', () => resolve({ headers: reply.headers, bytes: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end()
    })

  it.each(['/openapi.json', '/docs', '/docs.js', '/docs.css'])(
    '%s is compressed for who accepts it (DOC-006)',
    async (path) => {
      const plain = await get(path)
      expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
      expect(plain.headers).not.toHaveProperty('content-encoding')
      const gzip = await get(path, 'gzip')
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      // toEqual looks at megabytes byte by byte.
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
      const br = await get(path, 'gzip, br')
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
      expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2)
    },
  )

  it('/openapi.json is the document of this version, without spaces', async () => {
    const { bytes } = await get('/openapi.json')
    expect(bytes.toString()).toBe(JSON.stringify(apiDocument()))
  })
})

describe('the examples of the API document', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, prepare } = await preparingOn(server)
  const data = await accessDataOf(server)
  const post = async (path: string, body: object) => {
    const reply = await server.call('POST', path, { body })
    if (reply.status !== 200) throw new Error(reply.text)
    return reply.body
  }
  const families = new Set(['Access Review', 'API credentials'])
  const isLast = ({ id }: { id: string }) => id.endsWith('.AcknowledgeLeftOut')
  const writes = operations
    .filter(
      ({ tag, effect, body }) =>
        families.has(tag) && effect === 'write' && Object.keys(body?.properties ?? {}).length > 0,
    )
    // Its rows keep every later campaign from starting.
    .sort((one, other) => Number(isLast(one)) - Number(isLast(other)))

  const user = await data.user('Ann')
  const app = (await post('/api/v1/apps', { displayName: 'Payroll' })).app.id
  const { id: resourceType } = (
    await post(`/api/v1/apps/${app}/resource_types`, { displayName: 'Role', resourceType: 'ROLE' })
  ).appResourceType
  const newResource = async (displayName: string) =>
    (await post(`/api/v1/apps/${app}/resource_types/${resourceType}/resources`, { displayName })).appResource.id
  const fixed: Partial<Record<keyof typeof EXAMPLE_IDS, string>> = {
    user,
    app,
    resourceType,
    policy: await data.policy('Own'),
    entitlement: await data.entitlement(app, 'Pay'),
    resource: await newResource('Europe'),
    roleResource: await newResource('Clerk'),
    monitor: (await post('/api/v1/accessconflict', { displayName: 'Pay and approve' })).id,
  }

  /** Puts the ids of this server in the place of those in the examples. */
  function withIds(text: string, ids: Partial<Record<keyof typeof EXAMPLE_IDS, string>>): string {
    const all: Record<string, string | undefined> = { ...fixed, ...ids }
    return Object.entries(EXAMPLE_IDS).reduce((so, [name, id]) => so.replaceAll(id, all[name] ?? id), text)
  }

  /** A draft that can be prepared, and a credential. */
  async function fresh(action: string): Promise<Partial<Record<keyof typeof EXAMPLE_IDS, string>>> {
    const scopeV2 = { specificResources: {} }
    const campaign = (await post('/api/v1/access_review', { displayName: 'Draft', ownerIds: [user], scopeV2 }))
      .accessReview.accessReview.id
    if (action === 'AcknowledgeLeftOut') {
      const rows = ['A', 'B', 'C', 'D'].map((name) => `1,,${name}`).join('\n')
      const { id: sync, sourceId: source } = await load({ users: `id,email,name\n${rows}\n` }, 'HR feed', true)
      await prepare(campaign)
      return { campaign, source, sync }
    }
    const isOpen = action === 'Close' || action === 'Remind'
    if (action === 'Start' || isOpen) await prepare(campaign)
    if (isOpen) {
      await post(`/api/v1/access_review/${campaign}/action/start`, {})
      await eventually(async () => {
        const { state } = (await server.call('GET', `/api/v1/access_review/${campaign}`)).body.accessReview.accessReview
        if (state !== 'ACCESS_REVIEW_STATE_OPEN') throw new Error(`still ${state}`)
      })
    }
    if (action === 'Reset') await post(`/api/v1/access_review/${campaign}/action/prepare`, {})
    const credential = (await post('/api/v1/iam/personal_clients', { displayName: 'Export' })).client.id
    return { campaign, credential }
  }

  it('are there for every write of campaigns and credentials (DOC-007)', () => {
    expect(writes.length).toBeGreaterThan(12)
    expect(writes.filter((write) => !('example' in write && write.example)).map(({ id }) => id)).toEqual([])
  })

  it.each(writes.map((write) => [write.id, write] as const))('%s: works (DOC-007)', async (id, write) => {
    const ids = await fresh(id.split('.').at(-1) ?? '')
    const object = (write.tag === 'API credentials' ? ids.credential : ids.campaign) ?? ''
    const path = write.path.replace(/\{\w+\}/, object)
    const body = withIds(JSON.stringify('example' in write ? write.example : {}), ids)
    const reply = await server.call(write.method, path, { body })
    expect(reply.status, reply.text).toBe(200)
  })
})
