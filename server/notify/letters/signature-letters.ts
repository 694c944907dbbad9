import { counted, formatCount } from '../../lib/names.ts'
import { decisions, fullDate, isOpen, type LetterOf, reviewPath } from '../mail-facts.ts'

/** What a mail about a signature was written with. */
interface SignedData {
  count: number
  refusedCount: number
  printedName: string
  meaning: string
  signedAt: string
  decisionsDigest: string
  submissionId: string
  problem: string
}

export const signed: LetterOf = ({ campaign, data, timeZone }) => {
  const { count, refusedCount, printedName, meaning, signedAt, decisionsDigest, submissionId } =
    data as unknown as SignedData
  if (!campaign) return undefined
  return {
    subject: `You signed ${counted(count, 'decision')}`,
    paragraphs: [
      `You signed ${decisions(count)} in the access review ${campaign.displayName} as ${printedName} on ${fullDate(new Date(signedAt), timeZone)}.`,
      `By signing you stated: ${meaning}`,
      ...(refusedCount > 0
        ? [
            `${formatCount(refusedCount)} of them ${refusedCount === 1 ? 'was' : 'were'} refused; the submission says why.`,
          ]
        : []),
      `Submission ${submissionId}. SHA-256 of the decisions: ${decisionsDigest}. Keep this mail: it is a record that the server cannot change.`,
    ],
    tables: [],
    action: { label: 'See your submissions', path: `${reviewPath(campaign)}/submissions` },
    why: 'You are receiving this receipt because you signed. If it was not you, tell the owners of the campaign at once.',
  }
}

export const signInAgain: LetterOf = ({ campaign, data }) => {
  const { submissionId, count } = data as unknown as SignedData
  if (!campaign || !isOpen(campaign)) return undefined
  return {
    subject: `Sign in to sign ${counted(count, 'decision')}`,
    paragraphs: [
      `You asked for this link to sign ${decisions(count)} in the access review ${campaign.displayName}. To sign, you must have signed in within the last few minutes.`,
    ],
    tables: [],
    action: { label: 'Sign in and sign', path: `${reviewPath(campaign)}/sign/${submissionId}` },
    why: 'You are receiving this mail because you asked for it on the page on which you sign. If it was not you, ignore this mail and tell the owners of the campaign.',
  }
}

export const signatureFailed: LetterOf = ({ campaign, data }) => {
  const { count, problem } = data as unknown as SignedData
  if (!campaign) return undefined
  return {
    subject: 'Your signed decisions were not recorded',
    paragraphs: [
      `The ${counted(count, 'decision')} that you signed in the access review ${campaign.displayName} ${count === 1 ? 'was' : 'were'} not recorded, because no time stamp came within an hour. ${problem}`,
      'They are still chosen. Submit and sign them again; if it fails again, tell the owners of the campaign.',
    ],
    tables: [],
    action: { label: 'Open the review', path: reviewPath(campaign) },
    why: 'You are receiving this mail because you signed decisions that were not recorded.',
  }
}
