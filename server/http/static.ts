import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built web application: hashed assets for a year, and its page for each of the application's own paths. */
export async function registerWeb(app: FastifyInstance, dir: URL, pages: readonly string[]): Promise<void> {
  if (!existsSync(new URL('index.html', dir))) return
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets', dir)),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  })
  for (const page of pages) app.get(page, (_request, reply) => reply.sendFile('index.html', fileURLToPath(dir)))
}
