import { countOf } from '../values/format.ts'

/** An audit entry, as the server sends it. */
export interface AuditEntry {
  id: string
  at: string
  actorUserId: string
  actorDisplayName: string
  principalId: string
  operation: string
  outcome: 'AUDIT_OUTCOME_DONE' | 'AUDIT_OUTCOME_DENIED' | 'AUDIT_OUTCOME_REFUSED' | (string & {})
  targetId: string
  targetDisplayName: string
  detail: Record<string, unknown>
  requestId: string
  address: string
  accessReviewId: string
  accessReviewDisplayName: string
  isSealed: boolean
}

/** The first words of what was done, and of what was to be done. */
const VERBS: Record<string, string> = {
  added: 'add',
  cancelled: 'cancel',
  changed: 'change',
  closed: 'close',
  created: 'create',
  deleted: 'delete',
  ended: 'end',
  exempted: 'exempt',
  loaded: 'load',
  marked: 'mark',
  prepared: 'prepare',
  reassigned: 'reassign',
  reminded: 'remind',
  removed: 'remove',
  restarted: 'restart',
  sent: 'send',
  set: 'set',
  signed: 'sign',
  started: 'start',
  submitted: 'submit',
  tested: 'test',
  used: 'use',
}

/**
 * What an operation does, as "done" and as "to do", or only as "done" where one of the verbs is all that differs. `%`
 * stands for the name of what it is about.
 */
