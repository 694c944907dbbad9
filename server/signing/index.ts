import type { Domain } from '../http/index.ts'
import { jwksPaths, registerJwks } from './jwks-endpoint.ts'

export { type Signer, signerOf } from './signer.ts'
export { listPublicKeys, type PublicKey, retireSigningKey } from './signing-key.store.ts'
export { verifyJws } from './verify-jws.ts'

/** What a tenant signs with. */
export const signing: Domain = {
  name: 'signing',
  endpoints: registerJwks,
  paths: jwksPaths,
  sealed: [{ kind: 'signing key', table: 'signing_keys', column: 'sealed_key', id: 'key_id' }],
}
