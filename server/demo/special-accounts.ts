import { COMPANY_DOMAIN } from './people.ts'

/** An account that is not a person's usual one, with what it holds besides app access. */
export interface SpecialAccount {
  app: string
  id: string
  name: string
  email?: string
  /** A service identity or the title of a person; nobody if missing. */
  owner?: string
  type?: 'service_account' | 'system_account'
  status?: 'disabled'
  statusDetails?: string
  /** Days before today. */
  created: number
  /** Days before today; never if missing. */
  lastLogin?: number
  holds?: readonly string[]
}

export const SPECIAL_ACCOUNTS: readonly SpecialAccount[] = [
  // Programs with their own identity.
  ...service('svc-build', 'Build pipeline', 'millstream', [
    'build-and-release.write',
    'fleet-management.write',
    'firmware.write',
  ]),
  ...service('svc-build', 'Build pipeline', 'harbor', [
    'production.deploy',
    'fleet-staging.edit',
    'telemetry-staging.edit',
  ]),
  ...service('svc-backup', 'Nightly backup', 'harbor', ['backups.write', 'fleet-orders.read', 'card-ledger.read']),
  ...service('svc-reports', 'Report scheduler', 'reservoir', ['sales.read', 'finance.read', 'telemetry.read']),
  ...service('svc-reports', 'Report scheduler', 'lantern', ['view', 'contacts.export']),
  // Programs that a person is responsible for.
  {
    app: 'harbor',
    id: 'provisioner',
    name: 'Provisioner',
    owner: 'Engineering Manager, Cloud Infrastructure',
    type: 'service_account',
    created: 900,
    lastLogin: 1.5,
    holds: ['fleet-production.edit', 'telemetry-production.edit', 'payments-production.edit'],
  },
  {
    app: 'thimble',
    id: 'mail-intake',
    name: 'Mail intake',
    email: `support-inbox@${COMPANY_DOMAIN}`,
    owner: 'Helpdesk Manager',
    type: 'service_account',
    created: 1400,
    lastLogin: 0.5,
    holds: ['agent'],
  },
  // Programs without a responsible person.
  {
    app: 'harbor',
    id: 'log-shipper',
    name: 'Log shipper',
    type: 'service_account',
    created: 1100,
    lastLogin: 0.25,
    holds: ['fleet-production.view', 'telemetry-production.view'],
  },
  {
    app: 'harbor',
    id: 'migration-job',
    name: 'Migration job',
    type: 'service_account',
    created: 640,
    lastLogin: 412.5,
    holds: ['fleet-orders.write', 'robot-events.write', 'card-ledger.write'],
  },
  {
    app: 'granite',
    id: 'bank-transfer',
    name: 'Bank file transfer',
    type: 'service_account',
    created: 1900,
    lastLogin: 0.75,
    holds: ['ledger.read'],
  },
  {
    app: 'tollgate',
    id: 'storefront',
    name: 'Storefront',
    type: 'service_account',
    created: 800,
    lastLogin: 0.25,
    holds: ['transactions.view', 'refunds.issue'],
  },
  {
    app: 'lantern',
    id: 'form-capture',
    name: 'Web form capture',
    type: 'service_account',
    created: 700,
    lastLogin: 3.5,
  },
  // Built-in accounts of the systems.
  { app: 'harbor', id: 'root', name: 'Root', type: 'system_account', created: 2600, holds: ['billing'] },
  {
    app: 'beacon',
    id: 'directory-sync',
    name: 'Directory sync',
    type: 'system_account',
    created: 2600,
    lastLogin: 0.25,
  },
  {
    app: 'reservoir',
    id: 'warehouse-system',
    name: 'Warehouse system',
    type: 'system_account',
    created: 1500,
    lastLogin: 0.25,
    holds: ['administrator'],
  },
  // User accounts without an owner.
  {
    app: 'millstream',
    id: 'test-user-2',
    name: 'Test User 2',
    created: 1300,
    lastLogin: 530.5,
    holds: ['test-automation.write'],
  },
  {
    app: 'granite',
    id: 'temp-ap-3',
    name: 'Temporary AP 3',
    created: 520,
    lastLogin: 301.5,
    holds: ['vendors.edit', 'ledger.read'],
  },
  { app: 'lantern', id: 'trade-fair', name: 'Trade Fair Tablet', created: 330, lastLogin: 212.5, holds: ['view'] },
  {
    app: 'meadow',
    id: 'payroll-bureau',
    name: 'Payroll Bureau',
    email: 'northwind@paywright.example',
    status: 'disabled',
    statusDetails: 'Contract ended',
    created: 1600,
    lastLogin: 240.5,
    holds: ['pay.edit', 'records.view'],
  },
  { app: 'pebble', id: 'meeting-room-4', name: 'Meeting Room 4', created: 950, lastLogin: 2.5 },
  // Guests from other companies, and an employee who signed up with a private address.
  ...guest('pebble', 'Ilse Van Daele', 'ilse@cobalt-freight.example', 18.5),
  ...guest('pebble', 'Marcus Thorne', 'marcus.thorne@maplegrove-design.example', 6.5),
  ...guest('pebble', 'Yara Campos', 'yara@maplegrove-design.example', 204.5),
  ...guest('inkwell', 'Dieter Falk', 'd.falk@falk-bearings.example', 47.5, ['factory.edit']),
  ...guest('inkwell', 'Ilse Van Daele', 'ilse@cobalt-freight.example', 133.5),
  ...guest('millstream', 'Sunil Bhatt', 'sunil@gearbox-labs.example', 9.5, ['firmware.write']),
  ...guest('harbor', 'Petra Novotna', 'petra@gearbox-labs.example', 188.5, ['simulation-sandbox.edit']),
  {
    app: 'millstream',
    id: 'night-builds',
    name: 'Night Builds',
    email: 'night.builds@mailbox.example',
    owner: 'Engineering Manager, Simulation',
    created: 410,
    lastLogin: 30.5,
    holds: ['simulation.write'],
  },
]

function service(identity: string, name: string, app: string, holds: readonly string[]): SpecialAccount[] {
  return [
    {
      app,
      id: identity,
      name,
      email: `${identity}@${COMPANY_DOMAIN}`,
      owner: identity,
      type: 'service_account',
      created: 1200,
      lastLogin: 0.5,
      holds,
    },
  ]
}

function guest(
  app: string,
  name: string,
  email: string,
  lastLogin: number,
  holds?: readonly string[],
): SpecialAccount[] {
  return [{ app, id: email, name, email, created: 430, lastLogin, ...(holds && { holds }) }]
}
