import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding to reply in: the one the client prefers, and the smallest of those it likes equally. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...params] = entry.split(';').map((part) => part.trim().toLowerCase())
      const weight = params.find((param) => param.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
  const weightOf = (name: Encoding) => weights.get(name) ?? (name === 'identity' ? 0.001 : (weights.get('*') ?? 0))
  const [first, ...others] = ['br', 'gzip', 'identity'] as const
  return others.reduce<Encoding>((best, name) => (weightOf(name) > weightOf(best) ? name : best), first)
}

/** The highest quality, 11, takes twenty times as long for a tenth less: the first reader of /docs waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const COMPRESS = {
  br: (text: string): Promise<Buffer> => promisify(brotliCompress)(text, BROTLI),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
  identity: async (text: string) => Buffer.from(text),
}

/** Serves a large text that never changes. Each form of it is made once, when it is first asked for. */
export function registerText(
  app: FastifyInstance,
  path: string,
  type: string,
  text: () => string,
  headers: Record<string, string> = {},
): void {
  const forms = new Map<Encoding, Promise<Buffer>>()
  app.get(path, async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const form = forms.get(encoding) ?? COMPRESS[encoding](text())
    forms.set(encoding, form)
    reply.type(type).headers({ ...headers, vary: 'accept-encoding' })
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await form)
  })
}
