/** The groups of operations in the API document. */
export const TAGS = {
  'API credentials': 'Client IDs and secrets with which programs call the API.',
  'Access Review': 'Campaigns: create, scope, prepare and preview access reviews.',
  'Access Review Item': 'What a prepared campaign reviews: one item for each grant.',
  'Access conflicts': 'Rules about access that nobody should hold together, who breaks them, and exemptions.',
  'Access profiles': 'Named bundles of access that grants may have been given by.',
  Accounts: 'Logins of people and machines in apps.',
  Apps: 'Applications whose access is reviewed.',
  Attributes: 'Risk levels and compliance frameworks, with which entitlements are labelled.',
  Auth: 'Access tokens, browser sessions, and who the caller is.',
  Entitlements: 'What can be granted in an app: roles, groups, permissions.',
  Grants: 'Which account holds which entitlement, since when and until when.',
  Policies: 'Who reviews an item, in which steps.',
  Resources: 'Things inside an app that access is given to, such as groups and projects, and their types.',
  Roles: 'What people and credentials may do in Recert.',
  Review: 'What reviewers do: find their reviews, choose decisions and submit them.',
  Sources: 'Systems that access data is imported from, and their imports.',
  Tasks: 'The review of one item: who has to decide it, what was decided, and everything that happened to it.',
  Settings: 'What an organisation decides for itself.',
  'Trusted domains': 'Mail domains of the company; accounts with other addresses are external.',
  Users: 'People, their managers and their delegates.',
} as const
export type Tag = keyof typeof TAGS
