import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import { sendError } from './server.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Notes the methods of every path added from now on, and returns a function that answers 405 to all others. */
export function otherMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()])
  })
  // As a plugin, because routes for uploads are in plugins before it.
  return () =>
    void app.register(async (scope) => {
      for (const [path, supported] of [...methods]) refuse(scope, path, new Set(supported))
    })
}

function refuse(app: FastifyInstance, path: string, supported: ReadonlySet<string>): void {
  const others = METHODS.filter((method) => app.supportedMethods.includes(method) && !supported.has(method))
  if (others.length === 0) return
  // Fastify adds HEAD where GET is supported.
  const allow = [...supported].filter((method) => method !== 'HEAD' || !supported.has('GET')).join(', ')
  app.route({
    method: others as 'GET'[],
    url: path,
    // Fastify would add a HEAD route for our GET refusal.
    exposeHeadRoute: false,
    handler: (request, reply) =>
      sendError(request, reply, new ApiError('method_not_allowed', { allow }, { headers: { allow } })),
  })
}
