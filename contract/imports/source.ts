import Type, { type Static } from 'typebox'
import {
  Duration,
  Id,
  Int64,
  Line,
  listReply,
  Message,
  pageFields,
  readOnly,
  Timestamp,
  UpdateMask,
} from '../wire/scalars.ts'
import { SyncQuestion } from './question.ts'

/** Sources of access data and their syncs. Existing clients do not know them. */
export const SourceKind = Type.Enum(
  ['SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR', 'SOURCE_KIND_SCIM', 'SOURCE_KIND_DEMO'],
  { title: 'SourceKind' },
)
/** What somebody can add; the demo company has an operation of its own. */
const NewSourceKind = Type.Enum(['SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR', 'SOURCE_KIND_SCIM'], {
  title: 'NewSourceKind',
})
export const SYNC_STATES = [
  'SYNC_STATE_UPLOADING',
  'SYNC_STATE_CHECKING',
  'SYNC_STATE_PREVIEWED',
  'SYNC_STATE_QUEUED',
  'SYNC_STATE_APPLYING',
  'SYNC_STATE_NEEDS_CONFIRMATION',
  'SYNC_STATE_FAILED',
  'SYNC_STATE_DONE',
  'SYNC_STATE_CANCELLED',
] as const
export const SyncState = Type.Enum([...SYNC_STATES], { title: 'SyncState' })
export type SyncState = (typeof SYNC_STATES)[number]

export const BadRows = Type.Enum(['BAD_ROWS_ASK', 'BAD_ROWS_LEAVE_OUT', 'BAD_ROWS_STOP'], { title: 'BadRows' })

export const ScimUsers = Type.Enum(['SCIM_USERS_PEOPLE_AND_ACCOUNTS', 'SCIM_USERS_PEOPLE', 'SCIM_USERS_ACCOUNTS'], {
  title: 'ScimUsers',
})
export type ScimUsers = Static<typeof ScimUsers>

export const Source = Message('Source', {
  id: Id,
  displayName: Type.String(),
  kind: SourceKind,
  ownerIds: Type.Array(Id),
  expectedEvery: Duration,
  zone: Type.String(),
  badRows: BadRows,
  maxLeftOutPercent: Type.Integer(),
  maxRemovalPercent: Type.Optional(Type.Integer()),
  scimUsers: Type.Optional(ScimUsers),
  createdAt: Timestamp,
  lastSyncAt: Type.Optional(Timestamp),
  stale: Type.Boolean(),
  deleting: Type.Boolean(),
})
export type Source = Static<typeof Source>

export const SyncCounts = Message('SyncCounts', {
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  unchanged: Type.Integer(),
})

export const SyncFile = Message('SyncFile', {
  kind: Type.String({
    description:
      'users, apps, resource_types, resources, entitlements, accounts or grants; empty when it has several, or was not read yet',
  }),
  fileName: Type.String(),
  sha256: Type.String({
    description: 'SHA-256 of the file as it was uploaded, without the compression of the request',
  }),
  byteCount: Int64,
  rowCount: Type.Integer({ description: 'Number of rows read; 0 until the sync is checked' }),
  leftOutCount: Type.Integer({ description: 'Number of rows that cannot be imported; 0 until the sync is checked' }),
  complete: Type.Boolean({ description: 'Whether the upload is complete' }),
})

export const SyncTable = Message(
  'SyncTable',
  {
    fileName: Type.String(),
    member: Type.String({ description: 'Name of the file in the archive' }),
    part: Type.String({ description: 'Name of the sheet, or path of the list in a JSON document' }),
    format: Type.String({ description: 'csv, xlsx, json or jsonl' }),
    encoding: Type.String({ description: 'Encoding of the text, such as utf-8 or windows-1252' }),
    separator: Type.String({ description: 'Column separator' }),
    headerLine: Type.Integer({ description: 'Line with the names of the columns; 0 when there is none' }),
    kinds: Type.Array(Type.String(), { description: 'What its rows make: users, apps, ...' }),
    rowCount: Type.Integer({
      description: 'Rows read: those imported, empty, repeated, filtered and left out together',
    }),
    takenCount: Type.Integer({ description: 'Rows that are imported' }),
    emptyCount: Type.Integer({ description: 'Rows without a filled cell' }),
    repeatedCount: Type.Integer({ description: 'Rows that only repeat what earlier rows say' }),
    filteredCount: Type.Integer({ description: 'Rows that a rule of the mapping drops' }),
    filtered: Type.Record(Type.String(), Type.Integer(), { description: 'The same by the name of the rule' }),
    leftOutCount: Type.Integer({ description: 'Rows that cannot be imported, in whole or in part' }),
  },
  'One table of the uploaded files: a file, a member of an archive, a sheet, a list of a JSON document',
)

export const SyncThings = Message(
  'SyncThings',
  {
    madeCount: Type.Integer({ description: 'How many the rows of the tables made' }),
    appliedCount: Type.Integer({ description: 'How many are applied: added, changed or unchanged' }),
    mergedCount: Type.Integer({
      description: 'How many are one with another: told by several rows, or a person whom another source has',
    }),
    leftOutCount: Type.Integer({ description: 'How many cannot be imported' }),
    unaccountedCount: Type.Integer({
      description: 'What is missing between them; 0 unless the server lost something',
    }),
  },
  'What became of the people, accounts, grants and so on that rows made: madeCount is the sum of the next three',
)

