import { canonicalJson } from '../../lib/canonical-json.ts'
import type { Mapping } from './mapping.ts'
import accessList from './presets/access-list.json' with { type: 'json' }
import adCsvde from './presets/ad-csvde.json' with { type: 'json' }
import adGroupMembers from './presets/ad-group-members.json' with { type: 'json' }
import adUsers from './presets/ad-users.json' with { type: 'json' }
import atlassianUsers from './presets/atlassian-users.json' with { type: 'json' }
import awsAuthorizationDetails from './presets/aws-authorization-details.json' with { type: 'json' }
import awsCredentialReport from './presets/aws-credential-report.json' with { type: 'json' }
import baton from './presets/baton.json' with { type: 'json' }
import entraAppAssignments from './presets/entra-app-assignments.json' with { type: 'json' }
import entraGroupMembers from './presets/entra-group-members.json' with { type: 'json' }
import entraUsers from './presets/entra-users.json' with { type: 'json' }
import githubMembers from './presets/github-members.json' with { type: 'json' }
import githubTeamMembers from './presets/github-team-members.json' with { type: 'json' }
import gitlabMembers from './presets/gitlab-members.json' with { type: 'json' }
import googleWorkspaceUsers from './presets/google-workspace-users.json' with { type: 'json' }
import hrList from './presets/hr-list.json' with { type: 'json' }
import oktaAssignments from './presets/okta-assignments.json' with { type: 'json' }
import oktaUsers from './presets/okta-users.json' with { type: 'json' }
import recert from './presets/recert.json' with { type: 'json' }
import salesforceAssignments from './presets/salesforce-assignments.json' with { type: 'json' }
import sapRoleAssignments from './presets/sap-role-assignments.json' with { type: 'json' }
import servicenowRoles from './presets/servicenow-roles.json' with { type: 'json' }
import slackMembers from './presets/slack-members.json' with { type: 'json' }

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
