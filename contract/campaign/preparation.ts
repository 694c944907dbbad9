import Type, { type Static } from 'typebox'
import { SyncFault, SyncTable } from '../imports/source.ts'
import { Id, Int64, listReply, Message, pageFields, Text, Timestamp } from '../wire/scalars.ts'
import { AccessReviewItem } from './item.ts'
import { AccessReviewScopeV2 } from './scope.ts'

export const PREPARATION_PHASES = [
  'WAITING',
  'COUNTING',
  'ENTITLEMENTS',
  'ACCOUNTS',
  'RESOURCES',
  'ITEMS',
  'TIDYING_ENTITLEMENTS',
  'TIDYING_PRINCIPALS',
  'RANKING',
  'POLICIES',
  'DONE',
] as const

const grantCount = Int64
/** Grants excluded by one rule of the scope. */
const ExcludedGrants = Message('AccessReviewExcludedGrants', {
  rule: Type.String({ description: 'The first rule that excludes them; docs/scope.md lists the rules in order' }),
  title: Type.String(),
  grantCount,
})

const SourceIssue = Type.Enum(['NEVER_SYNCED', 'STALE', 'LAST_SYNC_FAILED', 'ROWS_LEFT_OUT'], { title: 'SourceIssue' })
export type SourceIssue = Static<typeof SourceIssue>
const sourceFields = {
  sourceId: Type.String({ description: 'Empty for data that was created here' }),
  displayName: Type.String(),
  kind: Type.String(),
  syncId: Type.String({ description: 'The sync applied last' }),
  syncedAt: Type.Optional(Timestamp),
  issues: Type.Array(SourceIssue, {
    description:
      'STALE: last synced longer ago than expectedEvery (by default 7 days, 2 for a connector). ROWS_LEFT_OUT: rows of its files were not applied',
  }),
  leftOutCount: Int64,
  leftOutGrantCount: Int64,
}
export const SourceAccuracy = Message('AccessReviewSourceAccuracy', sourceFields)
export type SourceAccuracy = Static<typeof SourceAccuracy>
export const AccuracyList = Message('AccessReviewAccuracyList', {
  list: Type.Array(SourceAccuracy, { description: 'Sources whose data may be inaccurate' }),
})

export const LeftOutAcknowledgement = Message(
  'AccessReviewLeftOutAcknowledgement',
  { userId: Id, acknowledgedAt: Timestamp, leftOutCount: Int64, comment: Type.String() },
  'An owner has accepted that these rows are missing',
)
export type LeftOutAcknowledgement = Static<typeof LeftOutAcknowledgement>
const { fileName, member, part, rowCount, takenCount, emptyCount, repeatedCount, filteredCount, filtered } =
  SyncTable.properties
const LedgerTable = Message(
  'AccessReviewLedgerTable',
  {
    syncId: Id,
    ...{ fileName, member, part, rowCount, takenCount, emptyCount, repeatedCount, filteredCount, filtered },
    leftOutCount: Type.Integer(),
    leftOut: Type.Record(Type.String(), Type.Integer(), {
      description: 'The same by the code of the first problem of each row',
    }),
  },
  'Where the rows of a table went: those read are those taken, empty, repeated, filtered and left out',
)
export type LedgerTable = Static<typeof LedgerTable>
const LedgerSource = Message('AccessReviewLedgerSource', {
  ...sourceFields,
  files: Type.Array(
    Message('AccessReviewLedgerFile', {
      fileName: Type.String(),
      kind: Type.String(),
      sha256: Type.String(),
      syncId: Id,
      rowCount: Type.Integer({ description: 'Rows read: those applied and those left out' }),
      appliedCount: Type.Integer(),
      leftOutCount: Type.Integer(),
    }),
    { description: 'The last applied file of each kind' },
  ),
  tables: Type.Array(LedgerTable, { description: 'The tables that these kinds were read from' }),
  acknowledgement: Type.Optional(LeftOutAcknowledgement),
  grantCount,
  itemCount: Int64,
  excluded: Type.Array(ExcludedGrants),
  unmatchedCount: Int64,
})
const ExpressionFault = Message('AccessReviewExpressionFault', {
  rule: Type.String(),
  objectId: Type.String({ description: 'The person (users_failed) or the account (accounts_failed)' }),
  problem: Type.String(),
})
export const CampaignLedger = Message(
  'AccessReviewLedger',
  {
    accessReviewId: Id,
    frozenAt: Timestamp,
    balanced: Type.Boolean({ description: 'Whether the campaign may start' }),
    problems: Type.Array(Type.String(), { description: 'Why the ledger does not balance' }),
    grantCount,
    itemCount: Int64,
    excludedCount: Int64,
    unmatchedCount: Int64,
    leftOutCount: Int64,
    acknowledgedCount: Int64,
    sources: Type.Array(LedgerSource),
    expressionFaultCount: Type.Integer(),
    expressionFaults: Type.Array(ExpressionFault, { description: 'The first 100' }),
  },
  'Accounts for every grant: the grants of each source equal its items plus the grants that each rule excluded',
)
export type CampaignLedger = Static<typeof CampaignLedger>

