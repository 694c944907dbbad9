import { introspect } from './introspect.ts'

export { authenticator } from './authenticate.ts'
export { type CreatedCredential, createCredential, LIFESPANS, type Lifespan } from './create-credential.ts'
export { createTenant, isHost } from './create-tenant.ts'
export { ensureFirstAdministrator, type FirstStart } from './first-start.ts'
export { authPaths } from './protocol-paths.ts'
export { purgeJob, purgeSchedule } from './purge-expired.ts'
export { tenantResolver } from './resolve-tenant.ts'
export { createSignInLink, registerSignIn, SIGN_IN_PATH, SIGN_OUT_PATH, SignInRequest } from './sign-in.ts'
export { allTenants, listTenants, type TenantRow } from './tenant.store.ts'
export { JWT_BEARER, registerTokenEndpoint, TOKEN_PATH } from './token-endpoint.ts'

export const authOperations = [introspect]
