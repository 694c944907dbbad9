import { both, either, inDepartment, inTeam, leaders, some, type Who, withTitle } from '../who.ts'
import { type App, appAccess, type Entitlement, type Resource, ROLE_TYPE, role, roleResource } from './app.ts'

/** Cloud projects: their folder, and who may read and change them besides the groups. */
const PROJECTS: readonly { id: string; folder: string; viewers: Who; editors: Who; admins?: Who }[] = [
  {
    id: 'fleet-production',
    folder: 'production',
    viewers: some(0.3, either(inTeam('Fleet Management'), inDepartment('Customer Support'))),
    editors: some(0.5, inTeam('Site Reliability')),
    admins: withTitle('Engineering Manager, Site Reliability', 'Engineering Manager, Cloud Infrastructure'),
  },
  {
    id: 'telemetry-production',
    folder: 'production',
    viewers: some(0.2, inTeam('Robotics', 'Field Reliability')),
    editors: some(0.5, inTeam('Data Platform', 'Site Reliability')),
    admins: withTitle('Engineering Manager, Data Platform', 'Engineering Manager, Cloud Infrastructure'),
  },
  {
    id: 'payments-production',
    folder: 'production',
    viewers: some(0.5, inTeam('Security', 'Site Reliability')),
    editors: some(0.3, inTeam('Site Reliability')),
    admins: withTitle('Engineering Manager, Cloud Infrastructure'),
  },
  {
    id: 'fleet-staging',
    folder: 'staging',
    viewers: some(0.2, inDepartment('Product')),
    editors: inTeam('Fleet Management'),
  },
  {
    id: 'telemetry-staging',
    folder: 'staging',
    viewers: some(0.25, inTeam('Quality')),
    editors: some(0.4, inTeam('Navigation', 'Perception')),
  },
  {
    id: 'robotics-sandbox',
    folder: 'sandbox',
    viewers: some(0.3, inTeam('Quality', 'Hardware')),
    editors: some(0.1, inTeam('Platform')),
  },
  {
    id: 'simulation-sandbox',
    folder: 'sandbox',
    viewers: some(0.4, inTeam('Robotics')),
    editors: some(0.3, inTeam('Robotics')),
  },
]

const STORES: readonly { id: string; type: 'bucket' | 'database'; project: string; readers: Who; writers: Who }[] = [
  {
    id: 'fleet-orders',
    type: 'database',
    project: 'fleet-production',
    readers: some(0.2, inTeam('Fleet Management', 'Platform')),
    writers: some(0.4, inTeam('Site Reliability')),
  },
  {
    id: 'robot-events',
    type: 'database',
    project: 'telemetry-production',
    readers: some(0.3, inTeam('Data Platform', 'Field Reliability', 'Navigation')),
    writers: some(0.4, inTeam('Data Platform')),
  },
  {
    id: 'card-ledger',
    type: 'database',
    project: 'payments-production',
    readers: some(0.3, inTeam('Treasury', 'Security')),
    writers: some(0.2, inTeam('Site Reliability')),
  },
  {
    id: 'backups',
    type: 'bucket',
    project: 'payments-production',
    readers: some(0.5, inTeam('IT Operations')),
    writers: some(0.2, inTeam('IT Operations')),
  },
]

const cloudRoles = [
  role({
    id: 'organization-administrator',
    name: 'Organization administrator',
    description: 'Changes everything in every project.',
    risk: 'Critical',
    owner: 'Director of Platform Engineering',
    who: withTitle('Director of Platform Engineering', 'Engineering Manager, Cloud Infrastructure'),
    holds: ['billing', ...PROJECTS.map(({ id, admins }) => `${id}.${admins ? 'admin' : 'edit'}`)],
  }),
  role({
    id: 'security-auditor',
    name: 'Security auditor',
    description: 'Reads the settings of every project.',
    risk: 'Medium',
    owner: 'Chief Information Security Officer',
    who: inTeam('Security'),
    holds: PROJECTS.map(({ id }) => `${id}.view`),
  }),
]

