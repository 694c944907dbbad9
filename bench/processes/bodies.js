// Request bodies of a round. Slow work (signing) is done before the round starts.
import { createPrivateKey, randomBytes, sign } from 'node:crypto'

const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const SOURCES = { fixed, numbered, assertion }

/** @returns {{ next(): string, facts(): object }} */
export const bodySource = (body) => SOURCES[body.kind](body)

function fixed({ text }) {
  return { next: () => text, facts: () => ({}) }
}

/** A different body for each request: `{n}` in the text becomes a number never used before. */
function numbered({ text }) {
  const [before, after] = text.split('{n}')
  const run = randomBytes(6).toString('hex')
  let n = 0
  return { next: () => `${before}${run}-${n++}${after}`, facts: () => ({}) }
}

/** Token requests with signed assertions, each with its own nonce; the expected number is signed beforehand. */
function assertion(body) {
  const key = createPrivateKey({ key: body.privateJwk, format: 'jwk' })
  const ready = Array.from({ length: body.expected }, () => tokenForm(body, key))
  let late = 0
  return {
    next() {
      const form = ready.pop()
      if (form) return form
      late++
      return tokenForm(body, key)
    },
    facts: () => ({ signedDuringRound: late }),
  }
}

function tokenForm({ clientId, audience, nonceIn }, key) {
  const now = Math.floor(Date.now() / 1000)
  const nonce = randomBytes(16).toString('hex')
  const header = { alg: 'EdDSA', ...(nonceIn === 'header' ? { nonce } : {}) }
  const times = { iat: now, nbf: now - 120, exp: now + 120 }
  const claims = {
    iss: clientId,
    sub: clientId,
    aud: [audience],
    ...times,
    ...(nonceIn === 'jti' ? { jti: nonce } : {}),
  }
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const jwt = `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
  return new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_assertion_type: JWT_BEARER,
    client_assertion: jwt,
  }).toString()
}
