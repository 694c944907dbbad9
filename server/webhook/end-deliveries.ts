import type { Tx } from '../db/index.ts'
import { chunkedJob, type JobHandler, type Schedule, type Sizes } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Ended } from './delivery.rules.ts'
import {
  type DueDelivery,
  type EndedAttempt,
  giveUpDeliveries,
  keepAttempt,
  lockExpired,
  lockOfDeleted,
} from './delivery.store.ts'
import { applyEnd, type End } from './subjects.ts'
import { tenantsWithExpired } from './webhook.sql.ts'

/** Keeps how an attempt ended, together with what follows from it. */
export async function endAttempt(tx: Tx, tenantId: TenantId, due: DueDelivery, ended: EndedAttempt): Promise<void> {
  if (!(await keepAttempt(tx, tenantId, ended))) return
  const end = endOfDelivery(ended.ended)
  const { id: deliveryId, webhookId, subject } = due
  if (end) await applyEnd(tx, tenantId, { deliveryId, webhookId, subject }, end)
}

/** Undefined when it is sent again. */
function endOfDelivery({ state, answer, problem }: Ended): End | undefined {
  if (answer) return answer
  if (state === 'WEBHOOK_STATE_WAITING_CALLBACK') return 'accepted'
  return state === 'WEBHOOK_STATE_FATAL_ERROR' ? { problem } : undefined
}

/** Gives deliveries up, with what follows for what they are about. */
export async function endUnsent(tx: Tx, tenantId: TenantId, ids: readonly string[], problem: string): Promise<void> {
  for (const { id: deliveryId, webhookId, subject } of await giveUpDeliveries(tx, tenantId, ids, problem))
    await applyEnd(tx, tenantId, { deliveryId, webhookId, subject }, { problem })
}

export const GIVE_UP_JOB = 'webhook.give_up'
const EXPIRE_JOB = 'webhook.expire'
const SIZES: Sizes = { first: 50, smallest: 10, largest: 200, chunkMs: 800 }

type Chunk = (tx: Tx, tenantId: TenantId, size: number) => Promise<readonly string[]>

const endingJob = (kind: string, problem: string, lock: (payload: Record<string, unknown>) => Chunk): JobHandler =>
  chunkedJob<{ tenantId: TenantId; lock: Chunk }, void>({
    kind,
    sizes: SIZES,
    start: async ({ tenantId, payload }) => ({ tenantId, lock: lock(payload) }),
    phases: [
      {
        name: 'ENDING',
        async drain(tx, context, size) {
          const ids = await context.lock(tx, context.tenantId, size)
          await endUnsent(tx, context.tenantId, ids, problem)
          return ids.length > 0
        },
      },
    ],
  })

/** Ends what was to be sent to a webhook that was deleted. */
export const giveUpJob = endingJob(
  GIVE_UP_JOB,
  'The webhook was deleted.',
  ({ webhookId }) =>
    (tx, tenantId, size) =>
      lockOfDeleted(tx, tenantId, String(webhookId), size),
)

/** Ends deliveries whose receivers took them and did not call back. */
export const expireJob = endingJob(
  EXPIRE_JOB,
  'The receiver accepted it but did not call back in time.',
  () => (tx, tenantId, size) => lockExpired(tx, tenantId, size),
)
export const expireSchedule: Schedule = { kind: EXPIRE_JOB, everySeconds: 60, tenants: tenantsWithExpired }
