import Type, { type Static } from 'typebox'
import { Line, Message } from '../wire/scalars.ts'

/** What an organisation decides for itself, and what holds until it does. */
export const TENANT_SETTING_DEFAULTS = {
  /** The rank of "High". */
  highRiskRank: 30,
}

const displayName = Type.String({ ...Line(200), minLength: 1 })
const highRiskRank = Type.Integer({ minimum: 0, maximum: 1000, hint: 'must be a whole number from 0 to 1000' })

export const TenantSettings = Message('TenantSettings', { displayName, highRiskRank })
export type TenantSettings = Static<typeof TenantSettings>
export const TenantSettingsReply = Message('TenantSettingsReply', { settings: TenantSettings })
export const UpdateTenantSettingsRequest = Message('UpdateTenantSettingsRequest', {
  displayName: Type.Optional(displayName),
  highRiskRank: Type.Optional(highRiskRank),
})
