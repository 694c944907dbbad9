import { LINK_SECONDS } from '../../auth/index.ts'
import type { LetterOf } from '../mail-facts.ts'

/** A link that somebody asked for on the sign-in page. Nobody waits for one that comes later than it would have lived. */
export const signInLink: LetterOf = ({ data, ageSeconds }) =>
  ageSeconds > LINK_SECONDS
    ? undefined
    : {
        subject: 'Your sign-in link',
        paragraphs: ['Somebody requested a sign-in link for this address.'],
        tables: [],
        action: { label: 'Sign in', path: String(data.path ?? '/') },
        signInSeconds: LINK_SECONDS,
        why: 'You are receiving this mail because this address was entered on the sign-in page. If it was not you, ignore this mail: nobody can sign in without the link.',
      }
