import type { CampaignScope, Snapshot } from '../../../server/scope/index.ts'

export const SNAPSHOT: Snapshot = {
  at: '2026-01-01 00:00:00+00',
  versions: { user: '9', app: '9', resource: '9', entitlement: '9', account: '9', grant: '9' },
}

const SETTINGS = {
  inclusionScope: {},
  exclusionScope: {},
  scope: {},
} satisfies Partial<CampaignScope>

/** Scopes that between them use most kinds of conditions. */
export const SCOPES = {
  everything: { ...SETTINGS, scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS', scopeV2: {}, sets: {} },
  people: {
    ...SETTINGS,
    scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
    scopeV2: {
      appSelectionCriteria: { riskLevelAttributeValueIds: ['high'] },
      userCriteria: {
        userStatus: ['ENABLED'],
        managerUserIds: ['manager'],
        groupAppEntitlementsRef: [{ appId: 'app', id: 'group' }],
        multiUserProfileAttributes: { department: { values: [{ value: 'Sales' }] } },
      },
      accountCriteria: {
        accountDomain: 'APP_USER_DOMAIN_EXTERNAL',
        accountTypes: ['APP_USER_TYPE_USER'],
        appUserStatuses: ['APP_USER_STATUS_ENABLED'],
      },
      grantsByCriteria: { daysSinceLastUsed: '7776000s', sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT' },
    },
    sets: { entitlements: 'set' },
  },
  'resources and conflicts': {
    ...SETTINGS,
    scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE',
    scopeV2: {
      principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES',
      resourceSelection: {},
      scopeRoleSelection: {},
      specificAccessConflicts: {},
      celExpression: { expression: 'true' },
    },
    sets: { resources: 'set', scope_roles: 'set', conflict_monitors: 'set', excluded_entitlements: 'set' },
  },
} satisfies Record<string, CampaignScope>
