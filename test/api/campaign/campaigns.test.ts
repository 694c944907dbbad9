import { describe, expect, it } from 'vitest'
import { createCredential } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { newId } from '../../../server/lib/ids.ts'
import { noteSecret, type Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { faultOf } from '../faults.ts'

const PATH = '/api/v1/access_review'
const LIST = '/api/v1/access_reviews'

describe('campaigns', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const { tenant } = server
  /** A person with these roles, and an access token of theirs, limited to some of the roles or not. */
  const person = async (roles: string[], scopedRoles: string[] = []) => {
    const id = await data.user(roles.join() || 'nothing', { roles })
    const { clientId, clientSecret } = await server.database.tx((tx) =>
      createCredential(tx, tenant, 'recert', {
        ...{ userId: id, displayName: 'x', lifespan: 'never', allowedCidrs: [], scopedRoles },
      }),
    )
    noteSecret(clientSecret)
    return { id, token: await server.token(clientId, clientSecret) }
  }
  const [admin, auditor, owner, stranger] = [
    await person(['campaign_administrator']),
    await person(['read_only_administrator']),
    await person(['basic_user']),
    await person(['campaign_administrator']),
  ]
  const app = (await server.call('POST', '/api/v1/apps', { body: { displayName: 'Ledger' } })).body.app.id
  const entitlement = await data.entitlement(app, 'Post')

  const create = async (body: object = {}, ownerIds: string[] = [owner.id]) =>
    (await server.call('POST', PATH, { body: { displayName: 'Q4', ownerIds, ...body } })).body.accessReview.accessReview
  const get = (id: string, token?: string) => server.call('GET', `${PATH}/${id}`, token ? { token } : {})
  const update = (
    id: string,
    accessReview: unknown,
    more: { updateMask?: unknown; expandMask?: unknown } = {},
    options: object = {},
  ) => server.call('POST', `${PATH}/${id}`, { body: { accessReview, ...more }, ...options })
  const changed = (reply: Reply) => reply.body.accessReview?.accessReview

  describe('seen and managed', () => {
    it('are seen by administrators and owners, managed by owners and super administrators, and not there for others', async () => {
      const { id } = await create()
      const seen = async (token: string) => {
        const reply = await get(id, token)
        const { read, edit, delete: remove } = reply.body.accessReview?.objectPermissions ?? {}
        return [reply.status, read, edit, remove]
      }
      expect(await seen(await server.token())).toEqual([200, true, true, true])
      expect(await seen(owner.token)).toEqual([200, true, true, true])
      expect(await seen(auditor.token)).toEqual([200, true, false, false])
      expect(await seen(admin.token)).toEqual([404, undefined, undefined, undefined])
      const changes = async (token: string) => [
        (await update(id, { description: 'x' }, {}, { token })).status,
        (await server.call('PUT', `${PATH}/${id}/owners`, { body: { userIds: [owner.id] }, token })).status,
        (await server.call('POST', `${PATH}/${id}/resources`, { body: {}, token })).status,
      ]
      expect(await changes(owner.token)).toEqual([200, 200, 200])
      expect(await changes(auditor.token)).toEqual([403, 403, 403])
      expect(await changes(stranger.token)).toEqual([404, 404, 404])
      expect((await server.call('DELETE', `${PATH}/${id}`, { token: stranger.token })).status).toBe(404)
      expect((await server.call('DELETE', `${PATH}/${id}`, { token: owner.token })).status).toBe(200)
    })

    it('a refusal of what can be seen is in the audit', async () => {
      const { id } = await create()
      await update(id, { description: 'x' }, {}, { token: auditor.token })
      const entry = await server.database.read((db) =>
        db.first<{ outcome: string }>(sql`select outcome from audit_entries where actor_id = ${auditor.id}
          order by entry_id desc limit 1`),
      )
      expect(entry?.outcome).toBe('denied')
    })

    it('an owner manages theirs whatever the role, but not with a credential that is limited to reading', async () => {
      const free = await person(['read_only_administrator'])
      const limited = await person(['read_only_administrator', 'campaign_administrator'], ['read_only_administrator'])
      const log = await person(['read_only_system_log', 'basic_user'], ['read_only_system_log'])
      const { id } = await create({}, [free.id, limited.id, log.id])
      expect((await update(id, { description: 'x' }, {}, { token: free.token })).status).toBe(200)
      expect((await update(id, { description: 'x' }, {}, { token: limited.token })).status).toBe(403)
      expect((await get(id, limited.token)).status).toBe(200)
      expect((await get(id, log.token)).status).toBe(404)
    })

    it('who creates for others does not see it', async () => {
      const body = { ownerIds: [owner.id] }
      const reply = await server.call('POST', PATH, { body, token: admin.token })
      const extra = { prepare: false, reset: false, start: false, close: false, validate: false }
      expect(reply.body.accessReview.objectPermissions).toEqual({ read: false, edit: false, delete: false, extra })
      expect((await get(changed(reply).id, admin.token)).status).toBe(404)
      expect((await get(changed(reply).id, owner.token)).body.accessReview.accessReview.createdById).toBe(admin.id)
    })

    it('of two owners who each make themselves the only one, one does', async () => {
      for (let round = 0; round < 10; round++) {
        const { id } = await create({}, [owner.id, stranger.id])
        const replies = await Promise.all(
          [owner, stranger].map(({ id: only, token }) =>
            server.call('PUT', `${PATH}/${id}/owners`, { body: { userIds: [only] }, token }),
          ),
        )
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
      }
    })

    it('owners are read and replaced, by rules like those of a new campaign', async () => {
      const { id } = await create()
      const path = `${PATH}/${id}/owners`
      const put = (userIds: unknown) => server.call('PUT', path, { body: { userIds } })
      expect((await server.call('GET', path)).body).toEqual({ userIds: [owner.id] })
      expect((await put([admin.id, stranger.id])).body.userIds).toEqual([admin.id, stranger.id].sort())
      expect((await get(id, owner.token)).status).toBe(404)
      expect((await get(id, admin.token)).status).toBe(200)
      expect(faultOf(await put([]))).toEqual([400, 'OWNER_REQUIRED', 'userIds'])
      expect(faultOf(await put([admin.id, 'x']))).toEqual([400, 'NOT_FOUND', 'userIds[1]'])
      expect(faultOf(await put([admin.id, admin.id]))).toEqual([400, 'DUPLICATE_OWNER', 'userIds[1]'])
    })
  })

  describe('listed', () => {
    it('newest first, each once, whatever is deleted on the way (API-102)', async () => {
      const mine = await person(['campaign_administrator'])
      const ids: string[] = []
      for (let index = 0; index < 25; index++) ids.unshift((await create({ displayName: `C${index}` }, [mine.id])).id)
      const page = async (token = '') =>
        (
          await server.call('GET', `${LIST}?page_size=10&page_token=${encodeURIComponent(token)}`, {
            token: mine.token,
          })
        ).body
      const idsOf = (body: { list: { accessReview: { id: string } }[] }) =>
        body.list.map((view) => view.accessReview.id)
      const first = await page()
      await server.call('DELETE', `${PATH}/${ids[9]}`)
      await server.call('DELETE', `${PATH}/${ids[12]}`)
      const second = await page(first.nextPageToken)
      const third = await page(second.nextPageToken)
      expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids.filter((_, index) => index !== 12))
      expect([first.expanded, third.nextPageToken]).toEqual([[], ''])
    })

    it('for somebody who owns none as nothing', async () => {
      const nobody = await person([])
      expect((await server.call('GET', LIST, { token: nobody.token })).body.list).toEqual([])
      expect((await server.call('GET', LIST, { token: auditor.token })).body.list.length).toBeGreaterThan(0)
    })
  })

  describe('versions', () => {
    const ifMatch = (tag: string) => ({ headers: { 'if-match': tag } })
    it('change with each change, and are sent with every answer about one campaign', async () => {
      const made = await server.call('POST', PATH, { body: { ownerIds: [owner.id] } })
      const id = changed(made).id
      const tags = [
        made.headers.get('etag'),
        (await get(id)).headers.get('etag'),
        (await update(id, { description: 'x' })).headers.get('etag'),
        (await update(id, { description: 'x' })).headers.get('etag'),
        (await server.call('PUT', `${PATH}/${id}/owners`, { body: { userIds: [owner.id] } })).headers.get('etag'),
        (await get(id)).headers.get('etag'),
      ]
      expect(tags).toEqual(['"1"', '"1"', '"2"', '"2"', '"3"', '"3"'])
    })

    it('of two changes to one version one is made (API-098)', async () => {
      const { id } = await create()
      const both = await Promise.all(['a', 'b'].map((description) => update(id, { description }, {}, ifMatch('"1"'))))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
      expect(faultOf(await update(id, { description: 'c' }, {}, ifMatch('"1"')))).toEqual([412, 'VERSION_CHANGED'])
      expect((await update(id, { description: 'c' }, {}, ifMatch('"9,8", "2"'))).status).toBe(200)
      expect((await update(id, { description: 'd' }, {}, ifMatch('*'))).status).toBe(200)
      expect((await update(id, { description: 'e' }, {}, ifMatch('W/"4"'))).status).toBe(412)
      expect(faultOf(await update(id, { description: 'f' }, {}, ifMatch('4')))).toEqual([400, 'INVALID_IF_MATCH'])
      expect((await server.call('DELETE', `${PATH}/${id}`, ifMatch('"1"'))).status).toBe(412)
    })
  })

  it('a policy that a campaign goes by cannot be deleted until the campaign is', async () => {
    const [used, own] = [await data.policy('Used'), await data.policy('Own')]
    const { id } = await create({ displayName: 'Uses it', policyId: used })
    const entitlements = [{ appId: app, appEntitlementId: entitlement, customPolicyId: own }]
    await server.call('POST', `${PATH}/${id}/scope_and_entitlements`, { body: { entitlements } })
    for (const refused of [used, own]) {
      const reply = await server.call('DELETE', `/api/v1/policies/${refused}`)
      expect(faultOf(reply)).toEqual([409, 'IN_USE'])
      expect(reply.body.message).toContain('the campaign Uses it')
    }
    await server.call('DELETE', `${PATH}/${id}`)
    expect((await server.call('DELETE', `/api/v1/policies/${used}`)).status).toBe(200)
  })

  it('a repeated create with one idempotency key makes one campaign', async () => {
    const options = { body: { ownerIds: [owner.id], displayName: 'Once' }, headers: { 'idempotency-key': newId() } }
    const [first, second] = [await server.call('POST', PATH, options), await server.call('POST', PATH, options)]
    expect([second.text, second.headers.get('etag')]).toEqual([first.text, '"1"'])
    const other = { ...options, body: { ...options.body, displayName: 'Twice' } }
    expect((await server.call('POST', PATH, other)).status).toBe(422)
  })
})
