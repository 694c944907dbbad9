import { canonicalJson } from '../../../lib/json/canonical-json.ts'
import type { Mapping } from '../document/mapping.ts'
import accessList from './access-list.json' with { type: 'json' }
import adCsvde from './ad-csvde.json' with { type: 'json' }
import adGroupMembers from './ad-group-members.json' with { type: 'json' }
import adUsers from './ad-users.json' with { type: 'json' }
import atlassianUsers from './atlassian-users.json' with { type: 'json' }
import awsAuthorizationDetails from './aws-authorization-details.json' with { type: 'json' }
import awsCredentialReport from './aws-credential-report.json' with { type: 'json' }
import baton from './baton.json' with { type: 'json' }
import entraAppAssignments from './entra-app-assignments.json' with { type: 'json' }
import entraGroupMembers from './entra-group-members.json' with { type: 'json' }
import entraUsers from './entra-users.json' with { type: 'json' }
import githubMembers from './github-members.json' with { type: 'json' }
import githubTeamMembers from './github-team-members.json' with { type: 'json' }
import gitlabMembers from './gitlab-members.json' with { type: 'json' }
import googleWorkspaceUsers from './google-workspace-users.json' with { type: 'json' }
import hrList from './hr-list.json' with { type: 'json' }
import oktaAssignments from './okta-assignments.json' with { type: 'json' }
import oktaUsers from './okta-users.json' with { type: 'json' }
import recert from './recert.json' with { type: 'json' }
import salesforceAssignments from './salesforce-assignments.json' with { type: 'json' }
import sapRoleAssignments from './sap-role-assignments.json' with { type: 'json' }
import servicenowRoles from './servicenow-roles.json' with { type: 'json' }
import slackMembers from './slack-members.json' with { type: 'json' }

/** A mapping that we ship for a known export. */
export interface Preset {
  id: string
  title: string
  /** The columns that it is known by; of those in a list, one has to be there. */
  headers: (string | string[])[]
  /** Columns that show that it is something else. */
  without?: string[]
  /** Other forms of the same export. */
  also?: { headers: (string | string[])[]; without?: string[] }[]
  document: Mapping
}

/** All presets. That each is a right mapping is tested, which TypeScript cannot see in a file. */
export const PRESETS = [
  ...[recert, accessList, hrList, oktaUsers, oktaAssignments, entraUsers, entraGroupMembers, entraAppAssignments],
  ...[googleWorkspaceUsers, githubMembers, githubTeamMembers, gitlabMembers, awsCredentialReport],
  ...[awsAuthorizationDetails, salesforceAssignments, slackMembers, atlassianUsers, servicenowRoles],
  ...[sapRoleAssignments, adUsers, adGroupMembers, adCsvde, baton],
] as unknown as readonly Preset[]

export const presetOf = (id: string): Preset | undefined => PRESETS.find((preset) => preset.id === id)

/** The preset that a mapping is as we ship it: it is fitted to the tables. One that somebody changed is a mapping of its own. */
export function presetAsShipped(presetId: string, mapping: Mapping): Preset | undefined {
  const preset = presetOf(presetId)
  return preset && canonicalJson(preset.document) === canonicalJson(mapping) ? preset : undefined
}
