import { either, inTeam, some, withTitle } from '../who.ts'
import { type App, appAccess } from './app.ts'

export const ticketApp: App = {
  id: 'thimble',
  name: 'Thimble Desk',
  description: 'Requests, incidents and customer cases.',
  owners: ['Helpdesk Manager'],
  reviewPolicy: 'Manager',
  monthlyCostUsd: 2900,
  followsDirectory: true,
  wasReviewed: false,
  frameworks: ['SOC 2'],
  resourceTypes: [],
  resources: [],
  entitlements: [
    appAccess('Thimble Desk'),
    { id: 'agent', name: 'Agent', description: 'Answers requests and cases.', risk: 'Low' },
    {
      id: 'incidents.manage',
      name: 'Manage incidents',
      description: 'Opens, leads and closes incidents.',
      purpose: 'permission',
      risk: 'Medium',
      who: some(0.6, inTeam('Security', 'IT Operations')),
    },
    {
      id: 'requests.approve',
      name: 'Approve requests',
      description: 'Approves requests of direct reports.',
      purpose: 'permission',
      risk: 'Low',
    },
    {
      id: 'administrator',
      name: 'Desk administrator',
      description: 'Changes queues, forms and rules.',
      risk: 'High',
      owner: 'Helpdesk Manager',
      who: either(withTitle('Helpdesk Manager'), some(0.3, withTitle('Applications Analyst'))),
    },
  ],
}
