import Type from 'typebox'
import { Message } from '../wire/scalars.ts'

export const MAX_TRUSTED_DOMAINS = 200

/** E-mail domains of the company and its partners. Accounts with an address in another domain are external. */
export const TrustedDomains = Message('TrustedDomains', {
  domains: Type.Array(Type.String(), { description: 'In lower case and ASCII (punycode), sorted alphabetically' }),
})
export const SetTrustedDomainsRequest = Message('SetTrustedDomainsRequest', {
  domains: Type.Array(Type.String({ maxLength: 253 }), {
    maxItems: MAX_TRUSTED_DOMAINS,
    description: 'Replaces the whole list: domains that are not in it are no longer trusted',
  }),
})
