import { AppReply, CreateAppRequest } from '../../../contract/directory/app.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { annotationViolations, mergeAnnotations } from '../annotations.ts'
import { ownerViolations } from '../owners/owner-violations.ts'
import { entitlementViolations, policyViolations } from '../references.ts'
import { insertApp } from './app.store.ts'
import { writtenApp } from './app-message.ts'

export const createApp = writeOperation({
  id: 'svc.api.app.v1.Apps.Create',
  method: 'POST',
  path: '/api/v1/apps',
  tag: 'Apps',
  summary: 'Add an app',
  description: 'The app gets an entitlement `access`, which represents access to the app itself.',
  permission: 'app.write',
  idempotent: true,
  body: CreateAppRequest,
  reply: AppReply,
  errors: [],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, invalid }, { body }) {
    const { owners = [], description = '', monthlyCostUsd = 0, ...others } = body
    const { certifyPolicyId = '', grantPolicyId = '', revokePolicyId = '', ...named } = others
    const { displayName: name, annotations: labels, ...settings } = named
    const displayName = name.trim()
    const annotations = mergeAnnotations({}, labels)
    const policies = { certifyPolicyId, grantPolicyId, revokePolicyId }
    const violations = [
      ...(displayName === '' ? [{ field: 'displayName', description: 'must not be empty' }] : []),
      ...annotationViolations(annotations, 'annotations'),
      ...(await ownerViolations(tx, tenant.id, owners, 'owners')),
      ...(await policyViolations(tx, tenant.id, policies)),
      ...(await entitlementViolations(tx, tenant.id, body.appEntitlementOwnerRefs ?? [], 'appEntitlementOwnerRefs')),
    ]
    if (violations.length > 0) return invalid(...violations)
    const id = newId()
    const ownerIds = [...new Set(owners)].sort()
    await insertApp(tx, tenant.id, {
      ...{ id, displayName, description, monthlyCostUsd, ownerIds, annotations, settings, ...policies },
      accessEntitlementId: newId(),
    })
    audit({ target: id, detail: { displayName, ownerIds } })
    return { app: await writtenApp(tx, tenant.id, id) }
  },
})
