import type { JobHandler, Schedule } from '../../jobs/index.ts'
import { purgeSpool } from '../stage/upload.store.ts'
import { tenantsWithOldUploads } from '../syncs/sync.sql.ts'

/** Parts of a megabyte. */
const CHUNK = 100

/** Deletes uploads whose days (IMPORT_KEEP_FILES_DAYS) are over. */
export const purgeUploadsJob: JobHandler = {
  kind: 'source.purge_uploads',
  async run(context) {
    while ((await context.tx((tx) => purgeSpool(tx, context.tenantId, CHUNK))) >= CHUNK && !context.signal.aborted);
  },
}

export const purgeUploadsSchedule: Schedule = {
  kind: purgeUploadsJob.kind,
  everySeconds: 3_600,
  tenants: tenantsWithOldUploads,
}
