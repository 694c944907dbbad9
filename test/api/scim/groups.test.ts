import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { beginWrite, endWrite } from '../../../server/scim/begin-write.ts'
import type { MemberChange } from '../../../server/scim/patch/member-patch.rules.ts'
import { requireStored } from '../../../server/scim/read-resources.ts'
import { changeGroup } from '../../../server/scim/write-group.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { IS_LONG } from '../../rounds.ts'
import { newSource, patchOf, user } from './scimming.ts'

/** What is counted does not depend on the engine, so one of them has the large group. */
const MEMBERS = { postgresql: IS_LONG ? 50_000 : 10_000, embedded: 2_000 }

describe.each(enginesFor('groups by SCIM'))('groups by SCIM on %s', async (engine) => {
  const count = MEMBERS[engine]
  const server = await useServer(engine)
  const { call, database } = server
  /** Versions of grants that were opened and closed so far. */
  const versions = async () => {
    const row = await database.read((reader) =>
      reader.first<{ opened: number; closed: number }>(sql`
        select count(*)::int as opened, count(*) filter (where closed_at is not null)::int as closed from grant_versions`),
    )
    return row ?? { opened: 0, closed: 0 }
  }

  it('are resources with the entitlement to be a member, held by accounts and by groups', async () => {
    const { send } = await newSource(server)
    const ids = []
    for (const name of ['a', 'b', 'c']) ids.push((await send('POST', '/Users', user(`${name}@g.example.com`))).body.id)
    const [a, b, c] = ids as [string, string, string]
    const inner = (await send('POST', '/Groups', { displayName: 'Inner', externalId: 'X1', members: [{ value: a }] }))
      .body
    const outer = (
      await send('POST', '/Groups', { displayName: 'Outer', members: [{ value: inner.id }, { value: b }] })
    ).body
    expect(inner).toMatchObject({ displayName: 'Inner', externalId: 'X1', members: [{ value: a, type: 'User' }] })
    const shown = (await send('GET', `/Groups/${outer.id}`)).body.members
    expect(shown.map(({ value, type }: Record<string, string>) => [value, type])).toEqual(
      expect.arrayContaining([
        [inner.id, 'Group'],
        [b, 'User'],
      ]),
    )
    const body = { query: 'Outer member' }
    const [found] = (await call('POST', '/api/v1/search/entitlements', { body })).body.list
    expect(found.appEntitlement).toMatchObject({ slug: 'member', appResourceId: outer.id })
    const find = async (filter: string) =>
      (await send('GET', `/Groups?excludedAttributes=members&filter=${encodeURIComponent(filter)}`)).body
    expect((await find(`members.value eq "${inner.id}"`)).Resources).toMatchObject([{ id: outer.id }])
    expect((await find(`members[value eq "${a}"]`)).Resources).toMatchObject([{ id: inner.id }])
    expect((await find('displayName eq "inner" or externalId eq "none"')).totalResults).toBe(1)

    const put = await send('PUT', `/Groups/${outer.id}`, { displayName: 'Renamed', members: [{ value: c }] })
    expect(put.body).toMatchObject({ displayName: 'Renamed', members: [{ value: c }] })
    expect((await send('PUT', `/Groups/${outer.id}`, { displayName: 'Renamed' })).body.members).toBeUndefined()
    for (const id of ['none', outer.id]) {
      const add = patchOf({ op: 'add', path: 'members', value: [{ value: id }] })
      expect(await send('PATCH', `/Groups/${outer.id}`, add)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidValue' },
      })
    }
    expect((await send('DELETE', `/Groups/${inner.id}`)).status).toBe(204)
    expect((await send('GET', `/Groups/${inner.id}`)).status).toBe(404)
    expect((await send('GET', '/Groups')).body.totalResults).toBe(1)
  })

  it('cost what is changed, however many members they have (IMP-178)', async () => {
    const { send, sourceId } = await newSource(server)
    const group = (await send('POST', '/Groups', { displayName: 'Everybody' })).body.id as string
    const [first, second, third] = await Promise.all(
      ['x', 'y', 'z'].map(async (name) => (await send('POST', '/Users', user(`${name}@all.example.com`))).body.id),
    )
    const addMany = sql`
        with made as (
          insert into account_versions (tenant_id, app_id, account_id, display_name, source_id, external_id)
          select s.tenant_id, s.app_id, 'many' || n, 'Many ' || n, s.source_id, 'many' || n
          from scim_sources s, generate_series(1, ${count}) n where s.source_id = ${sourceId}
          returning tenant_id, account_id, account_key, source_id),
        known as (
          insert into scim_resources (tenant_id, source_id, resource_id, kind, user_name, display_name)
          select tenant_id, source_id, account_id, 'User', account_id, account_id from made)
        insert into grant_versions (tenant_id, entitlement_key, principal_key, source_id)
        select m.tenant_id, e.entitlement_key, m.account_key, m.source_id
        from made m join entitlements e on e.tenant_id = m.tenant_id and e.resource_id = ${group}`
    await database.tx((tx) => tx.count(addMany), { timeoutMs: 600_000 })
    // As autovacuum does after a while.
    for (const statement of [sql`analyze account_versions`, sql`analyze grant_versions`, sql`analyze scim_resources`])
      await database.tx((tx) => tx.count(statement))
    /** Rows of the large tables that one write reads and changes, as its own transaction counts them. */
    const touched = (changes: MemberChange[]) =>
      database.tx(async (tx) => {
        const place = { tenantId: server.tenant.id, sourceId, base: '' }
        const write = await beginWrite(tx, place.tenantId, sourceId)
        const stored = await requireStored(tx, place, 'Group', group)
        await changeGroup(write, stored, stored.document, changes)
        await endWrite(write)
        const row = await tx.first<{ rows: number }>(sql`
          select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) + n_tup_ins + n_tup_upd)::int as rows
          from pg_stat_xact_user_tables where relname in ('grant_versions', 'account_versions', 'scim_resources')`)
        return row?.rows
      })
    for (const changes of [[{ kind: 'add' as const, ids: [first] }], [{ kind: 'remove' as const, ids: [first] }]])
      expect(await touched(changes)).toBeLessThan(200)
    const path = `/Groups/${group}`
    const change = async (operation: object) => {
      const before = await versions()
      const reply = await send('PATCH', path, patchOf(operation))
      expect(reply.status).toBe(204)
      const after = await versions()
      return { opened: after.opened - before.opened, closed: after.closed - before.closed }
    }
    const [added, removed] = [
      { opened: 1, closed: 0 },
      { opened: 0, closed: 1 },
    ]
    expect(await change({ op: 'Add', path: 'members', value: [{ value: first }] })).toEqual(added)
    expect(await change({ op: 'Add', path: 'members', value: [{ value: first }] })).toEqual({ opened: 0, closed: 0 })
    expect(await change({ op: 'add', value: { members: [{ value: second }] } })).toEqual(added)
    expect(await change({ op: 'add', path: 'members', value: { value: third } })).toEqual(added)
    expect(await change({ op: 'Remove', path: `members[value eq "${first}"]` })).toEqual(removed)
    expect(await change({ op: 'remove', path: 'members', value: [{ value: second }] })).toEqual(removed)
    const without = (await send('GET', `${path}?excludedAttributes=members`)).body
    expect(without.members).toBeUndefined()
    const all = (await send('GET', path)).body.members
    expect(all).toHaveLength(count + 1)
    const kept = all.slice(1).map(({ value }: { value: string }) => ({ value }))
    const before = await versions()
    expect((await send('PUT', path, { displayName: 'Everybody', members: kept })).status).toBe(200)
    expect(await versions()).toEqual({ opened: before.opened, closed: before.closed + 1 })
    expect(await change({ op: 'remove', path: 'members' })).toEqual({ opened: 0, closed: count })
  })
})
