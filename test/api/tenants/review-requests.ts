import type { Asked, Things } from './things.ts'

export const startedIds = (t: Things) => ({ id: t.started, access_review_id: t.started })
export const campaignIds = (t: Things) => ({ id: t.campaign, access_review_id: t.campaign, item_id: t.campaign })
export const REVIEW = 'svc.api.accessreview.v1.AccessReview'
const SETUPS = [
  'ScopeByResourceType',
  'ExcludedEntitlements',
  'ExcludedResourceTypes',
  'Resources',
  'ScopeRoles',
  'AccessConflicts',
]
/** Operations on a campaign of A. */
export const CAMPAIGN_REQUESTS = Object.fromEntries(
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
export const taskIds = (t: Things) => ({ id: t.task, task_id: t.task, submission_id: t.submission })
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
export const REVIEW_REQUESTS: Record<string, (things: Things) => Asked> = {
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
      ...['GetMyReview', 'NoteVisit', 'SearchMyTasks', 'GetOutline', 'ListChanges'].map(
        (name) => `ReviewerService.${name}`,
      ),
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
