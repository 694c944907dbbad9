import type { FastifyInstance } from 'fastify'
import FindMyWay from 'find-my-way'
import { lazily } from '../lib/lazily.ts'

/**
 * The methods that an address takes, as the header `Allow` has them, when a request has another one. The router for this
 * is made when it is first needed: a route for each method that is refused took a sixth of the time that a server needs
 * to start.
 */
export function methodsByPath(
  app: FastifyInstance,
  maxParamLength: number,
): (request: { method: string; url: string }) => string | undefined {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]))
  })
  const paths = lazily(() => {
    const router = FindMyWay({ maxParamLength })
    for (const [path, taken] of methods) router.on('GET', path, () => {}, taken)
    return router
  })
  return ({ method, url }) => {
    const taken = paths().find('GET', url)?.store as ReadonlySet<string> | undefined
    return taken === undefined || taken.has(method) ? undefined : allow(taken)
  }
}

/** Fastify adds HEAD where GET is taken. */
const allow = (methods: ReadonlySet<string>): string =>
  [...methods].filter((method) => method !== 'HEAD' || !methods.has('GET')).join(', ')
