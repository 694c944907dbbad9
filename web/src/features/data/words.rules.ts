/** Words for the enums of access data. */
const WORDS: Record<string, string> = {
  ENABLED: 'Active',
  DISABLED: 'Disabled',
  DELETED: 'Removed',
  UNKNOWN: 'Not known',
  STATUS_ENABLED: 'Active',
  STATUS_DISABLED: 'Disabled',
  STATUS_DELETED: 'Removed',
  APP_USER_TYPE_USER: 'Person',
  APP_USER_TYPE_SERVICE_ACCOUNT: 'Service account',
  APP_USER_TYPE_SYSTEM_ACCOUNT: 'System account',
  CONFLICT_VIOLATION_STATUS_ACTIVE: 'Active',
  CONFLICT_VIOLATION_STATUS_EXEMPTED: 'Exempt',
  CONFLICT_VIOLATION_STATUS_RESOLVED: 'Resolved',
  CERTIFY_OUTCOME_CERTIFIED: 'Certified',
  CERTIFY_OUTCOME_DECERTIFIED: 'Denied',
  USER_OWNERSHIP_TYPE_APP: 'App',
  USER_OWNERSHIP_TYPE_RESOURCE: 'Resource',
  USER_OWNERSHIP_TYPE_ENTITLEMENT: 'Entitlement',
}

export const wordOf = (value: string): string => {
  if (value.endsWith('_UNSPECIFIED') || value === '') return ''
  return WORDS[value] ?? sentenceCase(value.split('_').slice(-1).join(' '))
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** `jobTitle` is "Job title". */
export const labelOf = (field: string): string =>
  LABELS[field] ?? sentenceCase(field.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))

const LABELS: Record<string, string> = {
  displayName: 'Name',
  ownerIds: 'Owners',
  managerIds: 'Managers',
  certifyPolicyId: 'Policy',
  grantPolicyId: 'Grant policy',
  revokePolicyId: 'Revoke policy',
  riskLevelId: 'Risk',
  complianceFrameworkIds: 'Frameworks',
  userId: 'Owner',
  accountType: 'Type',
  parentId: 'Parent',
  lastLoginAt: 'Last sign-in',
  isAppAccess: 'Access to the app itself',
  externalId: 'Id in the source',
  delegatedUserId: 'Stand-in',
  employeeIds: 'Employee ids',
}
