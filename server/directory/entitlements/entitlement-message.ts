import type { AppEntitlement } from '../../../contract/directory/entitlement.ts'
import type { EntitlementRow } from './entitlement.store.ts'
import { fieldsOfColumns } from './entitlement-fields.ts'

/** An entitlement as the API shows it. */
export function entitlementMessage(row: EntitlementRow, grantCount: string): AppEntitlement {
  const { version: _, key: __, isAppAccess, settings, sourceId, edited, deletedAt, ...shown } = row
  return {
    ...shown,
    emergencyGrantEnabled: false,
    emergencyGrantPolicyId: '',
    overrideAccessRequestsDefaults: false,
    requestSchemaId: '',
    matchBatonId: '',
    ...settings,
    ...(settings.durationGrant === undefined ? { durationUnset: {} } : {}),
    defaultValuesApplied: false,
    grantCount,
    isManuallyManaged: sourceId === null,
    isAutomationEnabled: false,
    systemBuiltin: isAppAccess,
    sourceConnectorIds: sourceId === null ? {} : { [sourceId]: row.externalId },
    userEditedMask: fieldsOfColumns(edited, settings).join(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(deletedAt ? { deletedAt: deletedAt.toISOString() } : {}),
  }
}
