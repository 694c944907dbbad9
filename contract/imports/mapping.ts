import Type, { type Static } from 'typebox'
import { Id, listReply, Message, Timestamp } from '../wire/scalars.ts'

/** How exports become access data. Existing clients do not know it. */
const Document = Type.Record(Type.String(), Type.Unknown(), {
  description:
    'The mapping document (docs/import.md): how the columns of tables become fields of people, apps, grants ...',
})

export const ImportPreset = Message(
  'ImportPreset',
  {
    id: Type.String(),
    title: Type.String({ description: 'The export it is for' }),
    headers: Type.Array(Type.String(), {
      description: 'The columns it is known by; of several names for one, the first',
    }),
    document: Document,
  },
  'A mapping for a known export',
)
export const ImportPresetList = Message('ImportPresetList', { list: Type.Array(ImportPreset) })

export const SourceMapping = Message('SourceMapping', {
  sourceId: Id,
  version: Type.Integer({ description: 'Counted from 1; each change is a new one' }),
  document: Document,
  sha256: Type.String({ description: 'SHA-256 of its canonical JSON, in base64url' }),
  presetId: Type.String({ description: 'The preset it came from' }),
  createdById: Type.String(),
  createdAt: Timestamp,
  syncCount: Type.Integer({ description: 'How many imports were applied with it' }),
  lastSyncId: Type.String({ description: 'The newest of them; empty when there is none' }),
  lastSyncAt: Type.Optional(Timestamp),
})
export type SourceMapping = Static<typeof SourceMapping>
export const SourceMappingReply = Message('SourceMappingReply', { mapping: SourceMapping })
export const SourceMappingList = listReply('SourceMappingList', SourceMapping)
export const PutSourceMappingRequest = Message('PutSourceMappingRequest', { document: Document })

export const CompareMappingsQuery = Type.Object(
  {
    since: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'The version to compare it with; by default the one before it',
      }),
    ),
  },
  { additionalProperties: false },
)
const MappingChange = Message('MappingChange', {
  file: Type.String({ description: 'The file of the mapping; empty for what holds for all of them' }),
  change: Type.Enum(['added', 'changed', 'removed'], { title: 'MappingChangeKind' }),
  what: Type.String({ description: 'What changed, such as a field, a word of a value map, or the separator' }),
  before: Type.String({ description: 'In words; empty when it was not there' }),
  after: Type.String({ description: 'In words; empty when it is gone' }),
})
export const CompareMappingsReply = Message('CompareMappingsReply', {
  changes: Type.Array(MappingChange, { description: 'At most 500' }),
  changeCount: Type.Integer({ description: 'How many there are' }),
})

const FileReading = Message(
  'FileReading',
  {
    fileName: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_000, description: 'The uploaded file; absent for all of them' }),
    ),
    member: Type.Optional(Type.String({ maxLength: 1_000, description: 'Only this file of the archive' })),
    part: Type.Optional(
      Type.String({ maxLength: 1_000, description: 'Only this sheet of the workbook, or list of the JSON document' }),
    ),
    sheet: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Read only this sheet of workbooks' }),
    ),
    encoding: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'Encoding of texts' })),
    separator: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1, description: 'What stands between the columns of texts' }),
    ),
    quote: Type.Optional(
      Type.String({ maxLength: 1, description: 'What stands around cells of texts; empty for nothing' }),
    ),
    rows: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_000, description: 'Path of the list to read from JSON documents' }),
    ),
    headerLine: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description: 'Line with the names of the columns; 0 when there is none',
      }),
    ),
    dateOrder: Type.Optional(
      Type.Enum(['dmy', 'mdy', 'ymd'], {
        title: 'DateOrder',
        description: 'What comes first in dates such as 05/11/2025',
      }),
    ),
  },
  'How a file is read, where that is not left to detection',
)

