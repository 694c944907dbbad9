import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { callbackOf, saying, startReceiver } from '../receiver.ts'
import { ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import { Killing, type Work } from './killing.ts'

const TABLES = /(insert into|update) (revocations|webhook_deliveries|webhook_attempts|decisions|tasks)\b/

describe('deliveries of a server that is killed', async () => {
  const killing = await Killing.start({}, 100)
  const { submitting, rows } = killing
  type Answers = Parameters<typeof startReceiver>
  const addWebhook = async (...answers: Answers) => {
    const receiver = await startReceiver(...answers)
    const body = { displayName: 'Receiver', url: receiver.url }
    const { webhook } = await submitting.call<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', body)
    return { receiver, webhookId: webhook.id }
  }
  const grants = await rows<{ appId: string; appEntitlementId: string; appUserId: string }>(sql`
    select e.app_id as "appId", e.entitlement_id as "appEntitlementId", a.account_id as "appUserId" from grants g
    join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
    join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
    where g.is_direct order by g.entitlement_key, g.principal_key`)

  /** A removal whose receiver fails, then takes it, and calls back when it is waited for. */
  async function remove(): Promise<Work> {
    const { receiver, webhookId } = await addWebhook({ status: 500 }, { status: 202 })
    const grant = grants.shift()
    if (!grant) throw new Error('no grant left')
    const { appId, appEntitlementId } = grant
    await submitting.call('POST', `/api/v1/apps/${appId}/entitlements/${appEntitlementId}`, {
      entitlement: { deprovisionerPolicy: { webhook: { webhookId } } },
      updateMask: 'deprovisionerPolicy',
    })
    const deliveries = () =>
      rows<{ state: string }>(sql`select state from webhook_deliveries where webhook_id = ${webhookId}`)
    const isIn = (state: string) => async () => (await deliveries()).some((one) => one.state === state)
    const answer = { version: 'v1', complete: { comment: 'Removed.' } }
    return {
      tables: TABLES,
      async run() {
        await killing.insist('POST', '/api/v1/task/revoke', grant)
        await killing.until(isIn('WEBHOOK_STATE_WAITING_CALLBACK'))
        const [first] = receiver.received
        if (!first) throw new Error('nothing was sent')
        // A receiver that heard no answer calls back again, and may hear that it did before.
        await killing.insist('POST', callbackOf(first), answer).catch((error: Error) => {
          if (!error.message.includes('CALLBACK_USED')) throw error
        })
        await killing.until(isIn('WEBHOOK_STATE_SUCCESS'))
      },
      async check(name) {
        const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
        const texts = new Set(receiver.received.map(({ text }) => text))
        expect([name, (await deliveries()).length, ids.size, texts.size]).toEqual([name, 1, 1, 1])
        // Two attempts, and one more if the end of one was never noted.
        expect([2, 3]).toContain(receiver.received.length)
        const done = await rows(sql`
          select 1 from revocation_events e
          join webhook_deliveries d on d.tenant_id = e.tenant_id and d.delivery_id = e.delivery_id
          where d.webhook_id = ${webhookId} and e.kind = 'complete'`)
        expect([name, done.length]).toEqual([name, 1])
      },
    }
  }

  it(
    'have one effect, with the same id and bytes each time they are sent: a removal, at every commit (REV-124)',
    async () => {
      expect(await killing.atEachStep(remove)).toBeGreaterThanOrEqual(8)
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'have one effect: a step of a review, at every commit (REV-124)',
    async () => {
      const { receiver, webhookId } = await addWebhook(saying({ approve: { comment: 'Fine.' } }))
      const id = await submitting.opened({ webhook: { webhookId } })
      const open = () =>
        rows(sql`select 1 from tasks t join reviews r using (tenant_id, review_key)
          where r.campaign_id = ${id} and t.state <> 'C'`)
      const tasks = await submitting.numbers(id)
      await killing.until(async () => (await open()).length === 0)
      const asked = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size
      const again = async (): Promise<Work> => {
        const number = tasks.shift()
        if (!number) throw new Error('no task left')
        const before = asked()
        const answered = () =>
          rows(sql`select 1 from webhook_deliveries d join reviews r using (tenant_id, review_key)
            where r.campaign_id = ${id} and d.numeric_id = ${number}::bigint and d.state = 'WEBHOOK_STATE_SUCCESS'`)
        return {
          tables: TABLES,
          async run() {
            await killing.insist('POST', `/api/v1/tasks/${number}/action/restart`, { comment: 'Again.' })
            await killing.until(async () => (await answered()).length === 2 && (await open()).length === 0)
          },
          async check(name) {
            expect([name, asked() - before, (await answered()).length]).toEqual([name, 1, 2])
          },
        }
      }
      expect(await killing.atEachStep(again)).toBeGreaterThanOrEqual(6)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
