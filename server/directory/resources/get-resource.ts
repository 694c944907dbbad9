import { AppResourceViewReply, RESOURCE_EXPAND_PATHS } from '../../../contract/directory/resource.ts'
import { readOperation } from '../../http/index.ts'
import { findResource } from './resource.store.ts'
import { resourceViewReply } from './resource-view.ts'

export const getResource = readOperation({
  id: 'svc.api.app.v1.AppResourceService.Get',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources/{id}',
  tag: 'Resources',
  summary: 'Get a resource',
  description: 'Answers 404 for one that was deleted.',
  permission: 'app.read',
  reply: AppResourceViewReply,
  errors: ['not_found'],
  async run({ db, tenant, actor, expand, fail }, { params: { app_id: appId, app_resource_type_id: typeId, id } }) {
    const resource = await findResource(db, tenant.id, { appId, typeId, id })
    if (!resource) return fail('not_found', { thing: 'resource' })
    return resourceViewReply(db, tenant.id, actor, resource, expand(undefined, RESOURCE_EXPAND_PATHS))
  },
})
