import { SignInSettingsReply } from '../../../contract/auth/sign-in.ts'
import { readOperation } from '../../http/index.ts'
import { loadProvider } from './provider.store.ts'
import { shownSettings } from './sign-in-settings.ts'

export const getSignInSettings = readOperation({
  id: 'svc.api.settings.v1.SignInService.Get',
  method: 'GET',
  path: '/api/v1/settings/sign_in',
  tag: 'Settings',
  summary: 'Get the sign-in settings of your organization',
  description: 'The client secret is never shown.',
  permission: 'settings.read',
  reply: SignInSettingsReply,
  errors: [],
  async run({ db, tenant, settings }) {
    return shownSettings(await loadProvider(db, tenant.id), settings, tenant)
  },
})
