import { expect } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { sql } from '../../server/db/sql.ts'
import { domains } from '../../server/domains.ts'
import { accessDataOf } from '../api/data/access-data.ts'
import type { Reply, TestServer } from '../harness.ts'
import { runKilled } from '../run-killed.ts'
import type { CampaignModel } from './campaign-model.ts'
import type { Base, Step } from './campaign-steps.ts'
import {
  type ActionName,
  CALLERS,
  type CallerName,
  type Fields,
  type Modelled,
  PAST,
  type Precondition,
  type State,
  type World,
} from './modelled-campaign.ts'

const PATH = '/api/v1/access_review'

const NEXT: Partial<Record<State, ActionName>> = {
  ACCESS_REVIEW_STATE_DRAFT: 'prepare',
  ACCESS_REVIEW_STATE_REVIEW: 'start',
  ACCESS_REVIEW_STATE_PENDING: 'start',
  ACCESS_REVIEW_STATE_OPEN: 'close',
}

/** What the server answers. */
export type Answered = Exclude<Step['do'], 'create many' | 'go on' | 'work' | 'date comes'>

export async function newWorld(server: TestServer): Promise<{ world: World; tokens: Record<CallerName, string> }> {
  const data = await accessDataOf(server)
  const tokens = {
    super: await server.token(),
    manager: await data.tokenWith(['campaign_administrator']),
    auditor: await data.tokenWith(['read_only_administrator']),
    owner: await data.tokenWith(['basic_user']),
    stranger: await data.tokenWith(['basic_user']),
  }
  const idOf = async (token: string): Promise<string> =>
    (await server.call('GET', '/api/v1/auth/introspect', { token })).body.userId
  const callers = Object.fromEntries(
    await Promise.all(CALLERS.map(async (name) => [name, await idOf(tokens[name])] as const)),
  ) as Record<CallerName, string>
  const policies = (await server.call('GET', '/api/v1/policies')).body.list as { id: string; displayName: string }[]
  const world = {
    callers,
    disabled: await data.user('Off', { status: 'DISABLED' }),
    policy: await data.policy('Quarterly'),
    standardPolicy: policies.find(({ displayName }) => displayName === 'Manager')?.id ?? '',
    app: (await server.call('POST', '/api/v1/apps', { body: { displayName: 'Ledger' } })).body.app.id,
  }
  return { world, tokens }
}

/** Background work, which is done when a step says so. */
export interface Jobs {
  work(): Promise<void>
  tick(): Promise<void>
  /** Runs one that a schedule would add, and what it adds. */
  run(kind: string): Promise<void>
}

const TICK = 'review.schedule'

/** Runs the jobs of campaigns in this process; the server runs none. */
export function jobsOf(server: TestServer): Jobs {
  const { database, tenant } = server
  const deps = { database, settings: readConfig({ ...server.env }) }
  const handlers = new Map(domains.flatMap((domain) => domain.jobs?.(deps) ?? []).map((each) => [each.kind, each]))
  const run = async (kind: string, payload: Record<string, unknown>) => {
    const handler = handlers.get(kind)
    if (handler) await runKilled(handler, { database, tenantId: tenant.id, payload })
  }
  const next = () =>
    database.read((reader) =>
      reader.first<{ id: string; kind: string; payload: Record<string, unknown> }>(sql`
        select job_id::text as id, kind, payload from jobs where kind ~ '^(campaign|review|directory)[.]' order by job_id limit 1`),
    )
  const jobs: Jobs = {
    tick: () => run(TICK, {}),
    async run(kind) {
      await run(kind, {})
      await jobs.work()
    },
    async work() {
      for (let job = await next(); job; job = await next()) {
        const { id, kind, payload } = job
        await run(kind, payload)
        await database.tx((tx) => tx.count(sql`delete from jobs where job_id = ${id}`))
      }
    },
  }
  return jobs
}

