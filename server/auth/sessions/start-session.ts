import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { appendEntry } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { insertSession } from './session.store.ts'

export const SESSION_SECONDS = 12 * 3600
const MAX_USER_AGENT = 400

export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT)

export const SIGN_IN = 'auth.sign_in'

/** Who signs in, and how, for the audit entry. */
export interface SigningIn {
  id?: string
  userId: string
  detail: Record<string, unknown>
  sealedIdToken?: Buffer
  /** When the person proved who they are, if not just now; null if that is not known. */
  authenticatedAt?: Date | null
}

/** Starts a browser session, with its audit entry; returns the token for the cookie. */
export async function startSession(
  tx: Tx,
  tenantId: TenantId,
  request: FastifyRequest,
  { id = newId(), userId, detail, sealedIdToken, authenticatedAt }: SigningIn,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(tx, tenantId, {
    id,
    userId,
    hash: sha256(token),
    lifeSeconds: SESSION_SECONDS,
    address: request.ip,
    userAgent: userAgentOf(request),
    sealedIdToken: sealedIdToken ?? null,
    authenticatedAt: authenticatedAt === undefined ? await tx.now() : authenticatedAt,
  })
  appendEntry(tx, {
    tenantId,
    actorId: userId,
    principalId: id,
    operation: SIGN_IN,
    outcome: 'done',
    detail,
    requestId: request.id,
    address: request.ip,
  })
  return token
}
