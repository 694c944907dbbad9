import Type, { type Static } from 'typebox'
import {
  Duration,
  Empty,
  Id,
  Line,
  listReply,
  Message,
  pageFields,
  readOnly,
  Text,
  Timestamp,
  UpdateMask,
} from '../wire/scalars.ts'

/** How long a receiver that answered 202 may take to call back. */
export const CALLBACK_SECONDS = { least: 86_400, most: 30 * 86_400, default: 8 * 86_400 }
export const MAX_ATTEMPTS = 50

const fields = {
  displayName: Line(200),
  description: Text(2000),
  url: Type.String({ maxLength: 2000 }),
  callbackTimeout: Duration,
}
const dates = { createdAt: Timestamp, updatedAt: Timestamp }

export const WebhookEndpoint = Message('WebhookEndpoint', { id: Id, ...fields, ...dates })
export type WebhookEndpoint = Static<typeof WebhookEndpoint>
const optional = {
  displayName: Type.Optional(fields.displayName),
  description: Type.Optional(fields.description),
  url: Type.Optional(fields.url),
  callbackTimeout: Type.Optional(fields.callbackTimeout),
}
export const WebhookEndpointInput = Message('WebhookEndpointInput', {
  ...optional,
  ...readOnly({
    id: Type.Optional(Id),
    createdAt: Type.Optional(Timestamp),
    updatedAt: Type.Optional(Timestamp),
    deletedAt: Type.Optional(Timestamp),
  }),
})
export const WebhookReply = Message('WebhookReply', { webhook: WebhookEndpoint })
export const WebhookList = listReply('WebhookList', WebhookEndpoint)
export const CreateWebhookRequest = Message('CreateWebhookRequest', {
  displayName: Type.String({ ...fields.displayName, minLength: 1 }),
  description: optional.description,
  url: fields.url,
  callbackTimeout: optional.callbackTimeout,
})
export const UpdateWebhookRequest = Message('UpdateWebhookRequest', {
  webhook: Type.Optional(WebhookEndpointInput),
  updateMask: Type.Optional(UpdateMask),
})
export const WebhookRef = Message('WebhookRef', { id: Id })
export const SearchWebhooksRequest = Message('SearchWebhooksRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200 })),
  refs: Type.Optional(Type.Array(WebhookRef, { maxItems: 100 })),
})
export type SearchWebhooksRequest = Static<typeof SearchWebhooksRequest>

export const WEBHOOK_STATES = [
  'WEBHOOK_STATE_PENDING',
  'WEBHOOK_STATE_RUNNING',
  'WEBHOOK_STATE_ERROR',
  'WEBHOOK_STATE_WAITING_CALLBACK',
  'WEBHOOK_STATE_SUCCESS',
  'WEBHOOK_STATE_FATAL_ERROR',
] as const
export const WebhookState = Type.Enum([...WEBHOOK_STATES], { title: 'WebhookState' })
export type WebhookState = Static<typeof WebhookState>

const instance = {
  id: Id,
  webhookId: Id,
  state: WebhookState,
  source: Message('WebhookSource', {
    test: Type.Optional(Message('WebhookSourceTest', {})),
    approvalStep: Type.Optional(Message('WebhookSourceApprovalStep', { ticketId: Id })),
    provisionStep: Type.Optional(Message('WebhookSourceProvisionStep', { ticketId: Id })),
  }),
  spec: Message('WebhookSpec', { destination: Type.String() }),
  attempts: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  lastAttemptedAt: Type.Optional(Timestamp),
  completedAt: Type.Optional(Timestamp),
  expiresAt: Timestamp,
}
/** One delivery, in the shape that existing clients know. */
export const WebhookInstance = Message('WebhookInstance', instance)
export type WebhookInstance = Static<typeof WebhookInstance>
export const TestWebhookReply = Message('TestWebhookReply', { webhook: WebhookInstance })

const WebhookAttempt = Message('WebhookAttempt', {
  number: Type.Integer(),
  at: Timestamp,
  status: Type.Integer({ description: 'HTTP status of the answer; 0 when there was none' }),
  problem: Type.String({ description: 'Why it has to be tried again or was given up; empty when it worked' }),
  milliseconds: Type.Integer(),
})
export type WebhookAttempt = Static<typeof WebhookAttempt>
export const WebhookDelivery = Message('WebhookDelivery', {
  ...instance,
  event: Type.String(),
  problem: Type.String({ description: 'What went wrong last; empty when nothing did' }),
  nextAttemptAt: Type.Optional(Timestamp),
  lastAttempts: Type.Array(WebhookAttempt, { description: 'The last ten attempts, newest first' }),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>
export const WebhookDeliveryList = listReply('WebhookDeliveryList', WebhookDelivery)
export const WebhookDeliveryReply = Message('WebhookDeliveryReply', { delivery: WebhookDelivery })

const comment = Type.Optional(Type.String({ maxLength: 1024 }))
const MAX_NEW_REVIEWERS = 32
/** What a receiver answers, at once or to the callback URL: exactly one of the members. */
export const WebhookAnswer = Message('WebhookAnswer', {
  version: Type.Literal('v1'),
  approve: Type.Optional(Message('WebhookApprove', { comment })),
  deny: Type.Optional(Message('WebhookDeny', { comment })),
  reassign: Type.Optional(
    Message('WebhookReassign', {
      comment,
      newStepUserIds: Type.Array(Id, { minItems: 1, maxItems: MAX_NEW_REVIEWERS }),
    }),
  ),
  complete: Type.Optional(Message('WebhookComplete', { comment })),
  errored: Type.Optional(Message('WebhookErrored', { comment })),
  context: Type.Optional(Empty),
})
export type WebhookAnswer = Static<typeof WebhookAnswer>
