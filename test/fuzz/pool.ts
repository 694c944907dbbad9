import { sql } from '../../server/db/sql.ts'
import { newId } from '../../server/lib/ids.ts'
import { mailId } from '../../server/notify/mail-id.ts'
import { submissionId } from '../../server/review/submissions/submission-view.ts'
import { accessDataOf } from '../api/data/access-data.ts'
import { noteSecret, type Reply, type TestServer } from '../harness.ts'
import { beginCloseByHand, finishCloseByHand, prepareByHand, startByHand } from '../storage/campaign/by-hand.ts'

/** What ids are ids of, by the names that lead to them; the first that fits counts. */
const KINDS = [
  ['step', /policystep/],
  ['mail', /^mail/],
  ['submission', /submission/],
  ['task', /task/],
  ['review', /started|my_reviews/],
  ['item', /item/],
  ['app', /app_user_app_id/],
  ['violation', /violation/],
  ['entitlement', /entitlement/],
  ['account', /app_?user|account/],
  ['resourceType', /resource_?type/],
  ['resource', /resource/],
  ['campaign', /access_?review|duplicatefrom/],
  ['risk', /risk/],
  ['framework', /framework/],
  ['attributeType', /attribute_?type/],
  ['attribute', /attribute/],
  ['accessProfile', /profile/],
  ['monitor', /monitor|accessconflict/],
  ['delivery', /deliver/],
  ['stepUpTransaction', /transaction/],
  ['stepUpProvider', /step-?_?up|provider/],
  ['webhook', /webhook/],
  ['policy', /polic/],
  ['scimToken', /scim_?token/],
  ['sync', /sync/],
  ['source', /source/],
  ['session', /session/],
  ['credential', /client/],
  ['role', /role/],
  ['user', /user|owner|manager|approver|reassignee|identity/],
  ['app', /app/],
] as const
export type Kind = (typeof KINDS)[number][0] | 'pageToken'

/** The kind that names speak of; `id` says nothing by itself, then the name before it counts. */
export function kindOf(names: readonly string[]): Kind {
  for (const name of [...names].reverse()) {
    const found = KINDS.find(([, pattern]) => pattern.test(name.toLowerCase()))
    if (found) return found[0]
  }
  return 'user'
}

/**
 * Stands for an id until the request is sent: ids differ in every run, and a failing request has to be the same when it
 * is made again from its seed. 0 is the newest of its kind, 1 the one before.
 */
export const refTo = (names: readonly string[], age: 0 | 1): string => `@${kindOf(names)}.${age}`

/** What cannot be there twice at once, or is used up, comes with another that it belongs to. */
const COMES_WITH: Partial<Record<Kind, Kind>> = {
  ...{
    sync: 'source',
    scimToken: 'source',
    violation: 'monitor',
    delivery: 'webhook',
    stepUpTransaction: 'stepUpProvider',
    task: 'review',
    step: 'review',
    submission: 'review',
  },
}

export type Pool = Awaited<ReturnType<typeof newPool>>

