import { setting, wholeNumber } from '../lib/setting.ts'

export const IMPORT_MAX_BYTES = setting('IMPORT_MAX_BYTES', {
  about: 'Maximum size of an import file, compressed and uncompressed',
  default: '4294967296',
  parse: wholeNumber(1_048_576, 1_099_511_627_776),
})
