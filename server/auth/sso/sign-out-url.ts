import type { Tenant } from '../../http/index.ts'
import { loadProvider } from './provider.store.ts'
import { oidcProvider, openIdToken } from './sealed.ts'
import { signOutUriOf } from './sign-in-settings.ts'
import type { SsoDeps } from './sso-deps.ts'

/**
 * Where to sign out at the provider that began a session (OpenID Connect RP-Initiated Logout 1.0). Our session has ended
 * by then, so a provider that cannot be asked only means that the person stays signed in there.
 */
export const signOutUrl =
  ({ database, keys, oidc, publicUrl, log }: SsoDeps) =>
  async (tenant: Tenant, sessionId: string, sealedIdToken: Buffer): Promise<string | undefined> => {
    try {
      const provider = await database.read((db) => loadProvider(db, tenant.id))
      const idTokenHint = openIdToken(keys, tenant.id, sessionId, sealedIdToken)
      if (!provider.enabled || issuerOf(idTokenHint) !== provider.issuer.replace(/\/$/, '')) return undefined
      const returnTo = signOutUriOf(publicUrl, tenant)
      return (await oidc.endSessionUrl(oidcProvider(keys, tenant.id, provider), { idTokenHint, returnTo }))?.href
    } catch (error) {
      log.warn({ err: error }, 'no sign-out at the sign-in provider')
      return undefined
    }
  }

/** The issuer of an ID token that was proven when it came. */
function issuerOf(idToken: string): string {
  const [, payload = ''] = idToken.split('.')
  const { iss } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { iss: string }
  return iss.replace(/\/$/, '')
}
