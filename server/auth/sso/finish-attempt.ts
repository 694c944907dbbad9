import type { FastifyRequest } from 'fastify'
import { appendEntry } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { Tenant } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { OidcError, type SignedIn } from '../../oidc/index.ts'
import { SIGN_IN, startSession } from '../sessions/start-session.ts'
import { takeAttempt } from './attempt.store.ts'
import { matchPerson, type NoMatch } from './match-person.ts'
import { loadProvider, type StoredProvider, saveTestResult } from './provider.store.ts'
import { type KeptChecks, oidcProvider, openChecks, sealIdToken } from './sealed.ts'
import { redirectUriOf } from './sign-in-settings.ts'
import { type PersonClaims, readPerson } from './sso.rules.ts'
import type { SsoDeps } from './sso-deps.ts'
import { linkSubject } from './subject.store.ts'

/** How an attempt ended. The problems are those that the sign-in page explains. */
export type Ended =
  | { isTest: true; problem?: undefined }
  | { isTest: false; problem?: undefined; session: string; returnPath: string }
  | { isTest: false; problem: AttemptProblem; returnPath: string }

type AttemptProblem = 'expired' | 'refused' | 'unreachable' | 'not_valid' | 'unverified' | 'unknown' | 'other_account'

const PROBLEMS: Record<NoMatch, AttemptProblem> = {
  no_email: 'unverified',
  email_not_verified: 'unverified',
  unknown_person: 'unknown',
  // Nobody learns of an account that was disabled.
  person_disabled: 'unknown',
  other_subject: 'other_account',
}

export interface ComingBack {
  request: FastifyRequest
  tenant: Tenant
  browser: string | undefined
  state: string | undefined
}

interface Attempt {
  visit: ComingBack
  checks: KeptChecks
  provider: StoredProvider
  returnPath: string
  testerId: string | null
}

/** Finishes the sign-in that a browser comes back from. Whatever happens, its attempt is used up first. */
export async function finishAttempt(deps: SsoDeps, visit: ComingBack): Promise<Ended> {
  const attempt = await take(deps, visit)
  if (!attempt) return refuseUnknown(deps, visit)
  const signedIn = await exchange(deps, attempt).catch((error: unknown) => {
    if (error instanceof OidcError) return error
    throw error
  })
  return attempt.testerId === null ? conclude(deps, attempt, signedIn) : concludeTest(deps, attempt, signedIn)
}

async function take({ database, keys }: SsoDeps, visit: ComingBack): Promise<Attempt | undefined> {
  const { tenant, browser, state } = visit
  if (browser === undefined || state === undefined) return undefined
  return database.tx(async (tx) => {
    const taken = await takeAttempt(tx, tenant.id, sha256(state), sha256(browser))
    if (!taken) return undefined
    const checks = openChecks(keys, tenant.id, state, taken.sealedChecks)
    return { visit, checks, provider: await loadProvider(tx, tenant.id), ...taken }
  })
}

function entryOf({ request, tenant }: ComingBack, detail: Record<string, unknown>) {
  const { id: requestId, ip: address } = request
  return { tenantId: tenant.id, operation: SIGN_IN, outcome: 'refused' as const, detail, requestId, address }
}

async function refuseUnknown({ database }: SsoDeps, visit: ComingBack): Promise<Ended> {
  const detail = { method: 'sso', reason: 'attempt_not_valid' }
  await database.tx(async (tx) => appendEntry(tx, entryOf(visit, detail)))
  return { isTest: false, problem: 'expired', returnPath: '/' }
}

async function exchange(deps: SsoDeps, attempt: Attempt): Promise<SignedIn> {
  const { provider, checks, visit, testerId } = attempt
  if (provider.issuer !== checks.issuer || provider.clientId !== checks.clientId)
    throw new OidcError('not_valid', 'The settings of the sign-in provider changed during the sign-in.')
  if (!provider.enabled && testerId === null) throw new OidcError('not_valid', 'Single sign-on was switched off.')
  const callbackUrl = redirectUriOf(deps.publicUrl, visit.tenant)
  callbackUrl.search = new URL(visit.request.raw.url ?? '', callbackUrl).search
  return deps.oidc.finish(oidcProvider(deps.keys, visit.tenant.id, provider), {
    callbackUrl,
    checks,
    withUserInfo: true,
  })
}

