import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../../db/index.ts'
import type { Tenant } from '../../http/index.ts'
import type { OidcClient } from '../../oidc/index.ts'
import type { SecretKeys } from '../../secrets/index.ts'
import type { Authenticate } from '../authenticate.ts'

export interface SsoDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  publicUrl: URL
  authenticate: Authenticate
  oidc: OidcClient
  /** Whether mails of this server may sign people in. */
  canMailLinks: boolean
  /** Made when they are first needed. */
  keys(): SecretKeys
  log: Logger
}
