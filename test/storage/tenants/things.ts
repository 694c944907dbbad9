import { expect } from 'vitest'
import * as audit from '../../../server/audit/audit.store.ts'
import { type AuditedChange, entryInsert, sealAll } from '../../../server/audit/index.ts'
import * as credentials from '../../../server/auth/credentials/credential.store.ts'
import { createCredential, createTenant } from '../../../server/auth/index.ts'
import * as sessions from '../../../server/auth/sessions/session.store.ts'
import * as campaigns from '../../../server/campaign/campaign.store.ts'
import { completeFields } from '../../../server/campaign/complete-fields.ts'
import * as selections from '../../../server/campaign/selection/selection.store.ts'
import type { Tx } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import * as accessProfiles from '../../../server/directory/access-profiles/access-profile.store.ts'
import * as apps from '../../../server/directory/apps/app.store.ts'
import * as attributes from '../../../server/directory/attributes/attribute.store.ts'
import * as monitors from '../../../server/directory/conflicts/monitor.store.ts'
import { insertUser } from '../../../server/directory/index.ts'
import * as policies from '../../../server/directory/policies/policy.store.ts'
import * as resources from '../../../server/directory/resources/resource.store.ts'
import * as resourceTypes from '../../../server/directory/resources/resource-type.store.ts'
import * as trustedDomains from '../../../server/directory/trusted-domains/trusted-domain.store.ts'
import * as delegations from '../../../server/directory/users/delegation.store.ts'
import * as idempotency from '../../../server/http/idempotency/idempotency.store.ts'
import * as sources from '../../../server/imports/sources/source.store.ts'
import * as syncs from '../../../server/imports/syncs/sync.store.ts'
import * as jobs from '../../../server/jobs/job.store.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import * as preparations from '../../../server/preparation/preparation.store.ts'
import { insertUpload } from './import-things.ts'
import { insertReviewThings, type ReviewThings } from './review-things.ts'
import { addSignIn } from './sign-in-things.ts'
import { insertStepUpThings, type StepUpThings } from './step-up-things.ts'
import { insertWebhookThings, type WebhookThings } from './webhook-things.ts'

/** Things of tenant A, by which tenant B asks. */
export interface Things extends ReviewThings, WebhookThings, StepUpThings {
  a: TenantId
  b: TenantId
  user: string
  email: string
  credential: string
  clientId: string
  tokenHash: Buffer
  linkHash: Buffer
  session: string
  sessionHash: Buffer
  value: string
  accessProfile: string
  monitor: string
  violation: string
  app: string
  resourceType: string
  resource: string
  entitlement: string
  account: string
  policy: string
  campaign: string
  /** Of that campaign; its only item is of this version of a grant. */
  preparation: string
  grantVersion: string
  source: string
  sync: string
  call: idempotency.IdempotentCall
  job: jobs.LeasedJob
}

/**
 * Calls a store function as tenant B with things of tenant A; the result is what B got. To B it must be nothing, and to
 * A itself it must be something.
 */
export type Probe = (db: Tx, t: Things) => Promise<unknown>

export const tokenOf = (tenantId: TenantId, credentialId: string, hash: Buffer): credentials.NewToken => ({
  tenantId,
  credential: { id: credentialId, allowedCidrs: [] },
  hash,
  lifeSeconds: 3600,
  use: undefined,
  method: 'client_secret',
  requestId: 'request',
  address: '127.0.0.1',
})

export const MONITOR = { displayName: 'x', description: '', enabled: true, negateGroupB: false, notificationConfig: {} }
const REPLACED = { manager: {}, escalation: { replacePolicy: { policyId: 'replacement' }, expiration: '60' } }
export const POLICY: policies.PolicyFields = {
  displayName: 'x',
  description: '',
  policyType: 'POLICY_TYPE_CERTIFY',
  policySteps: { certify: { steps: [{ approval: REPLACED }] } },
  rules: [],
  postActions: [],
  reassignTasksToDelegates: false,
  annotations: {},
}
export const bindingOf = (t: Things) => ({
  monitorId: t.monitor,
  appId: 'conflict app',
  appEntitlementId: 'conflict entitlement',
  entitlementGroup: 'ENTITLEMENT_GROUP_A' as const,
})

/** An entry of B's audit log, to be written with a change. */
export const auditedAs =
  (db: Tx, tenantId: TenantId): AuditedChange =>
  (statement) =>
    db.first(statement(entryInsert({ tenantId, operation: 'test', outcome: 'done', detail: {} })))

/** A probe of what a function finds only after A's rows have changed: expired, failed, in another state. */
export const after =
  (change: (t: Things) => Sql, probe: Probe): Probe =>
  async (db, t) => {
    await db.count(change(t))
    return probe(db, t)
  }

/** A change of a version that is not there is an error, which makes the transaction start over. */
export const whetherChanged = (change: Promise<void>) =>
  change.then(
    () => true,
    () => false,
  )

