import { oidcByAssertion, oidcBySecret, oursBySecret, verificationNote } from './token-requests.js'

/** @type {import('./case.js').Case} */
export default {
  name: 'token-secret',
  about: 'token by client_secret, against oidc-provider (private_key_jwt, in memory)',
  unit: 'tokens/s',
  budget: { ratio: 2 },
  engines: ['embedded', 'postgresql'],
  ours: oursBySecret,
  bare: oidcByAssertion,
  async notes(context, row) {
    const { value, failures } = await (await oidcBySecret(context)).round(context.seconds)
    const like = failures.length > 0 ? failures.join(', ') : `${Math.round(value)} tokens/s`
    return [verificationNote(context, row), `oidc-provider by client_secret_post, one round: ${like}`]
  },
}
