import { domainToASCII } from 'node:url'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Two labels or more, the last of which is no number: an IP address is not a domain. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?![0-9]+$)${LABEL}$`)
/** What `domainToASCII` would take for the end of the name, or decode. */
const FOREIGN = /[\s/\\?#%:@[\]]/

/** A domain in lower case and ASCII, or undefined when the text is none. */
export function asDomain(text: string): string | undefined {
  const domain = FOREIGN.test(text) ? '' : domainToASCII(text)
  return domain.length <= 253 && DOMAIN.test(domain) ? domain : undefined
}
