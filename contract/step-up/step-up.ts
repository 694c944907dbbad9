import Type, { type Static } from 'typebox'
import { Empty, Id, Line, listReply, Message, pageFields, readOnly, Timestamp, UpdateMask } from '../wire/scalars.ts'

/** How long a challenge may take, from its beginning to its use. */
export const STEP_UP_SECONDS = 300

export const MicrosoftValidationMode = Type.Enum(
  [
    'MICROSOFT_VALIDATION_MODE_UNSPECIFIED',
    'MICROSOFT_VALIDATION_MODE_ACRS',
    'MICROSOFT_VALIDATION_MODE_OIDC',
  ] as const,
  { title: 'MicrosoftValidationMode' },
)
export const StepUpMicrosoftSettings = Message('StepUpMicrosoftSettings', {
  conditionalAccessIds: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 32, default: [] })),
  tenant: Type.Optional(Type.String({ maxLength: 200, default: '' })),
  validationMode: Type.Optional(MicrosoftValidationMode),
})
export const StepUpOAuth2Settings = Message('StepUpOAuth2Settings', {
  acrValues: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 32, default: [] })),
})

const fields = {
  clientId: Line(400),
  displayName: Line(200),
  issuerUrl: Type.String({ maxLength: 2000 }),
}
const kinds = { microsoft: Type.Optional(StepUpMicrosoftSettings), oauth2: Type.Optional(StepUpOAuth2Settings) }
const ClientSecret = Type.String({ maxLength: 4000 })

export const StepUpProvider = Message('StepUpProvider', {
  id: Id,
  ...fields,
  enabled: Type.Boolean(),
  ...kinds,
  lastTestedAt: Type.Optional(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type StepUpProvider = Static<typeof StepUpProvider>
export const StepUpProviderInput = Message('StepUpProviderInput', {
  clientId: Type.Optional(fields.clientId),
  displayName: Type.Optional(fields.displayName),
  issuerUrl: Type.Optional(fields.issuerUrl),
  enabled: Type.Optional(Type.Boolean()),
  ...kinds,
  ...readOnly({
    id: Type.Optional(Id),
    lastTestedAt: Type.Optional(Timestamp),
    createdAt: Type.Optional(Timestamp),
    updatedAt: Type.Optional(Timestamp),
  }),
})
export const StepUpProviderReply = Message('StepUpProviderReply', { stepUpProvider: StepUpProvider })
export const StepUpProviderList = listReply('StepUpProviderList', StepUpProvider)
export const CreateStepUpProviderRequest = Message('CreateStepUpProviderRequest', {
  ...fields,
  clientSecret: Type.Optional(ClientSecret),
  ...kinds,
})
export const UpdateStepUpProviderRequest = Message('UpdateStepUpProviderRequest', {
  stepUpProvider: Type.Optional(StepUpProviderInput),
  updateMask: Type.Optional(UpdateMask),
})
export const UpdateStepUpSecretRequest = Message('UpdateStepUpSecretRequest', { clientSecret: ClientSecret })
export const TestStepUpProviderReply = Message('TestStepUpProviderReply', { redirectUrl: Type.String() })

export const ProviderType = Type.Enum(
  ['PROVIDER_TYPE_UNSPECIFIED', 'PROVIDER_TYPE_OAUTH2', 'PROVIDER_TYPE_MICROSOFT'] as const,
  { title: 'StepUpProviderType' },
)
export const SearchStepUpProvidersRequest = Message('SearchStepUpProvidersRequest', {
  ...pageFields,
  providerType: Type.Optional(ProviderType),
  query: Type.Optional(Type.String({ maxLength: 200 })),
  refs: Type.Optional(Type.Array(Message('StepUpProviderRef', { id: Id }), { maxItems: 100 })),
})
export type SearchStepUpProvidersRequest = Static<typeof SearchStepUpProvidersRequest>

export const StepUpTransactionState = Type.Enum(
  [
    'STEP_UP_TRANSACTION_STATE_UNSPECIFIED',
    'STEP_UP_TRANSACTION_STATE_PENDING',
    'STEP_UP_TRANSACTION_STATE_VERIFIED',
    'STEP_UP_TRANSACTION_STATE_ERROR',
  ] as const,
  { title: 'StepUpTransactionState' },
)
export type StepUpTransactionState = Static<typeof StepUpTransactionState>
export const StepUpTransaction = Message('StepUpTransaction', {
  id: Id,
  providerId: Id,
  userId: Id,
  state: StepUpTransactionState,
  approveTask: Type.Optional(Message('StepUpTargetTask', { taskId: Type.String(), policyStepId: Type.String() })),
  submission: Type.Optional(Message('StepUpTargetSubmission', { submissionId: Type.String() })),
  test: Type.Optional(Empty),
  claims: Type.Record(Type.String(), Type.Unknown()),
  errorMessage: Type.String(),
  isUsed: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  expiresAt: Timestamp,
})
export type StepUpTransaction = Static<typeof StepUpTransaction>
export const StepUpTransactionReply = Message('StepUpTransactionReply', { transaction: StepUpTransaction })
export const StepUpTransactionList = listReply('StepUpTransactionList', StepUpTransaction)
export const StepUpTargetType = Type.Enum(
  ['TARGET_TYPE_UNSPECIFIED', 'TARGET_TYPE_TICKET', 'TARGET_TYPE_TEST', 'TARGET_TYPE_SUBMISSION'] as const,
  { title: 'StepUpTargetType' },
)
export const SearchStepUpTransactionsRequest = Message('SearchStepUpTransactionsRequest', {
  ...pageFields,
  createdAfter: Type.Optional(Timestamp),
  createdBefore: Type.Optional(Timestamp),
  providerId: Type.Optional(Type.String({ maxLength: 64 })),
  state: Type.Optional(StepUpTransactionState),
  targetType: Type.Optional(StepUpTargetType),
  taskId: Type.Optional(Type.String({ maxLength: 64 })),
  userId: Type.Optional(Type.String({ maxLength: 64 })),
})
export type SearchStepUpTransactionsRequest = Static<typeof SearchStepUpTransactionsRequest>
