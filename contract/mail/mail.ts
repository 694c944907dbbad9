import Type, { type Static } from 'typebox'
import { Id, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

/** Every kind of mail; server/notify/letters/letters.ts says when each is still wanted and what it says. */
export const MAIL_KINDS = [
  'KICKOFF',
  'REMINDER',
  'REMINDER_NOW',
  'ASSIGNED',
  'DELEGATION_OFFER',
  'CLOSED',
  'CLOSING',
  'NOT_CLOSED',
  'NOT_STARTED',
  'STARTED_WITH_ISSUES',
  'NEEDS_YOU',
  'REMOVAL_WORK',
  'REMOVAL_NOTICE',
  'SIGNED',
  'SIGNATURE_FAILED',
  'SIGN_IN_AGAIN',
  'SIGN_IN_LINK',
  'SOURCE_LATE',
  'SOURCE_FAILED',
  'TEST',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MAIL_STATES = ['WAITING', 'SENT', 'SKIPPED', 'FAILED'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const MailKindField = Type.Enum(MAIL_KINDS, {
  title: 'MailKind',
  description:
    'KICKOFF: a review has started. REMINDER: daily, REMINDER_NOW: on demand. ASSIGNED: tasks were given to the person. DELEGATION_OFFER: their delegate can take over. CLOSED, CLOSING: the campaign. NOT_CLOSED, NOT_STARTED: why it was not. STARTED_WITH_ISSUES: it started with data that may be out of date. NEEDS_YOU: what needs an owner. REMOVAL_WORK: access that the person has to remove. REMOVAL_NOTICE: removals that are overdue, still there or granted again. SIGNED: a receipt for signed decisions. SIGNATURE_FAILED: why signed decisions were not recorded. SIGN_IN_AGAIN: a link to sign in with and sign. SIGN_IN_LINK: a link to sign in with that the person asked for. SOURCE_LATE: a source of the person should have been imported again. SOURCE_FAILED: an import of a source of the person failed. TEST: the person asked for a test mail',
})
export const MailStateField = Type.Enum(MAIL_STATES, {
  title: 'MailState',
  description:
    'WAITING: it will be sent, or tried again. SENT: the mail server accepted it. SKIPPED: it was no longer needed when it was due. FAILED: it will not be tried again',
})

export const Mail = Message('Mail', {
  id: Id,
  kind: MailKindField,
  state: MailStateField,
  userId: Type.String({ description: 'Id of the person it is for' }),
  displayName: Type.String({ description: 'Name of the person it is for' }),
  email: Type.String({ description: 'Address of the person as it is now; empty if they have none' }),
  accessReviewId: Type.String({ description: 'The campaign it is about; empty for a mail about several' }),
  accessReviewDisplayName: Type.String({ description: 'Name of that campaign' }),
  createdAt: Timestamp,
  dueAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'While it waits: when it is sent or tried again' }),
  ),
  endedAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'When it was sent, skipped or given up; absent while it waits' }),
  ),
  attempts: Type.Integer({ description: 'Number of attempts to send it' }),
  lastError: Type.String(),
})
export type Mail = Static<typeof Mail>

export const MailQuery = Type.Object(
  {
    ...pageFields,
    state: Type.Optional(MailStateField),
    kind: Type.Optional(MailKindField),
    userId: Type.Optional(Type.String({ maxLength: 64, description: 'Only mails for this person' })),
    accessReviewId: Type.Optional(Type.String({ maxLength: 64, description: 'Only mails about this campaign' })),
  },
  { additionalProperties: false },
)
export const MailList = listReply('MailList', Mail)
export const MailReply = Message('MailReply', { mail: Mail })
export const MailContentReply = Message('MailContentReply', {
  mail: Mail,
  subject: Type.String({ description: 'Subject of the mail; empty until it is written' }),
  text: Type.String({ description: 'The mail as plain text' }),
  html: Type.String({ description: 'The mail as HTML' }),
})

export const MailServer = Message('MailServer', {
  isSet: Type.Boolean({ description: 'Whether there is a mail server; without one, mails are only written to files' }),
  host: Type.String({ description: 'Name and port of the mail server; empty without one' }),
  fromName: Type.String({ description: 'Name of the sender; empty for the name of the organization' }),
  fromAddress: Type.String({ description: 'Address of the sender' }),
})

/** A whole page, without scripts, images or anything else to load. */
export const MailPage = Type.String({ description: 'The mail as HTML' })

export const RemindRequest = Message('AccessReviewServiceRemindRequest', {
  userIds: Type.Optional(
    Type.Array(Id, { maxItems: 10_000, description: 'Only these people; by default everybody with open tasks' }),
  ),
  notBegun: Type.Optional(
    Type.Boolean({ default: false, description: 'Only people who have neither chosen nor submitted a decision' }),
  ),
  staged: Type.Optional(
    Type.Boolean({ default: false, description: 'Only people who have chosen decisions and not submitted them' }),
  ),
})
export const RemindReply = Message('AccessReviewServiceRemindResponse', {
  count: Type.Integer({ description: 'How many people get a reminder' }),
})
