/**
 * Which domain owns each table and view. Only the owner writes a table, and only the owner and the readers listed here
 * read it. Otherwise a domain publishes a fragment: a `*.sql.ts` exported by its index.ts.
 */
interface Ownership {
  owner: string
  /** Domains after the owner that read it. */
  readers?: readonly string[]
  /** Domains before the owner that read it, and why they do not wait for the owner to tell them. */
  earlierReaders?: Record<string, string>
  /** Other domains that write it, and why. */
  writers?: Record<string, string>
}

const own = (owner: string, ...tables: string[]): Record<string, Ownership> =>
  Object.fromEntries(tables.map((table) => [table, { owner }]))

/** Tables of a domain, each with the domains that read it. */
const read = (owner: string, readers: Record<string, string>): Record<string, Ownership> =>
  Object.fromEntries(Object.entries(readers).map(([table, domains]) => [table, { owner, readers: domains.split(' ') }]))

/** Scopes, previews and items join access data with their own rows, at a snapshot or now. */
const versions = (readers: Record<string, string>): Record<string, Ownership> =>
  Object.fromEntries(
    Object.entries(read('directory', readers)).map(([table, ownership]) => [
      table,
      {
        ...ownership,
        writers: {
          imports: 'A sync closes and opens a million versions in a few statements that join its own tables.',
        },
      },
    ]),
  )

/** Tables with sealed values. */
const RESEALED = { secrets: 'A new key seals all values in one way, those of later domains too.' }
const sealed = (owner: string, ...tables: string[]): Record<string, Ownership> =>
  Object.fromEntries(tables.map((table) => [table, { owner, earlierReaders: RESEALED, writers: RESEALED }]))

const OF_EACH_TENANT = 'Jobs run for each tenant.'
const OF_THE_TENANT = 'It reads a column of the tenant.'

export const TABLE_OWNERS: Record<string, Ownership> = {
  ...own('jobs', 'jobs', 'schedules'),
  ...own('step-up', 'step_up_transactions'),
  step_up_providers: {
    owner: 'step-up',
    earlierReaders: { ...RESEALED, directory: 'Policies name providers, and are checked when they are saved.' },
    writers: RESEALED,
  },
  ...read('mail', { outbox: 'auth review notify' }),
  ...own('mail', 'mail_days'),
  ...own('audit', 'audit_entries', 'audit_heads', 'audit_seals'),
  ...own('http', 'idempotency_keys'),

  ...versions({
    user_versions: 'imports scope preparation review',
    app_versions: 'imports scope preparation revocation review',
    resource_type_versions: 'imports preparation',
    resource_versions: 'imports scope preparation revocation review',
    entitlement_versions: 'imports scope campaign preparation revocation review',
    account_versions: 'imports scope preparation revocation review',
    grant_versions: 'imports scope preparation revocation review',
  }),
  ...read('directory', {
    users: 'imports demo scim auth step-up scope campaign audit-log preparation revocation review notify',
    apps: 'imports demo scim scope campaign audit-log preparation revocation review',
    resource_types: 'imports scim scope campaign',
    resources: 'imports scim scope campaign audit-log preparation revocation',
    entitlements: 'imports demo scim scope campaign audit-log preparation revocation review webhook',
    accounts: 'imports scim scope audit-log preparation revocation review',
    grants: 'imports demo scim scope preparation revocation review',
    attribute_values: 'imports preparation review',
    access_profiles: 'imports preparation',
    conflict_monitors: 'demo scope campaign audit-log preparation review',
    conflict_entitlements: 'demo scope preparation revocation review',
    conflict_violations: 'demo scope preparation revocation review',
    policies: 'step-up webhook',
    user_roles: 'review',
    user_delegations: 'review',
  }),
  ...own('directory', 'trusted_domains', 'half_written_sources'),

  ...own('imports', 'sources', 'source_mappings', 'source_links', 'syncs', 'sync_uploads', 'sync_spool', 'sync_tables'),
  ...own(
    'imports',
    'sync_files',
    'sync_batches',
    'sync_dropped_rows',
    'sync_faults',
    'sync_previews',
    'sync_progress',
    'sync_preview_rows',
  ),
  ...own('imports', 'source_different_names'),

  ...own('scim', 'scim_sources', 'scim_tokens', 'scim_resources'),

  tenants: {
    owner: 'auth',
    readers: ['revocation', 'review', 'webhook'],
    earlierReaders: {
      audit: OF_EACH_TENANT,
      http: OF_EACH_TENANT,
      mail: OF_EACH_TENANT,
      imports: OF_EACH_TENANT,
      directory: OF_THE_TENANT,
      'tenant-settings': OF_THE_TENANT,
    },
    writers: { 'tenant-settings': 'The settings of a tenant are a column, read with one statement where they apply.' },
  },
  ...own('auth', 'credentials', 'access_tokens', 'assertion_uses', 'sign_in_links'),
  ...sealed('auth', 'sessions', 'sign_in_providers'),
  ...own('auth', 'sign_in_subjects', 'sign_in_attempts', 'device_logins'),

  ...own('campaign', 'campaigns', 'campaign_owners', 'campaign_selections'),
  selection_entries: {
    owner: 'campaign',
    readers: ['preparation'],
    earlierReaders: { scope: 'A scope refers to its selections as sets that never change, by id.' },
  },

  ...read('preparation', {
    preparations: 'review',
    preparation_entitlements: 'review',
    preparation_principals: 'revocation review',
    preparation_conflicts: 'review',
    items: 'review',
  }),
  ...own('preparation', 'preparation_resources', 'preparation_monitors', 'preparation_violations'),
  ...own('preparation', 'preparation_faults', 'ledger_sources', 'ledger_entries', 'left_out_acknowledgements'),

  reviews: {
    owner: 'review',
    earlierReaders: {
      campaign: 'A campaign shows the health and the insights of its review.',
      revocation: 'A revocation belongs to the review that denied the access.',
    },
  },
  // Revoke tasks are numbered like review tasks, and removal is what a denial and a close call.
  ...own('revocation', 'task_numbers', 'revocations', 'revocation_events', 'removal_notices'),
  ...own('review', 'review_policies', 'review_paths', 'review_rule_results'),
  ...own('review', 'review_groups', 'reviewer_sets', 'reviewer_set_members', 'task_events'),
  ...Object.fromEntries(
    ['tasks', 'decisions'].map((table) => [
      table,
      {
        owner: 'review',
        earlierReaders: { revocation: 'A revocation follows from denied tasks, and shows who denied them.' },
      },
    ]),
  ),
  ...own('review', 'pending_decisions', 'submissions', 'submission_refusals', 'review_tallies'),
  ...own('review', 'submission_signatures', 'review_visits', 'reviewer_speeds'),
  ...sealed('signing', 'signing_keys'),
  webhooks: {
    owner: 'webhook',
    earlierReaders: {
      directory: 'Policies may name only webhooks that exist, and hold them while they are saved.',
      'tenant-settings': 'The settings may name only webhooks that exist, and hold them while they are saved.',
    },
  },
  webhook_deliveries: {
    owner: 'webhook',
    earlierReaders: { ...RESEALED, review: 'A review finds the steps that no webhook was told about.' },
    writers: RESEALED,
  },
  ...own('webhook', 'webhook_attempts'),
  ...own('review', 'review_peer_groups', 'review_peers', 'review_insights'),
}

