import { AppResourceTypeViewReply } from '../../../contract/directory/resource.ts'
import { readOperation } from '../../http/index.ts'
import { findResourceType, resourceTypeMessage } from './resource-type.store.ts'

export const getResourceType = readOperation({
  id: 'svc.api.app.v1.AppResourceTypeService.Get',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/resource_types/{id}',
  tag: 'Resources',
  summary: 'Get a resource type',
  description: 'Answers 404 for one that was deleted.',
  permission: 'app.read',
  reply: AppResourceTypeViewReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const type = await findResourceType(db, tenant.id, params.app_id, params.id)
    if (!type) return fail('not_found', { thing: 'resource type' })
    return { appResourceTypeView: { appResourceType: resourceTypeMessage(type), appPath: '' }, expanded: [] }
  },
})
