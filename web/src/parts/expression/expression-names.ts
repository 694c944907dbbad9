/** What an expression can use, for completion; docs/expressions.md is the reference. */
export const FIELDS = {
  User: [
    'id',
    'email',
    'emails',
    'displayName',
    'username',
    'usernames',
    'department',
    'jobTitle',
    'employmentType',
    'employmentStatus',
    'status',
    'directoryStatus',
    'type',
    'manager',
    'managerId',
    'profile',
    'attributes',
  ],
  AppUser: [
    'id',
    'displayName',
    'username',
    'usernames',
    'email',
    'emails',
    'employeeIds',
    'appUserType',
    'status',
    'profile',
    'attributes',
  ],
  Entitlement: ['id', 'appId', 'riskLevelValueId', 'appResourceType', 'annotations'],
  Task: ['createdAt', 'isGrantPermanent', 'subjectUserId', 'analysis'],
  TaskAnalysis: ['hasConflictViolations', 'conflictViolations'],
} as const

type TypeName = keyof typeof FIELDS

/** The variables of an expression with their types, by path: a member that has fields itself is one, too. */
export type Variables = Readonly<Record<string, TypeName>>

export const PERSON_VARIABLES: Variables = { subject: 'User', user: 'User' }
export const ACCOUNT_VARIABLES: Variables = { subject: 'AppUser' }
export const POLICY_VARIABLES: Variables = {
  subject: 'User',
  account: 'AppUser',
  entitlement: 'Entitlement',
  task: 'Task',
  'task.analysis': 'TaskAnalysis',
}

export const CONSTANTS = [
  'UserStatus.ENABLED',
  'UserStatus.DISABLED',
  'UserStatus.DELETED',
  'UserType.HUMAN',
  'UserType.AGENT',
  'UserType.SERVICE',
  'UserType.SYSTEM',
  'AppUserType.USER',
  'AppUserType.SERVICE_ACCOUNT',
  'AppUserType.SYSTEM_ACCOUNT',
  'TimeFormat.DATE',
  'TimeFormat.DATETIME',
  'TimeFormat.RFC3339',
] as const

export const FUNCTIONS = [
  'svc.user.v1.HasApp',
  'svc.user.v1.HasEntitlement',
  'svc.user.v1.GetAppUserStatus',
  'svc.user.v1.GetAppUserManagers',
  'svc.user.v1.ListAppUsersForUser',
  'svc.directory.users.v1.FindByEmail',
  'svc.directory.users.v1.GetByID',
  'svc.directory.users.v1.FindByName',
  'svc.directory.users.v1.GetManagers',
  'svc.directory.users.v1.DirectReports',
  'svc.directory.apps.v1.GetEntitlementMembers',
  'svc.directory.groups.v1.FindByName',
  'now',
  'timestamp',
  'duration',
  'time.parse',
  'time.format',
  'time.unix',
  'time.start_of',
  'time.end_of',
] as const

/** Of texts and lists, after a dot. */
export const METHODS = [
  'contains',
  'startsWith',
  'endsWith',
  'lowerAscii',
  'upperAscii',
  'trim',
  'ifEmpty',
  'indexOf',
  'split',
  'size',
  'all',
  'exists',
  'exists_one',
  'filter',
  'map',
] as const