export const SyncProgress = Message(
  'SyncProgress',
  {
    percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Never falls, and is 100 when the sync is done' }),
    doneRows: Type.Optional(Type.Integer({ description: 'Rows that the present phase is done with' })),
    totalRows: Type.Optional(Type.Integer({ description: 'Rows of the present phase; absent while files are read' })),
    secondsLeft: Type.Optional(Type.Integer({ description: 'Estimate of the time until it ends' })),
  },
  'Progress of a sync that is being read, checked or applied',
)

export const Sync = Message(
  'Sync',
  {
    id: Id,
    sourceId: Id,
    state: SyncState,
    phase: Type.String({ description: 'What is being done' }),
    progress: Type.Optional(SyncProgress),
    skipBadRows: Type.Boolean(),
    allowRemovals: Type.Boolean(),
    deletesSource: Type.Boolean({
      description: 'Whether this sync deletes the source and all its data',
    }),
    files: Type.Array(SyncFile),
    tables: Type.Array(SyncTable, { description: 'What was read; empty until the sync is checked' }),
    presetId: Type.String({ description: 'The preset that the mapping came from' }),
    mappingVersion: Type.Integer({
      description: "Version of the source's mapping that was applied; 0 for our own files",
    }),
    things: Type.Record(Type.String(), SyncThings, {
      description: 'Keyed by kind; empty until the sync is compared, and for data by SCIM',
    }),
    counts: Type.Record(Type.String(), SyncCounts, { description: 'Keyed by kind; empty until the sync is done' }),
    faultCount: Type.Integer({
      description: 'Number of problems that leave rows out; the list of faults has the details',
    }),
    leftOutCount: Type.Integer({ description: 'Number of rows that cannot be imported' }),
    warningCount: Type.Integer({ description: 'Number of values that were emptied, cut, assumed or merged' }),
    problem: Type.String({ description: 'Why it stopped and what to do; after a sync that is done, what to check' }),
    questions: Type.Array(SyncQuestion, {
      description: 'Questions to answer before the sync continues; empty unless it is previewed or needs confirmation',
    }),
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
  kind: Type.Optional(NewSourceKind),
})
export const SourceInput = Message('SourceInput', {
  displayName: Type.Optional(Line(200)),
  ownerIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  expectedEvery: Type.Optional(Duration),
  zone: Type.Optional(Line(64)),
  badRows: Type.Optional(BadRows),
  maxLeftOutPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  maxRemovalPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  scimUsers: Type.Optional(ScimUsers),
  ...readOnly({
    id: Type.Optional(Id),
    kind: Type.Optional(SourceKind),
    createdAt: Type.Optional(Timestamp),
    lastSyncAt: Type.Optional(Timestamp),
    stale: Type.Optional(Type.Boolean()),
    deleting: Type.Optional(Type.Boolean()),
  }),
})
export type SourceInput = Static<typeof SourceInput>
export const UpdateSourceRequest = Message('UpdateSourceRequest', {
  source: Type.Optional(SourceInput),
  updateMask: Type.Optional(UpdateMask),
})
export const DeleteSourceRequest = Message('DeleteSourceRequest', {
  expectedGrantCount: Type.Integer({
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'The grantCount of the preview. Another number of grants now is refused with 409',
  }),
})
export const SourceCampaigns = Message('SourceCampaigns', {
  state: Type.String({ description: 'State of the campaigns' }),
  campaignCount: Type.Integer({ description: 'How many campaigns in this state have its access' }),
})
export const DeleteSourcePreview = Message(
  'DeleteSourcePreview',
  {
    sourceId: Id,
    grantCount: Type.Integer({ description: 'Grants that would go' }),
    userCount: Type.Integer({ description: 'People who would become deleted' }),
    administratorCount: Type.Integer({ description: 'Super Administrators who stay, and belong to no source then' }),
    appCount: Type.Integer({ description: 'Apps that would go' }),
    resourceTypeCount: Type.Integer({ description: 'Resource types that would go' }),
    resourceCount: Type.Integer({ description: 'Resources that would go' }),
    entitlementCount: Type.Integer({ description: 'Entitlements that would go' }),
    accountCount: Type.Integer({ description: 'Accounts that would go' }),
    campaigns: Type.Array(SourceCampaigns, {
      description: 'Campaigns with access of this source. Prepared ones keep it; drafts lose it from their selections',
    }),
  },
  'What deleting a source would take away',
)
export type DeleteSourcePreview = Static<typeof DeleteSourcePreview>
export const SourceReply = Message('SourceReply', { source: Source })
export const SourceList = listReply('SourceList', Source)
export const CreateSyncRequest = Message('CreateSyncRequest', {
  skipBadRows: Type.Optional(Type.Boolean({ description: 'Import the valid rows and record the others as faults' })),
  allowRemovals: Type.Optional(
    Type.Boolean({ description: 'Apply the sync even if it would remove a large share of the grants or people' }),
  ),
})
export const FinishSyncRequest = Message('FinishSyncRequest', {
  ...CreateSyncRequest.properties,
  leftOutCount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description:
        'The leftOutCount of the sync, to apply it without those rows. Another number now needs another answer',
    }),
  ),
})
export const SyncReply = Message('SyncReply', { sync: Sync })
export type SyncReply = Static<typeof SyncReply>
export const SyncList = listReply('SyncList', Sync)
export const SyncFaultList = listReply('SyncFaultList', SyncFault)
export const SourcePageQuery = Type.Object(pageFields, { additionalProperties: false })
