import { setting, wholeNumber } from '../lib/setting.ts'

export const CLOSE_CONFIRM_PERCENT = setting('CLOSE_CONFIRM_PERCENT', {
  about: 'Share of the items, in percent, beyond which denials that nobody decided must be confirmed by their number',
  default: '10',
  parse: wholeNumber(0, 100),
})
