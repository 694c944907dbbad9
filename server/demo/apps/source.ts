import { both, either, inDepartment, inTeam, leaders, some, withTitle } from '../who.ts'
import { type App, appAccess, type Entitlement, ROLE_TYPE, role, roleResource } from './app.ts'

/** Each team has a repository with its name. */
const REPOSITORIES = [
  'Build and Release',
  'Cloud Infrastructure',
  'Site Reliability',
  'Data Platform',
  'Motion Control',
  'Perception',
  'Navigation',
  'Fleet Management',
  'Firmware',
  'Test Automation',
  'Simulation',
]
const repositoryId = (team: string) => team.toLowerCase().replaceAll(' ', '-')

const sourceRoles = [
  role({
    id: 'organization-owner',
    name: 'Organization owner',
    description: 'Changes everything, including billing and deletion.',
    risk: 'Critical',
    owner: 'Chief Technology Officer',
    who: withTitle('Chief Technology Officer', 'Engineering Manager, Build and Release'),
    holds: REPOSITORIES.map((team) => `${repositoryId(team)}.admin`),
  }),
  role({
    id: 'security-reviewer',
    name: 'Security reviewer',
    description: 'Reads every repository and its security findings.',
    risk: 'Medium',
    who: withTitle('Security Engineer'),
  }),
]

export const sourceApp: App = {
  id: 'millstream',
  name: 'Millstream Code',
  description: 'Source code, reviews and builds.',
  owners: ['Engineering Manager, Build and Release'],
  reviewPolicy: 'Manager, then app owner',
  monthlyCostUsd: 3100,
  followsDirectory: false,
  wasReviewed: true,
  frameworks: ['SOC 2', 'ISO 27001'],
  resourceTypes: [{ id: 'repository', name: 'Repository', traits: 'project' }, ROLE_TYPE],
  resources: [
    ...REPOSITORIES.map((team) => ({
      id: `repo-${repositoryId(team)}`,
      type: 'repository',
      name: repositoryId(team),
      description: `Code of the team ${team}.`,
      owner: `Engineering Manager, ${team}`,
    })),
    ...sourceRoles.map(roleResource),
  ],
  entitlements: [
    appAccess('Millstream Code'),
    ...sourceRoles,
    ...REPOSITORIES.flatMap((team): Entitlement[] => [
      {
        id: `${repositoryId(team)}.write`,
        name: `${repositoryId(team)}: write`,
        description: `Pushes to the repository of ${team}.`,
        resource: `repo-${repositoryId(team)}`,
        slug: 'write',
        risk: 'Medium',
        who: either(inTeam(team), some(0.08, inDepartment('Engineering'))),
      },
      {
        id: `${repositoryId(team)}.admin`,
        name: `${repositoryId(team)}: admin`,
        description: `Changes the rules and members of the repository of ${team}.`,
        resource: `repo-${repositoryId(team)}`,
        slug: 'admin',
        purpose: 'ownership',
        risk: 'High',
        owner: `Engineering Manager, ${team}`,
        who: either(both(leaders, inTeam(team)), some(0.12, inTeam(team))),
      },
    ]),
  ],
}
