/** Each operation requires one of these permissions; docs/permissions.md is generated from this table and ROLES. */
export const PERMISSIONS = {
  'app.read': 'See apps, resources, entitlements, accounts, grants, access profiles and trusted domains',
  'app.write': 'Add, change and remove apps, resources, entitlements, access profiles and trusted domains',
  'audit.read': 'See the audit log',
  'attribute.read': 'See risk levels and compliance frameworks',
  'attribute.write': 'Add and remove risk levels and compliance frameworks',
  'campaign.create': 'Create campaigns',
  'campaign.own': 'See and manage your own campaigns',
  'campaign.read_all': 'See every campaign',
  'campaign.manage_all': 'Manage every campaign',
  'conflict.read': 'See conflict monitors and their violations',
  'conflict.write': 'Add, change and remove conflict monitors, and exempt violations',
  'credential.own': 'Create, see, change and delete your own API credentials',
  'credential.manage': 'See, change and delete all API credentials',
  'mail.read': 'See which mails were sent and which failed, and their content while there is no mail server',
  'policy.read': 'See policies',
  'policy.write': 'Add, change and remove policies',
  'review.own': 'Decide the tasks that are assigned to you',
  'role.read': 'See roles and their permissions',
  'role.write': 'Give people roles, and take them away',
  'session.own': 'See and end your own browser sessions',
  'settings.read': 'See the settings of the organization',
  'settings.write': 'Change the settings of the organization',
  'source.read': 'See the sources of access data, their syncs and the faults found',
  'source.write': 'Import access data',
  'step_up.read': 'See step-up providers and everybody’s step-up transactions',
  'step_up.write': 'Add, change, test and remove step-up providers',
  'user.read': 'List, search and see people',
  'user.write': 'Change people and their delegates',
  'webhook.read': 'See webhooks and what was sent to them',
  'webhook.write': 'Add, change, test and remove webhooks',
} as const
export type Permission = keyof typeof PERMISSIONS

const ALL = Object.keys(PERMISSIONS) as Permission[]
/** The audit log shows what everybody does, and the content of mails has links that sign their recipients in. */
const WITHHELD: readonly Permission[] = ['audit.read', 'mail.read']
/** What people see who work with the data. */
const READ = ALL.filter((permission) => permission.endsWith('.read') && !WITHHELD.includes(permission))
/** Permissions of every user. */
const OWN: Permission[] = ['credential.own', 'session.own', 'role.read']

/** Built-in roles. The permissions of several roles add up (interface 14.3). */
export const ROLES = {
  super_administrator: { displayName: 'Super Administrator', permissions: ALL },
  campaign_administrator: {
    displayName: 'Campaign Administrator',
    permissions: [...READ, ...OWN, 'campaign.create', 'campaign.own', 'review.own'],
  },
  read_only_administrator: {
    displayName: 'Read-Only Administrator',
    permissions: [...READ, ...OWN, 'audit.read', 'campaign.read_all'],
  },
  connector_administrator: {
    displayName: 'Connector Administrator',
    permissions: [...OWN, 'source.read', 'source.write', 'app.read', 'user.read'],
  },
  application_administrator: { displayName: 'Application Administrator', permissions: [...READ, ...OWN, 'app.write'] },
  read_only_system_log: { displayName: 'Read-Only System Log', permissions: ['audit.read'] },
  basic_user: { displayName: 'Basic User', permissions: [...OWN, 'campaign.own', 'review.own'] },
} as const satisfies Record<string, { displayName: string; permissions: readonly Permission[] }>
export type RoleId = keyof typeof ROLES

export const isRoleId = (text: string): text is RoleId => Object.hasOwn(ROLES, text)

export const permissionsOf = (roles: readonly string[]): Set<Permission> =>
  new Set(roles.flatMap((role): readonly Permission[] => (isRoleId(role) ? ROLES[role].permissions : [])))

/** Whether a role is for credentials only, not for people. */
export const isApiOnly = (role: RoleId): boolean => role === 'read_only_system_log'

/** The permissions of a person: those of their roles, and, whatever their roles, what they own and are assigned. */
export const permissionsOfPerson = (roles: readonly string[]): Set<Permission> =>
  permissionsOf(roles).add('campaign.own').add('review.own')

/** A credential may do what its owner may; with roles of its own, only what these allow as well (interface 5.1). */
export function permissionsOfCredential(ownerRoles: readonly string[], scopedRoles: readonly string[]) {
  const owner = permissionsOfPerson(ownerRoles)
  return scopedRoles.length === 0
    ? owner
    : new Set([...permissionsOf(scopedRoles)].filter((permission) => owner.has(permission)))
}

/** The roles that a credential has in full: those of its owner, or those of its own that its owner's rights cover. */
export function rolesOfCredential(ownerRoles: readonly string[], scopedRoles: readonly string[]): readonly string[] {
  const owner = permissionsOfPerson(ownerRoles)
  return scopedRoles.length === 0 ? ownerRoles : scopedRoles.filter((role) => covers(owner, permissionsOf([role])))
}

/** Whether every permission of the second set is in the first. */
export const covers = (outer: ReadonlySet<Permission>, inner: ReadonlySet<Permission>): boolean =>
  [...inner].every((permission) => outer.has(permission))
