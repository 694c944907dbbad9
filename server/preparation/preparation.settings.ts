import { setting, wholeNumber } from '../lib/setting.ts'

export const PREVIEW_EXPRESSION_SECONDS = setting('PREVIEW_EXPRESSION_SECONDS', {
  about: 'Maximum time for evaluating the expressions of one preview, in seconds',
  default: '30',
  parse: wholeNumber(1, 600),
})

export const CAMPAIGN_MAX_ITEMS = setting('CAMPAIGN_MAX_ITEMS', {
  about: 'Maximum number of items in a campaign; a larger campaign becomes a draft again',
  default: '1000000',
  parse: wholeNumber(1, 2_000_000_000),
})
