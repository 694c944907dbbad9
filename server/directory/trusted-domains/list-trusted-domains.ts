import { TrustedDomains } from '../../../contract/directory/trusted-domain.ts'
import { readOperation } from '../../http/index.ts'
import { listTrustedDomains } from './trusted-domain.store.ts'

export const listTrustedDomainsOperation = readOperation({
  id: 'svc.api.directory.v1.TrustedDomains.List',
  method: 'GET',
  path: '/api/v1/trusted_domains',
  tag: 'Trusted domains',
  summary: 'List the mail domains whose accounts are not external',
  description: 'Without trusted domains, no account is external.',
  permission: 'app.read',
  reply: TrustedDomains,
  errors: [],
  async run({ db, tenant }) {
    return { domains: await listTrustedDomains(db, tenant.id) }
  },
})
