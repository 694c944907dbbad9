import type { FailedSync } from '../../imports/index.ts'
import { counted } from '../../lib/names.ts'
import type { LateSource } from '../late-sources.ts'
import type { Letter } from './letter.ts'

const DAY_SECONDS = 86_400
const duration = (seconds: number): string =>
  seconds % DAY_SECONDS === 0 ? counted(seconds / DAY_SECONDS, 'day') : counted(Math.round(seconds / 3_600), 'hour')

/** To the owners of a source that should have been imported again. */
export function sourceLate(
  { lateSource }: { lateSource?: LateSource | undefined },
  dateOf: (at: Date) => string,
): Letter | undefined {
  if (!lateSource) return undefined
  const { id, displayName, lastSyncAt, everySeconds } = lateSource
  return {
    subject: `${displayName} should be imported again`,
    paragraphs: [
      `The source ${displayName} was last imported on ${dateOf(lastSyncAt)}. It is expected every ${duration(everySeconds)}.`,
      'Until it is imported, reviews are prepared from old data, and removals of its access cannot be verified. If it should be imported less often, change its interval.',
    ],
    tables: [],
    action: { label: 'Open the source', path: `/data/sources/${id}` },
    why: 'You are receiving this mail because you own the source. It is sent again each week until the source is imported.',
  }
}

/** To the owners of a source whose import failed. */
export function sourceFailed({ failedSync }: { failedSync?: FailedSync | undefined }): Letter | undefined {
  if (!failedSync) return undefined
  const { id, sourceId, displayName, problem } = failedSync
  return {
    subject: `An import of ${displayName} failed`,
    paragraphs: [
      `An import of the source ${displayName} was not applied. ${problem}`,
      'Until it is imported, reviews are prepared from the data of the previous import.',
    ],
    tables: [],
    action: { label: 'Open the import', path: `/data/sources/${sourceId}/syncs/${id}` },
    why: 'You are receiving this mail because you own the source. It is sent once for each import that fails.',
  }
}
