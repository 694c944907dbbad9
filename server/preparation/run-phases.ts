import type { JobContext } from '../jobs/index.ts'
import { workOf } from './chunk-context.ts'
import { nextRange, type Work } from './chunks.store.ts'
import type { Phase } from './phases.ts'
import { findPreparation, holdCampaign, type Preparation, tellProgress } from './preparation.store.ts'

/** Where a job goes on. */
export interface Step {
  campaignId: string
  preparationKey: string
  phase: string
  after: string
  size: number
}

/**
 * How many rows a chunk takes: what a measured one took decides about the next. Chunks are long where others work beside
 * them, because each reads all entitlements anew, and shorter on the embedded engine, which does one thing at a time while
 * requests wait: with 800 ms a million grants were prepared with 0.56 to 0.68 of the speed of a bare insert and requests
 * waited for a second at most, with 400 ms it was 0.55 to 0.58.
 */
export interface Sizes {
  first: number
  smallest: number
  largest: number
  chunkMs: number
}
export const SIZES = {
  embedded: { first: 5_000, smallest: 2_000, largest: 50_000, chunkMs: 800 },
  postgresql: { first: 20_000, smallest: 5_000, largest: 200_000, chunkMs: 1_500 },
} as const satisfies Record<string, Sizes>

export function nextSize(size: number, tookMs: number, { smallest, largest, chunkMs }: Sizes): number {
  const factor = Math.min(2, Math.max(0.5, chunkMs / Math.max(tookMs, 1)))
  return Math.round(Math.min(largest, Math.max(smallest, size * factor)))
}

/** The campaign is no longer worked on with this preparation: somebody has reset it. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}
/** More items than a campaign may have. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded'
}

export const stepOf = (payload: Record<string, unknown>, { first }: Sizes): Step => ({
  campaignId: String(payload.campaignId),
  preparationKey: String(payload.preparationKey),
  phase: String(payload.phase ?? ''),
  after: String(payload.after ?? '0'),
  size: Number(payload.size ?? first),
})

/** The preparation that a job works on, as long as its campaign is in this state with it. */
export async function currentPreparation(
  { tx, tenantId }: JobContext,
  step: Step,
  state: string,
): Promise<Preparation> {
  return tx(async (now) => {
    if (!(await holdCampaign(now, tenantId, step.preparationKey, state))) throw new Stopped()
    const preparation = await findPreparation(now, tenantId, step.campaignId)
    if (!preparation) throw new Stopped()
    return preparation
  })
}

/** Does the phases from where the job is, chunk by chunk; where to go on is kept with each chunk. */
export async function runPhases(
  job: JobContext,
  phases: readonly Phase[],
  at: { step: Step; state: string; preparation: Preparation; maxItems: number },
  sizes: Sizes,
): Promise<void> {
  const work = await job.tx((tx) => workOf(tx, job.tenantId, at.preparation))
  const needed = phases.filter((phase) => phase.needed?.(work) ?? true)
  let { step } = at
  let index = Math.max(
    0,
    needed.findIndex(({ name }) => name === step.phase),
  )
  for (;;) {
    const phase = needed[index]
    if (!phase) return
    job.signal.throwIfAborted()
    const started = performance.now()
    const next = await chunk(job, work, phase, { ...at, step })
    if (next) step = { ...next, size: nextSize(step.size, performance.now() - started, sizes) }
    else {
      index++
      step = { ...step, phase: needed[index]?.name ?? 'DONE', after: '0', size: sizes.first }
    }
  }
}

/** One chunk of a phase; undefined when there was nothing left. */
async function chunk(
  { tx, read, tenantId }: JobContext,
  all: Work,
  phase: Phase,
  { step, state, maxItems }: { step: Step; state: string; maxItems: number },
) {
  const range = await read((reader) => nextRange(reader, all, phase.part, step.after, step.size))
  const look = phase.look
  const work = range && look ? await read((reader) => look(reader, all, range)) : all
  return tx(async (now, save): Promise<Step | undefined> => {
    if (!(await holdCampaign(now, tenantId, step.preparationKey, state))) throw new Stopped()
    if (!range) {
      await phase.after?.(now, work)
      return undefined
    }
    const added = await phase.chunk(now, work, range)
    const count = await tellProgress(now, tenantId, step.preparationKey, phase.name, added)
    if (count > maxItems) throw new QuotaExceeded()
    const next = { ...step, phase: phase.name, after: range.upTo }
    await save({ ...next })
    return next
  })
}
