import { setting, wholeNumber } from '../lib/setting.ts'

export const PREVIEW_EXPRESSION_SECONDS = setting('PREVIEW_EXPRESSION_SECONDS', {
  about: 'Maximum time for evaluating the expressions of one preview, in seconds',
  default: '30',
  parse: wholeNumber(1, 600),
})
