import { setting, wholeNumber } from '../lib/setting.ts'

export const REMOVAL_DEADLINE_DAYS = setting('REMOVAL_DEADLINE_DAYS', {
  about: 'Days after which denied access that is not proven to be gone is overdue; a tenant may set its own',
  default: '14',
  parse: wholeNumber(1, 3650),
})

export const REGRANT_WATCH_DAYS = setting('REGRANT_WATCH_DAYS', {
  about: 'Days for which removed access is watched: owners are told when it is granted again; a tenant may set its own',
  default: '90',
  parse: wholeNumber(0, 3650),
})
