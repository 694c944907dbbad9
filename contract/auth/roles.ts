/** What a caller can be allowed to do. Operations name one of these; the permission matrix follows from both lists. */
export const PERMISSIONS = {
  'app.read': 'See apps, resources, entitlements, accounts, grants, access profiles and trusted domains',
  'app.write': 'Add, change and remove apps, resources, entitlements, access profiles and trusted domains',
  'attribute.read': 'See risk levels and compliance frameworks',
  'attribute.write': 'Add and remove risk levels and compliance frameworks',
  'campaign.create': 'Create campaigns',
  'campaign.own': 'See and manage the campaigns one owns',
  'campaign.read_all': 'See every campaign',
  'campaign.manage_all': 'Manage every campaign',
  'conflict.read': 'See conflict monitors and who violates them',
  'conflict.write': 'Add, change and remove conflict monitors, and exempt people from them',
  'credential.own': 'Create, see, change and delete one’s own API credentials',
  'credential.manage': 'See, change and delete everybody’s API credentials',
  'policy.read': 'See policies',
  'policy.write': 'Add, change and remove policies',
  'role.read': 'See the roles and what they allow',
  'session.own': 'See and end one’s own browser sessions',
  'source.read': 'See the sources of access data, their syncs and what was wrong with them',
  'source.write': 'Import access data',
  'user.read': 'List and search people and see their details',
  'user.write': 'Change people and who stands in for them',
} as const
export type Permission = keyof typeof PERMISSIONS

const ALL = Object.keys(PERMISSIONS) as Permission[]
const READ = ALL.filter((permission) => permission.endsWith('.read'))
/** What everybody may do with what is theirs. */
const OWN: Permission[] = ['credential.own', 'session.own', 'role.read']

/** Built-in roles (architecture 4, client-facts 8.12). Rights of several roles add up. */
export const ROLES = {
  super_administrator: { displayName: 'Super Administrator', permissions: ALL },
  campaign_administrator: {
    displayName: 'Campaign Administrator',
    permissions: [...READ, ...OWN, 'campaign.create', 'campaign.own'],
  },
  read_only_administrator: {
    displayName: 'Read-Only Administrator',
    permissions: [...READ, ...OWN, 'campaign.read_all'],
  },
  connector_administrator: {
    displayName: 'Connector Administrator',
    permissions: [...OWN, 'source.read', 'source.write', 'app.read', 'user.read'],
  },
  application_administrator: { displayName: 'Application Administrator', permissions: [...READ, ...OWN, 'app.write'] },
  read_only_system_log: { displayName: 'Read-Only System Log', permissions: [] },
  basic_user: { displayName: 'Basic User', permissions: [...OWN, 'campaign.own'] },
} as const satisfies Record<string, { displayName: string; permissions: readonly Permission[] }>
export type RoleId = keyof typeof ROLES

export const isRoleId = (text: string): text is RoleId => Object.hasOwn(ROLES, text)

export const permissionsOf = (roles: readonly string[]): Set<Permission> =>
  new Set(roles.flatMap((role): readonly Permission[] => (isRoleId(role) ? ROLES[role].permissions : [])))

/**
 * What a person may do: what their roles allow, and manage the campaigns they own, whatever their roles. A credential that
 * is limited to roles has their permissions alone.
 */
export const permissionsOfPerson = (roles: readonly string[]): Set<Permission> =>
  permissionsOf(roles).add('campaign.own')
