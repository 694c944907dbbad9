import type { Domain } from '../http/index.ts'
import { authSettings } from './auth.settings.ts'
import { createPersonalClient } from './credentials/create-personal-client.ts'
import { deletePersonalClient } from './credentials/delete-personal-client.ts'
import { getPersonalClient } from './credentials/get-personal-client.ts'
import { listPersonalClients } from './credentials/list-personal-clients.ts'
import { searchPersonalClients } from './credentials/search-personal-clients.ts'
import { updatePersonalClient } from './credentials/update-personal-client.ts'
import { authEndpoints } from './endpoints.ts'
import { authPaths } from './oauth/protocol-paths.ts'
import { purgeJob, purgeSchedule } from './purge-expired.ts'
import { getRole } from './roles/get-role.ts'
import { listPermissions } from './roles/list-permissions.ts'
import { listRoles } from './roles/list-roles.ts'
import { updateRole } from './roles/update-role.ts'
import { introspect } from './sessions/introspect.ts'
import { listOwnSessions } from './sessions/list-sessions.ts'
import { revokeOtherSessions } from './sessions/revoke-other-sessions.ts'
import { revokeSession } from './sessions/revoke-session.ts'
import { getSignInSettings } from './sso/get-sign-in-settings.ts'
import { unlinkSubject } from './sso/unlink-subject.ts'
import { updateSignInSettings } from './sso/update-sign-in-settings.ts'

export { isAddressAllowed, networkOf } from './address.ts'
export {
  ACCESS_TOKEN_SECONDS,
  ADMIN_EMAIL,
  API_REQUESTS_PER_MINUTE,
  PUBLIC_URL,
  SECRET_LABEL,
  STRICT_ASSERTIONS,
} from './auth.settings.ts'
export { bearerToken, refuseIfLimited } from './authenticate.ts'
export { type CreatedCredential, createCredential } from './credentials/create-credential.ts'
export {
  cidrViolations,
  escalationViolations,
  LIFESPANS,
  type Lifespan,
  roleViolations,
} from './credentials/credential.rules.ts'
export { deleteCredential, listCredentials } from './credentials/credential.store.ts'
export { identification } from './identification.ts'
export { JWT_BEARER } from './oauth/prove-client.ts'
export { TOKEN_PATH } from './oauth/token-endpoint.ts'
export { rateLimiter } from './rate-limiter.ts'
export { findSignIn } from './sessions/session.store.ts'
export {
  createSignInLink,
  createSignInLinks,
  LINK_SECONDS,
  SignInRequest,
} from './sessions/sign-in.ts'
export { matchPerson } from './sso/match-person.ts'
export { loadProvider } from './sso/provider.store.ts'
export { originOf } from './sso/sign-in-settings.ts'
export { createTenant, isHost } from './tenants/create-tenant.ts'
export {
  ensureFirstAdministrator,
  type FirstStart,
  firstAdministrator,
  followPublicUrl,
} from './tenants/first-start.ts'
export { listTenants, type TenantRow } from './tenants/tenant.store.ts'

export const auth: Domain = {
  name: 'auth',
  settings: authSettings,
  operations: [
    introspect,
    listOwnSessions,
    revokeSession,
    revokeOtherSessions,
    listPermissions,
    listRoles,
    getRole,
    updateRole,
    createPersonalClient,
    getPersonalClient,
    listPersonalClients,
    searchPersonalClients,
    updatePersonalClient,
    deletePersonalClient,
    getSignInSettings,
    updateSignInSettings,
    unlinkSubject,
  ],
  endpoints: authEndpoints,
  paths: authPaths,
  jobs: () => [purgeJob],
  schedules: [purgeSchedule],
  sealed: [
    { kind: 'sign-in provider', table: 'sign_in_providers', column: 'sealed_secret', id: 'tenant_id' },
    { kind: 'sign-in attempt', table: 'sign_in_attempts', column: 'sealed_checks' },
    { kind: 'id token', table: 'sessions', column: 'sealed_id_token', id: 'session_id' },
  ],
}