/** Things of every kind, two of each, that requests are about; what a request has taken away is made anew. */
export async function newPool(server: TestServer) {
  const data = await accessDataOf(server)
  const ids: Partial<Record<Kind, string[]>> = {
    role: ['basic_user', 'campaign_administrator'],
    attributeType: ['risk_level', 'compliance_framework'],
  }
  const at = (kind: Kind, age = 0) => ids[kind]?.[age] ?? newId()
  let made = 0
  const post = async (path: string, body: object) => {
    const reply = await server.call('POST', `/api/v1${path}`, { body })
    if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`)
    return reply.body
  }
  const value = async (path: string) => (await post(path, { value: `Value ${++made}` })).value.id
  const insert = async (statement: (id: string) => ReturnType<typeof sql>) => {
    const id = newId()
    await server.database.tx((tx) => tx.count(statement(id)))
    return id
  }
  const { tenantId } = data
  const resourceType = async () =>
    (await post(`/apps/${at('app')}/resource_types`, { displayName: `Type ${++made}`, resourceType: 'GROUP' }))
      .appResourceType.id
  const violation = (age: number, exemptedAt: Date | null) =>
    insert(
      (
        id,
      ) => sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id, exempted_at, exempted_by)
        values (${tenantId}, ${id}, ${at('monitor')}, ${at('user', age)}, ${exemptedAt}, ${exemptedAt && at('user')})`,
    )
  const me: string = (await server.call('GET', '/api/v1/auth/introspect')).body.userId
  /** Prepares a campaign, whatever a random change of the settings has left room for. */
  const prepare = async (id: string) => {
    await server.database.tx(async (tx) => {
      await tx.count(sql`update tenants set settings = settings - 'campaignMaxItems' where tenant_id = ${tenantId}`)
      // No worker ends them here, and preparing waits for that.
      await tx.count(sql`update syncs set state = 'SYNC_STATE_DONE', finished_at = now()
        where tenant_id = ${tenantId} and deletes_source`)
    })
    await prepareByHand(server.database, tenantId, id)
  }
  /** A campaign that is started, with tasks of the caller. */
  const review = async (): Promise<string> => {
    const entitlement = await data.entitlement(at('app'), `Reviewed ${++made}`)
    for (let n = 0; n < 4; n++) await data.grant(entitlement, await data.account(at('app'), `Account ${++made}`, null))
    const approval = { users: { userIds: [me] }, allowReassignment: true }
    const policyId = (
      await post('/policies', {
        ...{ displayName: 'R', policyType: 'POLICY_TYPE_CERTIFY' },
        policySteps: { certify: { steps: [{ approval }] } },
      })
    ).policy.id
    const body = { displayName: 'R', ownerIds: [me], policyId, scopeV2: { appSelectionCriteria: {} } }
    const { id } = (await post('/access_review', body)).accessReview.accessReview
    await prepare(id)
    await startByHand(server.database, tenantId, id)
    return id
  }
  /** Its open tasks, which the caller has chosen to deny; one more is denied. */
  const decide = async (id: string) => {
    const { list } = await post('/search/tasks', { accessReviewIds: [id], assigneesInIds: [me] })
    const [denied, ...open]: { id: string; policy: { current: { id: string } } }[] = list.map(
      ({ task }: { task: object }) => task,
    )
    const choose = (tasks: readonly { id: string }[]) =>
      post(`/access_review/${id}/pending_decisions`, {
        decisions: tasks.map(({ id: taskId }) => ({ taskId, decision: 'DENY' })),
      })
    if (denied) await choose([denied])
    const done: string = (await post(`/access_review/${id}/submissions`, {})).submission.id
    await choose(open)
    return { open, done }
  }
  /** A submission that waits for a signature, of nothing. */
  const waiting = async (campaignId: string) => {
    const row = await server.database.tx((tx) =>
      tx.first<{ key: string; reviewKey: string; submittedAt: Date }>(sql`
        insert into submissions (tenant_id, review_key, user_id, state, channel, deadline_at)
        select tenant_id, review_key, ${me}, 'AWAITING_SIGNATURE', 'BATCH', now() + interval '1 hour' from reviews
        where campaign_id = ${campaignId}
        returning submission_key::text as key, review_key::text as "reviewKey", submitted_at as "submittedAt"`),
    )
    if (!row) throw new Error('no review')
    return submissionId(row)
  }
  let closed: string | undefined
  const source = async (kind: string) => (await post('/sources', { displayName: `Source ${++made}`, kind })).source.id
  const steps = { certify: { steps: [{ accept: {} }] } }
  /** In the order in which one needs the other; of two at once, nothing belongs to the second. */
  const makers: [Kind, Kind[], () => Promise<string | string[]>][] = [
    ['user', [], () => data.user(`Person ${++made}`)],
    [
      'policy',
      [],
      async () =>
        (await post('/policies', { displayName: 'P', policyType: 'POLICY_TYPE_CERTIFY', policySteps: steps })).policy
          .id,
    ],
    ['risk', [], () => value('/attributes/risk_levels')],
    ['framework', [], () => value('/attributes/compliance_frameworks')],
    ['attribute', [], () => value('/attributes/risk_levels')],
    [
      'app',
      [],
      async () => (await post('/apps', { displayName: `App ${++made}`, owners: [at('user')] })).app.id as string,
    ],
    ['resourceType', ['app'], async () => [await resourceType(), await resourceType()]],
    [
      'resource',
      ['app', 'resourceType'],
      async () =>
        (
          await post(`/apps/${at('app')}/resource_types/${at('resourceType')}/resources`, {
            displayName: `Resource ${++made}`,
            resourceOwnerUserIds: [at('user')],
          })
        ).appResource.id,
    ],
    [
      'entitlement',
      ['app', 'resourceType', 'resource'],
      async () => {
        const place = { typeId: at('resourceType'), resourceId: at('resource') }
        const id = await data.entitlement(at('app'), `Entitlement ${++made}`, place)
        await server.call('PUT', `/api/v1/apps/${at('app')}/entitlements/${id}/owners`, {
          body: { userIds: [at('user')] },
        })
        return id
      },
    ],
    ['account', ['app'], () => data.account(at('app'), `Account ${++made}`, at('user'))],
    ['monitor', [], async () => (await post('/accessconflict', { displayName: `Monitor ${++made}` })).id],
    [
      'webhook',
      [],
      async () =>
        (await post('/webhooks', { displayName: `Hook ${++made}`, url: 'https://hooks.example.com/' })).webhook.id,
    ],
    [
      'stepUpProvider',
      [],
      async () =>
        (
          await post('/step-up/providers', {
            displayName: `Login ${++made}`,
            issuerUrl: 'https://login.example.com',
            clientId: 'x',
            oauth2: {},
          })
        ).stepUpProvider.id,
    ],
    [
      'stepUpTransaction',
      ['stepUpProvider'],
      async () => {
        const { redirectUrl } = await post(`/step-up/providers/${at('stepUpProvider')}/test`, {})
        return new URL(redirectUrl).searchParams.get('transaction') ?? ''
      },
    ],
    ['delivery', ['webhook'], async () => (await post(`/webhooks/${at('webhook')}/test`, {})).webhook.id],
    ['violation', ['monitor'], async () => [await violation(0, null), await violation(1, new Date())]],
    [
      'accessProfile',
      [],
      async () => (await post('/access_profiles', { displayName: `Profile ${++made}` })).accessProfile.id,
    ],
    ['source', [], async () => [await source('SOURCE_KIND_FILE'), await source('SOURCE_KIND_SCIM')]],
    [
      'scimToken',
      ['source'],
      () =>
        insert(
          (id) => sql`insert into scim_tokens (tenant_id, token_id, source_id, display_name, token_hash)
          values (${tenantId}, ${id}, ${at('source', 1)}, 'Token', ${id})`,
        ),
    ],
    ['sync', ['source'], async () => (await post(`/sources/${at('source')}/syncs`, {})).sync.id],
    [
      'credential',
      [],
      async () => {
        const { clientSecret, client } = await post('/iam/personal_clients', { displayName: `Client ${++made}` })
        noteSecret(clientSecret)
        return client.id
      },
    ],
    [
      'session',
      [],
      () =>
        insert(
          (id) => sql`insert into sessions (tenant_id, session_id, token_hash, user_id, expires_at)
          values (${tenantId}, ${id}, ${id}, (select user_id from users where tenant_id = ${tenantId}
            order by created_at limit 1), now() + interval '1 hour')`,
        ),
    ],
    [
      'mail',
      ['user'],
      async () => {
        const row = await server.database.tx((tx) =>
          tx.first<{ key: string; at: Date }>(sql`
            insert into outbox (tenant_id, kind, user_id, once_key, state)
            values (${tenantId}, 'REMINDER', ${at('user')}, ${`mail ${++made}`}, 'FAILED')
            returning outbox_key::text as key, created_at as at`),
        )
        return mailId(row?.at ?? new Date(), row?.key ?? '0')
      },
    ],
    [
      'campaign',
      [],
      async () => {
        const body = { displayName: 'C', ownerIds: [at('user')], scopeV2: { appSelectionCriteria: {} } }
        const campaign = async () => (await post('/access_review', body)).accessReview.accessReview.id as string
        const [draft, prepared] = [await campaign(), await campaign()]
        await prepare(prepared)
        return [draft, prepared]
      },
    ],
    [
      'review',
      [],
      async () => {
        const [open, other] = [await review(), closed ?? (await review())]
        if (!closed) {
          await beginCloseByHand(server.database, tenantId, other)
          await finishCloseByHand(server.database, tenantId, other)
        }
        closed = other
        const { open: tasks, done } = await decide(open)
        ids.task = tasks.map(({ id }) => id).slice(0, 2)
        ids.step = tasks.map(({ policy }) => policy.current.id).slice(0, 2)
        ids.submission = [await waiting(open), done]
        return [open, other]
      },
    ],
    [
      'item',
      ['campaign'],
      async () =>
        (await server.call('GET', `/api/v1/access_review/${at('campaign', 1)}/items`)).body.list[0]?.id ?? newId(),
    ],
  ]
  const pool = {
    /** The id that a reference stands for. */
    at,
    /** Keeps what a reply leads on to. */
    note({ body }: Reply) {
      if (body?.nextPageToken) ids.pageToken = [body.nextPageToken, ...(ids.pageToken ?? [])].slice(0, 2)
    },
    /** Makes another of a kind, and of what belongs to it. */
    async renew(kind: Kind) {
      const renewed = new Set<Kind>([COMES_WITH[kind] ?? kind])
      for (const [each, needs, make] of makers) {
        if (!renewed.has(each) && !needs.some((need) => renewed.has(need))) continue
        renewed.add(each)
        ids[each] = [await make(), ids[each] ?? []].flat().slice(0, 2)
      }
      if (renewed.has('account')) await data.grant(at('entitlement'), at('account'))
    },
  }
  for (let generation = 0; generation < 2; generation++)
    for (const [kind, needs] of makers) if (needs.length === 0) await pool.renew(kind)
  return pool
}