async function conclude(deps: SsoDeps, attempt: Attempt, signedIn: SignedIn | OidcError): Promise<Ended> {
  const { visit, returnPath } = attempt
  return deps.database.tx(async (tx) => {
    const refuse = (problem: AttemptProblem, detail: Record<string, unknown>): Ended => {
      appendEntry(tx, entryOf(visit, { method: 'sso', ...detail }))
      return { isTest: false, problem, returnPath }
    }
    if (signedIn instanceof OidcError)
      return refuse(signedIn.reason, { reason: `provider_${signedIn.reason}`, problem: signedIn.message })
    const person = readPerson(signedIn.claims, attempt.provider.trustsEmails)
    const found = await matchAndLink(tx, attempt, person)
    if ('refused' in found) return refuse(PROBLEMS[found.refused], { reason: found.refused, ...namesOf(person) })
    const id = newId()
    const sealedIdToken = sealIdToken(deps.keys, visit.tenant.id, id, signedIn.idToken)
    const detail = { method: 'sso', ...(found.isLinked ? {} : { linked: person.sub.slice(0, 255) }) }
    const authenticatedAt = authenticatedOf(signedIn, await tx.now())
    const entry = { id, userId: found.userId, detail, sealedIdToken, authenticatedAt }
    return { isTest: false, session: await startSession(tx, visit.tenant.id, visit.request, entry), returnPath }
  })
}

/** When the person authenticated at the provider, which may be long ago; never later than now. */
function authenticatedOf({ claims: { auth_time: seconds } }: SignedIn, now: Date): Date | null {
  if (typeof seconds !== 'number' || !(seconds > 0)) return null
  return new Date(Math.min(seconds * 1000, now.getTime()))
}

/** For the administrator who looks up why somebody was refused. */
const namesOf = ({ sub, email }: PersonClaims) => ({ subject: sub.slice(0, 255), ...(email ? { email } : {}) })

async function matchAndLink(tx: Tx, { visit, provider }: Attempt, person: PersonClaims) {
  const { issuer } = provider
  const { id } = visit.tenant
  const found = await matchPerson(tx, id, issuer, person)
  if ('refused' in found || found.isLinked) return found
  const linked = await linkSubject(tx, id, { issuer, subject: person.sub, userId: found.userId })
  // Another attempt linked one of the two at the same time: now that decides.
  return linked > 0 ? found : matchPerson(tx, id, issuer, person)
}

const NO_MATCH_TEXTS: Record<NoMatch, string> = {
  no_email: 'The provider sent no e-mail address. Add the email claim to its ID token or user info.',
  email_not_verified:
    'The provider does not say that the e-mail address is verified. If it verifies every address itself, switch on "Trust its e-mail addresses".',
  unknown_person: 'No person here has the e-mail address that the provider sent.',
  person_disabled: 'The person that the provider signed in is disabled here.',
  other_subject: 'The person with this e-mail address is linked to another account of the provider.',
}

/** A test signs nobody in: it shows that whoever made it could sign in. */
async function concludeTest(deps: SsoDeps, attempt: Attempt, signedIn: SignedIn | OidcError): Promise<Ended> {
  const { visit, checks, provider, testerId } = attempt
  await deps.database.tx(async (tx) => {
    const problem = await testProblem()
    await saveTestResult(tx, visit.tenant.id, { ...checks, problem })
    appendEntry(tx, {
      ...entryOf(visit, { problem }),
      operation: 'auth.sign_in_test',
      outcome: problem === '' ? 'done' : 'refused',
      ...(testerId ? { actorId: testerId } : {}),
    })

    async function testProblem(): Promise<string> {
      if (signedIn instanceof OidcError) return signedIn.message
      const person = readPerson(signedIn.claims, provider.trustsEmails)
      const found = await matchPerson(tx, visit.tenant.id, provider.issuer, person)
      if ('refused' in found) return NO_MATCH_TEXTS[found.refused]
      return found.userId === testerId ? '' : 'The provider signed in a different person. Test with your own account.'
    }
  })
  return { isTest: true }
}
