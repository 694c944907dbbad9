import Type from 'typebox'
import { listReply, Message, Timestamp } from '../wire/scalars.ts'

/** Answers to the question whether two names are one. Existing clients do not know them. */
const pair = {
  kind: Type.Enum(['apps', 'entitlements'], { title: 'LookAlikeKind' }),
  app: Type.String({ maxLength: 500, description: 'The app of entitlements, as the preview names it; empty for apps' }),
  name: Type.String({ minLength: 1, maxLength: 1_000, description: 'One of the names' }),
  otherName: Type.String({ minLength: 1, maxLength: 1_000 }),
}
const NamePair = Message('NamePair', pair)
const DifferentNames = Message(
  'DifferentNames',
  { ...pair, createdById: Type.String(), createdAt: Timestamp },
  'Names that look alike and are two things',
)
export const DifferentNamesList = listReply('DifferentNamesList', DifferentNames)

const MAX_PAIRS = 1_000
export const PutDifferentNamesRequest = Message('PutDifferentNamesRequest', {
  pairs: Type.Optional(Type.Array(NamePair, { maxItems: MAX_PAIRS, description: 'Pairs that are different' })),
  removedPairs: Type.Optional(
    Type.Array(NamePair, { maxItems: MAX_PAIRS, description: 'Pairs that may be named as look-alikes again' }),
  ),
})
export const PutDifferentNamesReply = Message('PutDifferentNamesReply', {
  pairCount: Type.Integer({ description: 'How many pairs the source remembers now' }),
})
