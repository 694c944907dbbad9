/** The kinds that a Baton file has, each a table, and the columns of each: fields of our own files. */
export const BATON_COLUMNS = {
  resource_types: ['id', 'name', 'traits'],
  resources: ['id', 'type', 'name', 'description', 'parent'],
  entitlements: ['id', 'name', 'description', 'resource', 'slug', 'purpose'],
  accounts: [
    ...['id', 'name', 'username', 'email', 'type', 'status', 'status_details'],
    ...['employee_id', 'last_login_at'],
  ],
  grants: ['entitlement', 'account', 'resource', 'inherited_from'],
} as const satisfies Record<string, readonly string[]>

export type BatonKind = keyof typeof BATON_COLUMNS
export const BATON_KINDS = Object.keys(BATON_COLUMNS) as BatonKind[]