/** A write that a foreign key refuses, because the thing is not B's. */
export const refusedBy = (constraint: string, write: Promise<unknown>) =>
  write.then(
    () => Promise.reject(new Error(`not refused by ${constraint}`)),
    (error: { constraint?: string }) => {
      if (error.constraint !== constraint) throw error
      throw new Refused()
    },
  )
export class Refused extends Error {}

/** A preparation with one item, and all that belongs to it; the version of its grant. */
async function insertItem(tx: Tx, tenantId: TenantId, key: string, entitlementId: string): Promise<string> {
  const grant = await tx.first<Record<'version' | 'e' | 'p' | 'ev' | 'av', string>>(sql`
    select g.version::text, e.entitlement_key::text as e, a.account_key::text as p, e.version::text as ev,
      a.version::text as av
    from entitlements e join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
    where e.tenant_id = ${tenantId} and e.entitlement_id = ${entitlementId}`)
  if (!grant) throw new Error('no grant')
  await tx.count(
    sql`insert into preparation_entitlements values (${tenantId}, ${key}, ${grant.e}, ${grant.ev}, '', '', '')`,
  )
  await tx.count(
    sql`insert into preparation_principals values (${tenantId}, ${key}, ${grant.p}, ${grant.av}, null, null, '')`,
  )
  await tx.count(sql`insert into items values (${tenantId}, ${key}, ${grant.e}, ${grant.p}, ${grant.version})`)
  await tx.count(sql`insert into ledger_entries values (${tenantId}, ${key}, '', '', 1)`)
  await tx.count(sql`insert into ledger_sources values (${tenantId}, ${key}, '', 'Made here', '')`)
  await tx.count(sql`insert into preparation_faults values (${tenantId}, ${key}, 'users_failed', 'x', 'x')`)
  return grant.version
}

