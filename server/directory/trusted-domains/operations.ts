import { listTrustedDomainsOperation } from './list-trusted-domains.ts'
import { setTrustedDomains } from './set-trusted-domains.ts'

export const trustedDomainOperations = [listTrustedDomainsOperation, setTrustedDomains]
