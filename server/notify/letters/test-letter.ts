import type { LetterOf } from '../mail-facts.ts'

export const testMail: LetterOf = () => ({
  subject: 'Test mail from Recert',
  paragraphs: ['You can receive mail from Recert. Reviewers get theirs the same way.'],
  tables: [],
  action: { label: 'Back to the mail settings', path: '/settings/mail' },
  why: 'You are receiving this mail because you asked for it in the mail settings.',
})
