import { afterEach, describe, expect, it } from 'vitest'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import { sql } from '../../../server/db/sql.ts'
import { updateUserStatus } from '../../../server/directory/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { soon } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

type Body = Record<string, unknown>

const MOST = 128
const rows = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n)).join('')

/**
 * The vault belongs to Off, who is disabled. Fay's managers are Ann and Off. Of the two folders only the outer one has an
 * owner, Eli; the team, which holds access itself, is Bob's. Cid has an account of his own and a service account.
 * Everybody in the group `big` is enabled; `less` is as large, but two of its members are disabled.
 */
const VAULT = {
  users: `id,email,name,manager,department,job_title,status,type,profile.site
${COMPANY.users
  .trim()
  .split('\n')
  .slice(1)
  .map((line, n) => `${line},enabled,human,${n === 2 ? 'Rome' : ''}\n`)
  .join('')}u6,fay@corp.example,Fay Gold,u1;off,Sales,,enabled,human,Oslo
off,off@corp.example,Off Duty,,,,disabled,human,
gone,gone@corp.example,Gone Away,,,,deleted,human,
bot,bot@corp.example,Bot,,,,enabled,service,
${rows(MOST + 3, (n) => `g${n},g${n}@corp.example,Member ${n},,,,${n > MOST ? 'disabled' : 'enabled'},human,\n`)}`,
  apps: 'id,name,owners\nvault,Vault,off@corp.example\ndir,Directory,\n',
  resource_types: 'app,id,name\nvault,folder,Folder\nvault,group,Group\n',
  resources: `app,id,type,name,parent,owners
vault,outer,folder,Outer,,eli@corp.example
vault,inner,folder,Inner,outer,
vault,team,group,Team,,bob@corp.example
`,
  entitlements: `app,id,name,resource,owners
vault,open,Open,,
vault,outer_read,Read outer,outer,
vault,inner_read,Read inner,inner,u1;u2;u3
dir,full,Full,,
dir,big,Big,,
dir,less,Less,,
`,
  accounts: `app,id,username,user,type
vault,v3,cid,u3,user
vault,v3s,cid-job,u3,service_account
vault,v6,fay,u6,user
vault,v0,nightly,,service_account
${rows(MOST + 3, (n) => `dir,d${n},g${n},g${n},user\n`)}`,
  grants: `app,entitlement,account,resource
vault,open,v3,
vault,open,v3s,
vault,open,v6,
vault,open,v0,
vault,open,,team
vault,outer_read,v3,
vault,inner_read,v3,
${rows(MOST, (n) => `dir,full,d${n},\n`)}${rows(MOST + 1, (n) => `dir,big,d${n},\n`)}${rows(MOST + 1, (n) => `dir,less,d${n + 2},\n`)}`,
}

