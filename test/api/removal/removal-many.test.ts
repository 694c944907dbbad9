import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { type Received, saying, startReceiver } from '../../servers/receiver.ts'
import { GROUPS, PATH, removingOn } from './removing.ts'

const lines = (head: string, count: number, ...line: ((n: number) => string)[]) =>
  [head, ...Array.from({ length: count }, (_, n) => line.map((of) => of(n))).flat(), ''].join('\n')

const PEOPLE = 5_000
/** Each of 5,000 people has access to the customer database, which is Bob's, and to the wiki, which is Dea's. */
const STAFF = {
  users: lines(
    'id,email,name\nu1,bob@corp.example,Bob Chen\nu2,dea@corp.example,Dea Eder',
    PEOPLE,
    (n) => `p${n},p${n}@corp.example,Person ${n}`,
  ),
  apps: 'id,name,owners\ncrm,Customer database,bob@corp.example\nwiki,Wiki,dea@corp.example\n',
  entitlements: 'app,id,name\ncrm,access,Access\nwiki,read,Read\n',
  accounts: lines(
    'app,id,username,user',
    PEOPLE,
    (n) => `crm,c${n},c${n},p${n}`,
    (n) => `wiki,w${n},w${n},p${n}`,
  ),
  grants: lines(
    'app,entitlement,account',
    PEOPLE,
    (n) => `crm,access,c${n}`,
    (n) => `wiki,read,w${n}`,
  ),
}

interface Page {
  list: { id: string; appDisplayName: string }[]
  nextPageToken: string
}

describe('10,000 removals of two apps', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  await on.sync(STAFF)

  it('are completed in one call as far as the caller owns their app, each with its result (REV-118)', async () => {
    const id = await on.reviewed()
    const bob = await on.as('bob')
    const chosen = { filter: {}, decision: 'DENY', comment: 'Not needed', expectedCount: 2 * PEOPLE }
    expect((await bob.post(`${PATH}/${id}/pending_decisions/by_filter`, chosen)).status).toBe(200)
    expect((await on.submit(bob, id)).body.submission).toMatchObject({ state: 'DONE', acceptedCount: 2 * PEOPLE })
    await on.settled()
    const states = async () =>
      (await on.get(`/api/v1/revocations/counts?accessReviewId=${id}`)).body.states.map(
        ({ state, count }: { state: string; count: number }) => `${count} ${state}`,
      )
    expect(await states()).toEqual([`${2 * PEOPLE} READY`])

    const found: Page['list'] = []
    for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
      const query: string = `page_size=100&page_token=${encodeURIComponent(pageToken)}`
      const { list, nextPageToken }: Page = (await on.get(`${PATH}/${id}/revocations?${query}`)).body
      found.push(...list)
      pageToken = nextPageToken || undefined
    }
    expect(found).toHaveLength(2 * PEOPLE)
    const own = found.filter(({ appDisplayName }) => appDisplayName === 'Customer database').slice(0, 10)
    await on.change(
      'complete',
      own.map(({ id }) => id),
      {},
      bob,
    )
    const { doneCount, results } = (
      await on.change(
        'complete',
        found.map((one) => one.id),
        {},
        bob,
      )
    ).body
    expect(doneCount).toBe(PEOPLE - own.length)
    const expected = found.map((one) => {
      if (own.includes(one)) return 'WRONG_STATE'
      return one.appDisplayName === 'Customer database' ? 'DONE' : 'NOT_FOUND'
    })
    expect(results.map(({ result }: { result: string }) => result)).toEqual(expected)
    expect(results.map(({ taskId }: { taskId: string }) => taskId)).toEqual(found.map((one) => one.id))
    expect(await states()).toEqual([`${PEOPLE} CLAIMED`, `${PEOPLE} READY`])
    const [, audited] = await on.audited('svc.api.accessreview.v1.RevocationService.Complete')
    expect(audited?.detail).toMatchObject({ doneCount: PEOPLE - own.length, refusedCount: PEOPLE + own.length })
  })
})

const WAYS = 65
/** Cid is in 65 groups with each of two accounts, and each of these 130 memberships gives the same access to the wiki. */
const NESTED = {
  ...GROUPS,
  entitlements: lines(GROUPS.entitlements.trimEnd(), WAYS, (n) => `dir,g${n},Group ${n}`),
  accounts: `${GROUPS.accounts}dir,d9,cid.admin,u3\n`,
  grants: lines(
    `app,entitlement,account,inherited_from\nwiki,read,w3,${Array.from({ length: WAYS }, (_, n) => `dir/g${n}`).join(';')}`,
    WAYS,
    (n) => `dir,g${n},d3,`,
    (n) => `dir,g${n},d9,`,
  ),
}

describe('access with 130 ways', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const on = await removingOn(server)
  await on.sync(NESTED)
  const all = Array.from({ length: WAYS }, (_, n) => [`Group ${n}`, `Group ${n}`])
    .flat()
    .sort()
  const names = (targets: { entitlementDisplayName: string }[]) =>
    targets.map(({ entitlementDisplayName }) => entitlementDisplayName).sort()

  it('is removed by each of them: the task, the work list and the receiver name all (REV-187)', async () => {
    const id = await on.reviewed()
    await on.decide(id, false, 'read of cid3')
    const one = await on.revocation(id, 'read of cid3')
    expect(names(one.targets)).toEqual(all)
    const task = (await on.get(`/api/v1/tasks/${one.id}`)).body.taskView.task
    expect(task.revocationTargets).toHaveLength(2 * WAYS)
    await on.change('release', [one.id])
    const { text } = await on.get(`${PATH}/${id}/work_list`)
    const listed = text.trimEnd().split('\r\n').slice(1)
    expect(listed.map((line) => line.split(',')[2]).sort()).toEqual(all)
    await on.change('cancel', [one.id], { comment: 'Test' })

    const receiver = await startReceiver(saying({ complete: {} }))
    const { webhook } = (await on.post('/api/v1/webhooks', { displayName: 'Remover', url: receiver.url })).body
    expect(
      (
        await server.call('POST', '/api/v1/settings', {
          body: { removalChannel: 'WEBHOOK', removalWebhookId: webhook.id },
        })
      ).status,
    ).toBe(200)
    const again = await on.reviewed()
    await on.decide(again, false, 'read of cid3')
    await on.change('release', [(await on.revocation(again, 'read of cid3')).id])
    await eventually(async () => expect((await on.revocation(again, 'read of cid3')).state).toBe('CLAIMED'))
    const { payload } = JSON.parse((receiver.received[0] as Received).text)
    expect(names(payload.revocation.targets)).toEqual(all)
  })
})
