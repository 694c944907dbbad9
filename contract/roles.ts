/** What a caller can be allowed to do. Operations name one of these; the permission matrix follows from both lists. */
export const PERMISSIONS = {
  'attribute.read': 'See risk levels and compliance frameworks',
  'attribute.write': 'Add and remove risk levels and compliance frameworks',
  'credential.own': 'Create, see, change and delete one’s own API credentials',
  'credential.manage': 'See, change and delete everybody’s API credentials',
  'role.read': 'See the roles and what they allow',
  'session.own': 'See and end one’s own browser sessions',
  'user.read': 'List and search people and see their details',
} as const
export type Permission = keyof typeof PERMISSIONS

const ALL = Object.keys(PERMISSIONS) as Permission[]
const READ = ALL.filter((permission) => permission.endsWith('.read'))
/** What everybody may do with what is theirs. */
const OWN: Permission[] = ['credential.own', 'session.own', 'role.read']

/** Built-in roles (architecture 4, client-facts 8.12). Rights of several roles add up. */
export const ROLES = {
  super_administrator: { displayName: 'Super Administrator', permissions: ALL },
  campaign_administrator: { displayName: 'Campaign Administrator', permissions: [...READ, ...OWN] },
  read_only_administrator: { displayName: 'Read-Only Administrator', permissions: [...READ, ...OWN] },
  connector_administrator: { displayName: 'Connector Administrator', permissions: OWN },
  application_administrator: { displayName: 'Application Administrator', permissions: [...READ, ...OWN] },
  read_only_system_log: { displayName: 'Read-Only System Log', permissions: [] },
  basic_user: { displayName: 'Basic User', permissions: OWN },
} as const satisfies Record<string, { displayName: string; permissions: readonly Permission[] }>
export type RoleId = keyof typeof ROLES

export const isRoleId = (text: string): text is RoleId => Object.hasOwn(ROLES, text)

export const permissionsOf = (roles: readonly string[]): Set<Permission> =>
  new Set(roles.flatMap((role): readonly Permission[] => (isRoleId(role) ? ROLES[role].permissions : [])))