describe('the reviewers of a step', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await reviewingOn(server)
  const { load, draft, prepare, start, stored, post, get, policy, idOf, as, tenantId } = on
  await load(VAULT)
  const [ann, bob, cid, dea, eli] = await Promise.all(
    ['ann', 'bob', 'cid', 'dea', 'eli'].map((name) => idOf(`${name}@corp.example`)),
  )
  if (!ann || !bob || !cid || !dea || !eli) throw new Error('somebody is missing')
  const apps: { id: string; displayName: string }[] = (await get('/api/v1/apps')).body.list
  const appId = (name: string) => apps.find(({ displayName }) => displayName === name)?.id ?? ''
  const entitlements: { appEntitlement: { id: string; displayName: string } }[] = (
    await post('/api/v1/search/entitlements', {})
  ).body.list
  const entitlementId = (name: string) =>
    entitlements.find(({ appEntitlement }) => appEntitlement.displayName === name)?.appEntitlement.id ?? ''

  /** A prepared campaign over everything in the vault. */
  const prepared = async (policyId: string, fields: Body = {}) => {
    const principalTypeFilter = 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES'
    const id = await draft({ policyId, scopeV2: { principalTypeFilter, ...fields } })
    const scope = { accessReview: { singleApp: { appId: appId('Vault') } }, updateMask: 'singleApp' }
    expect((await post(`/api/v1/access_review/${id}`, scope)).status).toBe(200)
    await prepare(id)
    return id
  }
  const opened = async (...steps: unknown[]) => {
    const id = await prepared(await policy(steps))
    await start(id)
    return id
  }
  /** `reviewers, found as, because`, by item; of many reviewers their number. */
  const assigned = async (id: string) =>
    Object.fromEntries(
      (await stored(id)).map(({ item, reviewers, why, because }) => [
        item,
        [
          reviewers.length > 5 ? reviewers.length : reviewers.join(' '),
          ASSIGNMENT_CODES[why],
          ASSIGNMENT_BECAUSE[because],
        ].join(', '),
      ]),
    )
  const asked = async (...steps: unknown[]) => assigned(await opened(...steps))
  const taskOf = async (id: string, item: string) => {
    const number = (await stored(id)).find((task) => task.item === item)?.number
    return (await get(`/api/v1/tasks/${number}`)).body.taskView.task
  }
  const auditsOf = async (id: string, item: string): Promise<Body[]> =>
    (await post('/api/v1/task/audits', { taskId: (await taskOf(id, item)).id })).body.list
  const approve = async (name: string, id: string, item: string) => {
    const { id: taskId, policy: steps } = await taskOf(id, item)
    return (await as(name)).post(`/api/v1/tasks/${taskId}/action/approve`, { policyStepId: steps.current.id })
  }

  it('Manager are the enabled ones of the subject’s managers, and owners of a group that holds access (REV-006)', async () => {
    expect(await asked({ approval: { manager: {} } })).toMatchObject({
      'open of fay': 'ann, MANAGER, NONE',
      'open of Team': 'bob, HOLDER_OWNER, NONE',
    })
  })

  it('Manager of nobody’s account are the fallback if it is switched on, else the campaign owners (REV-008)', async () => {
    const fallbackUserIds = [eli]
    const of = async (fallback: boolean) =>
      (await asked({ approval: { manager: { fallback, fallbackUserIds } } }))['open of nightly']
    expect(await of(true)).toBe('eli, FALLBACK_USER, NO_SUBJECT')
    expect(await of(false)).toBe('admin, CAMPAIGN_OWNER, NO_SUBJECT')
  })

  it('group are up to 128 enabled members; of a larger group nobody, but the fallback (REV-009)', async () => {
    const of = async (name: string) => {
      const ids = { appId: appId('Directory'), appGroupId: entitlementId(name) }
      const group = { ...ids, fallback: true, fallbackUserIds: [eli] }
      return (await asked({ approval: { group } }))['open of fay']
    }
    expect(await of('Full')).toBe('128, GROUP_MEMBER, NONE')
    expect(await of('Big')).toBe('eli, FALLBACK_USER, GROUP_TOO_LARGE')
    expect(await of('Less')).toBe('127, GROUP_MEMBER, NONE')
  })

  it('self are the person, also of a service account; of a group its owners; of nobody the chain (REV-011)', async () => {
    const self = { fallback: true, fallbackUserIds: [eli] }
    const id = await opened({ approval: { self } })
    expect(await assigned(id)).toMatchObject({
      'open of cid': 'cid, ACCOUNT_OWNER, NONE',
      'open of cid-job': 'cid, ACCOUNT_OWNER, NONE',
      'open of nightly': 'eli, FALLBACK_USER, NO_SUBJECT',
      'open of Team': 'bob, HOLDER_OWNER, NONE',
    })
    expect((await asked({ approval: { self: {} } }))['open of nightly']).toBe('admin, CAMPAIGN_OWNER, NO_SUBJECT')
    expect((await approve('cid', id, 'open of cid')).status).toBe(200)
  })

  it('app owners who are all disabled are the campaign owners (REV-012)', async () => {
    const found = new Set(Object.values(await asked({ approval: { appOwners: {} } })))
    expect([...found]).toEqual(['admin, CAMPAIGN_OWNER, NOT_ACTIVE'])
  })

  it('resource owners are those of the resource itself: neither of what is around it, nor of the app (REV-013)', async () => {
    expect(await asked({ approval: { resourceOwners: {} } })).toMatchObject({
      'outer_read of cid': 'eli, RESOURCE_OWNER, NONE',
      'inner_read of cid': 'admin, CAMPAIGN_OWNER, NOT_FOUND',
      'open of cid': 'admin, CAMPAIGN_OWNER, NOT_FOUND',
    })
  })

  const delegate = async (from: string, to: string, days: [from: number, to: number] | undefined) => {
    await server.database.tx(async (tx) => {
      if (!days)
        await tx.count(sql`update user_versions set delegated_user_id = ${to}
          where tenant_id = ${tenantId} and user_id = ${from} and closed_at is null`)
      else
        await tx.count(sql`
          insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at, expires_at)
          values (${tenantId}, ${from}, ${to}, now() + ${days[0]} * interval '1 day', now() + ${days[1]} * interval '1 day')
          on conflict (tenant_id, user_id) do update set starts_at = excluded.starts_at, expires_at = excluded.expires_at`)
    })
  }
  afterEach(() =>
    server.database.tx(async (tx) => {
      await tx.count(sql`delete from user_delegations where tenant_id = ${tenantId}`)
      await tx.count(sql`update user_versions set delegated_user_id = null where tenant_id = ${tenantId}`)
    }),
  )

  it('are the other owners of an entitlement: the delegate of the subject does not stand in (REV-014)', async () => {
    await delegate(cid, dea, undefined)
    const owners = { entitlementOwners: {}, allowDelegation: true }
    expect((await asked({ approval: owners }))['inner_read of cid']).toBe('ann bob, ENTITLEMENT_OWNER, NONE')
    const allowing = { entitlementOwners: { allowSelfApproval: true } }
    const id = await opened({ approval: allowing })
    expect((await assigned(id))['inner_read of cid']).toBe('ann bob cid, ENTITLEMENT_OWNER, NONE')
    expect((await approve('cid', id, 'inner_read of cid')).status).toBe(200)
  })

  it('are the delegate by date before a standing one, for the reviewer, with its window (REV-021)', async () => {
    await delegate(eli, ann, undefined)
    await delegate(eli, dea, [-1, 7])
    const users = { users: { userIds: [eli] }, allowDelegation: true }
    const id = await opened({ approval: users })
    expect((await stored(id)).find(({ item }) => item === 'open of fay')).toMatchObject({
      reviewers: ['dea'],
      onBehalfOf: ['eli'],
    })
    const { id: taskId } = await taskOf(id, 'open of fay')
    const ofDea = (await (await as('dea')).get(`/api/v1/tasks/${taskId}`)).body.taskView.task
    expect(ofDea.assignmentReason).toMatchObject({
      ...{ code: 'USER_NAMED', onBehalfOfUserId: eli, description: expect.stringContaining('Eli Fuchs') },
    })
    const window = await server.database.read((reader) =>
      reader.first(sql`
        select m.delegated_from = d.starts_at as begins, m.delegated_until = d.expires_at as ends
        from reviewer_set_members m join reviews r using (tenant_id, review_key), user_delegations d
        where r.campaign_id = ${id} and m.user_id = ${dea} and d.tenant_id = r.tenant_id and d.user_id = ${eli}`),
    )
    expect(window).toEqual({ begins: true, ends: true })
    const kinds = (await auditsOf(id, 'open of fay')).flatMap((event) => Object.keys(event))
    expect(kinds).toContain('reassignedToDelegate')
    const without = await asked({ approval: { users: { userIds: [eli] } } })
    expect(without['open of fay']).toBe('eli, USER_NAMED, NONE')
  })

  it('stay while tasks are open, whenever a delegation begins or ends; its person can move them (REV-023)', async () => {
    const users = { users: { userIds: [eli] }, allowDelegation: true, allowReassignment: true }
    const id = await opened({ approval: users })
    const before = await assigned(id)
    await delegate(eli, dea, [0, 7])
    const moving = await as('eli')
    expect(await assigned(id)).toEqual(before)
    const body = { fromUserId: eli, newStepUserIds: [dea] }
    const moved = await moving.post(`/api/v1/access_review/${id}/tasks/reassign`, body)
    expect(moved.body, moved.text).toMatchObject({ reassignedCount: Object.keys(before).length, refused: [] })
    const after = await assigned(id)
    expect(new Set(Object.values(after))).toEqual(new Set(['dea, REASSIGNED, NONE']))
    await delegate(eli, dea, [-9, -1])
    const kind = 'review.absent_reviewers'
    await server.database.tx(async (tx) => {
      const { enqueueJob } = await import('../../../server/jobs/index.ts')
      await enqueueJob(tx, { tenantId, kind, payload: {} })
    })
    expect(await assigned(id)).toEqual(after)
  })

  it('by an expression are as computed, and by the chain where a key is missing (REV-016)', async () => {
    const text = 'subject.profile["site"] != "" ? [svc.directory.users.v1.FindByEmail("eli@corp.example")] : []'
    const expression = { expressions: [text] }
    const id = await opened({ approval: { expression } })
    expect(await assigned(id)).toMatchObject({
      'open of cid': 'eli, EXPRESSION, NONE',
      'open of fay': 'eli, EXPRESSION, NONE',
      'open of nightly': 'admin, CAMPAIGN_OWNER, EXPRESSION_FAILED',
    })
    const kinds = (await auditsOf(id, 'open of nightly')).flatMap((event) => Object.keys(event))
    expect(kinds).toContain('expressionPolicyStepError')
    expect((await auditsOf(id, 'open of cid')).flatMap((event) => Object.keys(event))).not.toContain(
      'expressionPolicyStepError',
    )
  })

  it('by an expression are neither disabled, deleted, a service, nor the subject (REV-017)', async () => {
    const people = (...names: string[]) =>
      `[${[...names.map((name) => `svc.directory.users.v1.FindByEmail("${name}@corp.example")`), 'subject'].join(', ')}]`
    const of = async (...names: string[]) =>
      (await asked({ approval: { expression: { expressions: [people(...names)] } } }))['open of fay']
    expect(await of('off', 'bot', 'gone', 'eli')).toBe('eli, EXPRESSION, NONE')
    expect(await of('off', 'bot')).toMatch(/^admin, CAMPAIGN_OWNER, /)
    expect(await of()).toBe('admin, CAMPAIGN_OWNER, ONLY_SUBJECT')
  })

  it('of a second step are the campaign owners when its only owner has approved the first (REV-024)', async () => {
    const step = { approval: { resourceOwners: { requireDistinctApprovers: true }, allowReassignment: true } }
    const id = await opened({ approval: { users: { userIds: [eli] } } }, step)
    expect((await approve('eli', id, 'outer_read of cid')).status).toBe(200)
    expect((await assigned(id))['outer_read of cid']).toBe('admin, CAMPAIGN_OWNER, NOT_DISTINCT')
    const { id: taskId } = await taskOf(id, 'outer_read of cid')
    const again = await post(`/api/v1/tasks/${taskId}/action/reassign`, { newStepUserIds: [eli], comment: 'x' })
    expect([again.status, again.body.details[0].reason]).toEqual([400, 'REASSIGNEE_NOT_ALLOWED'])
  })

  it('are the campaign owners where a rule fails, which progress and insights count (REV-018)', async () => {
    const rules = [
      { condition: `entitlement.id == "${entitlementId('Read outer')}"`, policyKey: 'outer' },
      { condition: 'subject.profile["site"] == "Oslo"', policyKey: 'oslo' },
    ]
    const by = (userId: string) => [{ approval: { users: { userIds: [userId] } } }]
    const policyId = await policy(by(ann), { rules }, { outer: by(eli), oslo: by(dea) })
    const id = await prepared(policyId)
    await start(id)
    expect(await assigned(id)).toMatchObject({
      'outer_read of cid': 'eli, USER_NAMED, NONE',
      'open of fay': 'dea, USER_NAMED, NONE',
      'open of cid': 'ann, USER_NAMED, NONE',
      'open of nightly': 'admin, CAMPAIGN_OWNER, RULE_FAILED',
      'open of Team': 'admin, CAMPAIGN_OWNER, RULE_FAILED',
    })
    const path = `/api/v1/access_review/${id}`
    expect((await get(`${path}/progress`)).body).toMatchObject({ ruleFailureCount: 2 })
    await post(`${path}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
    const { campaignInsights } = await on.until(id, 'CLOSED')
    expect(campaignInsights.markdown).toMatch(/2 .*rule/i)
  })

  it('a rule that names entitlements alone is evaluated once for each, whoever holds them (REV-019)', async () => {
    const rules = [{ condition: `entitlement.id != "${entitlementId('Open')}"`, policyKey: 'read' }]
    const by = (userId: string) => [{ approval: { users: { userIds: [userId] } } }]
    const id = await prepared(await policy(by(ann), { rules }, { read: by(eli) }))
    await start(id)
    const evaluated = await server.database.read((reader) =>
      reader.count(sql`select 1 from review_rule_results e join reviews r using (tenant_id, review_key)
        where r.campaign_id = ${id}`),
    )
    expect([(await stored(id)).length, evaluated]).toEqual([7, 3])
  })

  it('are found when the campaign starts; its items show who it was when they were frozen (REV-028)', async () => {
    const id = await prepared(await policy([{ approval: { manager: {} } }]))
    const managerOf = async () =>
      (await on.items(id)).find((item) => item.user?.displayName === 'Fay Gold').user.manager.displayName
    expect(await managerOf()).toBe('Ann Berg')
    await load({ ...VAULT, users: VAULT.users.replace('Fay Gold,u1;off', 'Fay Gold,u5') })
    await start(id)
    expect((await assigned(id))['open of fay']).toBe('eli, MANAGER, NONE')
    expect(await managerOf()).toBe('Ann Berg')
    await load(VAULT)
  })

  it('are nobody where the policy rejects; below the brake nobody has to confirm it (REV-029)', async () => {
    const rules = [{ condition: `entitlement.appId == "${appId('Vault')}"`, policyKey: 'no' }]
    const policyId = await policy([{ approval: { manager: {} } }], { rules }, { no: [{ reject: {} }] })
    const id = await draft({ policyId })
    await prepare(id)
    expect((await start(id)).state).toBe('ACCESS_REVIEW_STATE_OPEN')
    const outcomes = (await stored(id)).map(({ outcome, reason }) => `${outcome ?? ''}${reason ?? ''}`)
    expect([outcomes.filter((text) => text === 'DY').length, new Set(outcomes)]).toEqual([6, new Set(['DY', ''])])
  })

  it('are nobody who is disabled, also by reassignment (REV-038)', async () => {
    const id = await opened({ approval: { users: { userIds: [eli] }, requireReassignmentReason: true } })
    const { id: taskId } = await taskOf(id, 'open of fay')
    const reassign = async (body: Body) => {
      const reply = await post(`/api/v1/tasks/${taskId}/action/reassign`, body)
      const [violation] = reply.body.details.find((one: Body) => one.fieldViolations).fieldViolations
      return [reply.status, violation.field, violation.reason]
    }
    const off = await idOf('off@corp.example')
    expect(await reassign({ newStepUserIds: [ann, off], comment: 'x' })).toEqual([
      ...[400, 'newStepUserIds[1]', 'REASSIGNEE_NOT_ACTIVE'],
    ])
    expect(await reassign({ newStepUserIds: [ann], comment: ' ' })).toEqual([400, 'comment', 'REASON_REQUIRED'])
    expect((await assigned(id))['open of fay']).toBe('eli, USER_NAMED, NONE')
  })

  it('can answer no longer once they are disabled, though their token lives (REV-083)', async () => {
    const id = await opened({ approval: { users: { userIds: [eli] } } })
    expect((await approve('eli', id, 'open of fay')).status).toBe(200)
    await server.database.tx((tx) => updateUserStatus(tx, tenantId, eli, 'DISABLED'))
    const { id: taskId, policy: steps } = await taskOf(id, 'open of cid')
    await soon(async () => {
      const reply = await (await as('eli')).post(`/api/v1/tasks/${taskId}/action/approve`, {
        policyStepId: `${steps.current.id}x`,
      })
      expect(reply.status).toBe(401)
    })
    await server.database.tx((tx) => updateUserStatus(tx, tenantId, eli, 'ENABLED'))
  })

  it('are not looked for while the ledger does not balance: the start names the problems (REV-003)', async () => {
    const id = await prepared(await policy([{ approval: { manager: {} } }]), {
      accountCelExpression: { expression: 'subject.profile["site"] != ""' },
    })
    const refused = await post(`/api/v1/access_review/${id}/action/start`)
    expect([refused.status, refused.body.details[0].reason]).toEqual([409, 'LEDGER_UNBALANCED'])
    expect(refused.body.details[0].metadata.problems).toMatch(/expression/)
    expect((await on.campaign(id)).state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect(await stored(id)).toEqual([])
  })
})
