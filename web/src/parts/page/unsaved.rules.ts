import { countOf, formatCount } from '../values/format.ts'

/** What a tab has that the server has not: decisions and edits of a draft, which save themselves, or a form to be saved. */
export interface Unsaved {
  count: number
  kind: 'decision' | 'edit' | 'form'
}

/** What becomes of it when the session has ended. */
export function afterSessionEnd({ count, kind }: Unsaved): string {
  if (count === 0) return 'Sign in again to continue. This page stays as it is.'
  if (kind === 'form') return 'Your changes are not saved. They stay on this page: sign in again, then save them.'
  return `${countOf(count, kind)} ${count === 1 ? 'waits' : 'wait'} in this tab and will be sent when you sign in again.`
}

/** What a sign-out would lose, and the button that does it all the same. */
export const lostBySignOut = ({ count, kind }: Unsaved): { says: string; confirm: string } =>
  kind === 'form'
    ? { says: 'Your changes are not saved yet.', confirm: 'Sign out and lose them' }
    : { says: `${countOf(count, kind)} not saved yet.`, confirm: `Sign out and lose ${formatCount(count)}` }
