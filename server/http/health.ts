import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { inCidrs, parseCidr } from '../lib/cidr.ts'
import { ApiError } from './api-error.ts'

export interface HealthDeps {
  /** Resolves when the database answers; rejects when it does not. */
  checkDatabase: () => Promise<void>
  isStopping: () => boolean
  registry: Registry
  /** Addresses that may read the metrics. */
  metricsFrom: readonly string[]
}

/** /healthz: the process lives. /readyz: it can take requests. /metrics: Prometheus. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send('{"status":"ok"}'))
  app.get('/readyz', async (_request, reply) => {
    const problem = deps.isStopping()
      ? 'stopping'
      : await deps.checkDatabase().then(
          () => undefined,
          () => 'the database does not answer',
        )
    reply.code(problem ? 503 : 200).type('application/json')
    return reply.send(JSON.stringify(problem ? { status: 'unavailable', problem } : { status: 'ok' }))
  })
  const allowed = deps.metricsFrom.map(parseCidr).filter((cidr) => cidr !== undefined)
  app.get('/metrics', async (request, reply) => {
    if (!inCidrs(request.ip, allowed)) throw new ApiError('unknown_path')
    return reply.type(deps.registry.contentType).send(await deps.registry.metrics())
  })
}
