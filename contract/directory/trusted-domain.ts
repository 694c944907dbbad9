import Type from 'typebox'
import { Message } from '../wire/scalars.ts'

export const MAX_TRUSTED_DOMAINS = 200

/** Mail domains of the company and its partners; an account with an address elsewhere is external. */
export const TrustedDomains = Message('TrustedDomains', {
  domains: Type.Array(Type.String(), { description: 'In lower case and ASCII, in order of the alphabet' }),
})
export const SetTrustedDomainsRequest = Message('SetTrustedDomainsRequest', {
  domains: Type.Array(Type.String({ maxLength: 253 }), {
    maxItems: MAX_TRUSTED_DOMAINS,
    description: 'All of them: one that is not here is trusted no longer',
  }),
})
