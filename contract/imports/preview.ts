import Type, { type Static } from 'typebox'
import { Id, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { SyncQuestion } from './question.ts'
import { SyncCounts } from './source.ts'

/** What a sync would change, before it does. */
const ChangedField = Message('ChangedField', {
  field: Type.String(),
  before: Type.String(),
  after: Type.String(),
})
export const PreviewRow = Message('PreviewRow', {
  kind: Type.String(),
  change: Type.String({ description: 'added, changed or removed' }),
  app: Type.String({ description: 'Name of the app; empty for people and apps' }),
  name: Type.String(),
  holder: Type.String({
    description: 'Of grants and accounts: the person, else the account or resource that holds the grant',
  }),
  fields: Type.Array(ChangedField),
})
export type PreviewRow = Static<typeof PreviewRow>
export const SearchPreviewRequest = Message('SearchPreviewRequest', {
  kind: Type.Optional(Type.String({ maxLength: 20, description: 'users, apps, ... grants' })),
  change: Type.Optional(Type.String({ maxLength: 20, description: 'added, changed or removed' })),
  app: Type.Optional(Type.String({ maxLength: 500, description: 'Name of the app, in any letter case' })),
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name, the holder or the app' })),
  ...pageFields,
})
export const PreviewRowList = listReply('PreviewRowList', PreviewRow)
const PreviewCounts = Message('PreviewCounts', {
  ...SyncCounts.properties,
  kept: Type.Integer({
    description: 'Entries that stay as they are, because their rows are left out or no file has this kind',
  }),
})
const AccountOwners = Message(
  'AccountOwners',
  {
    ownedBefore: Type.Integer({ description: 'With a person, now' }),
    ownerlessBefore: Type.Integer({ description: 'Without a person, now' }),
    ownedAfter: Type.Integer({ description: 'With a person, after the sync' }),
    ownerlessAfter: Type.Integer({ description: 'Without a person, after the sync' }),
  },
  'How many accounts of the source belong to a person',
)
const AppElsewhere = Message('AppElsewhere', {
  name: Type.String(),
  otherSourceId: Type.String(),
  otherSourceName: Type.String(),
})
const LookAlike = Message('LookAlike', {
  kind: Type.Enum(['apps', 'entitlements'], { title: 'LookAlikeKind' }),
  app: Type.String(),
  name: Type.String(),
  rowCount: Type.Integer(),
  otherName: Type.String(),
  otherRowCount: Type.Integer(),
  otherSourceName: Type.Optional(Type.String()),
  fix: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'Makes the two names one, sent as one of the fixes of the mapping; absent where no mapping can',
    }),
  ),
})
const PersonProposal = Message('PersonProposal', {
  userId: Type.Optional(Type.String({ description: 'Absent for somebody whom this sync brings' })),
  displayName: Type.String(),
  email: Type.String(),
  because: Type.String({ description: 'name or similar_email' }),
})
const NotFound = Message('PersonNotFound', {
  text: Type.String({ description: 'What the file says' }),
  rowCount: Type.Integer(),
  reason: Type.String({ description: 'person_not_found or person_ambiguous' }),
  ofAccounts: Type.Boolean({ description: 'Whether it says whose accounts these are, so that a link can answer it' }),
  proposal: Type.Optional(PersonProposal),
  fix: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'Of managers and owners: sent as one of the fixes of the mapping, says who is meant. Its member `to` is the e-mail address of the proposed person, or their id in the source; empty without a proposal',
    }),
  ),
})
export const SyncPreview = Message(
  'SyncPreview',
  {
    syncId: Id,
    previewToken: Type.String({ description: 'Send it to apply exactly this. It is valid for 24 hours' }),
    createdAt: Timestamp,
    counts: Type.Record(Type.String(), PreviewCounts, { description: 'By kind' }),
    changedFields: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()), {
      description: 'By kind, how often each field changes',
    }),
    samples: Type.Array(PreviewRow, { description: 'Up to 20 of each kind and change' }),
    leftOutCount: Type.Integer(),
    warningCount: Type.Integer(),
    questions: Type.Array(SyncQuestion, { description: 'What has to be answered when it is applied' }),
    peopleNotFound: Type.Array(NotFound, { description: 'Up to 200, by rows' }),
    lookAlikes: Type.Array(LookAlike, { description: 'Names that may be one; up to 200' }),
    accountOwners: AccountOwners,
    appsElsewhere: Type.Array(AppElsewhere, {
      description: 'Apps with the name of an app of another source, or of one made by hand; up to 200',
    }),
    demoLoaded: Type.Boolean({ description: 'Whether the demo company is still there' }),
    accessMissing: Type.Boolean({
      description: 'Whether the files have accounts, and the source would have no grants',
    }),
  },
  'What a sync would change, and what is odd about it',
)
export type SyncPreview = Static<typeof SyncPreview>
export const SyncPreviewReply = Message('SyncPreviewReply', { preview: SyncPreview })
export const ApplySyncRequest = Message('ApplySyncRequest', {
  previewToken: Type.String({ maxLength: 200 }),
  leftOutCount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'The leftOutCount of the preview, to go on without those rows',
    }),
  ),
  allowRemovals: Type.Optional(
    Type.Boolean({ description: 'Apply it however large a share of the grants, people or accounts is removed' }),
  ),
  removedCounts: Type.Optional(
    Type.Record(Type.String({ maxLength: 20 }), Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), {
      description:
        'The count of each question `removal_limit` of the preview, by its kind, to allow exactly these removals',
      maxProperties: 10,
    }),
  ),
})