const DEEDS: Record<string, string | readonly [done: string, to: string]> = {
  'auth.sign_in': 'signed in',
  'accessreview.v1.ReviewerService.NoteVisit': ['opened the review %', 'open the review %'],
  'auth.ask_sign_in_link': ['asked for a sign-in link', 'ask for a sign-in link'],
  'auth.sign_out': 'signed out',
  'auth.token': ['got an access token', 'get an access token'],
  'auth.bearer': 'used an access token',
  'auth.first_start': 'created the tenant',
  'auth.host_changed': 'changed the host of the tenant',
  'cli.credential.create': 'created a credential by a command',
  'cli.credential.delete': 'deleted a credential by a command',
  'cli.tenant.create': 'created the tenant by a command',
  'cli.user.create': 'added % by a command',
  'cli.user.update': 'changed % by a command',
  'cli.user.sign_in_link': ['made a sign-in link for % by a command', 'make a sign-in link for % by a command'],
  'demo.v1.DemoService.Load': 'loaded the demo company',
  'demo.v1.DemoService.Remove': 'removed the demo company',
  'auth.device_login': 'signed a command line in',
  'auth.step_up': ['confirmed their identity', 'confirm their identity'],
  'cli.secrets.rotate': 'changed the secret key by a command',
  'cli.secrets.new_signing_key': 'created a signing key by a command',
  'removal.notice': 'sent a notice about removals',
  'review.webhook_answer': ['took the answer of a webhook', 'take the answer of a webhook'],
  'scim.bearer': 'used a SCIM token',
  'source.sync': ['applied an import', 'apply an import'],
  'source.delete': ['finished deleting a source', 'delete a source'],
  'campaign.prepare': 'prepared %',
  'campaign.reset_policies': 'changed the policies of %',
  'campaign.close': 'closed %',
  'campaign.schedule': ['followed the schedule of %', 'follow the schedule of %'],
  'review.start': 'started %',
  'auth.v1.SessionService.Revoke': 'ended a session',
  'iam.v1.PersonalClientService.Create': 'created a credential',
  'iam.v1.PersonalClientService.Update': 'changed a credential',
  'iam.v1.PersonalClientService.Delete': 'deleted a credential',
  'iam.v1.Roles.Update': 'changed a role',
  'iam.v1.UserRoles.Add': ['gave % a role', 'give % a role'],
  'iam.v1.UserRoles.Remove': ['took a role from %', 'take a role from %'],
  'user.v1.UserService.SetExpiringUserDelegationBindingByAdmin': 'set who stands in for %',
  'user.v1.UserService.SetOwnDelegation': 'set their own stand-in',
  'mail.v1.MailService.Retry': 'sent a mail again',
  'mail.v1.MailService.SendTest': 'sent a test mail',
  'settings.v1.SettingsService.Update': 'changed the settings of the tenant',
  'settings.v1.SignInService.Update': 'changed single sign-on',
  'settings.v1.SignInService.Unlink': ['unlinked % from single sign-on', 'unlink a person from single sign-on'],
  'stepup.v1.StepUpProviderService.Create': 'added a step-up provider',
  'stepup.v1.StepUpProviderService.Update': 'changed a step-up provider',
  'stepup.v1.StepUpProviderService.Delete': 'deleted a step-up provider',
  'stepup.v1.StepUpProviderService.Test': 'tested a step-up provider',
  'webhooks.v1.WebhooksService.Create': 'added a webhook',
  'webhooks.v1.WebhooksService.Update': 'changed a webhook',
  'webhooks.v1.WebhooksService.Delete': 'deleted a webhook',
  'webhooks.v1.WebhooksService.RetryDelivery': 'sent a webhook again',
  'webhooks.v1.WebhooksService.Test': 'tested a webhook',
  'webhooks.v1.WebhooksCallback.Receive': ['answered a webhook', 'answer a webhook'],
  'app.v1.Apps.Create': ['added the app %', 'add an app'],
  'app.v1.Apps.Update': 'changed the app %',
  'app.v1.Apps.Delete': 'removed the app %',
  'app.v1.AppOwners': 'changed the owners of %',
  'app.v1.AppResourceService.Create': ['added the resource %', 'add a resource'],
  'app.v1.AppResourceService.Update': 'changed the resource %',
  'app.v1.AppResourceService.Delete': 'removed the resource %',
  'app.v1.AppResourceTypeService.Create': 'added a resource type',
  'app.v1.AppResourceTypeService.Update': 'changed a resource type',
  'app.v1.AppResourceTypeService.Delete': 'removed a resource type',
  'app.v1.AppResourceOwners': 'changed the owners of %',
  'app.v1.AppEntitlements.Create': ['added the entitlement %', 'add an entitlement'],
  'app.v1.AppEntitlements.Update': 'changed the entitlement %',
  'app.v1.AppEntitlements.Delete': 'removed the entitlement %',
  'app.v1.AppEntitlements.AddManuallyManagedMembers': ['gave people %', 'give people %'],
  'app.v1.AppEntitlementOwners': 'changed the owners of %',
  'app.v1.AppUserService.Update': 'changed the type of the account %',
  'app.v1.AppEntitlementUserBindingService': 'changed when a grant of % ends',
  'policy.v1.Policies.Create': 'added a policy',
  'policy.v1.Policies.Update': 'changed a policy',
  'policy.v1.Policies.Delete': 'deleted a policy',
  'accessconflict.v1.AccessConflictService.CreateMonitor': ['added the monitor %', 'add a monitor'],
  'accessconflict.v1.AccessConflictService.UpdateMonitor': 'changed the monitor %',
  'accessconflict.v1.AccessConflictService.DeleteMonitor': 'deleted the monitor %',
  'accessconflict.v1.AccessConflictService.ExemptViolation': 'exempted a violation',
  'accessconflict.v1.AccessConflictService.UnexemptViolation': 'ended an exemption',
  'accessconflict.v1.AppEntitlementMonitorBindingService': 'changed the entitlements of the monitor %',
  'attribute.v1.Attributes.Create': 'added a tag',
  'attribute.v1.Attributes.Update': 'changed the rank of a risk level',
  'attribute.v1.Attributes.Delete': 'removed a tag',
  'directory.v1.AccessProfiles.Create': 'added an access profile',
  'directory.v1.AccessProfiles.Update': 'changed an access profile',
  'directory.v1.AccessProfiles.Delete': 'deleted an access profile',
  'directory.v1.TrustedDomains.Set': 'changed the trusted domains',
  'source.v1.SourceService.Create': 'added a source',
  'source.v1.SourceService.Update': 'changed a source',
  'source.v1.SourceService.Delete': ['asked to delete a source', 'delete a source'],
  'source.v1.SourceService.PutMapping': 'changed the mapping of a source',
  'source.v1.SourceService.PutLinks': ['said who people in a source are', 'say who people in a source are'],
  'source.v1.SourceService.PutDifferentNames': 'marked names in a source as different',
  'source.v1.ScimTokenService.Create': 'created a SCIM token',
  'source.v1.ScimTokenService.Delete': 'deleted a SCIM token',
  'source.v1.SyncService.PutMapping': 'changed the columns of an import',
  'source.v1.SyncService.Apply': ['asked to apply an import', 'apply an import'],
  'source.v1.SyncService.Create': ['began an import', 'begin an import'],
  'source.v1.SyncService.Upload': ['uploaded files of an import', 'upload files of an import'],
  'source.v1.SyncService.Finish': ['asked to apply an import', 'apply an import'],
  'source.v1.SyncService.Cancel': 'cancelled an import',
  'accessreview.v1.AccessReviewService.Create': ['created the campaign %', 'create a campaign'],
  'accessreview.v1.AccessReviewService.Update': 'changed the campaign %',
  'accessreview.v1.AccessReviewService.Delete': 'deleted the campaign %',
  'accessreview.v1.AccessReviewService.Prepare': ['asked to prepare %', 'prepare %'],
  'accessreview.v1.AccessReviewService.Reset': ['turned % back into a draft', 'turn % back into a draft'],
  'accessreview.v1.AccessReviewService.Start': ['asked to start %', 'start %'],
  'accessreview.v1.AccessReviewService.Close': ['asked to close %', 'close %'],
  'accessreview.v1.AccessReviewService.AcknowledgeLeftOut': [
    'acknowledged the left-out rows of %',
    'acknowledge the left-out rows of %',
  ],
  'accessreview.v1.AccessReviewService.Remind': 'reminded reviewers of %',
  'accessreview.v1.RevocationService.Cancel': 'cancelled removals',
  'accessreview.v1.RevocationService.Complete': 'marked access as removed',
  'accessreview.v1.RevocationService.Keep': ['kept denied access', 'keep denied access'],
  'accessreview.v1.RevocationService.Release': ['released removals', 'release removals'],
  'accessreview.v1.RevocationService.SetTicket': 'set the ticket of removals',
  'accessreview.v1.SubmissionService.Sign': 'signed decisions in %',
  'accessreview.v1.SubmissionService.SendSignInLink': [
    'asked for a link to confirm a signature',
    'ask for a link to confirm a signature',
  ],
  'task.v1.TaskActionsService.Remind': 'reminded the reviewers of a task of %',
  'task.v1.TaskService.CreateRevokeTask': ['asked to remove access', 'ask to remove access'],
  'task.v1.TaskActionsService.ProcessNow': ['processed a task of % at once', 'process a task of % at once'],
  'accessreview.v1.AccessReviewOwnerService.Set': 'changed the owners of %',
  'accessreview.v1.AccessReviewSetup': 'changed the scope of %',
  'accessreview.v1.PendingDecisionService': ['chose decisions in %', 'choose decisions in %'],
  'accessreview.v1.SubmissionService.Create': 'submitted decisions in %',
  'accessreview.v1.SubmissionService.Cancel': 'cancelled a submission in %',
  'task.v1.TaskActionsService.Approve': ['certified a task of %', 'certify a task of %'],
  'task.v1.TaskActionsService.Deny': ['denied a task of %', 'deny a task of %'],
  'task.v1.TaskActionsService.Comment': ['commented on a task of %', 'comment on a task of %'],
  'task.v1.TaskActionsService.Reassign': 'reassigned a task of %',
  'task.v1.TaskActionsService.BulkReassign': 'reassigned tasks of %',
  'task.v1.TaskActionsService.Restart': 'restarted a task of %',
  'task.v1.TaskActionsService.HardReset': 'restarted a task of %',
  'task.v1.TaskActionsService.SkipStep': ['skipped a step of a task of %', 'skip a step of a task of %'],
  'task.v1.TaskActionsService.Close': 'cancelled a task of %',
}

