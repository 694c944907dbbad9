import type { StepUpProvider, StepUpProviderFields } from './step-up.queries.ts'

export interface StepUpForm {
  kind: 'oauth2' | 'microsoft'
  displayName: string
  issuerUrl: string
  clientId: string
  clientSecret: string
  /** Ways of authentication that count, separated by spaces; authentication contexts of Microsoft. */
  accepted: string
}

const EMPTY: StepUpForm = {
  kind: 'oauth2',
  displayName: '',
  issuerUrl: '',
  clientId: '',
  clientSecret: '',
  accepted: '',
}

const acceptedBy = ({ oauth2, microsoft }: Pick<StepUpProvider, 'oauth2' | 'microsoft'>): readonly string[] =>
  (microsoft ? microsoft.conditionalAccessIds : oauth2?.acrValues) ?? []

/** The form of a provider, or of a new one. The secret is never shown. */
export function stepUpForm(provider: StepUpProvider | undefined): StepUpForm {
  if (!provider) return EMPTY
  const { displayName, issuerUrl, clientId, microsoft } = provider
  const accepted = acceptedBy(provider).join(' ')
  return { ...EMPTY, kind: microsoft ? 'microsoft' : 'oauth2', displayName, issuerUrl, clientId, accepted }
}

/** What the form says, as it is stored. The directory of Microsoft is kept as long as the issuer names it. */
export function stepUpFields(form: StepUpForm, before: StepUpProvider | undefined): StepUpProviderFields {
  const { kind, displayName, issuerUrl, clientId } = form
  const accepted = form.accepted.split(/[\s,]+/).filter((value) => value !== '')
  const tenant = before?.microsoft?.tenant ?? ''
  const validationMode = accepted.length > 0 ? 'MICROSOFT_VALIDATION_MODE_ACRS' : 'MICROSOFT_VALIDATION_MODE_OIDC'
  return {
    ...{ displayName, issuerUrl, clientId },
    ...(kind === 'microsoft'
      ? {
          microsoft: {
            conditionalAccessIds: accepted,
            tenant: issuerUrl.includes(tenant) ? tenant : '',
            validationMode,
          },
        }
      : { oauth2: { acrValues: accepted } }),
  }
}

/** The secret belongs to the issuer: with another one it is forgotten. */
export const forgetsSecret = ({ issuerUrl }: StepUpForm, before: StepUpProvider | undefined): boolean =>
  before !== undefined && trimmed(issuerUrl) !== trimmed(before.issuerUrl)
const trimmed = (url: string) => url.trim().replace(/\/$/, '')

/** Which authentications count: "mfa, phr". */
export const acceptedInWords = (provider: Pick<StepUpProvider, 'oauth2' | 'microsoft'>): string =>
  acceptedBy(provider).join(', ') || 'Every fresh one'
