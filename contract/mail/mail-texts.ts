/** Fields of mails. */
export const mailTexts = {
  mail: 'The mail',
  lastMail: 'The last mail to them about this campaign, or about several; absent if there was none',
  lastError: 'Why the last attempt failed; empty if none did',
  'AccessReviewReviewerMail.at': 'When it was sent, skipped or given up, or enqueued if it still waits',
}
