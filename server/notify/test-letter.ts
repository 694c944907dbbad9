import type { LetterOf } from './mail-facts.ts'

export const testMail: LetterOf = () => ({
  subject: 'Test mail from Recert',
  paragraphs: ['Mail from Recert reaches you. Reviewers get theirs the same way.'],
  tables: [],
  action: { label: 'Back to the mail settings', path: '/settings/mail' },
  why: 'You get this because you asked for it in the mail settings.',
})
