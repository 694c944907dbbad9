import { AppResourceReply, CreateResourceRequest } from '../../../contract/directory/resource.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { pick } from '../../lib/pick.ts'
import { annotationViolations, mergeAnnotations } from '../annotations.ts'
import { lockApp } from '../apps/app.store.ts'
import { ownerViolations } from '../owners/owner-violations.ts'
import { insertResource } from './resource.store.ts'
import { findResourceType } from './resource-type.store.ts'
import { writtenResource } from './resource-view.ts'

export const createResource = writeOperation({
  id: 'svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources',
  tag: 'Resources',
  summary: 'Add a resource',
  description: 'Imports leave it alone. Its resource type may be imported.',
  permission: 'app.write',
  idempotent: true,
  body: CreateResourceRequest,
  reply: AppResourceReply,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail, invalid }, { params, body }) {
    await lockApp(tx, tenant.id, params.app_id)
    const type = await findResourceType(tx, tenant.id, params.app_id, params.app_resource_type_id)
    if (!type) return fail('not_found', { thing: 'resource type' })
    const { description = '', resourceOwnerUserIds: owners = [] } = body
    const displayName = body.displayName.trim()
    const annotations = mergeAnnotations({}, body.annotations)
    const violations = [
      ...(displayName === '' ? [{ field: 'displayName', description: 'must not be empty' }] : []),
      ...annotationViolations(annotations, 'annotations'),
      ...(await ownerViolations(tx, tenant.id, owners, 'resourceOwnerUserIds')),
    ]
    if (violations.length > 0) return invalid(...violations)
    const id = newId()
    const ownerIds = [...new Set(owners)].sort()
    const place = { appId: type.appId, appResourceTypeId: type.id }
    const settings = pick(body, ['matchBatonId'])
    await insertResource(tx, tenant.id, { id, ...place, displayName, description, annotations, ownerIds, settings })
    audit({ target: id, detail: { ...place, displayName, ownerIds } })
    return { appResource: await writtenResource(tx, tenant.id, id) }
  },
})
