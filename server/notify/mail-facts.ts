import type { MailedCampaign } from '../campaign/index.ts'
import type { FailedSync } from '../imports/index.ts'
import { counted } from '../lib/names.ts'
import type { OpenTasks } from '../review/index.ts'
import type { LateSource } from './late-sources.ts'
import type { Letter } from './letters/letter.ts'
import type { RemovalFacts } from './letters/removal-letters.ts'

/** What somebody has to decide in one campaign. */
export interface MailedTasks extends OpenTasks {
  campaign: MailedCampaign
}

/** All that a mail goes by when it is sent. */
export interface MailFacts extends RemovalFacts {
  userId: string
  /** How long ago it became necessary. */
  ageSeconds: number
  /** The campaign it is about; undefined for a mail about several, and after the campaign was deleted. */
  campaign: MailedCampaign | undefined
  /** What the person has to decide now, in the campaign or in all of them. */
  openTasks: readonly MailedTasks[]
  /** Where the tenant is. */
  timeZone: string
  /** Who stands in for the person now. */
  delegate: string
  /** The source that should have been imported again. */
  lateSource?: LateSource | undefined
  /** The import that failed, while none was applied since. */
  failedSync?: FailedSync | undefined
}

/** What a mail says now; undefined when nobody needs it any more. */
export type LetterOf = (facts: MailFacts) => Letter | undefined

export const isOpen = ({ state, isClosing }: MailedCampaign): boolean =>
  state === 'ACCESS_REVIEW_STATE_OPEN' && !isClosing
export const decisions = (n: number) => counted(n, 'access decision')
export const reviewPath = ({ id }: MailedCampaign) => `/reviews/${id}`
export const overviewPath = ({ id }: MailedCampaign) => `/campaigns/${id}/overview`

/** Creating a formatter takes longer than writing a mail, so those of the last zone are kept. */
let formats: { timeZone: string; short: Intl.DateTimeFormat; full: Intl.DateTimeFormat } | undefined
function formatsOf(timeZone: string) {
  if (formats?.timeZone !== timeZone)
    formats = {
      timeZone,
      short: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
      full: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }),
    }
  return formats
}
export const shortDate = (at: Date, timeZone: string) => formatsOf(timeZone).short.format(at)
export const fullDate = (at: Date, timeZone: string) => `${formatsOf(timeZone).full.format(at)} (${timeZone})`
