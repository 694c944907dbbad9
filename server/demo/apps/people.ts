import { either, inDepartment, inTeam, some, withTitle } from '../who.ts'
import { type App, appAccess, ROLE_TYPE, role, roleResource } from './app.ts'

const PEOPLE_ROLES = [
  role({
    id: 'people-partner',
    name: 'People partner',
    description: 'Views the records of the people in a department.',
    risk: 'High',
    owner: 'Chief People Officer',
    holds: ['records.view'],
  }),
  role({
    id: 'people-administrator',
    name: 'People administrator',
    description: 'Changes records, jobs and pay.',
    risk: 'Critical',
    owner: 'Chief People Officer',
    who: either(withTitle('Director of People Operations'), some(0.5, withTitle('People Operations Specialist'))),
    holds: ['records.view', 'pay.edit'],
  }),
  role({
    id: 'recruiter',
    name: 'Recruiter',
    description: 'Works with candidates.',
    risk: 'Medium',
    who: inTeam('Talent'),
  }),
]

export const peopleApp: App = {
  id: 'meadow',
  name: 'Meadow HR',
  description: 'Employment records, pay, leave and training.',
  owners: ['Director of People Operations'],
  reviewPolicy: 'App owner',
  monthlyCostUsd: 3600,
  followsDirectory: true,
  wasReviewed: true,
  frameworks: ['GDPR', 'SOC 2'],
  resourceTypes: [ROLE_TYPE, { id: 'training', name: 'Training' }],
  resources: [
    ...PEOPLE_ROLES.map(roleResource),
    {
      id: 'training-production-security',
      type: 'training',
      name: 'Production security training',
      description: 'Required once a year for everybody who works on production.',
      owner: 'Chief Information Security Officer',
    },
  ],
  entitlements: [
    appAccess('Meadow HR'),
    ...PEOPLE_ROLES,
    {
      id: 'team-view',
      name: 'Team view',
      description: 'Views leave and goals of direct reports.',
      purpose: 'permission',
      risk: 'Low',
    },
    {
      id: 'records.view',
      name: 'View records',
      description: 'Reads employment records.',
      purpose: 'permission',
      risk: 'High',
      owner: 'Director of People Operations',
      who: withTitle('General Counsel'),
    },
    {
      id: 'pay.edit',
      name: 'Edit pay',
      description: 'Changes salaries and bonuses.',
      purpose: 'permission',
      risk: 'Critical',
      owner: 'Chief People Officer',
      who: withTitle('Payroll Specialist'),
    },
    {
      id: 'production-security-training',
      name: 'Production security training passed',
      description: 'Passed this year’s training.',
      resource: 'training-production-security',
      alias: 'production-security-training',
      slug: 'passed',
      risk: 'Low',
      // The training is due after three months; a few people missed it.
      who: (person) => {
        const isDue = person.started > 90 && person.employmentType !== 'Contractor'
        return isDue ? 0.8 * inDepartment('Engineering', 'IT and Security')(person) : 0
      },
    },
  ],
}
