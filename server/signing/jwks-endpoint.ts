import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Message } from '../../contract/wire/scalars.ts'
import type { EndpointDeps } from '../http/index.ts'
import type { ExtraPaths } from '../http/openapi/document.ts'
import { listPublicKeys } from './signing-key.store.ts'

const JWKS_PATH = '/auth/v1/jwks'
const FRESH_SECONDS = 300

const Jwk = Message('Jwk', {
  kty: Type.String(),
  crv: Type.String(),
  x: Type.String(),
  kid: Type.String(),
  use: Type.String(),
  alg: Type.String(),
})
const Jwks = Message('Jwks', { keys: Type.Array(Jwk) })

export const jwksPaths: ExtraPaths = {
  [JWKS_PATH]: {
    method: 'get',
    operationId: 'auth.jwks',
    tag: 'Auth',
    summary: 'Get the public keys that this server signs with',
    description:
      'A JSON Web Key Set (RFC 7517). Receivers check the signature of webhooks with it. Keys that no longer sign stay in it, so that earlier signatures can be checked.',
    reply: { description: 'The keys', schema: Jwks },
    errors: ['unknown_host', 'storage_unavailable'],
  },
}

export function registerJwks(app: FastifyInstance, { database, resolveTenant }: EndpointDeps): void {
  app.get(JWKS_PATH, async (request, reply) => {
    const tenant = await resolveTenant(request)
    const keys = await database.read((reader) => listPublicKeys(reader, tenant.id))
    return reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).send({
      keys: keys.map(({ keyId, x }) => ({ kty: 'OKP', crv: 'Ed25519', x, kid: keyId, use: 'sig', alg: 'EdDSA' })),
    })
  })
}
