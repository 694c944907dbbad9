import { sameIssuer } from '../oidc/index.ts'

/** A part of a token, or anything else in base64url, as an object; undefined when it is none. */
export function jsonOf(part: string): Record<string, unknown> | undefined {
  try {
    const bytes = Buffer.from(part, 'base64url')
    if (bytes.toString('base64url') !== part) return undefined
    const parsed: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** What a token says, without proof. */
export const claimsOf = (idToken: string): Record<string, unknown> => jsonOf(idToken.split('.')[1] ?? '') ?? {}

/** An issuer, and how it knows us. */
export interface Party {
  issuer: string
  clientId: string
}

/** Whether a token says that this issuer made it for us. */
export const isOfParty = ({ iss, aud }: Record<string, unknown>, { issuer, clientId }: Party): boolean =>
  typeof iss === 'string' &&
  issuer !== '' &&
  clientId !== '' &&
  sameIssuer(iss, issuer) &&
  (Array.isArray(aud) ? aud : [aud]).includes(clientId)
