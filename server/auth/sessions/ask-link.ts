import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SignInLinkRequest } from '../../../contract/auth/sign-in.ts'
import { appendEntry } from '../../audit/index.ts'
import type { Database, Tx } from '../../db/index.ts'
import { ApiError, type Tenant } from '../../http/index.ts'
import { jsonBytes } from '../../http/routes.ts'
import { bodyDecoder, parseJson } from '../../http/wire/decode.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { readEmail } from '../../lib/email.ts'
import type { Settings } from '../../lib/setting.ts'
import { enqueueMail, MAIL_SIGN_IN_HOURS, SEND_JOB, SMTP_URL } from '../../mail/index.ts'
import { networkOf } from '../address.ts'
import { refuseIfLimited, requireOwnOrigin } from '../authenticate.ts'
import { rateLimiter } from '../rate-limiter.ts'
import { loadProvider } from '../sso/provider.store.ts'
import { originOf } from '../sso/sign-in-settings.ts'
import { ownPath } from '../sso/sso.rules.ts'
import { findLinkReceiver } from './session.store.ts'

export const ASK_LINK_PATH = '/auth/v1/sign-in/link'
const ASK_LINK = 'auth.ask_sign_in_link'

/** Of one network; and of one person, whoever asks. */
const PER_MINUTE = 10
const PER_HOUR = 5
const MINUTE = 16

/** Whether mails of this server may sign people in: it has a mail server, and its operator has not ruled it out. */
export const canMailLinks = (settings: Settings): boolean =>
  settings.get(SMTP_URL) !== undefined && settings.get(MAIL_SIGN_IN_HOURS) > 0

export interface AskLinkDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  publicUrl: URL
  canMailLinks: boolean
}

/** Mails a sign-in link to whoever has the given address. The answer does not tell whether anybody has. */
export function registerAskLink(app: FastifyInstance, deps: AskLinkDeps): void {
  const decode = bodyDecoder(SignInLinkRequest)
  const requests = rateLimiter(PER_MINUTE)
  app.post(ASK_LINK_PATH, async (request, reply) => {
    requireOwnOrigin(request, deps.publicUrl)
    refuseIfLimited(requests.count(networkOf(request.ip)))
    const tenant = await deps.resolveTenant(request)
    const { email, to } = decode(parseJson(jsonBytes(request))) as SignInLinkRequest
    const { linksAllowed } = await deps.database.read((db) => loadProvider(db, tenant.id))
    if (!deps.canMailLinks || !linksAllowed)
      throw new ApiError('unauthenticated', {
        problem: 'Sign-in links are not sent by mail here. Ask your administrator how to sign in.',
      })
    const path = ownPath(to, originOf(deps.publicUrl, tenant))
    await deps.database.tx((tx) => ask(tx, tenant, request, { email: readEmail(email) ?? '', path }))
    return reply.header('cache-control', 'no-store').type('application/json').send('{}')
  })
}

/** Makes the same statements for every address, so that the time of the answer tells nothing either. */
async function ask(tx: Tx, tenant: Tenant, request: FastifyRequest, { email, path }: { email: string; path: string }) {
  const found = await findLinkReceiver(tx, tenant.id, email, PER_HOUR)
  const to = found && !found.isTooOften ? [found.userId] : []
  const window = (await tx.now()).toISOString().slice(0, MINUTE)
  const count = await enqueueMail(tx, tenant.id, { kind: 'SIGN_IN_LINK', to, window, data: { path } })
  if (count === 0) await enqueueJob(tx, { tenantId: tenant.id, kind: SEND_JOB, key: 'tick', payload: {} })
  appendEntry(tx, {
    tenantId: tenant.id,
    operation: ASK_LINK,
    outcome: count > 0 ? 'done' : 'refused',
    detail: count > 0 ? {} : { reason: found ? 'too_many_links' : 'address_not_known' },
    targetId: found?.userId,
    requestId: request.id,
    address: request.ip,
  })
}
