import { LINK_SECONDS } from '../auth/index.ts'
import type { LetterOf } from './mail-facts.ts'

/** A link that somebody asked for on the sign-in page. Nobody waits for one that comes later than it would have lived. */
export const signInLink: LetterOf = ({ data, ageSeconds }) =>
  ageSeconds > LINK_SECONDS
    ? undefined
    : {
        subject: 'Your sign-in link',
        paragraphs: ['Somebody asked on the sign-in page for a link for this address.'],
        tables: [],
        action: { label: 'Sign in', path: String(data.path ?? '/') },
        signInSeconds: LINK_SECONDS,
        why: 'You get this because this address was given on the sign-in page. If it was not you, ignore this mail: without the link nobody is signed in.',
      }
