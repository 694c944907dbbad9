import {
  AppEntitlementReply,
  CreateAppEntitlementRequest,
  ENTITLEMENT_EXPAND_PATHS,
} from '../../../contract/directory/entitlement.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { findApp, lockApp } from '../apps/app.store.ts'
import { ownerViolations } from '../owners/owner-violations.ts'
import { insertEntitlement } from './entitlement.store.ts'
import { BLANK, WRITABLE_FIELDS, withFields } from './entitlement-fields.ts'
import { entitlementReply } from './entitlement-reply.ts'
import { contentViolations, durationViolations } from './entitlement-violations.ts'

export const createEntitlement = writeOperation({
  id: 'svc.api.app.v1.AppEntitlements.Create',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/entitlements',
  tag: 'Entitlements',
  summary: 'Add an entitlement to an app',
  description: 'Imports leave it alone. Its grants are added as members.',
  permission: 'app.write',
  idempotent: true,
  body: CreateAppEntitlementRequest,
  reply: AppEntitlementReply,
  errors: ['not_found', 'unknown_expand_path'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, actor, expand, audit, fail, invalid }, { params: { app_id: appId }, body }) {
    await lockApp(tx, tenant.id, appId)
    if (!(await findApp(tx, tenant.id, appId))) return fail('not_found', { thing: 'app' })
    const { appEntitlementOwnerIds: owners = [], provisionPolicy, expandMask, ...given } = body
    const provisioning = provisionPolicy === undefined ? {} : { provisionerPolicy: provisionPolicy }
    const fields = WRITABLE_FIELDS.filter((field) => field in { ...given, ...provisioning })
    const content = withFields(BLANK, { ...given, ...provisioning }, fields)
    const violations = [
      ...durationViolations(given, ''),
      ...(await contentViolations(tx, tenant.id, appId, BLANK, content, '')),
      ...(await ownerViolations(tx, tenant.id, owners, 'appEntitlementOwnerIds')),
    ]
    if (violations.length > 0) return invalid(...violations)
    const id = newId()
    const ownerIds = [...new Set(owners)].sort()
    await insertEntitlement(tx, tenant.id, appId, id, { ...content, ownerIds })
    audit({ target: id, detail: { appId, displayName: content.displayName, ownerIds } })
    const reply = await entitlementReply(tx, tenant.id, actor, appId, id, expand(expandMask, ENTITLEMENT_EXPAND_PATHS))
    return reply ?? fail('not_found', { thing: 'entitlement' })
  },
})
