import type { SignInSettings, SignInSettingsChange } from './sign-in.queries.ts'

export interface SignInForm {
  displayName: string
  issuer: string
  clientId: string
  /** Empty unless it is to be replaced. */
  clientSecret: string
  enabled: boolean
  linksAllowed: boolean
  trustsEmails: boolean
}

export const signInForm = (settings: SignInSettings): SignInForm => ({
  displayName: settings.displayName,
  issuer: settings.issuer,
  clientId: settings.clientId,
  clientSecret: '',
  enabled: settings.enabled,
  linksAllowed: settings.linksAllowed,
  trustsEmails: settings.trustsEmails,
})

/** What the form changes. Spaces around a text do not count. */
export function signInChanges(form: SignInForm, settings: SignInSettings): SignInSettingsChange {
  const stored = signInForm(settings)
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]) as [keyof SignInForm, string | boolean][]
  return Object.fromEntries(entries.filter(([name, value]) => value !== stored[name]))
}
