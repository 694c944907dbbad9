import type { FastifyInstance } from 'fastify'
import { WebhookAnswer } from '../../contract/webhook/webhook.ts'
import { Empty } from '../../contract/wire/scalars.ts'
import { appendEntry } from '../audit/index.ts'
import { networkOf, rateLimiter, refuseIfLimited } from '../auth/index.ts'
import { ApiError, type EndpointDeps } from '../http/index.ts'
import type { ExtraPaths } from '../http/openapi/document.ts'
import { jsonBytes } from '../http/routes.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import { MAX_ANSWER_BYTES, readAnswer } from './delivery.rules.ts'
import { completeDelivery, lockCalledBack } from './delivery.store.ts'
import { ANSWERS, applyEnd, isAwaited } from './subjects.ts'

export const CALLBACK_PATH = '/api/v1/webhooks/callback'
const RECEIVE = 'svc.api.webhooks.v1.WebhooksCallback.Receive'
const FAILURES_PER_MINUTE = 30

export const callbackPaths: ExtraPaths = {
  [`${CALLBACK_PATH}/{token}`]: {
    operationId: RECEIVE,
    tag: 'Webhooks',
    summary: 'Answer a delivery later',
    description:
      'For a receiver that answered 202: the callback URL of the delivery takes its answer, once. The URL itself is the proof; nothing else is needed.',
    request: { type: 'application/json', schema: WebhookAnswer },
    reply: { description: 'The answer was taken', schema: Empty },
    errors: [
      'not_found',
      'callback_used',
      'callback_expired',
      'invalid_request',
      'malformed_json',
      'too_many_requests',
      'unknown_host',
      'storage_unavailable',
    ],
  },
}

export function registerCallback(app: FastifyInstance, { database, resolveTenant }: EndpointDeps): void {
  const failures = rateLimiter(FAILURES_PER_MINUTE)
  app.post(`${CALLBACK_PATH}/:token`, { bodyLimit: MAX_ANSWER_BYTES }, async (request, reply) => {
    const from = networkOf(request.ip)
    refuseIfLimited(failures.waitSeconds(from))
    const tenant = await resolveTenant(request)
    const { token } = request.params as { token: string }
    await database.tx(async (tx) => {
      const delivery = await lockCalledBack(tx, tenant.id, sha256(token))
      if (!delivery) {
        failures.count(from)
        throw new ApiError('not_found', { thing: 'delivery' })
      }
      if (delivery.state === 'WEBHOOK_STATE_SUCCESS') throw new ApiError('callback_used')
      const { id: deliveryId, webhookId, subject, state, isExpired } = delivery
      if (isExpired || state === 'WEBHOOK_STATE_FATAL_ERROR') throw new ApiError('callback_expired')
      if (!(await isAwaited(tx, tenant.id, deliveryId, subject))) throw new ApiError('callback_expired')
      const read = readAnswer(Buffer.from(jsonBytes(request)), ANSWERS[subject.kind])
      if ('unreadable' in read) throw new ApiError('malformed_json', { problem: read.unreadable })
      if ('refused' in read) throw new ApiError('invalid_request', { summary: read.refused })
      await completeDelivery(tx, tenant.id, deliveryId, read.answer)
      await applyEnd(tx, tenant.id, { deliveryId, webhookId, subject }, read.answer)
      appendEntry(tx, {
        tenantId: tenant.id,
        operation: RECEIVE,
        targetId: deliveryId,
        outcome: 'done',
        detail: {},
        requestId: request.id,
        address: request.ip,
      })
    })
    return reply.send({})
  })
}
