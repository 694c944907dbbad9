import { either, inTeam, leaders, some, withTitle } from '../who.ts'
import { type App, appAccess, type Entitlement, ROLE_TYPE, role, roleResource } from './app.ts'

const FINANCE_ROLES = [
  role({
    id: 'payables-clerk',
    name: 'Payables clerk',
    description: 'Enters invoices and prepares payments.',
    risk: 'Medium',
    owner: 'Controller',
    // The manager covers for absent clerks: a known and exempted conflict.
    who: inTeam('Accounts Payable'),
    holds: ['payments.create', 'vendors.edit'],
    accessProfile: 'Finance starter',
  }),
  role({
    id: 'payment-approver',
    name: 'Payment approver',
    description: 'Releases payments to the bank.',
    risk: 'High',
    owner: 'Controller',
    who: withTitle('Accounts Payable Manager', 'Payments Lead', 'Controller', 'Chief Financial Officer'),
    holds: ['payments.approve'],
  }),
  role({
    id: 'accountant',
    name: 'Accountant',
    description: 'Maintains the general ledger.',
    risk: 'Medium',
    owner: 'Controller',
    who: withTitle('General Ledger Accountant', 'Accounts Receivable Specialist', 'Controller'),
    holds: ['journals.enter', 'ledger.read'],
    accessProfile: 'Finance starter',
  }),
  role({
    id: 'finance-administrator',
    name: 'Finance administrator',
    description: 'Configures the system; has the permissions of every other role.',
    risk: 'Critical',
    owner: 'Chief Financial Officer',
    who: withTitle('Business Applications Manager'),
    holds: ['payments.create', 'payments.approve', 'vendors.edit', 'ledger.read', 'period.close'],
  }),
  role({
    id: 'auditor',
    name: 'Auditor',
    description: 'Reads everything, changes nothing.',
    risk: 'Low',
    who: withTitle('Internal Auditor', 'Compliance Analyst'),
    holds: ['ledger.read'],
  }),
]

const FINANCE_PERMISSIONS: readonly Entitlement[] = [
  {
    id: 'payments.create',
    name: 'Create payments',
    description: 'Prepares a payment to a vendor.',
    risk: 'High',
    owner: 'Controller',
  },
  {
    id: 'payments.approve',
    name: 'Approve payments',
    description: 'Approves a payment, which releases it to the bank.',
    risk: 'Critical',
    owner: 'Chief Financial Officer',
  },
  {
    id: 'vendors.edit',
    name: 'Edit vendors',
    description: 'Adds vendors and changes their bank details.',
    risk: 'High',
    owner: 'Controller',
    who: some(0.4, inTeam('Supply Chain')),
  },
  { id: 'journals.enter', name: 'Enter journals', description: 'Posts entries to the general ledger.', risk: 'High' },
  {
    id: 'period.close',
    name: 'Close periods',
    description: 'Closes and reopens an accounting period.',
    risk: 'Critical',
    owner: 'Chief Financial Officer',
    who: withTitle('Controller'),
  },
  {
    id: 'ledger.read',
    name: 'Read the ledger',
    description: 'Reads the general ledger.',
    risk: 'Medium',
    who: some(0.7, inTeam('Planning', 'Treasury')),
  },
  {
    id: 'budgets.read',
    name: 'Read budgets',
    description: 'Reads budgets and spending.',
    risk: 'Low',
    who: either(inTeam('Planning'), some(0.7, leaders)),
  },
  {
    id: 'expenses.approve',
    name: 'Approve expenses',
    description: 'Approves the expenses of direct reports.',
    risk: 'Medium',
    who: some(0.75, leaders),
  },
]

export const financeApp: App = {
  id: 'granite',
  name: 'Granite Finance',
  description: 'Ledger, payables, receivables and budgets.',
  owners: ['Controller', 'Chief Financial Officer'],
  reviewPolicy: 'Manager, then app owner',
  monthlyCostUsd: 7800,
  followsDirectory: true,
  wasReviewed: true,
  frameworks: ['SOX', 'SOC 2'],
  resourceTypes: [ROLE_TYPE],
  resources: FINANCE_ROLES.map(roleResource),
  entitlements: [
    appAccess('Granite Finance'),
    ...FINANCE_ROLES,
    ...FINANCE_PERMISSIONS.map((permission) => ({ ...permission, purpose: 'permission' as const })),
  ],
}
