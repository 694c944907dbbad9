import type { TenantSettings, TenantSettingsChange } from './tenant.queries.ts'

/** Every setting as its field holds it. */
export type TenantForm = Record<keyof TenantSettings, string>

export const tenantForm = (settings: TenantSettings): TenantForm =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])) as TenantForm

/** The settings that differ from those of the server. The webhook goes with its channel, and counts for no other. */
export const changesOf = (form: TenantForm, settings: TenantSettings): TenantSettingsChange =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, before]) => {
      const text = form[name as keyof TenantForm].trim()
      const value = typeof before === 'number' ? Number(text) : text
      const isUnused = name === 'removalWebhookId' && form.removalChannel !== 'WEBHOOK'
      return value === before || isUnused ? [] : [[name, value]]
    }),
  )
