import { SetTrustedDomainsRequest, TrustedDomains } from '../../../contract/directory/trusted-domain.ts'
import { writeOperation } from '../../http/index.ts'
import { asDomain } from './domain.rules.ts'
import { listTrustedDomains, replaceTrustedDomains } from './trusted-domain.store.ts'

export const setTrustedDomains = writeOperation({
  id: 'svc.api.directory.v1.TrustedDomains.Set',
  method: 'PUT',
  path: '/api/v1/trusted_domains',
  tag: 'Trusted domains',
  summary: 'Replace the trusted e-mail domains',
  description: 'Whether an account is external is decided anew at once.',
  permission: 'app.write',
  idempotent: false,
  body: SetTrustedDomainsRequest,
  reply: TrustedDomains,
  errors: [],
  async run({ tx, tenant, audit, invalid }, { body }) {
    const domains = body.domains.map((text) => asDomain(text.trim()))
    const violations = domains.flatMap((domain, index) =>
      domain === undefined ? [{ field: `domains[${index}]`, description: 'must be a domain such as example.com' }] : [],
    )
    if (violations.length > 0) return invalid(...violations)
    audit({
      detail: await replaceTrustedDomains(tx, tenant.id, [...new Set(domains.flatMap((domain) => domain ?? []))]),
    })
    return { domains: await listTrustedDomains(tx, tenant.id) }
  },
})
