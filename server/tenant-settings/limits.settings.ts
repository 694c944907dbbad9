import type { TenantLimits } from '../../contract/auth/settings.ts'
import { type Setting, setting, wholeNumber } from '../lib/setting.ts'

export const IMPORT_MAX_REMOVAL_PERCENT = setting('IMPORT_MAX_REMOVAL_PERCENT', {
  about:
    'A sync that would remove a larger share of the grants or people of its source needs confirmation; a tenant may set a lower share',
  default: '20',
  parse: wholeNumber(0, 100),
})

export const CAMPAIGN_MAX_ITEMS = setting('CAMPAIGN_MAX_ITEMS', {
  about:
    'Maximum number of items in a campaign; a larger campaign becomes a draft again. A tenant may set a lower number',
  default: '1000000',
  parse: wholeNumber(1, 2_000_000_000),
})

export const CLOSE_CONFIRM_PERCENT = setting('CLOSE_CONFIRM_PERCENT', {
  about:
    'Share of the items, in percent, beyond which denials that nobody decided must be confirmed by their number; a tenant may set a lower share',
  default: '10',
  parse: wholeNumber(0, 100),
})

/** What bounds each limit that a tenant may set for itself. */
export const LIMIT_SETTINGS: Record<keyof TenantLimits, Setting<number>> = {
  closeConfirmPercent: CLOSE_CONFIRM_PERCENT,
  importMaxRemovalPercent: IMPORT_MAX_REMOVAL_PERCENT,
  campaignMaxItems: CAMPAIGN_MAX_ITEMS,
}
