import Type, { type Static } from 'typebox'
import { Id, Int64, Line, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

/** Where access data comes from, and each time it came (no public interface; in the style of the others). */
export const SourceKind = Type.Enum(['SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR'])
export const SYNC_STATES = [
  'SYNC_STATE_UPLOADING',
  'SYNC_STATE_QUEUED',
  'SYNC_STATE_APPLYING',
  'SYNC_STATE_NEEDS_CONFIRMATION',
  'SYNC_STATE_FAILED',
  'SYNC_STATE_DONE',
  'SYNC_STATE_CANCELLED',
] as const
export const SyncState = Type.Enum([...SYNC_STATES])
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
  sha256: Type.String({ description: 'Of the file as it was uploaded, without compression' }),
  byteCount: Int64,
  rowCount: Type.Integer(),
  complete: Type.Boolean({ description: 'Whether all of it has arrived' }),
})

export const Sync = Message(
  'Sync',
  {
    id: Id,
    sourceId: Id,
    state: SyncState,
    phase: Type.String({ description: 'What is being done and how far it is' }),
    skipBadRows: Type.Boolean(),
    allowRemovals: Type.Boolean(),
    files: Type.Array(SyncFile),
    counts: Type.Record(Type.String(), SyncCounts, { description: 'By kind, once the sync is done' }),
    faultCount: Type.Integer({ description: 'Rows that could not be taken, see the list of faults' }),
    problem: Type.String({ description: 'Why it stopped and what to do' }),
    createdById: Type.String(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    finishedAt: Type.Optional(Timestamp),
  },
  'One snapshot of a source: its files, and what they changed',
)
export type Sync = Static<typeof Sync>

export const SyncFault = Message('SyncFault', {
  fileName: Type.String(),
  line: Type.Integer({ description: 'Counted from 1, the line with the column names included' }),
  column: Type.String(),
  value: Type.String(),
  reason: Type.String({ description: 'Stable name of what is wrong' }),
  problem: Type.String({ description: 'What is wrong, for a person' }),
})
export type SyncFault = Static<typeof SyncFault>

export const CreateSourceRequest = Message('CreateSourceRequest', {
  displayName: Line(200),
  kind: Type.Optional(SourceKind),
})
export const SourceReply = Message('SourceReply', { source: Source })
export const SourceList = listReply('SourceList', Source)
export const CreateSyncRequest = Message('CreateSyncRequest', {
  skipBadRows: Type.Optional(Type.Boolean({ description: 'Take the good rows and record the others' })),
  allowRemovals: Type.Optional(
    Type.Boolean({ description: 'Even when a large share of the grants or people would go' }),
  ),
})
export const FinishSyncRequest = Message('FinishSyncRequest', { ...CreateSyncRequest.properties })
export const SyncReply = Message('SyncReply', { sync: Sync })
export type SyncReply = Static<typeof SyncReply>
export const SyncList = listReply('SyncList', Sync)
export const SyncFaultList = listReply('SyncFaultList', SyncFault)
export const SourcePageQuery = Type.Object(pageFields, { additionalProperties: false })