/** Working tables of a domain, by the beginning of their names. */
export const TEMPORARY_TABLES: Record<string, readonly string[]> = {
  imports: [
    ...['settled', 'known_', 'keyed_', 'same_person', 'circle', 'next_', 'gone_', 'kept_', 'changed_'],
    ...['repeated_grant', 'new_name', 'faulty_account'],
  ],
}

const VERSIONS = Object.keys(TABLE_OWNERS).filter((table) => table.endsWith('_versions'))

/** Files whose statements take the name of a table from a variable, and all the tables it can be. */
export const VARIABLE_TABLES: Record<string, readonly string[]> = {
  'server/secrets/reseal.store.ts': [
    ...['signing_keys', 'webhook_deliveries', 'sign_in_providers', 'sessions', 'step_up_providers'],
  ],
  'server/directory/access-state.sql.ts': VERSIONS,
  'server/directory/as-of.sql.ts': VERSIONS,
  'server/directory/versions.store.ts': VERSIONS,
  'server/directory/sourced.store.ts': VERSIONS,
  'server/imports/merge/merge.store.ts': ['apps', 'resource_types', 'resources', 'entitlements', 'accounts'],
  'server/imports/merge/merge-rows.sql.ts': ['grant_versions', ...VERSIONS, 'sync_faults'],
  'server/imports/deletion/delete-source.store.ts': VERSIONS,
  'server/imports/merge/merge-next.store.ts': VERSIONS,
  'server/imports/merge/merge-checks.store.ts': VERSIONS,
  'server/imports/merge/merge-write.store.ts': VERSIONS,
  'server/imports/preview/preview.store.ts': VERSIONS,
  'server/imports/preview/preview-facts.store.ts': VERSIONS,
  'server/imports/preview/preview-rows.store.ts': [...VERSIONS, 'users', 'apps', 'resources', 'resource_types'],
  'server/preparation/prepared-rows.store.ts': ['preparation_entitlements', 'preparation_principals'],
  'server/preparation/preparation.store.ts': ['items', 'preparation_principals', 'preparation_entitlements'],
  'server/preparation/snapshot.store.ts': VERSIONS,
  'server/review/start/begin-start.store.ts': ['tasks', 'review_groups', 'review_tallies'],
  'server/review/start/tuples.store.ts': ['preparation_entitlements', 'preparation_principals'],
}
