import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import * as sourced from '../../../../server/directory/sourced.store.ts'
import * as live from '../../../../server/imports/syncs/live-sync.store.ts'
import * as resources from '../../../../server/scim/resource.store.ts'
import * as sources from '../../../../server/scim/source.store.ts'
import * as tokens from '../../../../server/scim/tokens/token.store.ts'
import { type Probe, refusedBy, type Things } from '../things.ts'

const HASH = Buffer.from('hash of a token')
const PAGE = { after: '', limit: 10 }
const FIELDS = { userName: 'other', displayName: '', externalId: '', isActive: true, emails: [], document: {} }
const originOf = (t: Things) => ({ sourceId: t.source, syncId: t.sync })

/** A user, a group with that user as its member, and a token, all of tenant A. */
async function addScim(db: Tx, t: Things) {
  await db.count(sql`insert into scim_sources (tenant_id, source_id, app_id, sync_id, sync_hour)
    values (${t.a}, ${t.source}, ${t.app}, ${t.sync}, date_trunc('hour', now()))`)
  await db.count(sql`insert into scim_tokens (tenant_id, token_id, source_id, display_name, token_hash)
    values (${t.a}, 'token', ${t.source}, 'x', ${HASH})`)
  await db.count(sql`insert into scim_resources (tenant_id, source_id, resource_id, kind, user_name)
    values (${t.a}, ${t.source}, ${t.account}, 'User', 'ada'), (${t.a}, ${t.source}, ${t.resource}, 'Group', '')`)
  await db.count(sql`update account_versions set source_id = ${t.source}, external_id = 'x'
    where tenant_id = ${t.a} and account_id = ${t.account}`)
  await db.count(sql`update user_versions set source_id = ${t.source}, external_id = 'x'
    where tenant_id = ${t.a} and user_id = ${t.user}`)
  await db.count(sql`update resource_versions set source_id = ${t.source} where tenant_id = ${t.a}`)
  await db.count(sql`update grant_versions set source_id = ${t.source} where tenant_id = ${t.a}`)
  await db.count(sql`update entitlement_versions set source_id = ${t.source}, slug = 'member'
    where tenant_id = ${t.a} and entitlement_id = ${t.entitlement}`)
}
const keysOf = async (db: Tx, t: Things) => {
  const row = await db.first<{ entitlement: string; account: string }>(sql`
    select e.entitlement_key::text as entitlement, a.account_key::text as account from entitlements e, accounts a
    where e.tenant_id = ${t.a} and e.entitlement_id = ${t.entitlement} and a.tenant_id = ${t.a}
      and a.account_id = ${t.account}`)
  if (!row) throw new Error('no keys')
  return row
}

/** A probe of what tenant A has by SCIM. */
const probe =
  (work: (db: Tx, t: Things, keys: { entitlement: string; account: string }) => Promise<unknown>): Probe =>
  async (db, t) => {
    await addScim(db, t)
    return work(db, t, await keysOf(db, t))
  }

