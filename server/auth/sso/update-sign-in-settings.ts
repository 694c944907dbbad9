import { SignInSettingsReply, UpdateSignInSettingsRequest } from '../../../contract/auth/sign-in.ts'
import { writeOperation } from '../../http/index.ts'
import { OUTBOUND_ALLOW } from '../../outbound/index.ts'
import { SECRET_KEY, seal } from '../../secrets/index.ts'
import { deleteSignInLinks } from '../sessions/session.store.ts'
import { lockSignInProvider, type StoredProvider, saveProvider } from './provider.store.ts'
import { secretPurpose } from './sealed.ts'
import { shownSettings } from './sign-in-settings.ts'
import { providerViolations } from './sso.rules.ts'

export const updateSignInSettings = writeOperation({
  id: 'svc.api.settings.v1.SignInService.Update',
  method: 'POST',
  path: '/api/v1/settings/sign_in',
  tag: 'Settings',
  summary: 'Change the sign-in settings of your organization',
  description:
    'Settings that are omitted stay as they are. This does not contact the provider: to test it, open /auth/v1/sso/start?test=true in a browser. Links can be switched off only after a successful test; links that were already sent then stop working.',
  permission: 'settings.write',
  // The request has a secret, and of requests with a key the hash is kept.
  idempotent: false,
  body: UpdateSignInSettingsRequest,
  reply: SignInSettingsReply,
  errors: [],
  fieldReasons: ['outbound_address_refused'],
  example: {
    displayName: 'Northwind',
    issuer: 'https://login.example.com',
    clientId: 'recert',
    clientSecret: 'the secret that the provider showed',
    enabled: true,
  },
  async run({ tx, tenant, settings, audit, invalid }, { body }) {
    const before = await lockSignInProvider(tx, tenant.id)
    const { clientSecret, ...given } = body
    const purpose = secretPurpose(tenant.id)
    const wanted: StoredProvider = { ...before, ...trimmed(given) }
    if (clientSecret !== undefined)
      wanted.sealedSecret = clientSecret === '' ? null : seal(settings.get(SECRET_KEY), purpose, clientSecret)
    const isAnother =
      clientSecret !== undefined || wanted.issuer !== before.issuer || wanted.clientId !== before.clientId
    if (isAnother) Object.assign(wanted, { testedAt: null, testProblem: '' })
    const isSecretGiven = clientSecret !== undefined
    const violations = providerViolations(wanted, before, { isSecretGiven, allowed: settings.get(OUTBOUND_ALLOW) })
    if (violations.length > 0) return invalid(...violations)
    await saveProvider(tx, tenant.id, wanted)
    if (before.linksAllowed && !wanted.linksAllowed) await deleteSignInLinks(tx, tenant.id)
    audit({ target: tenant.id, detail: { ...given, ...(isSecretGiven ? { clientSecret: 'changed' } : {}) } })
    return shownSettings(wanted, settings, tenant)
  },
})

const trimmed = <T extends object>(given: T): T =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T
