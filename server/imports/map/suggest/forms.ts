import type { FileKind } from '../../columns.ts'
import type { Alias } from './aliases.ts'

/**
 * A field of a kind; or `first_name` and `last_name`, which are joined to a name, `scope`, which is joined to a role, or `inactive` and
 * `left_at`, which say who is not active.
 */
export type FormField = `${FileKind}.${string}`

/** What a table that people keep or export can be a list of. The kinds that are missing come from systems. */
export interface Form {
  /** The names that a column of the field may have. */
  fields: Partial<Record<FormField, Alias>>
  /** Further fields, for columns that none of those needs. */
  more?: Partial<Record<FormField, Alias>>
  /** What makes it useful: of each list one field. */
  wanted: FormField[][]
  /** The table says nothing of the app: all of it belongs to one, whose name somebody has to confirm. */
  isOfOneApp?: true
  /** Each row lists accounts. */
  isOfLists?: true
  /** Columns that show that the table is something else. */
  without?: Alias[]
}

export const FORMS: readonly Form[] = [
  {
    fields: {
      ...{ 'grants.account': 'account', 'grants.app': 'app', 'grants.entitlement': 'entitlement' },
      ...{ 'grants.added_at': 'added_at', 'grants.expires_at': 'expires_at', 'grants.last_used_at': 'last_used_at' },
      ...{ 'grants.granted_by': 'granted_by', 'grants.requested_by': 'requested_by' },
    },
    more: {
      ...{ 'accounts.name': 'name', 'accounts.first_name': 'first_name', 'accounts.last_name': 'last_name' },
      ...{ 'accounts.email': 'email', 'accounts.last_login_at': 'last_login_at' },
    },
    wanted: [['grants.account'], ['grants.app'], ['grants.entitlement']],
  },
  {
    fields: {
      ...{ 'users.id': 'own_id', 'users.email': 'email', 'users.name': 'name', 'users.status': 'status' },
      ...{ 'users.inactive': 'inactive', 'users.left_at': 'employment_end' },
      ...{ 'users.first_name': 'first_name', 'users.last_name': 'last_name', 'users.username': 'username' },
      ...{ 'users.job_title': 'job_title', 'users.manager': 'manager', 'users.department': 'department' },
      ...{ 'users.employment_type': 'employment_type', 'users.employee_id': 'employee_id' },
    },
    wanted: [['users.email'], ['users.name', 'users.last_name', 'users.first_name']],
  },
  {
    fields: {
      ...{ 'accounts.app': 'app', 'accounts.id': 'account', 'accounts.name': 'name', 'accounts.email': 'email' },
      ...{ 'accounts.first_name': 'first_name', 'accounts.last_name': 'last_name', 'accounts.user': 'person' },
      ...{ 'accounts.status': 'status', 'accounts.inactive': 'inactive', 'accounts.left_at': 'left_at' },
      ...{ 'accounts.last_login_at': 'last_login_at', 'accounts.employee_id': 'employee_id' },
    },
    wanted: [['accounts.app'], ['accounts.id']],
  },
  { fields: { 'apps.id': 'app', 'apps.description': 'description', 'apps.owners': 'owners' }, wanted: [['apps.id']] },
  {
    fields: {
      ...{ 'accounts.id': 'own_id', 'accounts.username': 'username', 'accounts.email': 'email' },
      ...{ 'accounts.name': 'name', 'accounts.first_name': 'first_name', 'accounts.last_name': 'last_name' },
      ...{
        'accounts.employee_id': 'employee_id',
        'accounts.status': 'status',
        'accounts.inactive': 'inactive',
        'accounts.left_at': 'left_at',
        'accounts.last_login_at': 'last_login_at',
      },
      ...{ 'accounts.profile.department': 'department', 'accounts.profile.job_title': 'job_title' },
      ...{ 'grants.entitlement': 'entitlement', 'grants.added_at': 'added_at', 'grants.expires_at': 'expires_at' },
      ...{ 'grants.granted_by': 'granted_by', 'grants.requested_by': 'requested_by' },
    },
    more: { 'grants.scope': 'scope' },
    wanted: [['accounts.email', 'accounts.username', 'accounts.id'], ['grants.entitlement']],
    isOfOneApp: true,
    // Where people have managers, a role is what they do.
    without: ['app', 'manager'],
  },
  {
    // What lists members is a group, whatever it is called.
    fields: { 'accounts.username': 'username', 'grants.entitlement': 'group_name' },
    wanted: [['accounts.username'], ['grants.entitlement']],
    isOfOneApp: true,
    isOfLists: true,
    without: ['app', 'manager'],
  },
  {
    // Roles that are members of others, as databases list them, are what signs in.
    fields: { 'accounts.username': 'member_role', 'grants.entitlement': 'member_of' },
    wanted: [['accounts.username'], ['grants.entitlement']],
    isOfOneApp: true,
    without: ['app', 'manager', 'account', 'username', 'email'],
  },
  {
    // What the roles of another table mean.
    fields: { 'entitlements.id': 'role_id', 'entitlements.name': 'role_name' },
    wanted: [['entitlements.id'], ['entitlements.name']],
    isOfOneApp: true,
    without: ['app', 'account', 'email', 'username', 'employee_id'],
  },
  {
    // People who sign in somewhere have accounts there, also where nothing says what they may do.
    fields: {
      ...{ 'accounts.id': 'own_id', 'accounts.username': 'username', 'accounts.email': 'email' },
      ...{ 'accounts.name': 'name', 'accounts.first_name': 'first_name', 'accounts.last_name': 'last_name' },
      ...{ 'accounts.status': 'status', 'accounts.inactive': 'inactive', 'accounts.left_at': 'left_at' },
      'accounts.last_login_at': 'last_login_at',
      ...{ 'accounts.profile.department': 'department', 'accounts.profile.job_title': 'job_title' },
      'grants.entitlement': 'account_kind',
    },
    wanted: [['accounts.email', 'accounts.username', 'accounts.id'], ['accounts.last_login_at']],
    isOfOneApp: true,
    without: ['app', 'manager', 'entitlement', 'employee_id'],
  },
]
