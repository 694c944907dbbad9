import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createCredential, createTenant, listTenants } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { operations } from '../../server/domains.ts'
import { newId, type TenantId } from '../../server/lib/ids.ts'
import { mailId } from '../../server/notify/mail-id.ts'
import { API_ENGINE } from '../engines.ts'
import { fetchToken, noteSecret, type TestServer, useServer } from '../harness.ts'
import { prepareByHand, startByHand } from '../storage/campaign/by-hand.ts'

/** For each operation with an id in its path or references in its body: a request for things of tenant A. */
interface Things {
  user: string
  credential: string
  session: string
  risk: string
  framework: string
  app: string
  resourceType: string
  resource: string
  monitor: string
  monitorApp: string
  monitorEntitlement: string
  violation: string
  accessProfile: string
  policy: string
  campaign: string
  entitlement: string
  account: string
  /** It has been started; one of its tasks, and a submission in it. */
  started: string
  task: string
  submission: string
  webhook: string
  stepUpProvider: string
  stepUpTransaction: string
  delivery: string
  /** A mail about it. */
  mail: string
  source: string
  sync: string
}
/** `status` where it is not 404 for ids in the path and 200 without. */
interface Asked {
  ids?: Record<string, string>
  body?: unknown
  status?: number
}
const bindingOf = (t: Things) => ({
  monitorId: t.monitor,
  appId: t.monitorApp,
  appEntitlementId: t.monitorEntitlement,
  entitlementGroup: 'ENTITLEMENT_GROUP_A',
})
/** A policy that names a person, an entitlement and a policy, all of them of A. */
const policyOf = (t: Things) => {
  const escalation = { replacePolicy: { policyId: t.policy }, expiration: '60' }
  const fallbackGroupIds = [{ appId: t.monitorApp, appEntitlementId: t.monitorEntitlement }]
  const approval = { manager: { fallbackUserIds: [t.user], fallbackGroupIds }, escalation }
  return { displayName: 'x', policyType: 'POLICY_TYPE_CERTIFY', policySteps: { certify: { steps: [{ approval }] } } }
}
/** The ids in the paths of a resource, under both of their names. */
const resourceIds = (t: Things) => ({
  app_id: t.app,
  app_resource_type_id: t.resourceType,
  resource_type_id: t.resourceType,
  id: t.resource,
  resource_id: t.resource,
})
/** The ids in the paths of an entitlement, under all of their names, and of who holds it. */
const entitlementIds = (t: Things) => ({
  app_id: t.app,
  id: t.entitlement,
  entitlement_id: t.entitlement,
  app_entitlement_id: t.entitlement,
  app_user_id: t.account,
  identity_user_id: t.user,
  user_id: t.user,
})
const entitlementRefs = (t: Things) => [{ appId: t.app, id: t.entitlement }]
const startedIds = (t: Things) => ({ id: t.started, access_review_id: t.started })
const campaignIds = (t: Things) => ({ id: t.campaign, access_review_id: t.campaign, item_id: t.campaign })
const REVIEW = 'svc.api.accessreview.v1.AccessReview'
const SETUPS = [
  'ScopeByResourceType',
  'ExcludedEntitlements',
  'ExcludedResourceTypes',
  'Resources',
  'ScopeRoles',
  'AccessConflicts',
]
/** Operations on a campaign of A. */
const CAMPAIGN_REQUESTS = Object.fromEntries(
  [
    ...['Validate', 'Prepare', 'Reset', 'GetProgress', 'GetLedger', 'GetAccuracy'].map((name) => `Service.${name}`),
    ...[
      'Service.ListLeftOut',
      'Service.ListExcludedGrants',
      'ItemService.List',
      'ItemService.Search',
      'ItemService.Get',
    ],
    ...['Service.Get', 'Service.Update', 'Service.Delete', 'OwnerService.Get', 'OwnerService.Set'],
    'SetupEntitlementService.GetCampaignScopeAndEntitlements',
    'SetupEntitlementService.SetCampaignScopeAndEntitlements',
    'SetupEntitlementService.SetCampaignScopeByResourceType',
    ...SETUPS.map((name) => `SetupService.Get${name}`),
    ...SETUPS.slice(1).map((name) => `SetupService.Set${name}`),
  ].map((name) => [`${REVIEW}${name}`, (t: Things): Asked => ({ ids: campaignIds(t) })]),
)
const taskIds = (t: Things) => ({ id: t.task, task_id: t.task, submission_id: t.submission })
const STEP = { policyStepId: 'x' }
const TASK_BODIES: Record<string, object> = {
  Approve: STEP,
  ApproveWithStepUp: { ...STEP, stepUpTransactionId: '' },
  SkipStep: { ...STEP, comment: 'x' },
  Reassign: { newStepUserIds: ['x'], comment: 'x' },
  UpdateGrantDuration: { duration: '1s' },
  ...Object.fromEntries(['Comment', 'Close', 'HardReset', 'Restart'].map((name) => [name, { comment: 'x' }])),
}
/** Operations on the review of a campaign of A, and on its tasks. */
const REVIEW_REQUESTS: Record<string, (things: Things) => Asked> = {
  ...Object.fromEntries(
    [
      ...[
        'Start',
        'GetAssignment',
        'GetSummary',
        'GetBurnDown',
        'ListAppProgress',
        'ListReviewers',
        'GetClosePreview',
        'Remind',
      ].map((name) => `AccessReviewService.${name}`),
      ...['GetMyReview', 'SearchMyTasks', 'GetOutline', 'ListChanges'].map((name) => `ReviewerService.${name}`),
      ...['Create', 'List', 'Get', 'ListEntries', 'Cancel', 'SendSignInLink', 'GetSignature'].map(
        (name) => `SubmissionService.${name}`,
      ),
      'PendingDecisionService.List',
    ].map((name) => [
      `svc.api.accessreview.v1.${name}`,
      (t: Things): Asked => ({ ids: { ...taskIds(t), ...startedIds(t) } }),
    ]),
  ),
  ...Object.fromEntries(
    ['List', 'GetWorkList'].map((name) => [
      `svc.api.accessreview.v1.RevocationService.${name}`,
      (t: Things): Asked => ({ ids: startedIds(t) }),
    ]),
  ),
  'svc.api.accessreview.v1.RevocationService.Search': (t) => ({ body: { accessReviewIds: [startedIds(t).id] } }),
  ...Object.fromEntries(
    ['GetCounts', 'GetMyWorkList'].map((name) => [
      `svc.api.accessreview.v1.RevocationService.${name}`,
      (): Asked => ({}),
    ]),
  ),
  ...Object.fromEntries(
    ['Complete', 'SetTicket', 'Release', 'Keep', 'Cancel'].map((name) => [
      `svc.api.accessreview.v1.RevocationService.${name}`,
      (): Asked => ({ body: { taskIds: ['1'], comment: 'x', ...(name === 'SetTicket' && { ticketId: 'x' }) } }),
    ]),
  ),
  'svc.api.task.v1.TaskService.CreateRevokeTask': (t) => ({
    body: { appId: t.app, appEntitlementId: t.entitlement, appUserId: t.account },
    status: 404,
  }),
  [`${REVIEW}Service.Close`]: (t) => ({ ids: startedIds(t), body: { closeDecision: 'CLOSE_DECISION_NO_ACTION' } }),
  'svc.api.accessreview.v1.ReviewerService.ListMyReviews': () => ({}),
  'svc.api.accessreview.v1.PendingDecisionService.Set': (t) => ({
    ids: startedIds(t),
    body: { decisions: [{ taskId: t.task, decision: 'DENY' }] },
  }),
  'svc.api.accessreview.v1.PendingDecisionService.SetByFilter': (t) => ({
    ids: startedIds(t),
    body: { decision: 'APPROVE', expectedCount: 0 },
  }),
  ...Object.fromEntries(
    [
      ...['Approve', 'ApproveWithStepUp', 'Deny', 'Comment', 'Reassign', 'Restart', 'HardReset', 'SkipStep', 'Close'],
      ...[
        'Remind',
        'ProcessNow',
        'EscalateToEmergencyAccess',
        'UpdateGrantDuration',
        'UpdateRequestData',
        'ListReassignees',
      ],
    ].map((name) => [
      `svc.api.task.v1.TaskActionsService.${name}`,
      (t: Things): Asked => ({ ids: taskIds(t), body: TASK_BODIES[name] ?? {} }),
    ]),
  ),
  'svc.api.task.v1.TaskActionsService.BulkReassign': (t) => ({
    ids: startedIds(t),
    body: { taskIds: [t.task], newStepUserIds: [t.user], comment: 'x' },
  }),
  'svc.api.task.v1.TaskService.Get': (t) => ({ ids: taskIds(t) }),
  'svc.api.task.v1.TaskService.GetWhy': (t) => ({ ids: taskIds(t) }),
  'svc.api.task.v1.TaskAudit.List': (t) => ({ body: { taskId: t.task }, status: 404 }),
  'svc.api.task.v1.TaskSearchService.Search': (t) => ({ body: { accessReviewIds: [t.started] } }),
  'svc.api.attribute.v1.Attributes.UpdateAttributeValue': (t) => ({ ids: { id: t.risk }, body: { value: 'Another' } }),
  'svc.api.attribute.v1.Attributes.UpdateRiskLevelAttributeValue': (t) => ({ ids: { id: t.risk }, body: { rank: 5 } }),
}
const REQUESTS: Record<string, (things: Things) => Asked> = {
  ...CAMPAIGN_REQUESTS,
  ...REVIEW_REQUESTS,
  [`${REVIEW}Service.AcknowledgeLeftOut`]: (t) => ({
    ids: campaignIds(t),
    body: { sourceId: t.source, syncId: t.sync, leftOutCount: '1' },
  }),
  [`${REVIEW}Service.List`]: () => ({}),
  [`${REVIEW}SearchService.Search`]: () => ({}),
  [`${REVIEW}SearchService.CountByState`]: () => ({}),
  [`${REVIEW}Validate.ValidateCEL`]: () => ({ body: { subject: 'USERS', text: 'true' } }),
  [`${REVIEW}Service.Create`]: (t) => ({
    body: { ownerIds: [t.user], policyId: t.policy, duplicateFrom: t.campaign },
    status: 400,
  }),
  'svc.api.audit.v1.AuditSearchService.Search': (t) => ({ body: { accessReviewIds: [t.campaign] } }),
  'svc.api.audit.v1.AuditService.GetChain': () => ({}),
  'svc.api.mail.v1.MailService.List': () => ({}),
  'svc.api.mail.v1.MailService.Get': (t) => ({ ids: { id: t.mail } }),
  'svc.api.mail.v1.MailService.GetPage': (t) => ({ ids: { id: t.mail } }),
  'svc.api.mail.v1.MailService.Retry': (t) => ({ ids: { id: t.mail } }),
  'svc.api.app.v1.AppEntitlementSearchService.CountGrantsByUser': (t) => ({ body: { userIds: [t.user] } }),
  'svc.api.accessconflict.v1.AccessConflictSearchService.SearchViolations': (t) => ({ body: { userIds: [t.user] } }),
  'svc.api.directory.v1.AccessData.GetTotals': () => ({}),
  'svc.api.directory.v1.AccessData.GetCoverage': () => ({}),
  'svc.api.demo.v1.DemoService.Get': () => ({}),
  // B has an app by now.
  'svc.api.demo.v1.DemoService.Load': () => ({ status: 409 }),
  'svc.api.directory.v1.Versions.ListUserVersions': (t) => ({ ids: { id: t.user } }),
  'svc.api.directory.v1.Versions.ListAppVersions': (t) => ({ ids: { id: t.app } }),
  'svc.api.directory.v1.Versions.ListAppResourceVersions': (t) => ({ ids: { id: t.resource } }),
  'svc.api.directory.v1.Versions.ListAppEntitlementVersions': (t) => ({ ids: { id: t.entitlement } }),
  'svc.api.directory.v1.Versions.ListAppUserVersions': (t) => ({ ids: { id: t.account } }),
  'svc.api.source.v1.SourceService.Create': () => ({ body: { displayName: 'Marker' } }),
  'svc.api.source.v1.SourceService.Get': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.Update': (t) => ({
    ids: { source_id: t.source },
    body: { source: { displayName: 'x' } },
  }),
  'svc.api.source.v1.SourceService.GetDeletePreview': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.Delete': (t) => ({ ids: { source_id: t.source }, body: { expectedGrantCount: 0 } }),
  'svc.api.source.v1.SourceService.List': () => ({}),
  'svc.api.source.v1.SyncService.Create': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SyncService.UploadFile': (t) => ({
    ids: { source_id: t.source, id: t.sync, file_name: 'users.csv' },
  }),
  'svc.api.source.v1.SyncService.UploadArchive': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Finish': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Cancel': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Get': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.List': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SyncService.ListFaults': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.user.v1.UserService.Get': (t) => ({ ids: { id: t.user } }),
  'svc.api.user.v1.UserSearch.SearchProfileAttributes': () => ({}),
  'svc.api.app.v1.AppUserService.SearchProfileAttributes': () => ({}),
  'svc.api.user.v1.UserSearch.Search': (t) => ({ body: { ids: [t.user] } }),
  'svc.api.iam.v1.PersonalClientService.Get': (t) => ({ ids: { id: t.credential } }),
  'svc.api.iam.v1.PersonalClientService.Update': (t) => ({
    ids: { id: t.credential },
    body: { client: { displayName: 'x' } },
  }),
  'svc.api.iam.v1.PersonalClientService.Delete': (t) => ({ ids: { id: t.credential } }),
  'svc.api.iam.v1.PersonalClientSearchService.Search': (t) => ({ body: { users: [{ id: t.user }] } }),
  'svc.api.auth.v1.SessionService.Revoke': (t) => ({ ids: { id: t.session } }),
  'svc.api.attribute.v1.Attributes.GetRiskLevelAttributeValue': (t) => ({ ids: { id: t.risk } }),
  'svc.api.attribute.v1.Attributes.DeleteRiskLevelAttributeValue': (t) => ({ ids: { id: t.risk } }),
  'svc.api.attribute.v1.Attributes.GetComplianceFrameworkAttributeValue': (t) => ({ ids: { id: t.framework } }),
  'svc.api.attribute.v1.Attributes.DeleteComplianceFrameworkAttributeValue': (t) => ({ ids: { id: t.framework } }),
  'svc.api.attribute.v1.Attributes.GetAttributeValue': (t) => ({ ids: { id: t.risk } }),
  'svc.api.attribute.v1.Attributes.DeleteAttributeValue': (t) => ({ ids: { id: t.risk } }),
  'svc.api.attribute.v1.AttributeSearch.SearchAttributeValues': (t) => ({ body: { ids: [t.risk] } }),
  'svc.api.user.v1.UserService.GetUserProfileTypes': (t) => ({ ids: { user_id: t.user } }),
  'svc.api.user.v1.UserService.GetDelegation': (t) => ({ ids: { user_id: t.user } }),
  'svc.api.user.v1.UserService.ListDelegates': (t) => ({ ids: { user_id: t.user } }),
  'svc.api.user.v1.UserService.SetOwnDelegation': (t) => ({ body: { delegatedUserId: t.user }, status: 400 }),
  'svc.api.iam.v1.UserRoles.Add': (t) => ({ ids: { user_id: t.user }, body: { roleId: 'basic_user' } }),
  'svc.api.iam.v1.UserRoles.Remove': (t) => ({ ids: { user_id: t.user, role_id: 'super_administrator' } }),
  'svc.api.user.v1.UserService.SetExpiringUserDelegationBindingByAdmin': (t) => ({ ids: { user_id: t.user } }),
  'svc.api.settings.v1.SignInService.Unlink': (t) => ({ body: { userId: t.user }, status: 404 }),
  'svc.api.accessreview.v1.SubmissionService.Sign': (t) => ({
    ids: { ...taskIds(t), ...startedIds(t) },
    body: { decisionsDigest: 'x', printedName: 'x' },
    status: 403,
  }),
  'svc.api.stepup.v1.StepUpProviderService.Get': (t) => ({ ids: { id: t.stepUpProvider } }),
  'svc.api.stepup.v1.StepUpProviderService.Update': (t) => ({ ids: { id: t.stepUpProvider } }),
  'svc.api.stepup.v1.StepUpProviderService.UpdateSecret': (t) => ({
    ids: { id: t.stepUpProvider },
    body: { clientSecret: 'x' },
  }),
  'svc.api.stepup.v1.StepUpProviderService.Delete': (t) => ({ ids: { id: t.stepUpProvider } }),
  'svc.api.stepup.v1.StepUpProviderService.Test': (t) => ({ ids: { id: t.stepUpProvider } }),
  'svc.api.stepup.v1.StepUpProviderService.Search': (t) => ({ body: { refs: [{ id: t.stepUpProvider }] } }),
  'svc.api.stepup.v1.StepUpTransactionService.Get': (t) => ({ ids: { id: t.stepUpTransaction } }),
  'svc.api.stepup.v1.StepUpTransactionService.Search': (t) => ({ body: { providerId: t.stepUpProvider } }),
  'svc.api.webhooks.v1.WebhooksService.Get': (t) => ({ ids: { id: t.webhook } }),
  'svc.api.webhooks.v1.WebhooksService.Update': (t) => ({ ids: { id: t.webhook } }),
  'svc.api.webhooks.v1.WebhooksService.Delete': (t) => ({ ids: { id: t.webhook } }),
  'svc.api.webhooks.v1.WebhooksService.Test': (t) => ({ ids: { id: t.webhook } }),
  'svc.api.webhooks.v1.WebhooksService.ListDeliveries': (t) => ({ ids: { id: t.webhook } }),
  'svc.api.webhooks.v1.WebhooksService.RetryDelivery': (t) => ({ ids: { id: t.webhook, delivery_id: t.delivery } }),
  'svc.api.webhooks.v1.WebhooksSearch.Search': (t) => ({ body: { refs: [{ id: t.webhook }] } }),
  'svc.api.accessconflict.v1.AccessConflictService.GetMonitor': (t) => ({ ids: { id: t.monitor } }),
  'svc.api.accessconflict.v1.AccessConflictService.UpdateMonitor': (t) => ({ ids: { id: t.monitor } }),
  'svc.api.accessconflict.v1.AccessConflictService.DeleteMonitor': (t) => ({ ids: { id: t.monitor } }),
  'svc.api.accessconflict.v1.AccessConflictSearchService.Search': (t) => ({ body: { ids: [t.monitor] } }),
  'svc.api.accessconflict.v1.AccessConflictService.ListViolations': (t) => ({ ids: { id: t.monitor } }),
  'svc.api.accessconflict.v1.AccessConflictService.ExemptViolation': (t) => ({
    ids: { id: t.monitor, violation_id: t.violation },
    body: { reason: 'x' },
  }),
  'svc.api.accessconflict.v1.AccessConflictService.UnexemptViolation': (t) => ({
    ids: { id: t.monitor, violation_id: t.violation },
  }),
  'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.ListAppEntitlementMonitorBindings': (t) => ({
    ids: { id: t.monitor },
  }),
  'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.CreateAppEntitlementMonitorBinding': (t) => ({
    body: bindingOf(t),
    status: 400,
  }),
  'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.GetAppEntitlementMonitorBinding': (t) => ({
    body: bindingOf(t),
    status: 404,
  }),
  'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.DeleteAppEntitlementMonitorBinding': (t) => ({
    body: bindingOf(t),
    status: 404,
  }),
  'svc.api.policy.v1.Policies.Get': (t) => ({ ids: { id: t.policy } }),
  'svc.api.policy.v1.Policies.Update': (t) => ({ ids: { id: t.policy }, body: { policy: { displayName: 'x' } } }),
  'svc.api.policy.v1.Policies.Delete': (t) => ({ ids: { id: t.policy } }),
  'svc.api.policy.v1.PolicySearch.Search': (t) => ({ body: { refs: [{ id: t.policy }], includeDeleted: true } }),
  'svc.api.policy.v1.PolicySearch.CountUses': (t) => ({ body: { policyIds: [t.policy] } }),
  'svc.api.policy.v1.PolicyValidate.Try': (t) => ({
    body: {
      policySteps: { certify: { steps: [{ approval: { manager: {} } }] } },
      ...{ appId: t.app, appEntitlementId: t.entitlement, appUserId: t.account },
    },
    status: 404,
  }),
  'svc.api.accessconflict.v1.AccessConflictSearchService.CountViolations': (t) => ({
    body: { monitorIds: [t.monitor] },
  }),
  'svc.api.accessconflict.v1.AccessConflictSearchService.Preview': (t) => ({
    body: { groupA: entitlementRefs(t), groupB: [], negateGroupB: true },
  }),
  'svc.api.attribute.v1.AttributeSearch.CountUses': (t) => ({ body: { ids: [t.risk] } }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchUntagged': (t) => ({
    body: { attributeTypeId: 'risk_level', appIds: [t.app] },
  }),
  'svc.api.policy.v1.Policies.Create': (t) => ({ body: policyOf(t), status: 400 }),
  'svc.api.directory.v1.AccessProfiles.Get': (t) => ({ ids: { id: t.accessProfile } }),
  'svc.api.directory.v1.AccessProfiles.Update': (t) => ({ ids: { id: t.accessProfile } }),
  'svc.api.directory.v1.AccessProfiles.Delete': (t) => ({ ids: { id: t.accessProfile } }),
  'svc.api.directory.v1.AccessProfileSearch.Search': (t) => ({ body: { ids: [t.accessProfile] } }),
  'svc.api.app.v1.Apps.Get': (t) => ({ ids: { id: t.app } }),
  'svc.api.app.v1.Apps.Update': (t) => ({ ids: { id: t.app }, body: { app: { displayName: 'x' } } }),
  'svc.api.app.v1.Apps.Delete': (t) => ({ ids: { id: t.app } }),
  'svc.api.app.v1.AppSearch.Search': (t) => ({ body: { appIds: [t.app] } }),
  'svc.api.app.v1.AppSearch.SearchUserOwnership': (t) => ({ body: { userId: t.user } }),
  'svc.api.app.v1.AppOwners.Add': (t) => ({ ids: { app_id: t.app, user_id: t.user } }),
  'svc.api.app.v1.AppOwners.Remove': (t) => ({ ids: { app_id: t.app, user_id: t.user } }),
  'svc.api.app.v1.AppOwners.Delete': (t) => ({ ids: { app_id: t.app }, body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppOwners.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppOwners.ListOwnerIDs': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppOwners.Set': (t) => ({ ids: { app_id: t.app }, body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppUserService.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppUserService.ListAppUsersForUser': (t) => ({ ids: { app_id: t.app, user_id: t.user } }),
  'svc.api.app.v1.AppUserService.Search': (t) => ({ body: { appUserIds: [t.account] } }),
  'svc.api.app.v1.AppUserService.Update': (t) => ({ ids: { app_user_app_id: t.app, app_user_id: t.account } }),
  'svc.api.app.v1.AppEntitlements.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppEntitlements.Create': (t) => ({ ids: { app_id: t.app }, body: { displayName: 'x' } }),
  'svc.api.app.v1.AppEntitlements.Get': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlements.Update': (t) => ({
    ids: entitlementIds(t),
    body: { entitlement: { displayName: 'x' } },
  }),
  'svc.api.app.v1.AppEntitlements.Delete': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlements.AddManuallyManagedMembers': (t) => ({
    ids: entitlementIds(t),
    body: { userIds: [t.user] },
  }),
  'svc.api.app.v1.AppEntitlements.ListForAppResource': (t) => ({
    ids: { ...resourceIds(t), app_resource_id: t.resource },
  }),
  'svc.api.app.v1.AppEntitlements.ListForAppUser': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlements.ListUsers': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.Add': (t) => ({ ids: entitlementIds(t), body: { userId: t.user } }),
  'svc.api.app.v1.AppEntitlementOwners.Remove': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.Delete': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.List': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.ListOwnerIDs': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.Set': (t) => ({ ids: entitlementIds(t), body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppEntitlementSearchService.Search': (t) => ({
    body: { refs: entitlementRefs(t), includeDeleted: true },
  }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsForAppUser': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchGrants': (t) => ({
    body: { entitlementRefs: entitlementRefs(t), appUserIds: [t.account] },
  }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchResourceGrants': (t) => ({
    body: { entitlementRefs: entitlementRefs(t), holderResourceIds: [t.resource] },
  }),
  'svc.api.app.v1.AppEntitlementSearchService.CountGrantsForUserByApp': (t) => ({ body: { userId: t.user } }),
  'svc.api.app.v1.AppEntitlementUserBindingService.ListAppUsersForIdentityWithGrant': (t) => ({
    ids: entitlementIds(t),
  }),
  'svc.api.app.v1.AppEntitlementUserBindingService.UpdateGrantDuration': (t) => ({
    ids: entitlementIds(t),
    body: { newDeprovisionAt: '2100-01-01T00:00:00Z' },
  }),
  'svc.api.app.v1.AppEntitlementUserBindingService.RemoveGrantDuration': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementUserBindingService.SearchGrantFeed': (t) => ({
    body: { appEntitlementRefs: entitlementRefs(t), userRefs: [{ id: t.user }] },
  }),
  'svc.api.app.v1.AppEntitlementUserBindingService.SearchPastGrants': (t) => ({
    body: { appUserRefs: [{ appId: t.app, id: t.account }] },
  }),
  'svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements': () => ({
    body: { query: 'Marker', includeDeleted: true },
  }),
  'svc.api.app.v1.AppUserService.ListOwnedServiceAccounts': () => ({}),
  'svc.api.app.v1.AppResourceTypeService.Get': (t) => ({ ids: { app_id: t.app, id: t.resourceType } }),
  'svc.api.app.v1.AppResourceTypeService.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppResourceTypeService.CreateManuallyManagedResourceType': (t) => ({
    ids: { app_id: t.app },
    body: { displayName: 'x', resourceType: 'GROUP' },
  }),
  'svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType': (t) => ({
    ids: { app_id: t.app, id: t.resourceType },
    body: { appResourceType: { displayName: 'x' } },
  }),
  'svc.api.app.v1.AppResourceTypeService.DeleteManuallyManagedResourceType': (t) => ({
    ids: { app_id: t.app, id: t.resourceType },
  }),
  'svc.api.app.v1.AppResourceSearch.SearchAppResourceTypes': (t) => ({ body: { appIds: [t.app] } }),
  'svc.api.app.v1.AppResourceSearch.SearchAppResources': (t) => ({ body: { resourceIds: [t.resource] } }),
  'svc.api.app.v1.AppResourceService.Get': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceService.List': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource': (t) => ({
    ids: resourceIds(t),
    body: { displayName: 'x' },
  }),
  'svc.api.app.v1.AppResourceService.Update': (t) => ({
    ids: resourceIds(t),
    body: { appResource: { displayName: 'x' } },
  }),
  'svc.api.app.v1.AppResourceService.DeleteManuallyManagedAppResource': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.Add': (t) => ({ ids: resourceIds(t), body: { userId: t.user } }),
  'svc.api.app.v1.AppResourceOwners.Remove': (t) => ({ ids: resourceIds(t), body: { userId: t.user } }),
  'svc.api.app.v1.AppResourceOwners.Delete': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.List': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.ListOwnerIDs': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.Set': (t) => ({ ids: resourceIds(t), body: { userIds: [t.user] } }),
  // The lists and what has no reference to anything: tenant B must not see a word of tenant A in them.
  'svc.api.auth.v1.Auth.Introspect': () => ({}),
  'svc.api.auth.v1.SessionService.List': () => ({}),
  'svc.api.auth.v1.SessionService.RevokeOthers': () => ({}),
  'svc.api.user.v1.UserService.Introspect': () => ({}),
  'svc.api.user.v1.UserService.List': () => ({}),
  'svc.api.iam.v1.PersonalClientService.List': () => ({}),
  'svc.api.iam.v1.PersonalClientService.Create': () => ({ body: { displayName: 'x' } }),
  'svc.api.app.v1.Apps.List': () => ({}),
  'svc.api.app.v1.Apps.Create': () => ({ body: { displayName: 'Marker' } }),
  'svc.api.attribute.v1.Attributes.ListRiskLevels': () => ({}),
  'svc.api.attribute.v1.Attributes.ListComplianceFrameworks': () => ({}),
  'svc.api.attribute.v1.Attributes.CreateRiskLevelAttributeValue': () => ({ body: { value: 'Marker' } }),
  'svc.api.attribute.v1.Attributes.CreateComplianceFrameworkAttributeValue': () => ({ body: { value: 'Marker' } }),
  'svc.api.attribute.v1.Attributes.CreateAttributeValue': () => ({
    body: { attributeTypeId: 'risk_level', value: 'Marker of any type' },
  }),
  'svc.api.webhooks.v1.WebhooksService.List': () => ({}),
  'svc.api.stepup.v1.StepUpProviderService.List': () => ({}),
  'svc.api.stepup.v1.StepUpProviderService.Create': () => ({
    body: { displayName: 'Own', issuerUrl: 'https://login.example.com', clientId: 'x', oauth2: {} },
  }),
  'svc.api.webhooks.v1.WebhooksService.Create': () => ({
    body: { displayName: 'Marker', url: 'https://hooks.example.com/' },
  }),
  'svc.api.accessconflict.v1.AccessConflictService.ListMonitors': () => ({}),
  'svc.api.accessconflict.v1.AccessConflictService.CreateMonitor': () => ({ body: { displayName: 'Marker' } }),
  'svc.api.policy.v1.Policies.List': () => ({}),
  'svc.api.policy.v1.PolicyValidate.ValidateCEL': () => ({ body: { text: 'true' } }),
  'svc.api.directory.v1.AccessProfiles.List': () => ({}),
  'svc.api.directory.v1.AccessProfiles.Create': () => ({ body: { displayName: 'Marker' } }),
  'svc.api.settings.v1.SettingsService.Get': () => ({}),
  'svc.api.settings.v1.SettingsService.Update': () => ({ body: { highRiskRank: 20 } }),
  'svc.api.settings.v1.SignInService.Get': () => ({}),
  'svc.api.settings.v1.SignInService.Update': () => ({ body: { displayName: 'Of B' } }),
  'svc.api.directory.v1.TrustedDomains.List': () => ({}),
  'svc.api.directory.v1.TrustedDomains.Set': () => ({ body: { domains: ['b.example.com'] } }),
  // Built in, the same for everybody; the id is not of any tenant.
  'svc.api.attribute.v1.Attributes.ListAttributeTypes': () => ({}),
  'svc.api.attribute.v1.Attributes.ListAttributeValues': () => ({ ids: { attribute_type_id: 'nothing' } }),
  'svc.api.iam.v1.Roles.Update': () => ({ ids: { role_id: 'nobody' } }),
  'svc.api.iam.v1.Roles.List': () => ({}),
  'svc.api.iam.v1.Permissions.List': () => ({}),
  'svc.api.iam.v1.Roles.Get': () => ({ ids: { role_id: 'nobody' } }),
}