export const PutSyncMappingRequest = Message('PutSyncMappingRequest', {
  readings: Type.Optional(Type.Array(FileReading, { maxItems: 50 })),
  presetId: Type.Optional(Type.String({ maxLength: 100, description: 'Take the mapping of this preset' })),
  document: Type.Optional(Document),
  fixes: Type.Optional(
    Type.Array(Type.Record(Type.String(), Type.Unknown()), {
      maxItems: 200,
      description: 'Changes of the mapping that problems of the sync propose, made one after the other',
    }),
  ),
})

const InspectedColumn = Message('InspectedColumn', {
  name: Type.String(),
  filledPercent: Type.Integer({ description: 'Share of the rows that have a value there' }),
  distinctCount: Type.Integer({ description: 'How many different values the first rows have' }),
  samples: Type.Array(Type.String(), { description: 'Some values; masked where the name is that of a secret' }),
})
const InspectedField = Message('InspectedField', {
  kind: Type.String(),
  field: Type.String(),
  column: Type.String(),
  text: Type.String({
    description: 'Where no column is the field: what it is in every row, such as the name of the app',
  }),
  confidencePercent: Type.Integer({ description: 'From 85 on it is sure, from 60 on likely' }),
})
export const InspectedTable = Message(
  'InspectedTable',
  {
    fileName: Type.String(),
    member: Type.String(),
    part: Type.String(),
    format: Type.String(),
    encoding: Type.String(),
    separator: Type.String(),
    quote: Type.String({ description: 'What stands around cells' }),
    headerLine: Type.Integer(),
    unsure: Type.Array(Type.String(), { description: 'What was assumed: encoding, separator, header' }),
    columns: Type.Array(InspectedColumn),
    remarks: Type.Array(Type.String(), { description: 'Remarks about the file' }),
    spellings: Type.Array(Type.String(), { description: 'Values with letters beyond ASCII: are they spelled right?' }),
    how: Type.String({ description: 'How it was recognised: source, preset, suggestion or none' }),
    presetId: Type.String(),
    mappingFile: Type.Integer({
      description: "Position of the part of the mapping that it is read with, in the document's files; -1 for none",
    }),
    fields: Type.Array(InspectedField, { description: 'Of a suggestion: which column is which field' }),
    newColumns: Type.Array(Type.String(), { description: 'Columns added since the mapping was last used' }),
    goneColumns: Type.Array(Type.String()),
  },
  'What a table of the uploads looks like',
)
const MappingField = Message('MappingField', {
  name: Type.String({ description: 'Name of the field in a mapping' }),
  about: Type.String({ description: 'What it holds' }),
  isRequired: Type.Boolean({ description: 'Whether rows cannot be imported without it' }),
  instead: Type.String({ description: 'Field that can be filled instead of a required one; empty for none' }),
  values: Type.Array(Type.String(), { description: 'The words it takes; empty where it takes any text' }),
})
export const MappingKind = Message(
  'MappingKind',
  {
    kind: Type.String({ description: 'users, apps, resource_types, resources, entitlements, accounts or grants' }),
    fields: Type.Array(MappingField, { description: 'Its fields' }),
    hasProfile: Type.Boolean({ description: 'Whether it also takes attributes, as fields named profile.<name>' }),
  },
  'What the rows of a table can become',
)
export const SyncStop = Message('SyncStop', {
  reason: Type.String({ description: 'mapping_needed, field_unmapped, column_missing, file_missing or part_twice' }),
  files: Type.Array(Type.String()),
  problem: Type.String(),
  fixes: Type.Array(Type.Record(Type.String(), Type.Unknown())),
})
export const InspectSyncReply = Message('InspectSyncReply', {
  tables: Type.Array(InspectedTable),
  document: Type.Optional(Document),
  kinds: Type.Array(MappingKind, { description: 'What rows can become, for forms that change the mapping' }),
  hiddenSheets: Type.Array(Type.String(), {
    description: 'Hidden sheets of workbooks; they are read only when chosen',
  }),
  isProposal: Type.Boolean({ description: 'Whether somebody has to confirm the mapping, by previewing and applying' }),
  stops: Type.Array(SyncStop, { description: 'What has to be cleared before the rows can be read' }),
})
export type InspectSyncReply = Static<typeof InspectSyncReply>