export const SyncProblem = Message(
  'SyncProblem',
  {
    effect: Type.String({ description: 'LEFT_OUT or WARNING' }),
    reason: Type.String({ description: 'Stable code of the problem' }),
    fileName: Type.String(),
    kind: Type.String(),
    column: Type.String(),
    sentence: Type.String(),
    rowCount: Type.Integer(),
    lines: Type.Array(Type.Integer(), { description: 'The first ten' }),
    values: Type.Array(Message('SyncProblemValue', { value: Type.String(), rowCount: Type.Integer() }), {
      description: 'The commonest twenty',
    }),
    fixes: Type.Array(
      Message('SyncProblemFix', {
        sentence: Type.String(),
        fix: Type.Record(Type.String(), Type.Unknown(), {
          description: 'To be sent as one of the fixes of the mapping',
        }),
        choices: Type.Array(Type.String(), { description: 'Other values for its member `to`' }),
      }),
    ),
  },
  'Problems of one cause',
)
export type SyncProblem = Static<typeof SyncProblem>
export const SyncProblemList = Message('SyncProblemList', { list: Type.Array(SyncProblem) })

export const SearchProblemsRequest = Message('SearchProblemsRequest', {
  effect: Type.Optional(Type.String({ maxLength: 20, description: 'LEFT_OUT or WARNING' })),
  reason: Type.Optional(Type.String({ maxLength: 100, description: 'Stable code of the problem' })),
  fileName: Type.Optional(Type.String({ maxLength: 500 })),
  kind: Type.Optional(Type.String({ maxLength: 20, description: 'users, apps, ... grants' })),
  column: Type.Optional(Type.String({ maxLength: 500 })),
  value: Type.Optional(Type.String({ maxLength: 1000, description: 'Only rows with this value' })),
  ...pageFields,
})
export const SyncProblemRow = Message(
  'SyncProblemRow',
  {
    effect: Type.String({ description: 'LEFT_OUT or WARNING' }),
    reason: Type.String({ description: 'Stable code of the problem' }),
    fileName: Type.String(),
    sheet: Type.String({ description: 'The member of the archive and the sheet that the row is in' }),
    line: Type.Integer({ description: 'Counted from 1, including the header line' }),
    column: Type.String(),
    field: Type.String({ description: 'What the column becomes, such as accounts.type' }),
    value: Type.String({ description: 'What the row has there, shortened' }),
    problem: Type.String({ description: 'Description of the problem' }),
    cells: Type.String({ description: 'What the mapped cells of the row say' }),
  },
  'One problem of one row',
)
export type SyncProblemRow = Static<typeof SyncProblemRow>
export const SyncProblemRowList = listReply('SyncProblemRowList', SyncProblemRow)
