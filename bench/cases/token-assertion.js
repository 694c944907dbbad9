import { oidcByAssertion, oursByAssertion, verificationNote } from './token-requests.js'

/** @type {import('./case.js').Case} */
export default {
  name: 'token-assertion',
  about: 'token by signed assertion (EdDSA), against oidc-provider (private_key_jwt, in memory)',
  unit: 'tokens/s',
  budget: { ratio: 2 },
  engines: ['embedded', 'postgresql'],
  ours: oursByAssertion,
  bare: oidcByAssertion,
  notes: async (context, row) => [verificationNote(context, row)],
}