it('every operation is accounted for here (TEN-002)', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(operations.map(({ id }) => id).sort())
})

/** A started campaign about all access, with a submission of the only reviewer. */
async function startCampaign(server: TestServer, tenantId: TenantId, userId: string) {
  const call = async (path: string, body: object) => (await server.call('POST', `/api/v1${path}`, { body })).body
  const steps = [{ approval: { users: { userIds: [userId], allowSelfApproval: true } } }]
  const policyType = 'POLICY_TYPE_CERTIFY'
  const policy = await call('/policies', { displayName: 'x', policyType, policySteps: { certify: { steps } } })
  const body = { displayName: 'Marker', ownerIds: [userId], policyId: policy.policy.id }
  const scopeV2 = { appSelectionCriteria: {} }
  const started: string = (await call('/access_review', { ...body, scopeV2 })).accessReview.accessReview.id
  await prepareByHand(server.database, tenantId, started)
  await startByHand(server.database, tenantId, started)
  const { list } = await call('/search/tasks', { accessReviewIds: [started] })
  const task: string = list[0].task.id
  await call(`/access_review/${started}/pending_decisions`, { decisions: [{ taskId: task, decision: 'DENY' }] })
  const submission: string = (await call(`/access_review/${started}/submissions`, {})).submission.id
  const row = await server.database.tx((tx) =>
    tx.first<{ key: string; at: Date }>(sql`
      insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, state)
      values (${tenantId}, 'KICKOFF', ${userId}, ${started}, 'one', 'FAILED')
      returning outbox_key::text as key, created_at as at`),
  )
  const mail = mailId(row?.at ?? new Date(), row?.key ?? '0')
  return { started, task, submission, mail, number: list[0].task.numericId as string }
}

