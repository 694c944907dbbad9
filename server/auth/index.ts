import { createPersonalClient } from './create-personal-client.ts'
import { deletePersonalClient } from './delete-personal-client.ts'
import { getPersonalClient } from './get-personal-client.ts'
import { getRole } from './get-role.ts'
import { introspect } from './introspect.ts'
import { listPersonalClients } from './list-personal-clients.ts'
import { listRoles } from './list-roles.ts'
import { listOwnSessions } from './list-sessions.ts'
import { revokeSession } from './revoke-session.ts'
import { searchPersonalClients } from './search-personal-clients.ts'
import { updatePersonalClient } from './update-personal-client.ts'
import { updateRole } from './update-role.ts'

export { authenticator, type KnownCaller } from './authenticate.ts'
export { type CreatedCredential, createCredential } from './create-credential.ts'
export { createTenant, isHost } from './create-tenant.ts'
export { cidrViolations, LIFESPANS, type Lifespan, roleViolations } from './credential.rules.ts'
export { deleteCredential, listCredentials } from './credential.store.ts'
export { credentialFinder } from './credential-finder.ts'
export { ensureFirstAdministrator, type FirstStart, firstAdministrator, followPublicUrl } from './first-start.ts'
export { freshCache } from './fresh-cache.ts'
export { authPaths } from './protocol-paths.ts'
export { JWT_BEARER } from './prove-client.ts'
export { purgeJob, purgeSchedule } from './purge-expired.ts'
export { tenantResolver } from './resolve-tenant.ts'
export { createSignInLink, registerSignIn, SIGN_IN_PATH, SIGN_OUT_PATH, SignInRequest } from './sign-in.ts'
export { allTenants, listTenants, type TenantRow } from './tenant.store.ts'
export { registerTokenEndpoint, TOKEN_PATH } from './token-endpoint.ts'

export const authOperations = [
  introspect,
  listOwnSessions,
  revokeSession,
  listRoles,
  getRole,
  updateRole,
  createPersonalClient,
  getPersonalClient,
  listPersonalClients,
  searchPersonalClients,
  updatePersonalClient,
  deletePersonalClient,
]
