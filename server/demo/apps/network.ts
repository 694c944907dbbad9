import { employees, inTeam, some, type Who, withTitle } from '../who.ts'
import { type App, appAccess, type Entitlement } from './app.ts'

const NETWORKS: readonly { id: string; name: string; risk: Entitlement['risk']; who: Who }[] = [
  { id: 'office', name: 'Office network', risk: 'Low', who: some(0.3, employees) },
  { id: 'factory', name: 'Factory network', risk: 'High', who: some(0.2, inTeam('IT Operations', 'Field Service')) },
  { id: 'production', name: 'Production network', risk: 'Critical', who: some(0.4, inTeam('Security', 'Platform')) },
]

export const networkApp: App = {
  id: 'causeway',
  name: 'Causeway VPN',
  description: 'Remote access to the company networks.',
  owners: ['Director of IT'],
  reviewPolicy: 'Manager',
  monthlyCostUsd: 1300,
  followsDirectory: true,
  wasReviewed: false,
  frameworks: ['ISO 27001'],
  resourceTypes: [{ id: 'network', name: 'Network' }],
  resources: NETWORKS.map(({ id, name }) => ({ id: `network-${id}`, type: 'network', name })),
  entitlements: [
    appAccess('Causeway VPN'),
    ...NETWORKS.map(({ id, name, risk, who }) => ({
      id,
      name,
      description: `Connects to the ${name.toLowerCase()}.`,
      resource: `network-${id}`,
      slug: 'connect',
      ...(risk && { risk }),
      who,
    })),
    {
      id: 'administrator',
      name: 'Network administrator',
      description: 'Changes networks and who may connect to them.',
      risk: 'Critical',
      owner: 'Director of IT',
      who: withTitle('Network Engineer', 'Director of IT'),
    },
  ],
}