const cloudResources: readonly Resource[] = [
  { id: 'org', type: 'organization', name: 'Northwind Robotics', owner: 'Director of Platform Engineering' },
  ...['production', 'staging', 'sandbox'].map((id) => ({
    id: `folder-${id}`,
    type: 'folder',
    name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    parent: 'org',
    environment: id,
  })),
  ...PROJECTS.map(({ id, folder }) => ({
    id: `project-${id}`,
    type: 'project',
    name: id,
    parent: `folder-${folder}`,
    environment: folder,
  })),
  ...STORES.map(({ id, type, project }) => ({
    id: `${type}-${id}`,
    type,
    name: id,
    parent: `project-${project}`,
    environment: 'production',
    region: 'eu-west',
  })),
  ...cloudRoles.map(roleResource),
]

const projectEntitlements = ({ id, folder, viewers, editors, admins }: (typeof PROJECTS)[number]): Entitlement[] => {
  const isProduction = folder === 'production'
  const resource = `project-${id}`
  return [
    {
      id: `${id}.view`,
      name: `${id}: viewer`,
      description: `Reads the project ${id}.`,
      resource,
      slug: 'viewer',
      risk: isProduction ? 'Medium' : 'Low',
      who: viewers,
    },
    {
      id: `${id}.edit`,
      name: `${id}: editor`,
      description: `Changes what runs in the project ${id}.`,
      resource,
      slug: 'editor',
      risk: isProduction ? 'High' : 'Medium',
      who: editors,
    },
    ...(admins
      ? [
          {
            id: `${id}.admin`,
            name: `${id}: administrator`,
            description: `Changes the project ${id} and its members.`,
            resource,
            slug: 'administrator',
            purpose: 'ownership' as const,
            risk: 'Critical' as const,
            owner: 'Engineering Manager, Cloud Infrastructure',
            who: admins,
          },
        ]
      : []),
  ]
}

export const cloudApp: App = {
  id: 'harbor',
  name: 'Harbor Cloud',
  description: 'Servers, storage and databases.',
  owners: ['Director of Platform Engineering', 'Engineering Manager, Cloud Infrastructure'],
  reviewPolicy: 'Manager, then app owner',
  monthlyCostUsd: 48000,
  followsDirectory: false,
  wasReviewed: true,
  frameworks: ['SOC 2', 'ISO 27001', 'PCI DSS'],
  resourceTypes: [
    { id: 'organization', name: 'Organization' },
    { id: 'folder', name: 'Folder' },
    { id: 'project', name: 'Project', traits: 'project' },
    { id: 'bucket', name: 'Bucket' },
    { id: 'database', name: 'Database' },
    ROLE_TYPE,
  ],
  resources: cloudResources,
  entitlements: [
    appAccess('Harbor Cloud', some(0.3, inTeam('Business Applications', 'Production'))),
    ...cloudRoles,
    {
      id: 'billing',
      name: 'Billing',
      description: 'Views and pays invoices.',
      resource: 'org',
      purpose: 'permission',
      risk: 'Medium',
      who: withTitle('Director of Financial Planning', 'Chief Information Officer'),
    },
    {
      id: 'production.deploy',
      name: 'Deploy to production',
      description: 'Releases a build to the production projects.',
      resource: 'folder-production',
      alias: 'production-deploy',
      slug: 'deploy',
      purpose: 'permission',
      risk: 'Critical',
      owner: 'Director of Platform Engineering',
      who: some(0.15, both(leaders, inTeam('Robotics', 'Quality'))),
    },
    ...PROJECTS.flatMap(projectEntitlements),
    ...STORES.flatMap(({ id, type, readers, writers }): Entitlement[] => [
      {
        id: `${id}.read`,
        name: `${id}: read`,
        description: `Reads the ${type} ${id}.`,
        resource: `${type}-${id}`,
        slug: 'read',
        purpose: 'permission',
        risk: 'Medium',
        who: readers,
      },
      {
        id: `${id}.write`,
        name: `${id}: write`,
        description: `Changes and deletes data in the ${type} ${id}.`,
        resource: `${type}-${id}`,
        slug: 'write',
        purpose: 'permission',
        risk: 'High',
        owner: 'Engineering Manager, Site Reliability',
        who: writers,
      },
    ]),
  ],
}