describe('two tenants on one server', async () => {
  const server = await useServer(API_ENGINE)
  const [a] = await server.database.read(listTenants)
  if (!a) throw new Error('no tenant')
  const admin = (await server.call('GET', '/api/v1/auth/introspect')).body.userId as string
  const newValue = async (kind: string) =>
    (await server.call('POST', `/api/v1/attributes/${kind}`, { body: { value: 'Marker' } })).body.value.id
  const make = async (path: string, body: object) => (await server.call('POST', path, { body })).body
  const app = (await make('/api/v1/apps', { displayName: 'Marker', owners: [admin] })).app.id
  const types = `/api/v1/apps/${app}/resource_types`
  const resourceType = (await make(types, { displayName: 'Marker', resourceType: 'GROUP' })).appResourceType.id
  const resource = (await make(`${types}/${resourceType}/resources`, { displayName: 'Marker' })).appResource.id
  const newEntitlement = await make(`/api/v1/apps/${app}/entitlements`, { displayName: 'Marker' })
  const itsPath = `/api/v1/apps/${app}/entitlements/${newEntitlement.appEntitlementView.appEntitlement.id}`
  await make(`${itsPath}/add-manual-user`, { userIds: [admin] })
  const members = (await server.call('GET', `${itsPath}/users`)).body
  const accept = { certify: { steps: [{ accept: {} }] } }
  const newPolicy = { displayName: 'Marker', policyType: 'POLICY_TYPE_CERTIFY', policySteps: accept }
  const source = (await make('/api/v1/sources', { displayName: 'Marker' })).source.id
  const campaign = (await make('/api/v1/access_review', { displayName: 'Marker', ownerIds: [admin] })).accessReview
  const { number, ...started } = await startCampaign(server, a.id, admin)
  const hook = { displayName: 'Marker', url: 'https://hooks.example.com/' }
  const webhook = (await make('/api/v1/webhooks', hook)).webhook.id
  const login = { displayName: 'Marker', issuerUrl: 'https://login.example.com', clientId: 'x', oauth2: {} }
  const stepUpProvider = (await make('/api/v1/step-up/providers', login)).stepUpProvider.id
  const { redirectUrl } = await make(`/api/v1/step-up/providers/${stepUpProvider}/test`, {})
  const things: Things = {
    ...started,
    stepUpProvider,
    stepUpTransaction: new URL(redirectUrl).searchParams.get('transaction') ?? '',
    webhook,
    delivery: (await make(`/api/v1/webhooks/${webhook}/test`, {})).webhook.id,
    campaign: campaign.accessReview.id,
    source,
    sync: (await make(`/api/v1/sources/${source}/syncs`, {})).sync.id,
    policy: (await make('/api/v1/policies', newPolicy)).policy.id,
    app,
    resourceType,
    resource,
    entitlement: newEntitlement.appEntitlementView.appEntitlement.id,
    account: members.list[0].appUserId,
    user: admin,
    credential: (await server.call('GET', '/api/v1/iam/personal_clients')).body.list[0].id,
    session: newId(),
    risk: await newValue('risk_levels'),
    framework: await newValue('compliance_frameworks'),
    monitor: (await server.call('POST', '/api/v1/accessconflict', { body: { displayName: 'Marker' } })).body.id,
    monitorApp: newId(),
    monitorEntitlement: newId(),
    violation: newId(),
    accessProfile: (await server.call('POST', '/api/v1/access_profiles', { body: { displayName: 'Marker' } })).body
      .accessProfile.id,
  }
  const port = new URL(server.url).port
  const host = `b.localhost:${port}`
  const b = await server.database.tx(async (tx) => {
    await tx.rows(sql`insert into sessions (tenant_id, session_id, token_hash, user_id, expires_at)
      values (${a.id}, ${things.session}, 'x', ${admin}, now() + interval '1 hour')`)
    await tx.rows(sql`insert into entitlement_versions (tenant_id, app_id, entitlement_id, display_name)
      values (${a.id}, ${things.monitorApp}, ${things.monitorEntitlement}, 'Marker')`)
    await tx.rows(sql`insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
      values (${a.id}, ${things.monitor}, 'ENTITLEMENT_GROUP_A', ${things.monitorEntitlement})`)
    await tx.rows(sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id)
      values (${a.id}, ${things.violation}, ${things.monitor}, ${admin})`)
    const tenant = await createTenant(tx, host, 'B')
    if (!tenant) throw new Error('no tenant')
    const user = { id: newId(), email: 'admin@example.com', displayName: 'B', roles: ['super_administrator'] }
    await insertUser(tx, tenant.id, user)
    const limits = { allowedCidrs: [], scopedRoles: [] }
    const credential = await createCredential(tx, tenant, 'recert', {
      userId: user.id,
      displayName: 'B',
      lifespan: 'never',
      ...limits,
    })
    noteSecret(credential.clientSecret)
    return { ...tenant, ...credential }
  })
  const aHost = new URL(server.url).host

  /** fetch does not let a Host header be set, so this goes by hand. */
  const ask = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, method, path, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (reply) => {
          let text = ''
          reply.on('data', (data) => {
            text += data
          })
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  const tokenAt = async (at: string, clientId: string, clientSecret: string) => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const reply = await ask(
      'POST',
      '/auth/v1/token',
      { host: at, 'content-type': 'application/x-www-form-urlencoded' },
      form.toString(),
    )
    return { status: reply.status, token: (JSON.parse(reply.text) as { access_token?: string }).access_token ?? '' }
  }
  // A running server learns of a new tenant within five seconds.
  let bToken = ''
  while (bToken === '') bToken = (await tokenAt(host, b.clientId, b.clientSecret)).token
  noteSecret(bToken)
  const aToken = await fetchToken(server.url, server.clientId, server.clientSecret)
  const call = (token: string, at: string, method: string, path: string, body?: unknown) =>
    ask(
      method,
      path,
      { host: at, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body === undefined ? undefined : JSON.stringify(body),
    )

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s as B shows nothing of A (TEN-002, TEN-003, TEN-004, REV-076)',
    async (id, operation) => {
      const { ids = {}, body, status } = REQUESTS[id]?.(things) ?? {}
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
      const countA = () =>
        server.database.read(
          async (r) =>
            (await r.first<{ n: number }>(sql`select count(*)::int as n from audit_entries where tenant_id = ${a.id}`))
              ?.n,
        )
      const before = await countA()
      const reply = await call(
        bToken,
        host,
        operation.method,
        path,
        operation.method === 'GET' ? undefined : (body ?? {}),
      )
      expect(reply.status).toBe(status ?? (Object.keys(ids).length > 0 ? 404 : 200))
      for (const foreign of [a.id, ...Object.values(things), server.clientId]) expect(reply.text).not.toContain(foreign)
      expect(await countA()).toBe(before)
    },
  )

  it('a task of A has no number at B: it is answered as one that is not there (REV-076)', async () => {
    for (const action of ['', '/why', '/reassignees']) {
      const replies = await Promise.all(
        [things.task, number, '987654321'].map((id) => call(bToken, host, 'GET', `/api/v1/tasks/${id}${action}`)),
      )
      const bodies = replies.map(({ status, text }) => [status, JSON.parse(text).message])
      expect(bodies).toEqual([bodies[2], bodies[2], bodies[2]])
      expect(bodies[2]?.[0]).toBe(404)
    }
  })

  it('the same name is free in both, and the same e-mail address (TEN-007)', async () => {
    const reply = await call(bToken, host, 'POST', '/api/v1/attributes/risk_levels', { value: 'Only in B' })
    expect(reply.status).toBe(200)
    expect((await call(aToken, aHost, 'POST', '/api/v1/attributes/risk_levels', { value: 'Only in B' })).status).toBe(
      200,
    )
  })

  it('a token counts at its own tenant’s host only, however the host is given (TEN-008, AUTH-157)', async () => {
    const path = '/api/v1/auth/introspect'
    expect((await call(aToken, aHost, 'GET', path)).status).toBe(200)
    expect((await call(aToken, host, 'GET', path)).status).toBe(401)
    expect((await call(bToken, aHost, 'GET', path)).status).toBe(401)
    expect([400, 404]).toContain((await call(aToken, `http://${host}`, 'GET', path)).status)
    const forwarded = { host: aHost, 'x-forwarded-host': host, authorization: `Bearer ${bToken}` }
    expect((await ask('GET', path, forwarded)).status).toBe(401)
    expect((await ask('GET', `http://${host}${path}`, { host: aHost, authorization: `Bearer ${aToken}` })).status).toBe(
      400,
    )
    expect((await call(aToken, 'unknown.example.com', 'GET', path)).status).toBe(404)
  })

  it('a client of one gets no token at the other’s host (AUTH-032)', async () => {
    expect((await tokenAt(aHost, b.clientId, b.clientSecret)).status).toBe(401)
    expect((await tokenAt(host, server.clientId, server.clientSecret)).status).toBe(401)
  })
})
