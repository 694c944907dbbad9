import Type from 'typebox'
import { EditorMarker } from '../directory/policy.ts'
import { Id, Message } from '../wire/scalars.ts'

export const ValidateScopeExpressionRequest = Message('ValidateScopeExpressionRequest', {
  subject: Type.Enum(['USERS', 'ACCOUNTS'], {
    title: 'ScopeExpressionSubject',
    description: 'USERS: checked and evaluated as `celExpression`. ACCOUNTS: as `accountCelExpression`',
  }),
  text: Type.Optional(Type.String({ maxLength: 100_000, description: 'The expression, in CEL' })),
})

const subjects = (description: string) =>
  Type.Array(
    Message('ScopeExpressionMatch', {
      id: Id,
      displayName: Type.String(),
      problem: Type.String({ description: 'Why the expression failed; empty if it did not' }),
    }),
    { description },
  )
export const ValidateScopeExpressionReply = Message('ValidateScopeExpressionReply', {
  markers: Type.Array(EditorMarker, { description: 'Empty if the expression is valid' }),
  subjectCount: Type.Integer({ description: 'Number of people or accounts; 0 if the expression is not valid' }),
  matchCount: Type.Integer({ description: 'For how many of them it is true' }),
  failedCount: Type.Integer({ description: 'For how many of them it failed' }),
  matches: subjects('The first 50 for which it is true; empty without permission to read them'),
  failures: subjects('The first 50 for which it failed; empty without permission to read them'),
})
