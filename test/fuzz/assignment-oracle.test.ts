import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PolicyStep } from '../../contract/directory/policy.ts'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../contract/review/assignment.ts'
import type { Database } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { completeSteps } from '../../server/directory/policies/check-policy.ts'
import { insertPolicy } from '../../server/directory/policies/policy.store.ts'
import { newId, type TenantId } from '../../server/lib/ids.ts'
import { enginesFor } from '../engines.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import type { Kill } from '../run-killed.ts'
import { addDraft, prepareByHand, sizesOf, startByHand } from '../storage/campaign/by-hand.ts'
import { naiveTask } from '../storage/review/naive-assignment.ts'
import {
  type Ownership,
  type PlannedPolicy,
  RULES,
  randomOwnership,
  randomPolicy,
} from '../storage/review/random-policy.ts'
import type { Directory } from '../storage/scope/directory.ts'
import { from, randomDirectory } from '../storage/scope/random-directory.ts'
import { useDirectories } from '../storage/scope/use-directories.ts'

const EVERYTHING = {
  scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
  scopeV2: { appSelectionCriteria: {}, principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' },
  selections: {},
} as const

/** Writes who owns and stands in for what. */
async function own(database: Database, tenantId: TenantId, owned: Ownership): Promise<void> {
  const lists = (of: Record<string, string[]>) =>
    JSON.stringify(Object.entries(of).map(([id, userIds]) => ({ id, userIds })))
  await database.tx(async (tx) => {
    for (const [table, column, of] of [
      [sql`app_versions`, sql`app_id`, owned.apps],
      [sql`entitlement_versions`, sql`entitlement_id`, owned.entitlements],
      [sql`resource_versions`, sql`resource_id`, owned.resources],
    ] as const)
      await tx.count(sql`
        update ${table} t set owner_ids = array(select jsonb_array_elements_text(o."userIds"))
        from jsonb_to_recordset(${lists(of)}::jsonb) as o (id text, "userIds" jsonb)
        where t.tenant_id = ${tenantId} and t.${column} = o.id and t.closed_at is null`)
    for (const [userId, delegate] of Object.entries(owned.standing))
      await tx.count(sql`update user_versions set delegated_user_id = ${delegate}
        where tenant_id = ${tenantId} and user_id = ${userId} and closed_at is null`)
    for (const [userId, { userId: delegate, inForce }] of Object.entries(owned.dated))
      await tx.count(sql`insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at, expires_at)
        values (${tenantId}, ${userId}, ${delegate}, now() - interval '2 days',
          now() + ${inForce ? 1 : -1} * interval '1 day')`)
    for (const userId of owned.superAdministratorIds)
      await tx.count(sql`insert into user_roles (tenant_id, user_id, role_id)
        values (${tenantId}, ${userId}, 'super_administrator')`)
  })
}

async function addCampaign(database: Database, tenantId: TenantId, { certify, rules }: PlannedPolicy) {
  const policyId = newId()
  const steps = new Map<string, { steps: PolicyStep[] }>([['certify', { steps: certify }]])
  for (const [n, { steps: list }] of rules.entries()) steps.set(`rule-${n}`, { steps: list })
  await database.tx((tx) =>
    insertPolicy(tx, tenantId, policyId, {
      displayName: 'Random',
      description: '',
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: completeSteps(Object.fromEntries(steps)),
      rules: rules.map(({ rule }, n) => ({ condition: RULES[rule]?.condition ?? '', policyKey: `rule-${n}` })),
      postActions: [],
      reassignTasksToDelegates: false,
      annotations: {},
    }),
  )
  const id = await addDraft(database, tenantId, EVERYTHING)
  await database.tx((tx) =>
    tx.count(sql`update campaigns set policy_id = ${policyId} where tenant_id = ${tenantId} and campaign_id = ${id}`),
  )
  return id
}

interface Stored {
  entitlementId: string
  principalId: string
  toResource: boolean
  text: string
}

/** The tasks of a campaign, in the words of the naive resolver. */
async function tasksOf(database: Database, tenantId: TenantId, campaignId: string): Promise<Stored[]> {
  const rows = await database.read((reader) =>
    reader.rows<
      Omit<Stored, 'text'> & { state: string; outcome: string; people: string[]; why: number; because: number }
    >(sql`
      select e.entitlement_id as "entitlementId", coalesce(a.account_id, h.resource_id) as "principalId",
        h.resource_id is not null as "toResource", t.state, t.outcome::text || ' ' || t.outcome_reason::text as outcome, t.why,
        t.because, array(select m.user_id || coalesce('(' || m.on_behalf_of || ')', '') from reviewer_set_members m
          where m.tenant_id = t.tenant_id and m.review_key = t.review_key and m.set_key = t.set_key order by 1) as people
      from tasks t join reviews r using (tenant_id, review_key)
      join preparation_entitlements pe on pe.tenant_id = t.tenant_id and pe.preparation_key = r.preparation_key
        and pe.entitlement_key = t.entitlement_key
      join preparation_principals pp on pp.tenant_id = t.tenant_id and pp.preparation_key = r.preparation_key
        and pp.principal_key = t.principal_key
      join entitlement_versions e on e.tenant_id = t.tenant_id and e.version = pe.entitlement_version
      left join account_versions a on a.tenant_id = t.tenant_id and a.version = pp.account_version
      left join resource_versions h on h.tenant_id = t.tenant_id and h.version = pp.resource_version
      where t.tenant_id = ${tenantId} and r.campaign_id = ${campaignId} order by t.numeric_id`),
  )
  return rows.map(({ state, outcome, people, why, because, ...item }) => ({
    ...item,
    text:
      state === 'C' ? `C ${outcome}` : `O ${people.join(',')} ${ASSIGNMENT_CODES[why]} ${ASSIGNMENT_BECAUSE[because]}`,
  }))
}

const factsOf = (directory: Directory, { entitlementId, principalId, toResource }: Stored) => {
  const entitlement = directory.entitlements.find(({ id }) => id === entitlementId)
  if (!entitlement) throw new Error('an item without its entitlement')
  const account = toResource ? undefined : directory.accounts.find(({ id }) => id === principalId)
  const holder = toResource ? directory.resources.find(({ id }) => id === principalId) : undefined
  const subject = account ? directory.users.find(({ id }) => id === account.userId) : undefined
  return { entitlement, account, holder, subject }
}

const kills: fc.Arbitrary<Kill[]> = fc
  .uniqueArray(fc.nat(25), { maxLength: 4 })
  .chain((transactions) =>
    fc.tuple(
      ...transactions
        .sort((a, b) => a - b)
        .map((at) => from<Kill['when']>(['before', 'inside', 'after']).map((when) => ({ at, when }))),
    ),
  )

describe.each(enginesFor('random assignments'))('a started campaign on %s', async (engine) => {
  const { database, load } = await useDirectories(engine)

  it(
    'assigns every task as a naive resolver does one by one, in chunks of any size and killed at any moment',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          randomDirectory,
          randomOwnership,
          fc.array(randomPolicy, { minLength: 1, maxLength: 3 }),
          fc.integer({ min: 1, max: 9 }).map(sizesOf),
          kills,
          async (directory, owned, policies, sizes, killed) => {
            const { tenantId } = await load(directory, [])
            await own(database, tenantId, owned)
            for (const policy of policies) {
              const id = await addCampaign(database, tenantId, policy)
              await prepareByHand(database, tenantId, id)
              await startByHand(database, tenantId, id, { sizes, kills: killed })
              const ownerId = await database.read(async (reader) =>
                reader.first<{ id: string }>(sql`select user_id as id from campaign_owners
                  where tenant_id = ${tenantId} and campaign_id = ${id}`),
              )
              const tasks = await tasksOf(database, tenantId, id)
              const expected = tasks.map((task) =>
                naiveTask(directory, owned, ownerId?.id ?? '', policy, factsOf(directory, task)),
              )
              expect(tasks.map(({ text }) => text)).toEqual(expected)
            }
          },
        ),
        { ...parameters(5), endOnFailure: true },
      )
    },
    ROUNDS_TIMEOUT_MS,
  )
})
