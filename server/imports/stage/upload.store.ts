import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Encoding } from '../read/decode.ts'
import { isKeptLongEnough } from '../syncs/sync.sql.ts'

/** One upload of a file. */
export interface UploadRef {
  tenantId: TenantId
  syncId: string
  fileName: string
  uploadId: string
}
const ofUpload = ({ tenantId, syncId, fileName, uploadId }: UploadRef): Sql =>
  sql`tenant_id = ${tenantId} and sync_id = ${syncId} and file_name = ${fileName} and upload_id = ${uploadId}`

/** Discards an earlier upload of the file and records that a new one has begun. The caller has locked the sync. */
export async function beginUpload(tx: Tx, { tenantId, syncId, fileName, uploadId }: UploadRef): Promise<void> {
  await tx.count(sql`
    delete from sync_spool where tenant_id = ${tenantId} and upload_id in (
      select upload_id from sync_uploads
      where tenant_id = ${tenantId} and sync_id = ${syncId} and file_name = ${fileName})`)
  await tx.count(sql`
    insert into sync_uploads (tenant_id, sync_id, file_name, upload_id)
    values (${tenantId}, ${syncId}, ${fileName}, ${uploadId})
    on conflict (tenant_id, sync_id, file_name) do update set upload_id = excluded.upload_id, sha256 = '',
      byte_count = 0, encoding = null, complete = false, arrived_at = clock_timestamp()`)
}

/** A part as it is stored: compressed where that pays. */
export interface PackedPart {
  part: number
  isPacked: boolean
  bytes: Buffer
}

/**
 * Stores a part of an upload; returns 0 when a new upload of the file has begun or the sync accepts no more files.
 * Finishing or cancelling the sync waits for the lock on it; uploads of other files do not. The upload is locked as well:
 * a statement that waited for the sync would otherwise see the upload as it was before another one began.
 */
export const insertPart = (reader: Reader, upload: UploadRef, { part, isPacked, bytes }: PackedPart) =>
  reader.count(sql`
    with open_sync as (select sync_id from syncs
      where tenant_id = ${upload.tenantId} and sync_id = ${upload.syncId} and state = 'SYNC_STATE_UPLOADING' for share)
    insert into sync_spool (tenant_id, upload_id, part, is_packed, bytes)
    select tenant_id, upload_id, ${part}::int, ${isPacked}::boolean, ${bytes}::bytea from sync_uploads
    where ${ofUpload(upload)} and sync_id = (select sync_id from open_sync) for share`)

export interface UploadSummary {
  sha256: string
  byteCount: number
  encoding: Encoding | undefined
}

/** Marks an upload as complete; returns 0 when a new one has begun. The caller has locked the sync. */
export const completeUpload = (tx: Tx, upload: UploadRef, { sha256, byteCount, encoding }: UploadSummary) =>
  tx.count(sql`
    update sync_uploads set complete = true, sha256 = ${sha256}, byte_count = ${byteCount},
      encoding = ${encoding && JSON.stringify(encoding)}::jsonb
    where ${ofUpload(upload)}`)

/** Takes an upload back, unless a new one of the file has begun; returns how many parts it had. */
export async function dropUpload(tx: Tx, upload: UploadRef): Promise<number> {
  if ((await tx.count(sql`delete from sync_uploads where ${ofUpload(upload)}`)) === 0) return 0
  return tx.count(sql`delete from sync_spool where tenant_id = ${upload.tenantId} and upload_id = ${upload.uploadId}`)
}

/** An upload whose bytes are stored. */
export interface StoredUpload {
  fileName: string
  uploadId: string
  sha256: string
  byteCount: number
  encoding: Encoding | null
}

/** The complete uploads of a sync, in the order in which they arrived. */
export const listUploads = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<StoredUpload>(sql`
    select file_name as "fileName", upload_id as "uploadId", sha256, byte_count::int as "byteCount", encoding
    from sync_uploads where tenant_id = ${tenantId} and sync_id = ${syncId} and complete
    order by arrived_at, file_name`)

/** One part of an upload. */
export const readPart = (reader: Reader, tenantId: TenantId, uploadId: string, part: number) =>
  reader.first<{ isPacked: boolean; bytes: Buffer }>(sql`
    select is_packed as "isPacked", bytes from sync_spool
    where tenant_id = ${tenantId} and upload_id = ${uploadId} and part = ${part}`)

/** Discards the bytes of a sync that has ended, unless they are to be kept. */
export const dropSpool = (tx: Tx, tenantId: TenantId, syncId: string) =>
  tx.count(sql`
    delete from sync_spool where tenant_id = ${tenantId} and upload_id in (
      select u.upload_id from sync_uploads u join syncs y on y.tenant_id = u.tenant_id and y.sync_id = u.sync_id
      where u.tenant_id = ${tenantId} and u.sync_id = ${syncId} and y.keep_files_days = 0)`)

/** Discards up to a number of parts of uploads that were kept long enough; returns how many. */
export const purgeSpool = (tx: Tx, tenantId: TenantId, limit: number) =>
  tx.count(sql`
    delete from sync_spool s using (
      select s.tenant_id, s.upload_id, s.part from syncs y
      join sync_uploads u on u.tenant_id = y.tenant_id and u.sync_id = y.sync_id
      join sync_spool s on s.tenant_id = u.tenant_id and s.upload_id = u.upload_id
      where y.tenant_id = ${tenantId} and ${isKeptLongEnough} limit ${limit}) old
    where s.tenant_id = old.tenant_id and s.upload_id = old.upload_id and s.part = old.part`)
