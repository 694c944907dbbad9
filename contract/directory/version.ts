import Type, { type Static } from 'typebox'
import { listReply, Message, pageFields } from '../wire/scalars.ts'

/** What a thing of the access data was from one time to another. */
export const VersionMessage = Message(
  'AccessDataVersion',
  {
    version: Type.String({
      pattern: '^-?[0-9]{1,19}$',
      format: 'int64',
      description: 'Later versions have larger numbers',
    }),
    openedAt: Type.String({ format: 'date-time', description: 'Start of this version' }),
    closedAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'End of this version; absent for the current one' }),
    ),
    isRemoved: Type.Boolean({ description: 'Whether the thing was removed at closedAt' }),
    openedBySyncId: Type.String({ description: 'The sync that made this version; empty if it was made here' }),
    closedBySyncId: Type.String({ description: 'The sync that ended this version; empty if that was done here' }),
    sourceId: Type.String({ description: 'The source that the thing comes from; empty if it was created here' }),
    editedFields: Type.Array(Type.String(), {
      description: 'Fields that were changed here; imports do not overwrite them',
    }),
    values: Type.Record(Type.String(), Type.Unknown(), { description: 'What is known about the thing, by field' }),
  },
  'What a thing was from one time to another',
)
export type VersionMessage = Static<typeof VersionMessage>
export const VersionList = listReply('AccessDataVersionList', VersionMessage)
export const ListVersionsQuery = Type.Object(
  {
    ...pageFields,
    at: Type.Optional(
      Type.String({ format: 'date-time', description: 'Only the version that was current at this time' }),
    ),
  },
  { additionalProperties: false },
)

const count = (description: string) => Type.Integer({ description })
export const TotalsReply = Message(
  'AccessDataTotals',
  {
    appCount: count('Number of apps'),
    userCount: count('Number of people; with an app, of people with an account in it'),
    accountCount: count('Number of accounts'),
    entitlementCount: count('Number of entitlements'),
    resourceCount: count('Number of resources'),
    grantCount: count('Number of grants'),
  },
  'How much access data there is',
)
export const CoverageReply = Message(
  'AccessDataCoverage',
  {
    appCount: count('Number of apps'),
    ownedAppCount: count('Number of apps with an owner'),
    entitlementCount: count('Number of entitlements'),
    ratedEntitlementCount: count('Number of entitlements with a risk level'),
    leaverCount: count('Number of disabled or deleted people who still hold access'),
    leaverGrantCount: count('Number of grants that they hold'),
  },
  'How much of the access data has owners and risk levels, and what people who left still hold',
)
export const TotalsQuery = Type.Object(
  { appId: Type.Optional(Type.String({ maxLength: 64, description: 'Only what is in this app' })) },
  { additionalProperties: false },
)
