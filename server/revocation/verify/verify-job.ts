import type { RemovalDays } from '../../../contract/auth/settings.ts'
import { findAppliedSync } from '../../imports/index.ts'
import { chunkedJob, type JobHandler, type Phase, type Schedule, type Sizes } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Settings } from '../../lib/setting.ts'
import { loadRemovalDays } from '../../tenant-settings/index.ts'
import { endGone, moveRevocations, settleRevocations } from '../change/move-revocations.ts'
import { listGone } from '../make/make-revocations.store.ts'
import { tenantsWithRevocations } from '../revocation.sql.ts'
import { tellOwnersOfRemoval } from '../send/tell-owners-of-removal.ts'
import { listChanged, listStillThere, markOverdue, markReappeared, nextOpen, nextWatched } from './verify.store.ts'

/** Compares revocations with grants. With a `syncId` that sync is taken as proof of what is still there. */
export const VERIFY_JOB = 'revocation.verify'
const DAILY_JOB = 'revocation.daily'
const SIZES: Sizes = { first: 5_000, smallest: 1_000, largest: 20_000, chunkMs: 800 }

interface Context {
  tenantId: TenantId
  days: RemovalDays
  /** Undefined when there is no sync, or when it proves nothing of grants. */
  sync: { id: string; sourceId: string; begunAt: Date } | undefined
}

const OPEN: Phase<Context, void> = {
  name: 'OPEN',
  nextRange: (reader, { tenantId }, after = '0', size) => nextOpen(reader, tenantId, after, size),
  async chunk(tx, { tenantId, sync }, range) {
    await endGone(tx, tenantId, await listGone(tx, tenantId, range))
    await settleRevocations(tx, tenantId, await listChanged(tx, tenantId, range))
    if (!sync) return
    const found = await listStillThere(tx, tenantId, sync, range)
    await tellOwnersOfRemoval(tx, tenantId, 'still there', await moveRevocations(tx, tenantId, 'stillThere', found))
  },
}

const WATCHED: Phase<Context, void> = {
  name: 'WATCHED',
  nextRange: (reader, { tenantId }, after = '0', size) => nextWatched(reader, tenantId, after, size),
  chunk: async (tx, { tenantId, days }, range) =>
    tellOwnersOfRemoval(tx, tenantId, 'reappeared', await markReappeared(tx, tenantId, range, days.regrantWatchDays)),
}

const OVERDUE: Phase<Context, void> = {
  name: 'OVERDUE',
  async drain(tx, { tenantId, days }, size) {
    const numbers = await markOverdue(tx, tenantId, days.removalDeadlineDays, size)
    await tellOwnersOfRemoval(tx, tenantId, 'overdue', numbers)
    return numbers.length > 0
  },
}

const job = (kind: string, phases: readonly Phase<Context, void>[], settings: Settings): JobHandler =>
  chunkedJob<Context, void>({
    kind,
    sizes: SIZES,
    phases,
    start: ({ tenantId, payload, tx }) =>
      tx(async (step) => ({
        tenantId,
        days: await loadRemovalDays(step, tenantId, settings),
        sync: payload.syncId === undefined ? undefined : await findAppliedSync(step, tenantId, String(payload.syncId)),
      })),
  })

/** Looks which access is gone, still there, or back. */
export const verifyJob = (settings: Settings): JobHandler => job(VERIFY_JOB, [OPEN, WATCHED], settings)

/** The same without a sync, for what was changed here by hand, and for what is overdue. */
export const dailyJob = (settings: Settings): JobHandler => job(DAILY_JOB, [OPEN, WATCHED, OVERDUE], settings)
export const dailySchedule: Schedule = { kind: DAILY_JOB, everySeconds: 24 * 3_600, tenants: tenantsWithRevocations }
