import { describe, expect, it } from 'vitest'
import type { StepUpProvider } from './step-up.queries.ts'
import { acceptedInWords, forgetsSecret, stepUpFields, stepUpForm } from './step-up.rules.ts'

const entra: StepUpProvider = {
  id: 'p1',
  displayName: 'Entra',
  issuerUrl: 'https://login.microsoftonline.com/contoso/v2.0',
  clientId: 'recert',
  enabled: true,
  microsoft: {
    conditionalAccessIds: ['c1', 'c2'],
    tenant: 'contoso',
    validationMode: 'MICROSOFT_VALIDATION_MODE_ACRS',
  },
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
}

describe('the form of a step-up provider', () => {
  it('says again what is stored when nothing was changed', () => {
    const { displayName, issuerUrl, clientId, microsoft } = entra
    expect(stepUpFields(stepUpForm(entra), entra)).toEqual({ displayName, issuerUrl, clientId, microsoft })
  })

  it('reads ways of authentication separated by spaces or commas', () => {
    const form = { ...stepUpForm(undefined), accepted: ' mfa, phr\n' }
    expect(stepUpFields(form, undefined).oauth2).toEqual({ acrValues: ['mfa', 'phr'] })
  })

  it('requires a context of Microsoft only if one is given', () => {
    const form = { ...stepUpForm(entra), accepted: '' }
    expect(stepUpFields(form, entra).microsoft?.validationMode).toBe('MICROSOFT_VALIDATION_MODE_OIDC')
  })

  it('drops the directory that another issuer does not name, and says that the secret is forgotten', () => {
    const form = { ...stepUpForm(entra), issuerUrl: 'https://login.microsoftonline.com/fabrikam/v2.0' }
    expect(stepUpFields(form, entra).microsoft?.tenant).toBe('')
    expect(forgetsSecret(form, entra)).toBe(true)
    expect(forgetsSecret({ ...form, issuerUrl: `${entra.issuerUrl}/` }, entra)).toBe(false)
    expect(forgetsSecret(form, undefined)).toBe(false)
  })
})

describe('what counts at a step-up provider', () => {
  it.each([
    [entra, 'c1, c2'],
    [{ oauth2: { acrValues: ['mfa'] } }, 'mfa'],
    [{ oauth2: { acrValues: [] } }, 'Every fresh one'],
  ])('is said in words', (provider, words) => expect(acceptedInWords(provider)).toBe(words))
})
