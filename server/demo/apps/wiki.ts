import { everybody, inDepartment, inTeam, nobody, some, type Who, withTitle } from '../who.ts'
import { type App, appAccess, type Entitlement } from './app.ts'

const SPACES: readonly { id: string; name: string; editors: Who; readers?: Who }[] = [
  { id: 'handbook', name: 'Handbook', editors: some(0.6, inDepartment('People')), readers: nobody },
  { id: 'engineering', name: 'Engineering', editors: nobody, readers: some(0.15, inDepartment('Customer Support')) },
  { id: 'factory', name: 'Factory', editors: some(0.3, inTeam('Hardware')) },
  { id: 'sales', name: 'Sales', editors: some(0.2, inDepartment('Customer Support')) },
  { id: 'launch', name: 'Robot launch', editors: some(0.05, everybody) },
  { id: 'leadership', name: 'Leadership', editors: inDepartment('Executive'), readers: nobody },
]

export const wikiApp: App = {
  id: 'inkwell',
  name: 'Inkwell Wiki',
  description: 'Shared documents and notes.',
  owners: ['Chief of Staff'],
  reviewPolicy: 'App owner',
  monthlyCostUsd: 1500,
  followsDirectory: true,
  wasReviewed: false,
  frameworks: ['ISO 27001'],
  resourceTypes: [{ id: 'space', name: 'Space' }],
  resources: SPACES.map(({ id, name }) => ({ id: `space-${id}`, type: 'space', name })),
  entitlements: [
    appAccess('Inkwell Wiki'),
    ...SPACES.flatMap(({ id, name, editors, readers }): Entitlement[] => [
      ...(readers
        ? [
            {
              id: `${id}.read`,
              name: `${name}: read`,
              description: `Reads the space ${name}.`,
              resource: `space-${id}`,
              slug: 'read',
              who: readers,
            },
          ]
        : []),
      {
        id: `${id}.edit`,
        name: `${name}: edit`,
        description: `Edits the space ${name}.`,
        resource: `space-${id}`,
        slug: 'edit',
        who: editors,
      },
    ]),
    {
      id: 'administrator',
      name: 'Wiki administrator',
      description: 'Changes spaces and who may read them.',
      risk: 'Medium',
      owner: 'Chief of Staff',
      who: withTitle('Applications Analyst', 'Chief of Staff'),
    },
  ],
}
