import type { MailKind } from '../../../contract/mail/mail.ts'
import type { CampaignNeeds } from '../../review/index.ts'
import { type LetterOf, shortDate } from '../mail-facts.ts'
import { closed, closing, needsYou, notClosed, notStarted, startedWithIssues } from './campaign-letters.ts'
import { removalNotice, removalWork } from './removal-letters.ts'
import { assigned, delegationOffer, kickoff, reminder, remindNow } from './reviewer-letters.ts'
import { signInLink } from './sign-in-letter.ts'
import { signatureFailed, signed, signInAgain } from './signature-letters.ts'
import { sourceFailed, sourceLate } from './source-letters.ts'
import { testMail } from './test-letter.ts'

/** Every kind of mail: when it is still wanted, and what it says. */
export const LETTERS: Record<MailKind, LetterOf> = {
  KICKOFF: kickoff,
  REMINDER: reminder,
  REMINDER_NOW: remindNow,
  ASSIGNED: assigned,
  DELEGATION_OFFER: delegationOffer,
  CLOSED: closed,
  CLOSING: closing,
  NOT_CLOSED: notClosed,
  NOT_STARTED: notStarted,
  STARTED_WITH_ISSUES: startedWithIssues,
  NEEDS_YOU: needsYou,
  REMOVAL_WORK: removalWork,
  REMOVAL_NOTICE: removalNotice,
  SIGNED: signed,
  SIGNATURE_FAILED: signatureFailed,
  SIGN_IN_AGAIN: signInAgain,
  SIGN_IN_LINK: signInLink,
  SOURCE_FAILED: sourceFailed,
  SOURCE_LATE: (facts) => sourceLate(facts, (at) => shortDate(at, facts.timeZone)),
  TEST: testMail,
}

/** Whether what owners should look at has become more since they were told. */
export const isNews = (needs: CampaignNeeds, told: CampaignNeeds | null): boolean =>
  (Object.keys(needs) as (keyof CampaignNeeds)[]).some((key) => needs[key] > (told?.[key] ?? 0))
