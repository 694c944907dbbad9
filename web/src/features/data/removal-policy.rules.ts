import type { components } from '../../api/data.gen.ts'

export type RemovalPolicy = components['schemas']['ProvisionPolicy']
type Manual = NonNullable<RemovalPolicy['manual']>
type Assignee = NonNullable<Manual['assignee']>

/** How access is removed; `default` as the settings of the tenant say, `other` as set over the API. */
export const CHANNELS = ['default', 'manual', 'externalTicket', 'webhook', 'delegated', 'other'] as const
export type Channel = (typeof CHANNELS)[number]
export const CHANNEL_LABELS: Record<Channel, string> = {
  default: 'As in the tenant settings',
  manual: 'By hand',
  externalTicket: 'Through a ticket',
  webhook: 'By a webhook',
  delegated: 'Like another entitlement',
  other: 'As set over the API',
}

export const REMOVERS = ['appOwners', 'entitlementOwners', 'manager', 'users', 'group', 'expression'] as const
export type Remover = (typeof REMOVERS)[number]
export const REMOVER_LABELS: Record<Remover, string> = {
  appOwners: 'Owners of the app',
  entitlementOwners: 'Owners of the entitlement',
  manager: 'Manager of the person',
  users: 'Chosen people',
  group: 'Holders of an entitlement',
  expression: 'People selected by an expression',
}

export interface RemovalForm {
  channel: Channel
  remover: Remover
  userIds: string[]
  fallbackUserIds: string[]
  /** `<app>/<entitlement>`: whose holders remove it. */
  group: string
  instructions: string
  webhookId: string
  /** `<app>/<entitlement>`: the one that says how. */
  delegate: string
}

const EMPTY: RemovalForm = {
  channel: 'default',
  remover: 'appOwners',
  userIds: [],
  fallbackUserIds: [],
  group: '',
  instructions: '',
  webhookId: '',
  delegate: '',
}

export function channelOf(policy: RemovalPolicy | undefined): Channel {
  if (!policy || policy.unconfigured) return 'default'
  return CHANNELS.find((channel) => policy[channel as keyof RemovalPolicy] !== undefined) ?? 'other'
}

const keyOf = (appId = '', id = '') => (id === '' ? '' : `${appId}/${id}`)

export function removalForm(policy: RemovalPolicy | undefined): RemovalForm {
  const { manual, externalTicket, webhook, delegated } = policy ?? {}
  return {
    ...EMPTY,
    ...(manual && manualForm(manual)),
    channel: channelOf(policy),
    instructions: (manual ?? externalTicket)?.instructions ?? '',
    webhookId: webhook?.webhookId ?? '',
    delegate: keyOf(delegated?.appId, delegated?.entitlementId),
  }
}

/** People can be named in two places; both count. */
function manualForm({ userIds: older = [], assignee = {} }: Manual): Partial<RemovalForm> {
  const remover = REMOVERS.find((kind) => assignee[kind] !== undefined) ?? (older.length > 0 ? 'users' : 'appOwners')
  const { users, ...others } = assignee
  const { fallbackUserIds = [] } = (remover === 'users' ? undefined : others[remover]) ?? {}
  return {
    remover,
    userIds: [...new Set([...older, ...(users?.userIds ?? [])])],
    fallbackUserIds,
    group: keyOf(assignee.group?.appId, assignee.group?.appGroupId),
  }
}

/** What the form says, as it is stored; undefined to go by the settings of the tenant. */
export function removalPolicy(form: RemovalForm, before: RemovalPolicy | undefined): RemovalPolicy | undefined {
  const { channel, instructions, webhookId, delegate } = form
  const [appId = '', entitlementId = ''] = delegate.split('/')
  switch (channel) {
    case 'default':
      return undefined
    case 'other':
      return before
    case 'manual':
      return { manual: { instructions, assignee: assigneeOf(form, before?.manual?.assignee) } }
    case 'externalTicket':
      return { externalTicket: { ...before?.externalTicket, instructions } }
    case 'webhook':
      return { webhook: { webhookId } }
    case 'delegated':
      return { delegated: { ...before?.delegated, appId, entitlementId } }
  }
}

function assigneeOf(form: RemovalForm, before: Assignee | undefined): Assignee {
  const { remover, userIds, fallbackUserIds, group } = form
  const [appId = '', appGroupId = ''] = group.split('/')
  switch (remover) {
    case 'users':
      return { users: { ...before?.users, userIds } }
    case 'group':
      return { group: { ...before?.group, appId, appGroupId, fallbackUserIds } }
    default:
      return { [remover]: { ...before?.[remover], fallbackUserIds } }
  }
}

/** What is still to be chosen; empty if nothing. */
export function missingIn({ channel, remover, userIds, group, webhookId, delegate }: RemovalForm): string {
  if (channel === 'webhook' && webhookId === '') return 'Choose a webhook.'
  if (channel === 'delegated' && delegate === '') return 'Choose an entitlement.'
  if (channel !== 'manual') return ''
  if (remover === 'users' && userIds.length === 0) return 'Choose somebody.'
  return remover === 'group' && group === '' ? 'Choose an entitlement.' : ''
}
