/** What the API calls things, in the words of the page. */
export const KIND_LABELS: Record<string, string> = {
  ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED: 'Entitlements',
  ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS: 'Entitlements',
  ACCESS_REVIEW_SCOPE_TYPE_BY_USERS: 'People',
  ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE: 'Resources',
  ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE: 'Inheritance',
  ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS: 'Conflicts',
}

export const PERSON_STATUSES = [
  { value: 'ENABLED', label: 'Enabled' },
  { value: 'DISABLED', label: 'Disabled' },
  { value: 'DELETED', label: 'Deleted' },
  { value: 'UNKNOWN', label: 'Unknown' },
] as const

export const ACCOUNT_STATUSES = [
  { value: 'APP_USER_STATUS_ENABLED', label: 'Enabled' },
  { value: 'APP_USER_STATUS_DISABLED', label: 'Disabled' },
  { value: 'APP_USER_STATUS_DELETED', label: 'Deleted' },
] as const

export const ACCOUNT_TYPES = [
  { value: 'APP_USER_TYPE_USER', label: 'Personal' },
  { value: 'APP_USER_TYPE_SERVICE_ACCOUNT', label: 'Service account' },
  { value: 'APP_USER_TYPE_SYSTEM_ACCOUNT', label: 'System account' },
] as const

const COLUMN = 'ACCESS_REVIEW_TASK_COLUMN_'
export const COLUMN_LABELS: Record<string, string> = {
  [`${COLUMN}ACCOUNT_OWNER`]: 'Account owner',
  [`${COLUMN}ACCOUNT`]: 'Account',
  [`${COLUMN}APP`]: 'App',
  [`${COLUMN}ENTITLEMENT`]: 'Entitlement',
  [`${COLUMN}ENTITLEMENT_DESCRIPTION`]: 'What it allows',
  [`${COLUMN}RESOURCE`]: 'Resource',
  [`${COLUMN}RESOURCE_TYPE`]: 'Kind of resource',
  [`${COLUMN}RISK_LEVEL`]: 'Risk level',
  [`${COLUMN}COMPLIANCE_FRAMEWORK`]: 'Frameworks',
  [`${COLUMN}LAST_LOGIN`]: 'Last used',
  [`${COLUMN}INSIGHTS`]: 'Look closer',
  [`${COLUMN}RECOMMENDATION`]: 'Recommendation',
  [`${COLUMN}INHERITED_FROM`]: 'Inherited from',
  [`${COLUMN}DEPARTMENT`]: 'Department',
  [`${COLUMN}JOB_TITLE`]: 'Job title',
  [`${COLUMN}ACCESS_HOLDER_TYPE`]: 'Held by',
  [`${COLUMN}APP_USER_USERNAME`]: 'User name',
  [`${COLUMN}ENROLLMENT_STATUS`]: 'Access profile',
  [`${COLUMN}PROJECT`]: 'Project',
  [`${COLUMN}RESOURCE_PARENT`]: 'Inside',
  [`${COLUMN}RESOURCE_CHILDREN`]: 'Contains',
  [`${COLUMN}ASSIGNED_TO`]: 'Reviewer',
  [`${COLUMN}CURRENT_STATE`]: 'Step',
  [`${COLUMN}STATUS`]: 'Status',
  [`${COLUMN}DUE`]: 'Due',
  [`${COLUMN}CREATED_ON`]: 'Task since',
  [`${COLUMN}TASK_AGE`]: 'Waiting',
  [`${COLUMN}RESOLVED_ON`]: 'Decided on',
  [`${COLUMN}CREATED_BY`]: 'Started by',
  [`${COLUMN}VIEW_LINK`]: 'Open',
}

/** Names of the fields and groups of a draft, for what two people changed at once. */
export const FIELD_LABELS: Record<string, string> = {
  displayName: 'name',
  description: 'description',
  policyId: 'policy',
  usePolicyOverride: 'policy of the entitlement first',
  scheduledStartDate: 'start',
  autoStartCampaign: 'start',
  completionDate: 'due date',
  autoCloseCampaign: 'close when due',
  autoCloseDecision: 'what happens to undecided items',
  autoGenerateReport: 'report',
  autoResolve: 'items whose grant is gone',
  accuracyIssueAction: 'old data',
  exemptCertifiedAccessConflicts: 'exempted violations',
  defaultView: 'view',
  reviewInstructions: 'instructions',
  notificationConfig: 'mail',
  columnConfig: 'columns',
  reviewerAttributeConfig: 'attributes',
  signatureConfig: 'signature',
  'scopeV2.principal_type': 'holders',
  'scopeV2.apps_and_resources': 'access',
  'scopeV2.resource': 'resources',
  'scopeV2.excluded': 'what is left out',
  'scopeV2.users': 'people',
  'scopeV2.accounts': 'accounts',
  'scopeV2.access_conflicts': 'conflicts',
  'scopeV2.grants': 'grants',
}