/** Takes steps on the server and in the model, and compares. */
export function runnerOf(
  server: TestServer,
  model: CampaignModel,
  tokens: Record<CallerName, string>,
  seen: Record<Answered, Set<number>>,
  jobs: Jobs,
) {
  const { world } = model
  const personOf = (name: string) => world.callers[name as CallerName] ?? (name === 'disabled' ? world.disabled : name)
  /** Fields with the ids that their names stand for. */
  const filled = ({ policyId, singleApp, ...rest }: Fields): Fields => ({
    ...rest,
    ...(policyId === undefined ? {} : { policyId: policyId === 'policy' ? world.policy : policyId }),
    ...(singleApp ? { singleApp: (singleApp as Fields).appId === 'app' ? { appId: world.app } : singleApp } : {}),
  })
  const campaignAt = (at: number) => model.campaigns.at(-1 - at)
  const pathOf = (campaign: Modelled | undefined) => `${PATH}/${campaign?.id ?? 'nothing'}`
  const call = ({ caller }: Base, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.call(method, path, { token: tokens[caller], body, headers })
  const expectStatus = (action: Answered, reply: Reply, status: number) => {
    expect(reply.status, reply.text).toBe(status)
    seen[action].add(status)
  }
  const expectView = (caller: CallerName, view: { accessReview: Fields }, campaign: Modelled) => {
    const { createdAt, updatedAt, startedAt, closedAt, connectorSourcesFrozenAt, ...shown } = view.accessReview
    const { campaignHealth, campaignInsights, ...accessReview } = shown
    const state = campaign.state.replace('ACCESS_REVIEW_STATE_', '')
    expect([startedAt !== undefined, campaignHealth !== undefined, closedAt !== undefined]).toEqual([
      ...[/OPEN|CLOSED/.test(state), /OPEN|CLOSED/.test(state), state === 'CLOSED'],
    ])
    expect(connectorSourcesFrozenAt === undefined).toBe(/DRAFT|PREPARING/.test(state))
    if (campaignInsights !== undefined) expect(state).toBe('CLOSED')
    expect(Date.parse(String(updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(createdAt)))
    expect({ ...view, accessReview }).toEqual(model.viewFor(caller, campaign))
  }
  const expectCampaign = (caller: CallerName, reply: Reply, campaign: Modelled) => {
    expectView(caller, reply.body.accessReview, campaign)
    expect(reply.headers.get('etag')).toBe(`"${campaign.revision}"`)
  }
  const createOne = async (at: Base & { owners: string[]; duplicates: boolean; fields: Fields }) => {
    const duplicateOf = at.duplicates ? campaignAt(at.at) : undefined
    const body = {
      ownerIds: at.owners.map(personOf),
      fields: filled(at.fields),
      duplicateOf,
      duplicates: at.duplicates,
    }
    const { status, made } = model.create(at.caller, body)
    const reply = await call(at, 'POST', PATH, {
      ...{ ownerIds: body.ownerIds, ...body.fields },
      ...(at.duplicates ? { duplicateFrom: duplicateOf?.id ?? 'nothing' } : {}),
    })
    expectStatus('create', reply, status)
    if (status !== 200) return
    const campaign = { ...made, id: reply.body.accessReview.accessReview.id as string }
    model.campaigns.push(campaign)
    expectCampaign(at.caller, reply, campaign)
  }
  const list = async (at: Base) => {
    const shown: { accessReview: Fields }[] = []
    for (let token = ''; ; ) {
      const reply = await call(at, 'GET', `/api/v1/access_reviews?pageSize=10&pageToken=${encodeURIComponent(token)}`)
      expectStatus('list', reply, 200)
      shown.push(...reply.body.list)
      token = reply.body.nextPageToken
      if (token === '') break
      expect(reply.body.list).toHaveLength(10)
    }
    const expected = model.visibleTo(at.caller)
    expect(shown.map(({ accessReview }) => accessReview.id)).toEqual(expected.map(({ id }) => id))
    for (const [index, campaign] of expected.entries())
      expectView(at.caller, shown[index] as { accessReview: Fields }, campaign)
  }

  const steps: { [K in Step['do']]: (each: Extract<Step, { do: K }>, campaign?: Modelled) => Promise<void> } = {
    create: createOne,
    list,
    async 'create many'() {
      for (let n = 0; n < 11; n++) {
        const owners = [CALLERS[n % 4] ?? 'owner', ...(n % 4 === 3 ? [] : ['owner'])]
        await createOne({ caller: 'super', at: 0, owners, duplicates: false, fields: { displayName: `No ${n}` } })
      }
    },
    async get(each, campaign) {
      const reply = await call(each, 'GET', pathOf(campaign))
      expectStatus('get', reply, model.get(each.caller, campaign))
      if (reply.status === 200 && campaign) expectCampaign(each.caller, reply, campaign)
    },
    async 'get owners'(each, campaign) {
      const reply = await call(each, 'GET', `${pathOf(campaign)}/owners`)
      expectStatus('get owners', reply, model.get(each.caller, campaign))
      if (reply.status === 200) expect(reply.body.userIds).toEqual([...(campaign?.owners ?? [])].sort())
    },
    async 'set owners'(each, campaign) {
      const userIds = each.owners.map(personOf)
      const headers = headersOf(each.precondition, campaign)
      const reply = await call(each, 'PUT', `${pathOf(campaign)}/owners`, { userIds }, headers)
      expectStatus('set owners', reply, model.setOwners(each.caller, campaign, userIds, each.precondition))
      if (reply.status !== 200) return
      expect(reply.body.userIds).toEqual([...userIds].sort())
      expect(reply.headers.get('etag')).toBe(`"${campaign?.revision}"`)
    },
    async update(each, campaign) {
      const { mask, precondition } = each
      const given = filled(each.given)
      const body = { accessReview: given, ...(mask.length > 0 ? { updateMask: mask.join(',') } : {}) }
      const reply = await call(each, 'POST', pathOf(campaign), body, headersOf(precondition, campaign))
      expectStatus('update', reply, model.update(each.caller, campaign, { given, mask }, precondition))
      if (reply.status === 200 && campaign) expectCampaign(each.caller, reply, campaign)
    },
    async delete(each, campaign) {
      const headers = headersOf(each.precondition, campaign)
      const reply = await call(each, 'DELETE', pathOf(campaign), undefined, headers)
      expectStatus('delete', reply, model.delete(each.caller, campaign, each.precondition))
    },
    async act(each, campaign) {
      const { action, precondition } = each
      const path = `${pathOf(campaign)}/action/${action}`
      const reply = await call(each, 'POST', path, {}, headersOf(precondition, campaign))
      expectStatus('act', reply, model.act(each.caller, campaign, action, precondition))
      if (reply.status === 200 && campaign) expectCampaign(each.caller, reply, campaign)
    },
    async 'go on'({ at, works }, campaign) {
      const action = campaign && NEXT[campaign.state]
      if (action) await steps.act({ do: 'act', caller: 'super', at, action, precondition: 'none' }, campaign)
      if (works) await steps.work({ do: 'work', caller: 'super', at })
    },
    async work() {
      await jobs.work()
      model.work()
    },
    async 'date comes'({ date }, campaign) {
      if (campaign && !campaign.deleted && campaign.fields[date] !== undefined) {
        campaign.fields[date] = PAST
        const column = date === 'completionDate' ? sql`completion_at` : sql`scheduled_start_at`
        await server.database.tx((tx) =>
          tx.count(sql`update campaigns set ${column} = ${PAST} where campaign_id = ${campaign.id}`),
        )
      }
      await jobs.tick()
      model.tick()
    },
  }
  return (each: Step): Promise<void> =>
    (steps[each.do] as (each: Step, campaign?: Modelled) => Promise<void>)(each, campaignAt(each.at))
}

function headersOf(precondition: Precondition, campaign: Modelled | undefined): Record<string, string> {
  const revision = campaign?.revision ?? 1
  const values: Record<Precondition, string | undefined> = {
    none: undefined,
    current: `"x", "${revision}"`,
    any: '*',
    stale: `"${revision + 1}"`,
    weak: `W/"${revision}"`,
    unreadable: String(revision),
  }
  const value = values[precondition]
  return value === undefined ? {} : { 'if-match': value }
}
