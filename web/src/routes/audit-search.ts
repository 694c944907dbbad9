import { day, oneOf, text, words } from '../address.ts'

/** What the address of a page with audit entries holds. */
export const AUDIT_SEARCH = {
  who: words,
  what: oneOf('campaigns', 'data', 'imports', 'rules', 'access', 'settings', 'removals'),
  from: day,
  until: day,
  outcome: oneOf('done', 'denied', 'refused'),
  request: text,
} as const
