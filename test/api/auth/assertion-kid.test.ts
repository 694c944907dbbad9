import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { newClient, revoke, type TestClient } from './credentials.ts'
import { type AssertionChanges, assertionOf } from './sign-assertion.ts'
import { assertionFields, expectRefusal, expectToken, requestToken } from './token-request.ts'

const thumbprint = (x: string) =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')

describe('the key id of an assertion', async () => {
  const server = await useServer(API_ENGINE)
  const { url, database } = server
  const client = await newClient(database)
  const ask = (assertion: string | undefined, changed: Record<string, string | undefined> = {}) =>
    requestToken(url, assertionFields(client.clientId, assertion, changed))
  const made = (changes?: AssertionChanges) => assertionOf(client, changes)

  it('the thumbprint of the key is the kid that is accepted (positive control, AUTH-093)', async () => {
    expectToken(await ask(made({ header: { kid: thumbprint(client.x) } })))
  })

  const askWithKid = (asking: TestClient, kid: string, signer: KeyObject) => {
    const assertion = assertionOf(asking, { header: { kid }, sign: (signed) => sign(null, signed, signer) })
    return requestToken(url, assertionFields(asking.clientId, assertion))
  }

  it('after a client got another key, the kid of the older opens nothing, whichever key signs (AUTH-094)', async () => {
    const renewed = await newClient(database)
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const { x = '' } = publicKey.export({ format: 'jwk' })
    expectToken(await askWithKid(renewed, thumbprint(renewed.x), renewed.key))
    await database.tx((tx) =>
      tx.count(
        sql`update credentials set public_key = ${Buffer.from(x, 'base64url')} where credential_id = ${renewed.id}`,
      ),
    )
    expectToken(await askWithKid(renewed, thumbprint(x), privateKey))
    for (const signer of [renewed.key, privateKey])
      expectRefusal(await askWithKid(renewed, thumbprint(renewed.x), signer), 'invalid_client')
  })

  it('the kid of the revoked older credential of the same user opens nothing, whichever key signs (AUTH-094)', async () => {
    const old = await newClient(database)
    const current = await newClient(database, { userId: old.userId })
    expectToken(await askWithKid(old, thumbprint(old.x), old.key))
    await revoke(database, old)
    expectToken(await askWithKid(current, thumbprint(current.x), current.key))
    for (const asking of [old, current])
      for (const signer of [old.key, current.key])
        expectRefusal(await askWithKid(asking, thumbprint(old.x), signer), 'invalid_client')
  })
})
