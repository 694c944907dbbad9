import { setting, wholeNumber } from '../lib/setting.ts'

export const CAMPAIGN_MAX_ITEMS = setting('CAMPAIGN_MAX_ITEMS', {
  about: 'Maximum number of items in a campaign; a larger campaign becomes a draft again',
  default: '1000000',
  parse: wholeNumber(1, 2_000_000_000),
})
