import * as credentials from '../../../../server/auth/credentials/credential.store.ts'
import * as devices from '../../../../server/auth/device/device.store.ts'
import * as sessions from '../../../../server/auth/sessions/session.store.ts'
import * as attempts from '../../../../server/auth/sso/attempt.store.ts'
import * as providers from '../../../../server/auth/sso/provider.store.ts'
import * as subjects from '../../../../server/auth/sso/subject.store.ts'
import { name, sql } from '../../../../server/db/sql.ts'
import {
  DEVICE,
  ISSUER,
  LOGIN,
  newAttempt,
  newLogin,
  newProvider,
  STATE,
  SUBJECT,
  TOKEN,
  WAITING_CODE,
} from '../sign-in-things.ts'
import { after, type Probe, type Things, tokenOf } from '../things.ts'

const expired = (table: string) => (t: Things) =>
  sql`update ${name(table)} set expires_at = now() - interval '1 hour' where tenant_id = ${t.a}`
const unlessNone = (provider: providers.StoredProvider) => (provider === providers.NO_PROVIDER ? undefined : provider)

export const AUTH_PROBES: Record<string, Probe> = {
  'credential.store.findByClientIds': async (db, t) =>
    (await credentials.findByClientIds(db, [{ tenantId: t.b, clientId: t.clientId }]))[0],
  'credential.store.findByToken': (db, t) => credentials.findByToken(db, t.b, t.tokenHash),
  'credential.store.findCredential': (db, t) => credentials.findCredential(db, t.b, t.credential, undefined),
  'credential.store.listCredentials': (db, t) =>
    credentials.listCredentials(db, t.b, { after: '', limit: 10 }, { userIds: [t.user] }),
  'credential.store.updateCredential': (db, t) =>
    credentials.updateCredential(db, t.b, t.credential, {
      displayName: 'x',
      allowSourceCidr: [],
      scopedRoles: [],
      expiresTime: null,
    }),
  'credential.store.deleteCredential': (db, t) => credentials.deleteCredential(db, t.b, t.credential),
  'credential.store.insertTokens': async (db, t) => {
    const lives = await credentials.insertTokens(db, [tokenOf(t.b, t.credential, Buffer.from('x'))])
    const entries = await db.rows(sql`select 1 from audit_entries where tenant_id = ${t.b}`)
    return [...lives.filter((life) => life !== 'stale'), ...entries]
  },
  'credential.store.purgeExpired': after(expired('access_tokens'), (db, t) => credentials.purgeExpired(db, t.b, 10)),
  'session.store.takeSignInLink': (db, t) => sessions.takeSignInLink(db, t.b, t.linkHash),
  'session.store.findLinkReceiver': async (db, t) => {
    await db.count(sql`update users set email = 'of-a@corp.example' where tenant_id = ${t.a} and user_id = ${t.user}`)
    return sessions.findLinkReceiver(db, t.b, 'of-a@corp.example', 5)
  },
  'session.store.findSession': (db, t) => sessions.findSession(db, t.b, t.sessionHash),
  'session.store.deleteSession': (db, t) => sessions.deleteSession(db, t.b, t.user, t.session),
  'session.store.deleteOtherSessions': (db, t) => sessions.deleteOtherSessions(db, t.b, t.user, ''),
  'session.store.listSessions': (db, t) => sessions.listSessions(db, t.b, t.user, { after: '', limit: 10 }),
  'session.store.purgeSessions': after(expired('sessions'), (db, t) => sessions.purgeSessions(db, t.b, 10)),
  'session.store.takeSession': (db, t) => sessions.takeSession(db, t.b, t.user, t.session),
  'session.store.deleteSignInLinks': (db, t) => sessions.deleteSignInLinks(db, t.b),
  'provider.store.loadProvider': async (db, t) => unlessNone(await providers.loadProvider(db, t.b)),
  'provider.store.lockSignInProvider': async (db, t) => unlessNone(await providers.lockSignInProvider(db, t.b)),
  'provider.store.saveTestResult': (db, t) =>
    providers.saveTestResult(db, t.b, { issuer: ISSUER, clientId: 'recert', problem: 'x' }),
  'subject.store.findLinkedPerson': (db, t) => subjects.findLinkedPerson(db, t.b, ISSUER, SUBJECT),
  'subject.store.findPersonByEmail': (db, t) => subjects.findPersonByEmail(db, t.b, ISSUER, t.email),
  'subject.store.unlinkSubjects': (db, t) => subjects.unlinkSubjects(db, t.b, t.user),
  'attempt.store.takeAttempt': (db, t) => attempts.takeAttempt(db, t.b, STATE, STATE),
  'attempt.store.purgeAttempts': after(expired('sign_in_attempts'), (db, t) => attempts.purgeAttempts(db, t.b, 10)),
  'device.store.findWaitingLogin': (db, t) => devices.findWaitingLogin(db, t.b, WAITING_CODE),
  'device.store.decideLogin': (db, t) =>
    devices.decideLogin(db, t.b, { userCodeHash: WAITING_CODE, userId: t.user, isAllowed: true }),
  'device.store.pollLogin': (db, t) => devices.pollLogin(db, t.b, DEVICE),
  'device.store.storeDeviceToken': after(
    (t) => sql`update device_logins set state = 'ALLOWED' where tenant_id = ${t.a} and login_id = ${LOGIN}`,
    (db, t) => devices.storeDeviceToken(db, t.b, LOGIN, { hash: TOKEN, lifeSeconds: 60 }),
  ),
  'device.store.findByDeviceToken': (db, t) => devices.findByDeviceToken(db, t.b, TOKEN),
  'device.store.purgeDeviceLogins': after(expired('device_logins'), (db, t) => devices.purgeDeviceLogins(db, t.b, 10)),
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const AUTH_WRITES: Record<string, Probe> = {
  'credential.store.insertCredential': (db, t) =>
    credentials.insertCredential(db, t.b, {
      id: t.credential,
      userId: t.user,
      clientId: t.clientId,
      displayName: 'x',
      publicKey: Buffer.from('x'),
      secretHash: Buffer.from('x'),
      allowedCidrs: [],
      scopedRoles: [],
      expiresAt: null,
    }),
  'provider.store.saveProvider': (db, t) => providers.saveProvider(db, t.b, { ...newProvider, clientId: 'of b' }),
  'subject.store.linkSubject': (db, t) =>
    subjects.linkSubject(db, t.b, { issuer: ISSUER, subject: SUBJECT, userId: t.user }),
  'attempt.store.insertAttempt': (db, t) => attempts.insertAttempt(db, t.b, newAttempt),
  'device.store.insertDeviceLogin': (db, t) => devices.insertDeviceLogin(db, t.b, newLogin(LOGIN), 10),
  'session.store.insertSignInLinks': (db, t) =>
    sessions.insertSignInLinks(db, t.b, {
      hashes: [t.linkHash],
      userIds: [t.user],
      lifeSeconds: [60],
      isMailed: false,
    }),
  'session.store.insertSession': (db, t) =>
    sessions.insertSession(db, t.b, {
      id: t.session,
      hash: t.sessionHash,
      userId: t.user,
      lifeSeconds: 60,
      address: '',
      userAgent: '',
      sealedIdToken: null,
      authenticatedAt: null,
    }),
}
