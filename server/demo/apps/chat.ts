import { either, inDepartment, leaders, some, withTitle } from '../who.ts'
import { type App, appAccess } from './app.ts'

export const chatApp: App = {
  id: 'pebble',
  name: 'Pebble Chat',
  description: 'Messages and calls.',
  owners: ['Director of IT'],
  reviewPolicy: 'Manager',
  monthlyCostUsd: 2200,
  followsDirectory: false,
  wasReviewed: false,
  frameworks: ['GDPR'],
  resourceTypes: [],
  resources: [],
  entitlements: [
    appAccess('Pebble Chat'),
    {
      id: 'guests.invite',
      name: 'Invite guests',
      description: 'Invites people from other companies.',
      purpose: 'permission',
      risk: 'Medium',
      who: some(0.35, inDepartment('Sales', 'Marketing', 'Product', 'Customer Support')),
    },
    {
      id: 'channels.manage',
      name: 'Manage channels',
      description: 'Creates, renames and archives channels.',
      purpose: 'permission',
      risk: 'Low',
      who: either(some(0.8, leaders), some(0.1)),
    },
    {
      id: 'administrator',
      name: 'Chat administrator',
      description: 'Changes settings and can export messages.',
      risk: 'High',
      owner: 'Director of IT',
      who: some(0.4, withTitle('Systems Administrator')),
    },
  ],
}
