/**
 * Which domain owns each table and view. Only the owner writes a table, and only the owner reads it, unless it is
 * published here. Otherwise a domain publishes a fragment: a `*.sql.ts` exported by its index.ts.
 */
interface Ownership {
  owner: string
  /** Domains that come after the owner may read it; with a reason also every domain. */
  published?: 'to later domains' | { toEveryDomain: string }
  /** Other domains that write it, and why. */
  writers?: Record<string, string>
}

const own = (owner: string, ...tables: string[]): Record<string, Ownership> =>
  Object.fromEntries(tables.map((table) => [table, { owner }]))

const published = (owner: string, ...tables: string[]): Record<string, Ownership> =>
  Object.fromEntries(tables.map((table) => [table, { owner, published: 'to later domains' }]))

/** Scopes, previews and items join access data with their own rows, at a snapshot or now. */
const accessData = (...tables: string[]): Record<string, Ownership> =>
  Object.fromEntries(
    tables.map((table) => [
      table,
      {
        owner: 'directory',
        published: 'to later domains',
        writers: {
          imports: 'A sync closes and opens a million versions in a few statements that join its own tables.',
        },
      },
    ]),
  )

/** Tables with sealed values. */
const sealed = (owner: string, ...tables: string[]): Record<string, Ownership> =>
  Object.fromEntries(
    tables.map((table) => [
      table,
      {
        owner,
        published: { toEveryDomain: 'A new key seals all values in one way, those of later domains too.' },
        writers: { secrets: 'The same.' },
      },
    ]),
  )

export const TABLE_OWNERS: Record<string, Ownership> = {
  ...own('jobs', 'jobs', 'schedules'),
  ...own('step-up', 'step_up_transactions'),
  step_up_providers: {
    owner: 'step-up',
    published: { toEveryDomain: 'Policies name providers, and are checked when they are saved.' },
    writers: { secrets: 'A new key seals all values in one way.' },
  },
  ...published('mail', 'outbox'),
  ...own('mail', 'mail_days'),
  ...own('audit', 'audit_entries', 'audit_heads', 'audit_seals'),
  ...own('http', 'idempotency_keys'),

  ...accessData('user_versions', 'app_versions', 'resource_type_versions', 'resource_versions'),
  ...accessData('entitlement_versions', 'account_versions', 'grant_versions'),
  ...published('directory', 'users', 'apps', 'resource_types', 'resources', 'entitlements', 'accounts', 'grants'),
  ...published('directory', 'attribute_values', 'access_profiles'),
  ...published('directory', 'conflict_monitors', 'conflict_entitlements', 'conflict_violations'),
  ...published('directory', 'policies'),
  ...own('directory', 'trusted_domains', 'half_written_sources'),
  ...published('directory', 'user_roles', 'user_delegations'),

  ...own('imports', 'sources', 'source_mappings', 'source_links', 'syncs', 'sync_uploads', 'sync_spool', 'sync_tables'),
  ...own('imports', 'sync_files', 'sync_rows', 'sync_faults', 'sync_previews', 'sync_progress', 'sync_preview_rows'),
  ...own('imports', 'source_different_names'),

  ...own('scim', 'scim_sources', 'scim_tokens', 'scim_resources'),

  tenants: {
    owner: 'auth',
    published: { toEveryDomain: 'Every row belongs to a tenant: jobs run for each, and changes lock its row.' },
    writers: { 'tenant-settings': 'The settings of a tenant are a column, read with one statement where they apply.' },
  },
  ...own('auth', 'credentials', 'access_tokens', 'assertion_uses', 'sign_in_links'),
  ...sealed('auth', 'sessions', 'sign_in_providers'),
  ...own('auth', 'sign_in_subjects', 'sign_in_attempts', 'device_logins'),

  ...own('campaign', 'campaigns', 'campaign_owners', 'campaign_selections'),
  selection_entries: {
    owner: 'campaign',
    published: { toEveryDomain: 'A scope refers to its selections as sets that never change, by id.' },
  },

  ...published('preparation', 'preparations', 'preparation_entitlements', 'preparation_principals', 'items'),
  ...published('preparation', 'preparation_resources', 'preparation_conflicts'),
  ...own('preparation', 'preparation_monitors', 'preparation_violations'),
  ...own('preparation', 'preparation_faults', 'ledger_sources', 'ledger_entries', 'left_out_acknowledgements'),

  reviews: {
    owner: 'review',
    published: { toEveryDomain: 'A campaign shows the health and the insights of its review.' },
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
        published: { toEveryDomain: 'A revocation follows from denied tasks, and shows who denied them.' },
      },
    ]),
  ),
  ...own('review', 'pending_decisions', 'submissions', 'submission_refusals', 'review_tallies'),
  ...own('review', 'submission_signatures'),
  ...sealed('signing', 'signing_keys'),
  webhooks: {
    owner: 'webhook',
    published: { toEveryDomain: 'Policies may name only webhooks that exist, and hold them while they are saved.' },
  },
  webhook_deliveries: {
    owner: 'webhook',
    published: { toEveryDomain: 'A review finds the steps that no webhook was told about.' },
    writers: { secrets: 'A new key seals all values in one way.' },
  },
  ...own('webhook', 'webhook_attempts'),
  ...own('review', 'review_peer_groups', 'review_peers', 'review_insights'),
}

/** Working tables of a domain, by the beginning of their names. */
export const TEMPORARY_TABLES: Record<string, readonly string[]> = {
  imports: [
    ...['settled', 'known_', 'keyed_', 'same_person', 'circle', 'next_', 'gone_', 'kept_', 'changed_'],
    ...['repeated_grant', 'new_name'],
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
  'server/imports/merge.store.ts': ['apps', 'resource_types', 'resources', 'entitlements', 'accounts'],
  'server/imports/merge-rows.sql.ts': ['grant_versions', ...VERSIONS, 'sync_faults'],
  'server/imports/delete-source.store.ts': VERSIONS,
  'server/imports/merge-next.store.ts': VERSIONS,
  'server/imports/merge-checks.store.ts': VERSIONS,
  'server/imports/merge-write.store.ts': VERSIONS,
  'server/imports/preview.store.ts': VERSIONS,
  'server/imports/preview-facts.store.ts': VERSIONS,
  'server/imports/preview-rows.store.ts': [...VERSIONS, 'users', 'apps', 'resources', 'resource_types'],
  'server/preparation/prepared-rows.store.ts': ['preparation_entitlements', 'preparation_principals'],
  'server/preparation/preparation.store.ts': ['items', 'preparation_principals', 'preparation_entitlements'],
  'server/preparation/snapshot.store.ts': VERSIONS,
  'server/review/start/begin-start.store.ts': ['tasks', 'review_groups', 'review_tallies'],
  'server/review/start/tuples.store.ts': ['preparation_entitlements', 'preparation_principals'],
}
