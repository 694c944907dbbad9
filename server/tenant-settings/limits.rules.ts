import type { RemovalDays, StoredTenantSettings, TenantLimits, TenantSettings } from '../../contract/auth/settings.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import type { Settings } from '../lib/setting.ts'
import { LIMIT_SETTINGS } from './limits.settings.ts'
import { REGRANT_WATCH_DAYS, REMOVAL_DEADLINE_DAYS } from './removal.settings.ts'

const NAMES = Object.keys(LIMIT_SETTINGS) as (keyof TenantLimits)[]

/** What the server allows at most. */
export const serverLimits = (settings: Settings): TenantLimits =>
  Object.fromEntries(NAMES.map((name) => [name, settings.get(LIMIT_SETTINGS[name])])) as TenantLimits

/** The stricter of the server's limit and the tenant's own, if it has one. */
export const stricter = (serverLimit: number, own: number | undefined): number =>
  Math.min(serverLimit, own ?? serverLimit)

/** What holds for tenants that have not set it. */
export const serverDays = (settings: Settings): RemovalDays => ({
  removalDeadlineDays: settings.get(REMOVAL_DEADLINE_DAYS),
  regrantWatchDays: settings.get(REGRANT_WATCH_DAYS),
})

/** The settings in force: a tenant may have stricter limits than its server, never laxer ones, and any days. */
export const settingsInForce = (
  stored: StoredTenantSettings,
  limits: TenantLimits,
  days: RemovalDays,
): TenantSettings => ({
  ...days,
  ...stored,
  ...(Object.fromEntries(NAMES.map((name) => [name, stricter(limits[name], stored[name])])) as TenantLimits),
})

export const limitViolations = (wanted: Partial<TenantLimits>, limits: TenantLimits): FieldViolation[] =>
  NAMES.flatMap((name) => {
    const value = wanted[name]
    return value === undefined || value <= limits[name]
      ? []
      : [
          {
            field: name,
            description: `must be at most ${limits[name]}, which ${LIMIT_SETTINGS[name].name} of the server allows`,
          },
        ]
  })