/** The longest name in the table that the operation begins with. */
function deedOf(operation: string): readonly [string, string] {
  const short = operation.replace(/^svc\.api\./, '')
  let found = ''
  for (const name of Object.keys(DEEDS)) if (short.startsWith(name) && name.length > found.length) found = name
  const words =
    short
      .split('.')
      .at(-1)
      ?.replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase() ?? ''
  const deed = DEEDS[found] ?? `used ${words}`
  return typeof deed === 'string' ? [deed, deed.replace(/^\S+/, (verb) => VERBS[verb] ?? verb)] : deed
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an entry says, as a sentence: "Manon Delacourt changed the campaign Q4". */
export function sentenceOf(entry: AuditEntry): string {
  const { operation, outcome, detail } = entry
  const who = entry.actorDisplayName || (operation.startsWith('cli.') ? 'An administrator of the server' : 'Recert')
  const what =
    entry.targetDisplayName || textOf(detail.displayName) || entry.accessReviewDisplayName || 'one that is gone'
  const [done, to] = deedOf(operation).map((text) => text.replace('%', what)) as [string, string]
  if (outcome === 'AUDIT_OUTCOME_DENIED') return `${entry.actorDisplayName || 'Somebody'} was not allowed to ${to}`
  if (outcome === 'AUDIT_OUTCOME_REFUSED')
    return `${entry.actorDisplayName || 'Somebody'} tried to ${to} and was refused`
  return `${who} ${done}`
}

/** Words for details that numbers and lists of fields say. */
export function factsOf({ detail, operation }: AuditEntry): string[] {
  const facts: string[] = []
  const isReminder = operation.endsWith('.Remind')
  const fields = detail.fields
  if (Array.isArray(fields) && fields.length > 0)
    facts.push(`Changed: ${fields.map((name) => wordsOf(String(name))).join(', ')}`)
  const roles = Array.isArray(detail.roleIds) ? detail.roleIds.map(String) : [textOf(detail.roleId)].filter(Boolean)
  if (roles.length > 0) facts.push(`${roles.length === 1 ? 'Role' : 'Roles'}: ${roles.map(wordsOf).join(', ')}`)
  for (const [name, words] of Object.entries(COUNTS)) {
    const count = detail[name]
    if (typeof count === 'number' && count > 0) facts.push(countOf(count, ...(isReminder ? REMINDED : words)))
  }
  for (const name of ['reason', 'comment', 'problem', 'permission']) {
    const text = textOf(detail[name])
    if (text) facts.push(name === 'permission' ? `It needs the permission ${text}` : text)
  }
  return facts
}
const REMINDED: [string, string] = ['reviewer', 'reviewers']
const COUNTS: Record<string, [one: string, several: string]> = {
  approvedCount: ['certified', 'certified'],
  deniedCount: ['denied', 'denied'],
  clearedCount: ['cleared', 'cleared'],
  refusedCount: ['refused', 'refused'],
  acceptedCount: ['accepted', 'accepted'],
  count: ['chosen', 'chosen'],
  itemCount: ['item', 'items'],
  taskCount: ['task', 'tasks'],
}

/** `completionDate` is "completion date"; the version of a field is nothing to a reader. */
export const wordsOf = (name: string): string =>
  name
    .replace(/V\d+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** What an entry is about, for the filter: beginnings of operations. */
export const SUBJECTS = {
  campaigns: {
    label: 'Campaigns and reviews',
    operations: ['svc.api.accessreview.', 'svc.api.task.', 'campaign.', 'review.'],
  },
  data: { label: 'Access data', operations: ['svc.api.app.', 'svc.api.user.', 'svc.api.directory.'] },
  imports: { label: 'Imports', operations: ['svc.api.source.', 'svc.api.demo.', 'source.'] },
  rules: {
    label: 'Policies, conflicts and tags',
    operations: ['svc.api.policy.', 'svc.api.accessconflict.', 'svc.api.attribute.'],
  },
  access: {
    label: 'Sign-in, credentials and roles',
    operations: ['auth.', 'cli.', 'scim.', 'svc.api.auth.', 'svc.api.iam.'],
  },
  settings: {
    label: 'Settings and mail',
    operations: ['svc.api.settings.', 'svc.api.stepup.', 'svc.api.webhooks.', 'svc.api.mail.'],
  },
  removals: {
    label: 'Removals',
    operations: [
      'svc.api.accessreview.v1.RevocationService.',
      'svc.api.task.v1.TaskService.CreateRevokeTask',
      'removal.',
    ],
  },
} as const
export type Subject = keyof typeof SUBJECTS
