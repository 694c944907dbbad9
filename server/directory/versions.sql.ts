import { type Sql, sql } from '../db/sql.ts'

/** Columns that every kind except grants has. */
const ORIGIN = ['source_id', 'external_id', 'edited', 'created_at']

/**
 * The kinds of access data: the table of versions, the view of the open ones, and the columns that a new version copies
 * from the one before (`created_at` belongs to the object, `opened_at` to the version). A test compares them with the
 * schema.
 */
export const KINDS = {
  user: {
    table: 'user_versions',
    view: 'users',
    columns: [
      ...['user_id', 'email', 'display_name', 'status', 'type', 'origin', 'username', 'department', 'job_title'],
      ...['employment_status', 'employment_type', 'employee_ids', 'manager_ids', 'delegated_user_id', 'profile'],
      ...ORIGIN,
    ],
  },
  app: {
    table: 'app_versions',
    view: 'apps',
    columns: [
      ...['app_id', 'display_name', 'description', 'owner_ids', 'certify_policy_id', 'grant_policy_id'],
      ...['revoke_policy_id', 'is_directory', 'monthly_cost_usd', 'annotations', 'settings', ...ORIGIN],
    ],
  },
  resource_type: {
    table: 'resource_type_versions',
    view: 'resource_types',
    columns: ['resource_type_id', 'app_id', 'display_name', 'trait_ids', ...ORIGIN],
  },
  resource: {
    table: 'resource_versions',
    view: 'resources',
    columns: [
      ...['resource_id', 'resource_key', 'app_id', 'resource_type_id', 'parent_id', 'display_name', 'description'],
      ...['custom_description', 'owner_ids', 'profile', 'annotations', 'settings', ...ORIGIN],
    ],
  },
  entitlement: {
    table: 'entitlement_versions',
    view: 'entitlements',
    columns: [
      ...['entitlement_id', 'entitlement_key', 'app_id', 'resource_type_id', 'resource_id', 'display_name'],
      ...['description', 'alias', 'slug', 'purpose', 'is_app_access', 'owner_ids', 'certify_policy_id'],
      ...['grant_policy_id', 'revoke_policy_id', 'risk_level_id', 'compliance_framework_ids', 'annotations'],
      ...['settings', ...ORIGIN],
    ],
  },
  account: {
    table: 'account_versions',
    view: 'accounts',
    columns: [
      ...['account_id', 'account_key', 'app_id', 'user_id', 'account_type', 'status', 'status_details'],
      ...['display_name', 'username', 'email', 'employee_ids', 'last_login_at', 'profile', 'owner_ref', ...ORIGIN],
    ],
  },
  grant: {
    table: 'grant_versions',
    view: 'grants',
    columns: [
      ...['entitlement_key', 'principal_key', 'to_resource', 'is_direct', 'path_keys', 'added_at', 'last_used_at'],
      ...[
        'last_reviewed_at',
        'expires_at',
        'access_profile_ids',
        'granted_by',
        'requested_by',
        'source_id',
        'created_at',
      ],
    ],
  },
} as const
export type Kind = keyof typeof KINDS

/** Columns that the database computes, by table. */
export const COMPUTED: Readonly<Record<string, readonly string[]>> = { account_versions: ['domain'] }

/** The kinds of things with an id of their own, which is their first column. */
export type ThingKind = Exclude<Kind, 'grant' | 'resource_type'>

/** Columns that say nothing about the thing itself. */
export const OF_VERSION = [
  ...['tenant_id', 'version', 'opened_at', 'opened_by', 'closed_at', 'closed_by', 'removed', 'edited', 'source_id'],
  ...['created_at', 'domain', 'resource_key', 'entitlement_key', 'account_key', 'origin'],
]

/** `edited` with these columns added: imports leave columns alone that somebody edited here. */
export const withEdited = (columns: readonly string[]): Sql =>
  sql`(select coalesce(array_agg(distinct c order by c), '{}') from unnest(old.edited || ${columns}::text[]) as c)`
