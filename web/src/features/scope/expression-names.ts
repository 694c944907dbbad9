/** What an expression can use, for completion; docs/expressions.md is the reference. */
export const FIELDS = {
  USERS: [
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
  ACCOUNTS: [
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
} as const

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

export const EXAMPLES = {
  USERS: [
    {
      label: 'Enabled people in two departments',
      text: 'subject.department in ["Sales", "Marketing"] && subject.status == UserStatus.ENABLED',
    },
    { label: 'People without a manager', text: 'subject.managerId == ""' },
    {
      label: 'A contract that ends within 30 days',
      text: 'has(subject.profile.contract_end)\n  && time.parse(subject.profile.contract_end, TimeFormat.DATE) < now() + duration("720h")',
    },
  ],
  ACCOUNTS: [
    { label: 'Accounts that are not personal', text: 'subject.appUserType != AppUserType.USER' },
    {
      label: 'Accounts of another company',
      text: 'subject.email != "" && !subject.email.lowerAscii().endsWith("@example.com")',
    },
  ],
} as const