export const SCIM_PROBES: Record<string, Probe> = {
  'token.store.listTokens': probe((db, t) => tokens.listTokens(db, t.b, t.source, PAGE)),
  'token.store.deleteToken': probe((db, t) => tokens.deleteToken(db, t.b, t.source, 'token')),
  'token.store.findToken': probe((db, t) => tokens.findToken(db, t.b, HASH)),
  'token.store.recordTokenUse': probe((db, t) => tokens.recordTokenUse(db, t.b, 'token')),
  'source.store.updateSourceState': probe((db, t) =>
    sources.updateSourceState(db, t.b, t.source, { appId: '', resourceTypeId: '', syncId: '' }),
  ),
  'resource.store.findStored': probe((db, t) => resources.findStored(db, t.b, t.source, 'User', t.account)),
  'resource.store.listStored': probe(async (db, t) => {
    const page = { filter: undefined, offset: 0, limit: 10 }
    return (await resources.listStored(db, t.b, t.source, 'Group', page)).resources
  }),
  'resource.store.updateStored': probe((db, t) => resources.updateStored(db, t.b, t.source, t.account, FIELDS)),
  'resource.store.deleteStored': probe((db, t) => resources.deleteStored(db, t.b, t.source, t.account)),
  'resource.store.touchGroupsOf': probe((db, t, { account }) => resources.touchGroupsOf(db, t.b, t.source, account)),
  'resource.store.listMembers': probe((db, t) => resources.listMembers(db, t.b, t.source, [t.resource], 10)),
  'resource.store.findHolders': probe((db, t) => resources.findHolders(db, t.b, t.source, [t.account])),
  'resource.store.findPersonOf': probe((db, t) => resources.findPersonOf(db, t.b, t.source, t.account)),
  'sourced.store.reviseSourced': probe((db, t) =>
    sourced.reviseSourced(db, 'account', t.b, t.account, originOf(t), { display_name: 'other' }),
  ),
  'sourced.store.removeSourced': probe((db, t) => sourced.removeSourced(db, 'account', t.b, t.account, originOf(t))),
  'sourced.store.removeSourcedGrants': probe((db, t, { entitlement }) =>
    sourced.removeSourcedGrants(db, t.b, entitlement, originOf(t), { allBut: [] }),
  ),
  'sourced.store.removeGrantsAround': probe((db, t, { account }) =>
    sourced.removeGrantsAround(db, t.b, [account], originOf(t)),
  ),
  'sourced.store.monitorsAround': async (db, t) => sourced.monitorsAround(db, t.b, ['1000000']),
  'sourced.store.findSourcedPerson': probe((db, t) => sourced.findSourcedPerson(db, t.b, t.source, 'x')),
  'sourced.store.findPersonByEmail': probe((db, t) => sourced.findPersonByEmail(db, t.b, t.email)),
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const SCIM_WRITES: Record<string, Probe> = {
  'token.store.insertToken': (db, t) =>
    refusedBy(
      'scim_tokens_tenant_id_source_id_fkey',
      tokens.insertToken(db, t.b, {
        id: 'x',
        sourceId: t.source,
        displayName: 'x',
        hash: HASH,
        allowedCidrs: [],
        createdBy: t.user,
      }),
    ),
  'source.store.lockSourceState': (db, t) =>
    refusedBy('scim_sources_tenant_id_source_id_fkey', sources.lockSourceState(db, t.b, t.source)),
  'resource.store.insertStored': (db, t) =>
    refusedBy(
      'scim_resources_tenant_id_source_id_fkey',
      resources.insertStored(db, t.b, t.source, { ...FIELDS, id: t.account, kind: 'User', hasAccount: true }),
    ),
  'sourced.store.insertSourced': (db, t) =>
    sourced.insertSourced(db, 'app', t.b, originOf(t), { app_id: t.app, display_name: 'x' }),
  'sourced.store.grantSourced': async (db, t) => {
    const { entitlement, account } = await keysOf(db, t)
    return sourced.grantSourced(db, t.b, entitlement, originOf(t), [{ key: account, isResource: false }])
  },
  'live-sync.store.openLiveSync': (db, t) =>
    refusedBy('syncs_tenant_id_source_id_fkey', live.openLiveSync(db, t.b, { id: 'x', sourceId: t.source })),
  'live-sync.store.addRefused': (db, t) =>
    refusedBy(
      'sync_faults_tenant_id_sync_id_fkey',
      live.addRefused(db, t.b, t.sync, 'scim', { kind: 'accounts', ref: 'x', problem: 'x' }),
    ),
  'live-sync.store.carryRefused': (db, t) => live.carryRefused(db, t.b, t.sync, t.sync),
  'live-sync.store.removeRefused': (db, t) =>
    live.removeRefused(db, t.b, t.sync, 'scim', { kind: 'accounts', refs: ['x'] }),
  'live-sync.store.addLiveCounts': (db, t) => live.addLiveCounts(db, t.b, t.sync, { users: { added: 1 } }),
}
