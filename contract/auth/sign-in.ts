import Type, { type Static } from 'typebox'
import { Id, Line, Message, Timestamp } from '../wire/scalars.ts'

const fields = {
  displayName: Line(100),
  issuer: Type.String({ maxLength: 500 }),
  clientId: Type.String({ maxLength: 500 }),
  enabled: Type.Boolean(),
  linksAllowed: Type.Boolean(),
  trustsEmails: Type.Boolean(),
}

/** How the people of an organization sign in. */
export const SignInSettings = Message('SignInSettings', {
  ...fields,
  hasClientSecret: Type.Boolean(),
  testedAt: Type.Optional(Timestamp),
  testProblem: Type.String(),
})
export type SignInSettings = Static<typeof SignInSettings>
export const SignInSettingsReply = Message('SignInSettingsReply', {
  signIn: SignInSettings,
  redirectUri: Type.String(),
  signOutUri: Type.String(),
})
export const UpdateSignInSettingsRequest = Message('UpdateSignInSettingsRequest', {
  displayName: Type.Optional(fields.displayName),
  issuer: Type.Optional(fields.issuer),
  clientId: Type.Optional(fields.clientId),
  clientSecret: Type.Optional(Type.String({ maxLength: 1000 })),
  enabled: Type.Optional(fields.enabled),
  linksAllowed: Type.Optional(fields.linksAllowed),
  trustsEmails: Type.Optional(fields.trustsEmails),
})
export const UnlinkSubjectRequest = Message('UnlinkSubjectRequest', { userId: Id })

/** What the sign-in page offers. */
export const SignInOptions = Message('SignInOptions', {
  providerName: Type.String({ description: 'Name of the sign-in provider; empty without single sign-on' }),
  linksAllowed: Type.Boolean(),
  mailsLinks: Type.Boolean({ description: 'Whether people can ask for a sign-in link by mail' }),
})
export type SignInOptions = Static<typeof SignInOptions>
export const SignInLinkRequest = Message('SignInLinkRequest', {
  email: Type.String({ maxLength: 320, description: 'Address of the person who wants to sign in' }),
  to: Type.Optional(Type.String({ maxLength: 2000, description: 'Path of the page that the link leads to' })),
})
export type SignInLinkRequest = Static<typeof SignInLinkRequest>
export const SignOutReply = Message('SignOutReply', {
  redirectUrl: Type.Optional(
    Type.String({ description: 'Where to sign out at the sign-in provider; absent if there is no such page' }),
  ),
})