/** Tenant A with one of everything, and tenant B with nothing. */
export async function makeThings(tx: Tx): Promise<Things> {
  const [a, b] = [await createTenant(tx, 'a.example.com', 'A'), await createTenant(tx, 'b.example.com', 'B')]
  if (!a || !b) throw new Error('no tenants')
  const user = { id: newId(), email: 'same@example.com', displayName: 'A', roles: ['basic_user'] }
  await insertUser(tx, a.id, user)
  const limits = { allowedCidrs: [], scopedRoles: [] }
  const made = await createCredential(tx, a, 'recert', {
    userId: user.id,
    displayName: 'x',
    lifespan: 'never',
    ...limits,
  })
  const [tokenHash, linkHash, sessionHash] = ['token', 'link', 'session'].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  expect(await credentials.insertTokens(tx, [tokenOf(a.id, made.id, tokenHash)])).toEqual([3600])
  await sessions.insertSignInLinks(tx, a.id, {
    hashes: [linkHash],
    userIds: [user.id],
    lifeSeconds: [3600],
    isMailed: false,
  })
  const session = newId()
  await sessions.insertSession(tx, a.id, {
    id: session,
    hash: sessionHash,
    userId: user.id,
    lifeSeconds: 3600,
    address: '192.0.2.1',
    userAgent: 'test',
    sealedIdToken: null,
    authenticatedAt: null,
  })
  await addSignIn(tx, a.id, user.id)
  const value = newId()
  const entry = { tenantId: a.id, operation: 'test', outcome: 'done', detail: {} } as const
  const change: AuditedChange = (statement) => tx.first(statement(entryInsert(entry)))
  await attributes.insertAttributeValue(change, a.id, { id: value, type: 'risk_level', value: 'Of A' })
  const [accessProfile, monitor, violation] = [newId(), newId(), newId()]
  await accessProfiles.insertAccessProfile(tx, a.id, accessProfile, { displayName: 'x', description: '' })
  await trustedDomains.replaceTrustedDomains(tx, a.id, ['a.example.com'])
  const [startAt, expireAt] = [await tx.now(), null]
  await delegations.replaceDelegation(tx, a.id, { userId: user.id, delegatedUserId: user.id, startAt, expireAt })
  await monitors.insertMonitor(tx, a.id, { id: monitor, setAId: 'a', setBId: 'b' }, MONITOR)
  await tx.rows(sql`insert into entitlement_versions
    (tenant_id, app_id, entitlement_id, entitlement_key, display_name, risk_level_id)
    values (${a.id}, 'conflict app', 'conflict entitlement', 1000000, 'x', ${value})`)
  await tx.rows(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, access_profile_ids)
    values (${a.id}, 1000000, 1000001, ${[accessProfile]}::text[])`)
  await monitors.insertBinding(tx, a.id, bindingOf({ monitor } as Things))
  await tx.rows(sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id)
    values (${a.id}, ${violation}, ${monitor}, ${user.id})`)
  const [app, resourceType, resource, entitlement, policy] = [newId(), newId(), newId(), newId(), newId()]
  const named = { displayName: 'x', description: '', ownerIds: [user.id], annotations: {}, settings: {} }
  const itsPolicies = { certifyPolicyId: policy, grantPolicyId: '', revokePolicyId: '' }
  const newApp = { id: app, ...named, ...itsPolicies, monthlyCostUsd: 0, accessEntitlementId: entitlement }
  await apps.insertApp(tx, a.id, newApp)
  await resourceTypes.insertResourceType(tx, a.id, { id: resourceType, appId: app, displayName: 'x', traitIds: [] })
  const place = { appId: app, appResourceTypeId: resourceType }
  await resources.insertResource(tx, a.id, { id: resource, ...place, ...named })
  await policies.insertPolicy(tx, a.id, policy, POLICY)
  await tx.count(sql`update entitlements set resource_id = ${resource} where entitlement_id = ${entitlement}`)
  await tx.count(sql`update resources set parent_id = resource_id where resource_id = ${resource}`)
  const account = newId()
  await tx.count(sql`insert into account_versions (tenant_id, account_id, app_id, display_name, user_id)
    values (${a.id}, ${account}, ${app}, 'x', ${user.id})`)
  await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, closed_at, removed)
    select ${a.id}, e.entitlement_key, c.account_key, now(), true from entitlements e, accounts c
    where e.entitlement_id = ${entitlement} and c.account_id = ${account}`)
  await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key)
    select ${a.id}, e.entitlement_key, c.account_key from entitlements e join accounts c on c.app_id = e.app_id
    where e.entitlement_id = ${entitlement}`)
  const call = { tenantId: a.id, actorId: user.id, operation: 'op', key: 'k', requestHash: Buffer.from('h') }
  await idempotency.claimKey(tx, call)
  await jobs.enqueueJob(tx, { tenantId: a.id, kind: 'kind', payload: {} })
  const [job] = await jobs.leaseJobs(tx, { worker: 'worker', leaseSeconds: 3600, kinds: ['kind'], limit: 1 })
  await audit.appendEntries(tx, [{ tenantId: a.id, operation: 'op', outcome: 'done', detail: {} }])
  await sealAll({ read: (work) => work(tx), tx: (work) => work(tx) }, a.id)
  await audit.appendEntries(tx, [{ tenantId: a.id, operation: 'op', outcome: 'done', detail: {} }])
  if (!job) throw new Error('no job')
  const [source, sync] = [newId(), newId()]
  await sources.ensureSource(tx, a.id, { id: source, displayName: 'Marker', kind: 'SOURCE_KIND_FILE' })
  await syncs.insertSync(tx, a.id, {
    id: sync,
    sourceId: source,
    skipBadRows: false,
    allowRemovals: false,
    createdBy: undefined,
  })
  await insertUpload(tx, { tenantId: a.id, sourceId: source, syncId: sync })
  const ids = {
    a: a.id,
    b: b.id,
    source,
    sync,
    user: user.id,
    email: user.email,
    credential: made.id,
    clientId: made.clientId,
  }
  const campaign = newId()
  const fields = completeFields({ policyId: policy })
  const scopeType = 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS'
  const newCampaign = { id: campaign, createdById: user.id, scopeType, ownerIds: [user.id], fields } as const
  await campaigns.insertCampaign(change, a.id, newCampaign, user.id)
  const entries = [{ appId: app, objectId: entitlement, roleId: '', policyId: '' }]
  await selections.replaceEntries(tx, a.id, campaign, 'entitlements', { setId: 'set', entries })
  const preparation = await preparations.beginPreparation(tx, a.id, campaign)
  const grantVersion = await insertItem(tx, a.id, preparation, entitlement)
  const access = { app, resourceType, resource, entitlement, account, policy, campaign, preparation, grantVersion }
  await tx.count(sql`
    insert into left_out_acknowledgements (tenant_id, campaign_id, source_id, sync_id, left_out_count, comment, acknowledged_by)
    values (${a.id}, ${access.campaign}, ${source}, ${sync}, 1, 'x', ${user.id})`)
  const started = { ...newCampaign, id: newId() }
  await campaigns.insertCampaign(change, a.id, started, user.id)
  const itsPreparation = await preparations.beginPreparation(tx, a.id, started.id)
  await insertItem(tx, a.id, itsPreparation, entitlement)
  const its = { campaign: started.id, preparation: itsPreparation, user: user.id, policy, violation }
  return {
    ...ids,
    ...access,
    ...(await insertReviewThings(tx, a.id, its)),
    ...(await insertWebhookThings(tx, a.id)),
    ...(await insertStepUpThings(tx, a.id, user.id)),
    tokenHash,
    linkHash,
    session,
    sessionHash,
    value,
    accessProfile,
    monitor,
    violation,
    call,
    job,
  }
}
