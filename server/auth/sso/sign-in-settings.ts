import type { SignInSettings } from '../../../contract/auth/sign-in.ts'
import type { Tenant } from '../../http/index.ts'
import type { Settings } from '../../lib/setting.ts'
import { PUBLIC_URL } from '../auth.settings.ts'
import type { StoredProvider } from './provider.store.ts'

export const SSO_PATH = '/auth/v1/sso'
export const SSO_START_PATH = `${SSO_PATH}/start`
export const SSO_CALLBACK_PATH = `${SSO_PATH}/callback`

/** Where people reach a tenant. */
export const originOf = (publicUrl: URL, { host }: Pick<Tenant, 'host'>): string => `${publicUrl.protocol}//${host}`

/** Where the provider sends browsers back to; it must know this address. */
export const redirectUriOf = (publicUrl: URL, tenant: Pick<Tenant, 'host'>): URL =>
  new URL(SSO_CALLBACK_PATH, originOf(publicUrl, tenant))
export const signOutUriOf = (publicUrl: URL, tenant: Pick<Tenant, 'host'>): URL =>
  new URL('/sign-in', originOf(publicUrl, tenant))

export function shownSettings(provider: StoredProvider, settings: Settings, tenant: Tenant) {
  const { sealedSecret, testedAt, ...shown } = provider
  const signIn: SignInSettings = {
    ...shown,
    hasClientSecret: sealedSecret !== null,
    ...(testedAt ? { testedAt: testedAt.toISOString() } : {}),
  }
  const publicUrl = settings.get(PUBLIC_URL)
  return {
    signIn,
    redirectUri: redirectUriOf(publicUrl, tenant).href,
    signOutUri: signOutUriOf(publicUrl, tenant).href,
  }
}
