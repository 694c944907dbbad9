// Both kinds of token requests, for our server and for oidc-provider.
/** Many clients at once, as when a job starts everywhere on the hour; the same for both sides. */
const CLIENTS = 64
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const bySecret = (url, clientId, clientSecret) => ({
  url,
  method: 'POST',
  headers: FORM,
  body: {
    kind: 'fixed',
    text: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
  },
})
const byAssertion = (url, assertion) => ({
  url,
  method: 'POST',
  headers: FORM,
  body: { kind: 'assertion', ...assertion },
})

export async function oursBySecret(context) {
  const { url, pid, clientId, clientSecret } = await context.recert()
  return context.load({
    connections: CLIENTS,
    ...bySecret(`${url}/auth/v1/token`, clientId, clientSecret),
    pid,
    settle: true,
  })
}

export async function oursByAssertion(context) {
  const { url, pid, clientId, clientSecret } = await context.recert()
  // secret-token:<label>:v1:<private JWK>; the Client ID is <name>@<host[:port]>/pcc.
  const privateJwk = JSON.parse(Buffer.from(clientSecret.split(':').at(-1), 'base64url').toString())
  const audience = /@([^/:]+)/.exec(clientId)[1]
  const assertion = { clientId, privateJwk, audience, nonceIn: 'header' }
  return context.load({ connections: CLIENTS, ...byAssertion(`${url}/auth/v1/token`, assertion), pid, settle: true })
}

export async function oidcByAssertion(context) {
  const { url, pid, audience, privateJwk } = await context.oidcProvider()
  return context.load({
    connections: CLIENTS,
    ...byAssertion(url, { clientId: 'signer', privateJwk, audience, nonceIn: 'jti' }),
    pid,
  })
}

export async function oidcBySecret(context) {
  const { url, pid, secret } = await context.oidcProvider()
  return context.load({ connections: CLIENTS, ...bySecret(url, 'secret', secret), pid })
}

export function verificationNote({ machine: { verificationsPerSecond } }, { ours }) {
  const share = (ours.median / verificationsPerSecond).toFixed(2)
  return `one core verifies ${Math.round(verificationsPerSecond)} Ed25519 signatures/s; ours is ${share} of that`
}
