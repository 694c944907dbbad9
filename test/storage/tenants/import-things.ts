import type { Tx } from '../../../server/db/index.ts'
import type { Mapping } from '../../../server/imports/map/index.ts'
import { putDifferentNames } from '../../../server/imports/questions/different-names.store.ts'
import { putLinks } from '../../../server/imports/sources/link.store.ts'
import { keepMapping } from '../../../server/imports/sources/mapping.store.ts'
import { batchText } from '../../../server/imports/stage/batch-text.ts'
import * as staging from '../../../server/imports/stage/staging.store.ts'
import * as uploads from '../../../server/imports/stage/upload.store.ts'
import { updateSync } from '../../../server/imports/syncs/sync.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'

export const UPLOAD = { fileName: 'users.csv', uploadId: 'upload' }
export const PART = { part: 0, isPacked: false, bytes: Buffer.from('id\nx\n') }
export const SUMMARY = { sha256: 'x', byteCount: 5, encoding: undefined }
export const STAGING_ID = 'staging'
export const SHAPE = { file: 'users.csv', format: 'csv', headerLine: 1, columns: ['id'] } as const
export const KIND = {
  kind: 'users',
  tableNumber: 1,
  fileName: 'users.csv',
  sha256: 'x',
  columns: ['id'],
  rowCount: 1,
  madeCount: 1,
  mergedCount: 0,
} as const
export const ROWS = {
  kind: 'users',
  tableNumber: 1,
  isParent: false,
  line: 1,
  ...batchText([2], ['x']),
} as const
export const PROBLEM = {
  isWarning: false,
  kind: 'users',
  line: 1,
  column: 'id',
  value: '',
  reason: 'ambiguous_date',
  problem: 'p',
  key: '',
} as const
const NO_FILES: Mapping = { format: 1, files: [] }
export const LINK = { text: 'x', userId: '' }
export const PAIR = { kind: 'apps', app: '', name: 'x', otherName: 'y' } as const
export const MAPPING = { document: NO_FILES, presetId: '', createdBy: undefined }

/** The upload of a sync that takes files, with the rows that were staged from it, and a mapping of its source. */
export async function insertUpload(
  tx: Tx,
  { tenantId, sourceId, syncId }: { tenantId: TenantId; sourceId: string; syncId: string },
): Promise<void> {
  const upload = { tenantId, syncId, ...UPLOAD }
  await uploads.beginUpload(tx, upload)
  await uploads.insertPart(tx, upload, PART)
  await uploads.completeUpload(tx, upload, SUMMARY)
  await updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], { state: 'SYNC_STATE_CHECKING' })
  const reading = { tenantId, syncId, stagingId: STAGING_ID }
  await staging.beginStaging(tx, reading)
  await staging.insertTable(tx, reading, 1, SHAPE, 0)
  await staging.insertRows(tx, reading, ROWS)
  await staging.insertRowProblems(tx, reading, { number: 1, name: 'users.csv' }, [PROBLEM])
  await staging.insertKind(tx, reading, KIND)
  await updateSync(tx, tenantId, syncId, ['SYNC_STATE_CHECKING'], { state: 'SYNC_STATE_UPLOADING' })
  await keepMapping(tx, tenantId, sourceId, MAPPING)
  await putLinks(tx, tenantId, sourceId, [LINK], undefined)
  await putDifferentNames(tx, tenantId, sourceId, [PAIR], undefined)
}
