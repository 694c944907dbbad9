import { both, either, inDepartment, leaders, some, withTitle } from '../who.ts'
import { type App, appAccess, ROLE_TYPE, role, roleResource } from './app.ts'

const CUSTOMER_ROLES = [
  role({
    id: 'sales-user',
    name: 'Sales user',
    description: 'Works on accounts and deals.',
    risk: 'Low',
    holds: ['view', 'deals.edit'],
  }),
  role({ id: 'marketing-user', name: 'Marketing user', description: 'Runs campaigns.', risk: 'Low', holds: ['view'] }),
  role({
    id: 'sales-lead',
    name: 'Sales lead',
    description: 'Views and changes the deals of a territory.',
    risk: 'Medium',
    owner: 'Director of Sales Operations',
    who: both(leaders, inDepartment('Sales')),
    holds: ['deals.edit', 'discounts.approve', 'contacts.export'],
  }),
  role({
    id: 'customer-administrator',
    name: 'CRM administrator',
    description: 'Configures the system.',
    risk: 'Critical',
    owner: 'Director of Sales Operations',
    who: either(withTitle('Business Applications Manager'), some(0.5, withTitle('Sales Operations Analyst'))),
    holds: ['deals.edit', 'contacts.export'],
  }),
]

export const customerApp: App = {
  id: 'lantern',
  name: 'Lantern CRM',
  description: 'Customers, deals and campaigns.',
  owners: ['Director of Sales Operations'],
  reviewPolicy: 'Manager',
  monthlyCostUsd: 6400,
  followsDirectory: false,
  wasReviewed: false,
  frameworks: ['GDPR', 'SOC 2'],
  resourceTypes: [ROLE_TYPE],
  resources: CUSTOMER_ROLES.map(roleResource),
  entitlements: [
    appAccess('Lantern CRM'),
    ...CUSTOMER_ROLES,
    {
      id: 'view',
      name: 'View customers',
      description: 'Reads accounts and contacts.',
      purpose: 'permission',
      risk: 'Low',
      who: some(0.25, inDepartment('Finance', 'Executive')),
    },
    { id: 'deals.edit', name: 'Edit deals', description: 'Changes deals.', purpose: 'permission', risk: 'Medium' },
    {
      id: 'discounts.approve',
      name: 'Approve discounts',
      description: 'Approves prices below the list price.',
      purpose: 'permission',
      risk: 'High',
      owner: 'Chief Revenue Officer',
      who: withTitle('Deal Desk Specialist'),
    },
    {
      id: 'contacts.export',
      name: 'Export contacts',
      description: 'Exports the customer list.',
      purpose: 'permission',
      risk: 'High',
      owner: 'Chief Revenue Officer',
      who: some(0.3, inDepartment('Marketing')),
    },
  ],
}
