import { APP_REQUESTS, entitlementRefs } from './app-requests.ts'
import { CAMPAIGN_REQUESTS, campaignIds, REVIEW, REVIEW_REQUESTS, startedIds, taskIds } from './review-requests.ts'
import { SOURCE_REQUESTS } from './source-requests.ts'
import type { Asked, Things } from './things.ts'

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

/** For each operation with an id in its path or references in its body: a request for things of tenant A. */
export const REQUESTS: Record<string, (things: Things) => Asked> = {
  ...CAMPAIGN_REQUESTS,
  ...APP_REQUESTS,
  ...SOURCE_REQUESTS,
  ...REVIEW_REQUESTS,
  [`${REVIEW}Service.AcknowledgeLeftOut`]: (t) => ({
    ids: campaignIds(t),
    body: { sourceId: t.source, syncId: t.sync, leftOutCount: '1' },
  }),
  [`${REVIEW}Service.List`]: () => ({}),
  [`${REVIEW}SearchService.Search`]: () => ({}),
  [`${REVIEW}SearchService.CountByState`]: () => ({}),
  [`${REVIEW}Validate.ValidateCEL`]: () => ({ body: { subject: 'USERS', text: 'true' } }),
  [`${REVIEW}Validate.GetInheritance`]: (t) => ({ body: { resourceIds: [t.resource] } }),
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
  'svc.api.mail.v1.MailService.GetServer': () => ({}),
  'svc.api.mail.v1.MailService.SendTest': () => ({}),
  'svc.api.accessconflict.v1.AccessConflictSearchService.SearchViolations': (t) => ({ body: { userIds: [t.user] } }),
  'svc.api.directory.v1.AccessData.GetTotals': () => ({}),
  'svc.api.directory.v1.AccessData.GetCoverage': () => ({}),
  'svc.api.demo.v1.DemoService.Get': () => ({}),
  // B has an app by now.
  'svc.api.demo.v1.DemoService.Load': () => ({ status: 409 }),
  'svc.api.demo.v1.DemoService.Remove': () => ({ status: 409 }),
  'svc.api.directory.v1.Versions.ListUserVersions': (t) => ({ ids: { id: t.user } }),
  'svc.api.directory.v1.Versions.ListAppVersions': (t) => ({ ids: { id: t.app } }),
  'svc.api.directory.v1.Versions.ListAppResourceVersions': (t) => ({ ids: { id: t.resource } }),
  'svc.api.directory.v1.Versions.ListAppEntitlementVersions': (t) => ({ ids: { id: t.entitlement } }),
  'svc.api.directory.v1.Versions.ListAppUserVersions': (t) => ({ ids: { id: t.account } }),
  'svc.api.user.v1.UserService.Get': (t) => ({ ids: { id: t.user } }),
  'svc.api.user.v1.UserSearch.SearchProfileAttributes': () => ({}),
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
  'svc.api.policy.v1.Policies.Create': (t) => ({ body: policyOf(t), status: 400 }),
  'svc.api.directory.v1.AccessProfiles.Get': (t) => ({ ids: { id: t.accessProfile } }),
  'svc.api.directory.v1.AccessProfiles.Update': (t) => ({ ids: { id: t.accessProfile } }),
  'svc.api.directory.v1.AccessProfiles.Delete': (t) => ({ ids: { id: t.accessProfile } }),
  'svc.api.directory.v1.AccessProfileSearch.Search': (t) => ({ body: { ids: [t.accessProfile] } }),
  'svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements': () => ({
    body: { query: 'Marker', includeDeleted: true },
  }),
  // The lists and what has no reference to anything: tenant B must not see a word of tenant A in them.
  'svc.api.auth.v1.Auth.Introspect': () => ({}),
  'svc.api.auth.v1.SessionService.List': () => ({}),
  'svc.api.auth.v1.SessionService.RevokeOthers': () => ({}),
  'svc.api.user.v1.UserService.Introspect': () => ({}),
  'svc.api.user.v1.UserService.List': () => ({}),
  'svc.api.iam.v1.PersonalClientService.List': () => ({}),
  'svc.api.iam.v1.PersonalClientService.Create': () => ({ body: { displayName: 'x' } }),
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
