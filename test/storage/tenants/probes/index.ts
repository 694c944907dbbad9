import { AUTH_PROBES, AUTH_WRITES } from './auth.ts'
import { CAMPAIGN_PROBES, CAMPAIGN_WRITES } from './campaign.ts'
import { DIRECTORY_PROBES, DIRECTORY_WRITES } from './directory.ts'
import { IMPORTS_PROBES, IMPORTS_WRITES } from './imports.ts'
import { MAIL_PROBES, MAIL_WRITES } from './mail.ts'
import { PLATFORM_PROBES, PLATFORM_WRITES } from './platform.ts'
import { REVIEW_PROBES, REVIEW_WRITES } from './review.ts'
import { REVOCATION_PROBES, REVOCATION_WRITES } from './revocation.ts'
import { SCIM_PROBES, SCIM_WRITES } from './scim.ts'
import { SIGNATURE_PROBES, SIGNATURE_WRITES } from './signature.ts'
import { STAGING_PROBES, STAGING_WRITES } from './staging.ts'
import { TASK_PROBES, TASK_WRITES } from './tasks.ts'
import { WEBHOOK_PROBES, WEBHOOK_WRITES } from './webhook.ts'

/** Functions of stores that read, by name. */
export const PROBES = {
  ...PLATFORM_PROBES,
  ...AUTH_PROBES,
  ...DIRECTORY_PROBES,
  ...IMPORTS_PROBES,
  ...STAGING_PROBES,
  ...CAMPAIGN_PROBES,
  ...REVIEW_PROBES,
  ...TASK_PROBES,
  ...REVOCATION_PROBES,
  ...WEBHOOK_PROBES,
  ...MAIL_PROBES,
  ...SIGNATURE_PROBES,
  ...SCIM_PROBES,
}
/** Those that write. */
export const WRITES = {
  ...PLATFORM_WRITES,
  ...AUTH_WRITES,
  ...DIRECTORY_WRITES,
  ...IMPORTS_WRITES,
  ...STAGING_WRITES,
  ...CAMPAIGN_WRITES,
  ...REVIEW_WRITES,
  ...TASK_WRITES,
  ...REVOCATION_WRITES,
  ...WEBHOOK_WRITES,
  ...MAIL_WRITES,
  ...SIGNATURE_WRITES,
  ...SCIM_WRITES,
}
