import { auditTexts } from './audit/field-texts.ts'
import { authTexts } from './auth/field-texts.ts'
import { campaignTexts } from './campaign/field-texts.ts'
import { directoryTexts } from './directory/field-texts.ts'
import { policyTexts } from './directory/policy-texts.ts'
import { importTexts } from './imports/field-texts.ts'
import { mailTexts } from './mail/mail-texts.ts'
import { myReviewTexts } from './review/my-review-texts.ts'
import { progressTexts } from './review/progress-texts.ts'
import { submissionTexts } from './review/submission-texts.ts'
import { taskTexts } from './review/task-texts.ts'
import { revocationTexts } from './revocation/revocation-texts.ts'
import { scimTexts } from './scim/field-texts.ts'
import { stepUpTexts } from './step-up/field-texts.ts'
import { webhookTexts } from './webhook/field-texts.ts'
import { wireTexts } from './wire/field-texts.ts'

/**
 * Descriptions of fields that do not describe themselves, by name: a name means the same in every message. A message in
 * which it means something else has an entry of its own, `Message.field`. `path.` entries describe path parameters.
 */
export const FIELD_TEXTS: Readonly<Record<string, string>> = {
  ...wireTexts,
  ...auditTexts,
  ...authTexts,
  ...directoryTexts,
  ...policyTexts,
  ...importTexts,
  ...scimTexts,
  ...campaignTexts,
  ...progressTexts,
  ...submissionTexts,
  ...taskTexts,
  ...myReviewTexts,
  ...revocationTexts,
  ...webhookTexts,
  ...mailTexts,
  ...stepUpTexts,
}
