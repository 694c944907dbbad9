import { CoverageReply } from '../../../contract/directory/version.ts'
import { readOperation } from '../../http/index.ts'
import { countCoverage } from './totals.store.ts'

export const getCoverage = readOperation({
  id: 'svc.api.directory.v1.AccessData.GetCoverage',
  method: 'GET',
  path: '/api/v1/access_data/coverage',
  tag: 'Apps',
  summary: 'Count owners and risk levels, and the access of people who left',
  description:
    'Says what is worth doing before a campaign: apps without owners and entitlements without a risk level give reviewers little to go by. The grants of people who left are exactly the items of a campaign by people with the statuses DISABLED and DELETED.',
  permission: 'app.read',
  reply: CoverageReply,
  errors: [],
  run: ({ db, tenant }) => countCoverage(db, tenant.id),
})
