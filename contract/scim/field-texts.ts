/** Fields of the tokens of SCIM. */
export const scimTexts = {
  scimToken: 'The token, without its secret text',
  'ScimToken.displayName': 'Name of the token',
  'ScimToken.lastUsedAt': 'When a request last used it, to the minute; absent if never',
}
