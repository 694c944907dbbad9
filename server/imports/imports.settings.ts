import { setting, wholeNumber } from '../lib/setting.ts'

export const IMPORT_KEEP_FILES_DAYS = setting('IMPORT_KEEP_FILES_DAYS', {
  about: 'Days for which uploaded files are kept after their import has ended; 0 deletes them at once',
  default: '0',
  parse: wholeNumber(0, 3650),
})

export const IMPORT_MAX_BYTES = setting('IMPORT_MAX_BYTES', {
  about: 'Maximum size of an import file, compressed and uncompressed',
  default: '4294967296',
  parse: wholeNumber(1_048_576, 1_099_511_627_776),
})
