import Type, { type Static } from 'typebox'
import { Id, listReply, Message, Timestamp } from '../wire/scalars.ts'

/** Answers to the question whose accounts these are. Existing clients do not know them. */
const LinkText = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'What the files call the person: `user` of the account, else its address, user name or id',
})
export const SourceLink = Message(
  'SourceLink',
  {
    text: LinkText,
    userId: Type.String({ description: 'The person; empty if the accounts belong to nobody' }),
    displayName: Type.String({ description: 'Name of the person' }),
    createdById: Type.String(),
    createdAt: Timestamp,
  },
  'Which person a source’s files mean by a text',
)
export type SourceLink = Static<typeof SourceLink>
export const SourceLinkList = listReply('SourceLinkList', SourceLink)

export const MAX_LINKS = 1_000
export const PutSourceLinksRequest = Message('PutSourceLinksRequest', {
  links: Type.Optional(
    Type.Array(
      Message('NewSourceLink', {
        text: LinkText,
        userId: Type.Union([Id, Type.Literal('')], {
          description: 'The person; empty if the accounts belong to nobody',
        }),
      }),
      { maxItems: MAX_LINKS, description: 'Links to add; an existing link of the same text is replaced' },
    ),
  ),
  removedTexts: Type.Optional(
    Type.Array(LinkText, { maxItems: MAX_LINKS, description: 'Texts whose links are removed' }),
  ),
})
export const PutSourceLinksReply = Message('PutSourceLinksReply', {
  linkCount: Type.Integer({ description: 'Number of links that the source has now' }),
})
