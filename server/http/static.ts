import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Where the built page has its nonce; web/vite.config.ts puts it there. */
const NONCE = /RECERT_NONCE/g

/** Scripts and styles of this server only; what is written in the page, or by its scripts, needs the nonce of the page. */
export const pagePolicy = (nonce?: string): string => {
  const own = `'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Serves the built web application: hashed assets for a year, and its page for each of the application's own paths. */
export async function registerWeb(app: FastifyInstance, dir: URL): Promise<void> {
  if (!existsSync(new URL('index.html', dir))) return
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets', dir)),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  })
  const page = readFileSync(new URL('index.html', dir), 'utf8')
  const paths: Record<string, string[]> = JSON.parse(readFileSync(new URL('paths.json', dir), 'utf8'))
  for (const [path, files] of Object.entries(paths)) {
    const own = page.replace('</head>', `${files.map(linkTo).join('')}</head>`)
    app.get(path, (_request, reply) => sendPage(reply, own))
  }
}

/** Named in the page, what a path needs comes beside the first script, which would ask for it later. */
const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE, nonce))
}
