import type { Domain } from '../http/index.ts'
import { SECRET_KEY } from './secrets.settings.ts'

export { type Resealed, resealTenant } from './reseal.ts'
export { open, type Purpose, SealedWithAnotherKey, type SecretKeys, seal } from './seal.ts'
export { SECRET_KEY } from './secrets.settings.ts'

/** What the server must be able to read again, and nobody who has only its database. */
export const secrets: Domain = { name: 'secrets', settings: [SECRET_KEY] }
