// oidc-provider with its in-memory adapter (nothing is stored on disk): client_credentials for one client that signs
// assertions (private_key_jwt, EdDSA) and one with a secret.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'

const issuer = `http://127.0.0.1:${process.argv[2]}`
const ed25519 = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicJwk: publicKey.export({ format: 'jwk' }), privateJwk: privateKey.export({ format: 'jwk' }) }
}
const client = ed25519()
const secret = randomBytes(32).toString('base64url')
const machine = {
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
  id_token_signed_response_alg: 'EdDSA',
}

const provider = new Provider(issuer, {
  clients: [
    {
      ...machine,
      client_id: 'signer',
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'EdDSA',
      jwks: { keys: [client.publicJwk] },
    },
    { ...machine, client_id: 'secret', token_endpoint_auth_method: 'client_secret_post', client_secret: secret },
  ],
  jwks: { keys: [{ ...ed25519().privateJwk, alg: 'EdDSA', use: 'sig' }] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  clientAuthMethods: ['private_key_jwt', 'client_secret_post'],
  enabledJWA: { clientAuthSigningAlgValues: ['EdDSA'] },
  features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
})
provider.on('server_error', (_ctx, error) => console.error(error))
provider.listen(Number(process.argv[2]), '127.0.0.1', () =>
  process.send({ url: `${issuer}/token`, audience: issuer, privateJwk: client.privateJwk, secret }),
)
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
