import Type, { type Static } from 'typebox'
import { Line, Message } from '../wire/scalars.ts'

/** What an organization decides for itself, and what holds until it does. */
export const TENANT_SETTING_DEFAULTS = {
  /** The rank of "High". */
  highRiskRank: 30,
  /** None: each reader has their own. */
  timeZone: '',
  /** Of the local day, when reminders are sent. */
  mailHour: 8,
  removalChannel: 'MANUAL' as (typeof DEFAULT_REMOVAL_CHANNELS)[number],
  /** Of the channel WEBHOOK. */
  removalWebhookId: '',
}

const own = {
  displayName: Type.String({ ...Line(200), minLength: 1 }),
  highRiskRank: Type.Integer({ minimum: 0, maximum: 1000, hint: 'must be a whole number from 0 to 1000' }),
  timeZone: Type.String({ maxLength: 64 }),
  mailHour: Type.Integer({ minimum: 0, maximum: 23, hint: 'must be a whole number from 0 to 23' }),
}
const days = (minimum: number) =>
  Type.Integer({ minimum, maximum: 3650, hint: `must be a whole number of days from ${minimum} to 3650` })
/** How access that an entitlement says nothing about is removed: by people, through a ticket, or by a webhook. */
export const DEFAULT_REMOVAL_CHANNELS = ['MANUAL', 'TICKET', 'WEBHOOK'] as const
/** Of removal. The server has defaults for the days; what an organization sets goes before them. */
const removal = {
  removalChannel: Type.Enum([...DEFAULT_REMOVAL_CHANNELS], { title: 'DefaultRemovalChannel' }),
  removalWebhookId: Type.String({ maxLength: 64 }),
  removalDeadlineDays: days(1),
  regrantWatchDays: days(0),
}
const percent = Type.Integer({ minimum: 0, maximum: 100, hint: 'must be a whole number from 0 to 100' })
/** Limits that the server also has. */
const limits = {
  closeConfirmPercent: percent,
  importMaxRemovalPercent: percent,
  campaignMaxItems: Type.Integer({
    minimum: 1,
    maximum: 2_000_000_000,
    hint: 'must be a whole number from 1 to 2000000000',
  }),
}

export const TenantLimits = Message('TenantLimits', limits)
export type TenantLimits = Static<typeof TenantLimits>
export const TenantSettings = Message('TenantSettings', { ...own, ...removal, ...limits })
export type TenantSettings = Static<typeof TenantSettings>
/** Settings that the server has a default for. */
export type RemovalDays = Pick<TenantSettings, 'removalDeadlineDays' | 'regrantWatchDays'>
/** Limits and days that the organization has not set are absent. */
export type StoredTenantSettings = Omit<TenantSettings, keyof TenantLimits | keyof RemovalDays> &
  Partial<TenantLimits & RemovalDays>
export const TenantSettingsReply = Message('TenantSettingsReply', {
  settings: TenantSettings,
  serverLimits: TenantLimits,
})
export const UpdateTenantSettingsRequest = Message('UpdateTenantSettingsRequest', {
  displayName: Type.Optional(own.displayName),
  highRiskRank: Type.Optional(own.highRiskRank),
  timeZone: Type.Optional(own.timeZone),
  mailHour: Type.Optional(own.mailHour),
  removalChannel: Type.Optional(removal.removalChannel),
  removalWebhookId: Type.Optional(removal.removalWebhookId),
  removalDeadlineDays: Type.Optional(removal.removalDeadlineDays),
  regrantWatchDays: Type.Optional(removal.regrantWatchDays),
  closeConfirmPercent: Type.Optional(limits.closeConfirmPercent),
  importMaxRemovalPercent: Type.Optional(limits.importMaxRemovalPercent),
  campaignMaxItems: Type.Optional(limits.campaignMaxItems),
})
