import { both, inDepartment, inTeam, leaders, some, type Who, withTitle } from '../who.ts'
import { type App, appAccess, type Entitlement } from './app.ts'

const SCHEMAS: readonly { id: string; name: string; owner: string; readers: Who; writers: Who }[] = [
  {
    id: 'sales',
    name: 'Sales',
    owner: 'Director of Sales Operations',
    readers: some(0.3, both(leaders, inDepartment('Sales', 'Marketing', 'Finance'))),
    writers: some(0.5, inTeam('Sales Operations')),
  },
  {
    id: 'finance',
    name: 'Finance',
    owner: 'Controller',
    readers: withTitle('Chief Executive Officer', 'Chief of Staff', 'Chief Operating Officer'),
    writers: some(0.5, inTeam('Planning')),
  },
  {
    id: 'telemetry',
    name: 'Telemetry',
    owner: 'Engineering Manager, Data Platform',
    readers: some(0.35, inTeam('Robotics', 'Quality', 'Field Service')),
    writers: inTeam('Data Platform'),
  },
  {
    id: 'people',
    name: 'People',
    owner: 'Director of People Operations',
    readers: withTitle('Chief of Staff'),
    writers: some(0.4, inTeam('People Operations')),
  },
]

export const warehouseApp: App = {
  id: 'reservoir',
  name: 'Reservoir Data',
  description: 'Data warehouse for reports and analysis.',
  owners: ['Engineering Manager, Data Platform'],
  reviewPolicy: 'App owner',
  monthlyCostUsd: 9200,
  followsDirectory: false,
  wasReviewed: false,
  frameworks: ['SOC 2', 'GDPR'],
  resourceTypes: [{ id: 'schema', name: 'Schema' }],
  resources: SCHEMAS.map(({ id, name, owner }) => ({ id: `schema-${id}`, type: 'schema', name, owner })),
  entitlements: [
    appAccess('Reservoir Data'),
    {
      id: 'administrator',
      name: 'Warehouse administrator',
      description: 'Changes every schema and who may read it.',
      risk: 'Critical',
      owner: 'Engineering Manager, Data Platform',
      who: both(leaders, inTeam('Data Platform')),
    },
    ...SCHEMAS.flatMap(({ id, name, owner, readers, writers }): Entitlement[] => [
      {
        id: `${id}.read`,
        name: `${name}: read`,
        description: `Reads the schema ${name}.`,
        resource: `schema-${id}`,
        slug: 'read',
        purpose: 'permission',
        risk: id === 'people' ? 'High' : 'Medium',
        owner,
        who: readers,
      },
      {
        id: `${id}.write`,
        name: `${name}: write`,
        description: `Loads and changes the schema ${name}.`,
        resource: `schema-${id}`,
        slug: 'write',
        purpose: 'permission',
        risk: 'High',
        owner,
        who: writers,
      },
    ]),
  ],
}
