// A real OpenID provider (oidc-provider, in memory) in its own process. Its one page lets the browser choose who signs in.
// The parent can change people and have answers spoilt after they were made, signed again with the provider's own key.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

const { port, clients, idTokenHasEmail } = JSON.parse(process.argv[2] ?? '{}')
const issuer = `http://127.0.0.1:${port}`
const newKey = (kid) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  kid,
  alg: 'ES256',
  use: 'sig',
})
const key = newKey('one')
const foreignKey = newKey('one')

/** What the parent set: people by subject, and how answers are spoilt. */
let state = { people: {}, spoil: {} }

const provider = new Provider(issuer, {
  clients: clients.map((client) => ({ id_token_signed_response_alg: 'ES256', ...client })),
  jwks: { keys: [key] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], acr: null, auth_time: null },
  conformIdTokenClaims: !idTokenHasEmail,
  acrValues: ['mfa'],
  pkce: { required: () => true },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: sub, ...state.people[sub] }),
  }),
  // Nobody is asked for consent.
  async loadExistingGrant(ctx) {
    const grant = new ctx.oidc.provider.Grant({
      clientId: ctx.oidc.client.clientId,
      accountId: ctx.oidc.session.accountId,
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})
provider.on('server_error', (_ctx, error) => process.stderr.write(`${error.stack}\n`))

const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const page =
  () => `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><h1>Provider</h1><form method="post">
${Object.keys(state.people)
  .map((sub) => `<button name="sub" value="${escapeHtml(sub)}">Sign in as ${escapeHtml(sub)}</button>`)
  .join('')}<button name="cancel" value="yes">Cancel</button></form></html>`

async function formOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

async function interact(ctx) {
  if (ctx.method !== 'POST') {
    ctx.type = 'html'
    ctx.body = page()
    return
  }
  const form = await formOf(ctx.req)
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'The person cancelled.' }
    : { login: { accountId: form.get('sub'), acr: 'mfa', remember: false } }
  ctx.status = 303
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }))
}

/** Claims are replaced; `undefined` cannot be sent, so null removes one. */
async function spoilToken(body, { claims, foreign }) {
  const changed = { ...JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString()), ...claims }
  for (const [name, value] of Object.entries(changed)) if (value === null) delete changed[name]
  const signer = await importJWK(foreign ? foreignKey : key, 'ES256')
  return { ...body, id_token: await new SignJWT(changed).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(signer) }
}

provider.use(async (ctx, next) => {
  if (state.spoil.status) {
    ctx.status = state.spoil.status
    ctx.body = { error: 'server_error' }
    return
  }
  if (ctx.path.startsWith('/interaction/')) return interact(ctx)
  await next()
  const { claims, foreign, metadata, iss } = state.spoil
  if (ctx.path === '/token' && ctx.body?.id_token && (claims || foreign))
    ctx.body = await spoilToken(ctx.body, state.spoil)
  if (ctx.path.endsWith('/openid-configuration') && metadata) ctx.body = { ...ctx.body, ...metadata }
  const location = ctx.response.get('location') ?? ''
  if (iss && location.includes('code=')) {
    const url = new URL(location)
    url.searchParams.set('iss', iss)
    ctx.set('location', url.href)
  }
})

process.on('message', (next) => {
  state = { ...state, ...next }
  process.send('done')
})
process.on('disconnect', () => process.exit())
provider.listen(port, '127.0.0.1', () => process.send('listening'))