export const AcknowledgeLeftOutRequest = Message('AccessReviewAcknowledgeLeftOutRequest', {
  sourceId: Id,
  syncId: Id,
  leftOutCount: Int64,
  comment: Type.Optional(Text(2000)),
})
export const AcknowledgeLeftOutReply = Message('AccessReviewAcknowledgeLeftOutReply', { ledger: CampaignLedger })
export const LeftOutRowList = listReply(
  'AccessReviewLeftOutRowList',
  Message('AccessReviewLeftOutRow', { sourceId: Id, ...SyncFault.properties }),
)

/** A grant that a rule of the scope excluded, shown as the item that it would have been. */
export const ExcludedGrantQuery = Type.Object(
  {
    ...pageFields,
    rule: Type.Optional(
      Type.String({ maxLength: 64, description: 'Only grants that this rule excluded, as the ledger names it' }),
    ),
    sourceId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Only grants of this source; empty for data that was created here' }),
    ),
  },
  { additionalProperties: false },
)
export const ExcludedGrantList = listReply(
  'AccessReviewExcludedGrantList',
  Message('AccessReviewExcludedGrant', {
    rule: Type.String({ description: 'The first rule that excludes it' }),
    title: Type.String(),
    access: AccessReviewItem,
  }),
)

export const Count = Message('AccessReviewCount', { id: Id, displayName: Type.String(), itemCount: Type.Integer() })
export type Count = Static<typeof Count>
/** Fields by which older clients say what is reviewed, beside `scopeV2`. */
const OLDER_FIELDS = ['scope', 'inclusionScope', 'exclusionScope', 'singleApp', 'multiApp', 'bindings'] as const
export const ValidateCampaignRequest = Message('AccessReviewServiceValidateRequest', {
  scopeV2: Type.Optional(AccessReviewScopeV2),
  without: Type.Optional(
    Type.Array(Type.Enum(OLDER_FIELDS, { title: 'AccessReviewOlderScopeField' }), {
      maxItems: OLDER_FIELDS.length,
      description: 'As if these fields were not set',
    }),
  ),
})

export const ScopeInheritanceRequest = Message('ScopeInheritanceRequest', {
  resourceIds: Type.Array(Id, { maxItems: 100, description: 'Ids of the resources' }),
})
export const ScopeInheritanceReply = Message('ScopeInheritanceReply', {
  list: Type.Array(
    Message('ScopeInheritance', {
      resourceId: Id,
      parentCount: Type.Integer({ description: 'Parent resources from which access flows in' }),
      groupCount: Type.Integer({ description: 'Other resources, such as groups, from which access flows in' }),
    }),
  ),
})

export const ValidateCampaignReply = Message('AccessReviewValidation', {
  accessReviewId: Id,
  ready: Type.Boolean({ description: 'Whether the campaign can be prepared' }),
  problems: Type.Array(Message('AccessReviewProblem', { field: Type.String(), description: Type.String() }), {
    description: 'What prevents preparation',
  }),
  warnings: Type.Array(
    Message('AccessReviewWarning', {
      code: Type.String({ description: 'The stable name of the warning, such as MANAGER_MISSING' }),
      description: Type.String({ description: 'What was found, and what to do' }),
      count: Type.Integer({ description: 'How many people, accounts, entitlements or other things it is about' }),
      link: Type.String({
        description: 'The page of the web application where it can be corrected; empty if there is none',
      }),
      examples: Type.Array(Type.String(), { description: 'Some of them by name, at most 200' }),
    }),
    { description: 'Likely mistakes in the scope, in the data and in who would review it' },
  ),
  itemCount: Type.Integer(),
  grantCount: Type.Integer(),
  excluded: Type.Array(ExcludedGrants),
  appCount: Type.Integer(),
  entitlementCount: Type.Integer(),
  userCount: Type.Integer(),
  deletedUserCount: Type.Integer({ description: 'How many of these people are marked as deleted' }),
  byApp: Type.Array(Count, { description: 'The 100 with the most items' }),
  byEntitlement: Type.Array(Count, { description: 'The 100 with the most items' }),
  byUser: Type.Array(Count, { description: 'The 100 with the most items' }),
  sample: Type.Array(AccessReviewItem, {
    description: 'Up to 50 of the items, as they would be shown',
  }),
  expressionFaults: Type.Array(ExpressionFault, { description: 'The first 100' }),
})
export type Validation = Static<typeof ValidateCampaignReply>
