import { TASK_EXPAND_PATHS } from '../../contract/review/task.ts'
import type { WebhookEndpoint } from '../../contract/webhook/webhook.ts'
import type { Tx } from '../db/index.ts'
import type { Actor } from '../http/index.ts'
import { Expansion } from '../http/wire/expand.ts'
import { chunkedJob, type JobHandler, type Sizes } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Settings } from '../lib/setting.ts'
import { ASK_WEBHOOKS_JOB, failSteps, lockUnasked, stepPayloads } from '../review/index.ts'
import { failRemovals, lockToSend, removalPayloads, SEND_REMOVALS_JOB, setDeliveries } from '../revocation/index.ts'
import { loadRemovalDays } from '../tenant-settings/index.ts'
import { addDeliveries, type SealDeps } from './new-delivery.ts'
import { listWebhooks } from './webhook.store.ts'

const SIZES: Sizes = { first: 50, smallest: 10, largest: 200, chunkMs: 800 }
const GONE = 'The webhook does not exist any more.'

/**
 * As whom receivers are told about tasks: they see people and apps in full, and can do nothing with them but answer.
 */
const RECEIVER: Actor = {
  userId: '',
  principalId: '',
  via: 'credential',
  roles: [],
  permissions: new Set(['app.read', 'user.read']),
  limits: { roles: [], cidrs: [] },
}
const expanding = (typePrefix: string) => () => new Expansion(typePrefix, { paths: ['*'] }, TASK_EXPAND_PATHS)

export interface AskDeps {
  sealing: () => SealDeps
  settings: Settings
  typePrefix: string
}

async function webhooksOf(tx: Tx, tenantId: TenantId, wanted: readonly { webhookId: string }[]) {
  const refs = [...new Set(wanted.map(({ webhookId }) => webhookId))].map((id) => ({ id }))
  const found = refs.length === 0 ? [] : await listWebhooks(tx, tenantId, { after: '', limit: refs.length }, { refs })
  return new Map(found.map((webhook) => [webhook.id, webhook]))
}

/** Pairs things with their webhooks, and leaves over those whose webhook is gone. */
function withWebhooks<T extends { webhookId: string }>(
  things: readonly T[],
  webhooks: ReadonlyMap<string, WebhookEndpoint>,
): { found: { thing: T; webhook: WebhookEndpoint }[]; lost: T[] } {
  const found = things.flatMap((thing) => {
    const webhook = webhooks.get(thing.webhookId)
    return webhook ? [{ thing, webhook }] : []
  })
  return { found, lost: things.filter(({ webhookId }) => !webhooks.has(webhookId)) }
}

/** Asks webhooks to remove access that is ready for it. */
export const sendRemovalsJob = ({ sealing, settings, typePrefix }: AskDeps): JobHandler =>
  chunkedJob<TenantId, void>({
    kind: SEND_REMOVALS_JOB,
    sizes: SIZES,
    start: async ({ tenantId }) => tenantId,
    phases: [
      {
        name: 'SENDING',
        async drain(tx, tenantId, size) {
          const ready = await lockToSend(tx, tenantId, size)
          const { found, lost } = withWebhooks(ready, await webhooksOf(tx, tenantId, ready))
          const numbers = found.map(({ thing }) => thing.number)
          const { removalDeadlineDays: deadlineDays } = await loadRemovalDays(tx, tenantId, settings)
          const telling = { actor: RECEIVER, deadlineDays, expansion: expanding(typePrefix) }
          const payloads = await removalPayloads(tx, tenantId, telling, numbers)
          const told = found.flatMap(({ thing: { number }, webhook }) => {
            const about = payloads.get(number)
            if (!about) return []
            const { ticketId, payload } = about
            return [{ number, webhook, subject: { kind: 'removal' as const, ticketId, number }, payload }]
          })
          const ids = await addDeliveries(tx, tenantId, told, sealing())
          await setDeliveries(
            tx,
            tenantId,
            told.map(({ number }, n) => ({ number, deliveryId: ids[n] ?? '' })),
          )
          const given = new Set(told.map(({ number }) => number))
          const untold = [...lost.map(({ number }) => number), ...numbers.filter((number) => !given.has(number))]
          await failRemovals(tx, tenantId, untold, GONE)
          return ready.length > 0
        },
      },
    ],
  })

/** Asks webhooks to answer the steps of tasks of one review. */
export const askWebhooksJob = ({ sealing, typePrefix }: AskDeps): JobHandler =>
  chunkedJob<{ tenantId: TenantId; reviewKey: string; campaignId: string }, void>({
    kind: ASK_WEBHOOKS_JOB,
    sizes: SIZES,
    start: async ({ tenantId, payload }) => ({
      tenantId,
      reviewKey: String(payload.reviewKey),
      campaignId: String(payload.campaignId),
    }),
    phases: [
      {
        name: 'ASKING',
        async drain(tx, { tenantId, campaignId }, size) {
          const unasked = await lockUnasked(tx, tenantId, campaignId, size)
          const { found, lost } = withWebhooks(unasked.steps, await webhooksOf(tx, tenantId, unasked.steps))
          const numbers = found.map(({ thing }) => thing.number)
          const payloads = await stepPayloads(
            tx,
            tenantId,
            unasked,
            { actor: RECEIVER, expansion: expanding(typePrefix) },
            numbers,
          )
          const told = found.map(({ thing, webhook }) => {
            const { ticketId = '', payload = {} } = payloads.get(thing.number) ?? {}
            const { reviewKey, number, stepSeq } = thing
            return { webhook, subject: { kind: 'step' as const, ticketId, reviewKey, number, stepSeq }, payload }
          })
          await addDeliveries(tx, tenantId, told, sealing())
          await failSteps(tx, tenantId, unasked, lost, GONE)
          return unasked.steps.length > 0
        },
      },
    ],
  })
