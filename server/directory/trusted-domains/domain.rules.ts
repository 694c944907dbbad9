import { domainToASCII } from 'node:url'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** At least two labels, the last of which is not a number: an IP address is not a domain. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?![0-9]+$)${LABEL}$`)
/** Characters that `domainToASCII` would decode or take for the end of the name. */
const FOREIGN = /[\s/\\?#%:@[\]]/

/** The domain in lower case and ASCII, or undefined if the text is not a domain. */
export function asDomain(text: string): string | undefined {
  const domain = FOREIGN.test(text) ? '' : domainToASCII(text)
  return domain.length <= 253 && DOMAIN.test(domain) ? domain : undefined
}
