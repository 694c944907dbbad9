const manager = {
  manager: { fallback: true, fallbackUserIds: ['@user.0'] },
  escalation: { expiration: '3600', skipStep: {} },
}
const entitlement = { appId: '@app.0', id: '@entitlement.0' }

/**
 * Bodies of operations whose rules go beyond their schemas (one of several is set, references belong together): what is
 * generated from a schema alone would be refused before it gets anywhere. Changes are made to these too.
 */
export const EXAMPLES: Record<string, readonly object[]> = {
  'svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource': [
    { displayName: 'R', resourceOwnerUserIds: ['@user.0'] },
  ],
  'svc.api.app.v1.AppEntitlements.Create': [
    {
      displayName: 'E',
      description: 'x',
      appResourceTypeId: '@resourceType.0',
      appResourceId: '@resource.0',
      riskLevelValueId: '@risk.0',
      complianceFrameworkValueIds: ['@framework.0'],
      certifyPolicyId: '@policy.0',
      durationGrant: '3600s',
      appEntitlementOwnerIds: ['@user.0'],
    },
  ],
  'svc.api.app.v1.AppUserService.Update': [{ appUser: { appUserType: 'APP_USER_TYPE_SERVICE_ACCOUNT' } }],
  'svc.api.source.v1.SourceService.Delete': [{ expectedGrantCount: 0 }],
  'svc.api.source.v1.SourceService.Update': [
    { source: { displayName: 'S', ownerIds: ['@user.0'], expectedEvery: '86400s', zone: 'Europe/Berlin' } },
  ],
  'svc.api.policy.v1.Policies.Create': [
    {
      displayName: 'P',
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: { certify: { steps: [{ approval: manager }] }, other: { steps: [{ accept: {} }] } },
      rules: [{ condition: 'subject.department == "Sales"', policyKey: 'other' }],
      postActions: [{ certifyRemediateImmediately: true }],
    },
  ],
  'svc.api.policy.v1.Policies.Update': [
    { policy: { displayName: 'Q', policySteps: { certify: { steps: [{ reject: {} }, { approval: manager }] } } } },
  ],
  'svc.api.accessreview.v1.AccessReviewService.Create': [
    {
      displayName: 'C',
      ownerIds: ['@user.0', '@user.1'],
      policyId: '@policy.0',
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
      scopeV2: {
        appSelectionCriteria: { riskLevelAttributeValueIds: ['@risk.0'] },
        userCriteria: {
          groupAppEntitlementsRef: [entitlement],
          multiUserProfileAttributes: { team: { values: [{ value: 'Sales' }] } },
        },
        accountCelExpression: { expression: 'true' },
        grantsByCriteria: { grantsAddedBetween: { startDate: '2020-01-01T00:00:00Z' } },
      },
      expandMask: { paths: ['*'] },
    },
    { ownerIds: ['@user.0'], duplicateFrom: '@campaign.0' },
  ],
  'svc.api.accessreview.v1.AccessReviewService.Close': [{ closeDecision: 'CLOSE_DECISION_NO_ACTION' }],
  'svc.api.accessreview.v1.PendingDecisionService.SetByFilter': [
    { filter: { userIds: ['x'] }, decision: 'DENY', expectedCount: 0 },
  ],
  'svc.api.task.v1.TaskActionsService.Close': [{ comment: 'x' }],
  'svc.api.task.v1.TaskActionsService.BulkReassign': [
    { taskIds: ['@task.0', '@task.1'], newStepUserIds: ['@user.0'], comment: 'x' },
    { fromUserId: '@user.0', newStepUserIds: ['@user.1'], comment: 'x' },
  ],
  'svc.api.accessreview.v1.AccessReviewOwnerService.Set': [{ userIds: ['@user.0', '@user.1'] }],
  'svc.api.accessreview.v1.AccessReviewService.Update': [
    {
      accessReview: {
        displayName: 'D',
        multiApp: {
          appEntitlements: { '@app.0': { appId: '@app.0', entitlementIds: ['@entitlement.0'] } },
          appEntitlementDetails: {
            '@app.0': {
              entitlementDetails: {
                '@entitlement.0': { appId: '@app.0', entitlementId: '@entitlement.0', policyId: '@policy.0' },
              },
            },
          },
        },
        reviewerAttributeConfig: { bindings: [{ appId: '@app.0', attributeKey: 'team' }] },
        signatureConfig: { requireSignature: true, tspUrl: 'https://example.com' },
        inclusionScope: { userIds: ['@user.0'], managerIds: ['@user.1'] },
      },
    },
    {
      accessReview: { singleApp: { appId: '@app.0' }, notificationConfig: {} },
      updateMask: 'singleApp,notificationConfig',
    },
  ],
}
