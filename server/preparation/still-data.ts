import { setTimeout as pause } from 'node:timers/promises'
import type { Tx } from '../db/index.ts'
import { lockAccessData } from '../directory/index.ts'
import { isSourceBeingDeleted } from '../imports/index.ts'
import type { GuardedJob } from '../jobs/index.ts'

/**
 * Polling while an import holds the access data: interval, lock timeout, and a longer timeout on every 20th attempt so
 * that a steady stream of imports cannot starve us.
 */
const POLL_MS = 250
const LOCK_TIMEOUT_MS = 10
const LONG_LOCK_TIMEOUT = { everyAttempts: 20, ms: 1_500 }

/**
 * Runs `work` in a transaction of a job until it returns true. It calls `lock` when it needs the access data to stand
 * still, and returns false when that fails because somebody is writing.
 */
export async function withStillData(
  job: GuardedJob,
  work: (tx: Tx, lock: () => Promise<boolean>) => Promise<boolean>,
): Promise<void> {
  const attempt = (lockTimeoutMs: number) =>
    job.tx((tx) =>
      work(
        tx,
        // A source is deleted in many transactions, and between two of them half of it is there.
        async () =>
          (await lockAccessData(tx, job.tenantId, lockTimeoutMs)) && !(await isSourceBeingDeleted(tx, job.tenantId)),
      ),
    )
  const lockTimeout = (n: number) =>
    n % LONG_LOCK_TIMEOUT.everyAttempts === 0 ? LONG_LOCK_TIMEOUT.ms : LOCK_TIMEOUT_MS
  for (let n = 1; !(await attempt(lockTimeout(n))); n++) await pause(POLL_MS, undefined, { signal: job.signal })
}
