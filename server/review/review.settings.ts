import { setting, wholeNumber } from '../lib/setting.ts'

export const CLOSE_CONFIRM_PERCENT = setting('CLOSE_CONFIRM_PERCENT', {
  about: 'Share of the items, in percent, beyond which denials that nobody decided must be confirmed by their number',
  default: '10',
  parse: wholeNumber(0, 100),
})

/** The rank of "High" (server/directory/attributes/risk-rank.sql.ts). */
export const HIGH_RISK_RANK = setting('HIGH_RISK_RANK', {
  about: 'Rank of a risk level from which on access is high risk; low is 10, medium 20, high 30, critical 40',
  default: '30',
  parse: wholeNumber(0, 1000),
})
