import * as devices from '../../../server/auth/device/device.store.ts'
import * as attempts from '../../../server/auth/sso/attempt.store.ts'
import * as providers from '../../../server/auth/sso/provider.store.ts'
import * as subjects from '../../../server/auth/sso/subject.store.ts'
import type { Tx } from '../../../server/db/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'

export const ISSUER = 'https://login.example.com'
export const SUBJECT = 'subject'
export const LOGIN = 'login-of-a'
export const [STATE, USER_CODE, DEVICE, TOKEN] = ['state', 'user code', 'device', 'token'].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer, Buffer]
/** Of a login that nobody has decided. */
export const WAITING_CODE = Buffer.from('waiting')
export const newLogin = (id: string): devices.NewDeviceLogin => ({
  id,
  deviceHash: DEVICE,
  userCodeHash: USER_CODE,
  clientId: 'cli',
  address: '192.0.2.1',
  userAgent: '',
  intervalSeconds: 5,
  lifeSeconds: 600,
})
export const newAttempt: attempts.NewAttempt = {
  stateHash: STATE,
  browserHash: STATE,
  sealedChecks: Buffer.from('x'),
  returnPath: '/',
  testerId: null,
  lifeSeconds: 600,
}
export const newProvider = { ...providers.NO_PROVIDER, issuer: ISSUER, clientId: 'recert' }

/** Ways of A to sign in. */
export async function addSignIn(tx: Tx, tenantId: TenantId, userId: string): Promise<void> {
  await providers.saveProvider(tx, tenantId, newProvider)
  await subjects.linkSubject(tx, tenantId, { issuer: ISSUER, subject: SUBJECT, userId })
  await attempts.insertAttempt(tx, tenantId, newAttempt)
  await devices.insertDeviceLogin(tx, tenantId, newLogin(LOGIN), 10)
  const waiting = { ...newLogin('waiting-of-a'), deviceHash: WAITING_CODE, userCodeHash: WAITING_CODE }
  await devices.insertDeviceLogin(tx, tenantId, waiting, 10)
  await devices.decideLogin(tx, tenantId, { userCodeHash: USER_CODE, userId, isAllowed: true })
  await devices.storeDeviceToken(tx, tenantId, LOGIN, { hash: TOKEN, lifeSeconds: 600 })
}
