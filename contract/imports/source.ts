import Type, { type Static } from 'typebox'
import { Id, Int64, Line, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

/** Sources of access data and their syncs. Existing clients do not know them. */
export const SourceKind = Type.Enum(['SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR', 'SOURCE_KIND_SCIM'], {
  title: 'SourceKind',
})
export const SYNC_STATES = [
  'SYNC_STATE_UPLOADING',
  'SYNC_STATE_QUEUED',
  'SYNC_STATE_APPLYING',
  'SYNC_STATE_NEEDS_CONFIRMATION',
  'SYNC_STATE_FAILED',
  'SYNC_STATE_DONE',
  'SYNC_STATE_CANCELLED',
] as const
export const SyncState = Type.Enum([...SYNC_STATES], { title: 'SyncState' })
export type SyncState = (typeof SYNC_STATES)[number]

export const Source = Message('Source', {
  id: Id,
  displayName: Type.String(),
  kind: SourceKind,
  createdAt: Timestamp,
  lastSyncAt: Type.Optional(Timestamp),
})
export type Source = Static<typeof Source>

export const SyncCounts = Message('SyncCounts', {
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  unchanged: Type.Integer(),
})

export const SyncFile = Message('SyncFile', {
  kind: Type.String({ description: 'users, apps, resource_types, resources, entitlements, accounts or grants' }),
  fileName: Type.String(),
  sha256: Type.String({ description: 'SHA-256 of the uploaded file, uncompressed' }),
  byteCount: Int64,
  rowCount: Type.Integer({ description: 'Number of rows read' }),
  leftOutCount: Type.Integer({
    description: 'Number of rows that were read but not applied, because of their faults; 0 until the sync is done',
  }),
  complete: Type.Boolean({ description: 'Whether the upload is complete' }),
})

export const Sync = Message(
  'Sync',
  {
    id: Id,
    sourceId: Id,
    state: SyncState,
    phase: Type.String({ description: 'Current phase and progress' }),
    skipBadRows: Type.Boolean(),
    allowRemovals: Type.Boolean(),
    files: Type.Array(SyncFile),
    counts: Type.Record(Type.String(), SyncCounts, { description: 'Keyed by kind; empty until the sync is done' }),
    faultCount: Type.Integer({ description: 'Number of problems found in rows; the list of faults has the details' }),
    problem: Type.String({ description: 'Why it stopped and what to do; after a sync that is done, what to check' }),
    createdById: Type.String(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    finishedAt: Type.Optional(Timestamp),
  },
  'One snapshot of a source: its files and what they changed',
)
export type Sync = Static<typeof Sync>

export const SyncFault = Message('SyncFault', {
  fileName: Type.String(),
  line: Type.Integer({ description: 'Counted from 1, including the header line' }),
  column: Type.String(),
  value: Type.String(),
  reason: Type.String({ description: 'Stable code of the problem' }),
  problem: Type.String({ description: 'Description of the problem' }),
})
export type SyncFault = Static<typeof SyncFault>

export const CreateSourceRequest = Message('CreateSourceRequest', {
  displayName: Line(200),
  kind: Type.Optional(SourceKind),
})
export const SourceReply = Message('SourceReply', { source: Source })
export const SourceList = listReply('SourceList', Source)
export const CreateSyncRequest = Message('CreateSyncRequest', {
  skipBadRows: Type.Optional(Type.Boolean({ description: 'Import the valid rows and record the others as faults' })),
  allowRemovals: Type.Optional(
    Type.Boolean({ description: 'Apply the sync even if it would remove a large share of the grants or people' }),
  ),
})
export const FinishSyncRequest = Message('FinishSyncRequest', { ...CreateSyncRequest.properties })
export const SyncReply = Message('SyncReply', { sync: Sync })
export type SyncReply = Static<typeof SyncReply>
export const SyncList = listReply('SyncList', Sync)
export const SyncFaultList = listReply('SyncFaultList', SyncFault)
export const SourcePageQuery = Type.Object(pageFields, { additionalProperties: false })
