import { AppResourceTypeViewList } from '../../../contract/directory/resource.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import {
  listResourceTypes,
  type ResourceTypeFilter,
  type ResourceTypeRow,
  resourceTypeMessage,
} from './resource-type.store.ts'

export const resourceTypeRows = {
  fetch: ({ db, tenant }, { filter, after: [appId = '', id = ''], limit }) =>
    listResourceTypes(db, tenant.id, { appId, id, limit }, filter),
  keyOf: (type) => [type.appId, type.id],
} satisfies RowSource<ResourceTypeFilter, ResourceTypeRow>

export const listResourceTypesOperation = listOperation({
  id: 'svc.api.app.v1.AppResourceTypeService.List',
  path: '/api/v1/apps/{app_id}/resource_types',
  tag: 'Resources',
  summary: 'List the resource types of one app, oldest first',
  description: 'All resource types of the app.',
  permission: 'app.read',
  reply: AppResourceTypeViewList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const app = await findApp(db, tenant.id, params.app_id)
    return app ? { appIds: [app.id] } : fail('not_found', { thing: 'app' })
  },
  ...resourceTypeRows,
  view: (_, rows) => rows.map((type) => ({ appResourceType: resourceTypeMessage(type), appPath: '' })),
})
