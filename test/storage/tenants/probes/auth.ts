import { expect } from 'vitest'
import * as credentials from '../../../../server/auth/credentials/credential.store.ts'
import * as sessions from '../../../../server/auth/sessions/session.store.ts'
import { sql } from '../../../../server/db/sql.ts'
import { type Probe, tokenOf } from '../things.ts'

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
    expect(await credentials.insertTokens(db, [tokenOf(t.b, t.credential, Buffer.from('x'))])).toEqual(['stale'])
    return db.rows(sql`select 1 from audit_entries where tenant_id = ${t.b}`)
  },
  'credential.store.purgeExpired': (db, t) => credentials.purgeExpired(db, t.b, 10),
  'session.store.takeSignInLink': (db, t) => sessions.takeSignInLink(db, t.b, t.linkHash),
  'session.store.findSession': (db, t) => sessions.findSession(db, t.b, t.sessionHash),
  'session.store.deleteSession': (db, t) => sessions.deleteSession(db, t.b, t.user, t.session),
  'session.store.deleteOtherSessions': (db, t) => sessions.deleteOtherSessions(db, t.b, t.user, ''),
  'session.store.listSessions': (db, t) => sessions.listSessions(db, t.b, t.user, { after: '', limit: 10 }),
  'session.store.purgeSessions': (db, t) => sessions.purgeSessions(db, t.b, 10),
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
  'session.store.insertSignInLinks': (db, t) =>
    sessions.insertSignInLinks(db, t.b, { hashes: [t.linkHash], userIds: [t.user], lifeSeconds: 60 }),
  'session.store.insertSession': (db, t) =>
    sessions.insertSession(db, t.b, {
      id: t.session,
      hash: t.sessionHash,
      userId: t.user,
      lifeSeconds: 60,
      address: '',
      userAgent: '',
      sealedIdToken: null,
    }),
}
