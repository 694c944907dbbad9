import type { TenantId } from '../../lib/ids.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import type { Checks, Provider } from '../../oidc/index.ts'
import { open, type Purpose, type SecretKeys, seal } from '../../secrets/index.ts'
import type { StoredProvider } from './provider.store.ts'

/** How long a person may take at the provider. */
export const ATTEMPT_SECONDS = 600

type Keys = () => SecretKeys

export const secretPurpose = (tenantId: TenantId): Purpose => ({ tenantId, of: ['sign-in provider', tenantId] })

/** A provider with its secret, for the client. */
export const oidcProvider = (keys: Keys, tenantId: TenantId, provider: StoredProvider): Provider => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.sealedSecret
    ? open(keys(), secretPurpose(tenantId), provider.sealedSecret).toString('utf8')
    : '',
})

/** What an attempt keeps until the browser comes back. */
export interface KeptChecks extends Checks {
  issuer: string
  clientId: string
}

const attemptPurpose = (tenantId: TenantId, state: string): Purpose => ({
  tenantId,
  of: ['sign-in attempt', sha256(state).toString('base64url')],
})

export const sealChecks = (keys: Keys, tenantId: TenantId, checks: KeptChecks): Buffer =>
  seal(keys(), attemptPurpose(tenantId, checks.state), JSON.stringify(checks))

export const openChecks = (keys: Keys, tenantId: TenantId, state: string, sealed: Buffer): KeptChecks =>
  JSON.parse(open(keys(), attemptPurpose(tenantId, state), sealed).toString('utf8')) as KeptChecks

const idTokenPurpose = (tenantId: TenantId, sessionId: string): Purpose => ({ tenantId, of: ['id token', sessionId] })

export const sealIdToken = (keys: Keys, tenantId: TenantId, sessionId: string, idToken: string): Buffer =>
  seal(keys(), idTokenPurpose(tenantId, sessionId), idToken)

export const openIdToken = (keys: Keys, tenantId: TenantId, sessionId: string, sealed: Buffer): string =>
  open(keys(), idTokenPurpose(tenantId, sessionId), sealed).toString('utf8')
