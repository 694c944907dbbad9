import { setting, wholeNumber } from '../lib/setting.ts'

export const IMPORT_MAX_BYTES = setting('IMPORT_MAX_BYTES', {
  about: 'Maximum size of an import file, compressed and uncompressed',
  default: '4294967296',
  parse: wholeNumber(1_048_576, 1_099_511_627_776),
})
export const IMPORT_MAX_REMOVAL_PERCENT = setting('IMPORT_MAX_REMOVAL_PERCENT', {
  about: 'A sync that would remove a larger share of the grants or people of its source needs confirmation',
  default: '20',
  parse: wholeNumber(0, 100),
})
