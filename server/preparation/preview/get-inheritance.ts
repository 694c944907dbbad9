import { ScopeInheritanceReply, ScopeInheritanceRequest } from '../../../contract/campaign/preparation.ts'
import { readOperation } from '../../http/index.ts'
import { countInheritance } from '../../scope/index.ts'

export const getInheritance = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewValidate.GetInheritance',
  method: 'POST',
  path: '/api/v1/access_reviews/inheritance',
  tag: 'Access Review',
  summary: 'Count the inherited access of resources',
  description:
    'A campaign by inheritance that selects a resource also reviews its parents, and the resources that hold one of its entitlements, such as groups. Resources that do not exist are left out.',
  permission: 'app.read',
  body: ScopeInheritanceRequest,
  reply: ScopeInheritanceReply,
  errors: [],
  run: async ({ db, tenant }, { body: { resourceIds } }) => ({
    list: await countInheritance(db, tenant.id, resourceIds),
  }),
})
