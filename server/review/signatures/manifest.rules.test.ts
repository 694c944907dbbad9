import { describe, expect, it } from 'vitest'
import { isSameName, manifestText, parseManifest } from './manifest.rules.ts'

const MANIFEST = {
  tenant: 'recert.example.com',
  campaign: { id: 'c', displayName: 'Q4', frozenAt: '2026-11-01T00:00:00.000Z' },
  submissionId: 's',
  signer: { userId: 'u', printedName: 'Ann Berg', email: 'ann@corp.example', onBehalfOf: [] },
  meaning: 'I did.',
  signedAt: '2026-11-15T14:03:00.000Z',
  reauthentication: { method: 'sign_in' as const, at: '2026-11-15T14:00:00.000Z', acr: '', issuer: '', clientId: '' },
  count: 2,
  approved: 1,
  denied: 1,
  decisionsDigest: 'aa',
}

describe('a manifest', () => {
  it('is canonical JSON, whatever the order of its members', () => {
    const text = manifestText(MANIFEST)
    expect(text).toBe(manifestText(Object.fromEntries(Object.entries(MANIFEST).reverse()) as typeof MANIFEST))
    expect(text.startsWith('{"approved":1,"campaign":{"displayName":"Q4",')).toBe(true)
    expect(parseManifest(text)).toMatchObject(MANIFEST)
  })

  it('is none when it is not canonical or of another kind', () => {
    const text = manifestText(MANIFEST)
    const { reauthentication: _, ...less } = JSON.parse(text)
    const others = [`${text} `, text.replace('recert.submission', 'recert.other'), JSON.stringify(less)]
    for (const other of [...others, '{}', 'null', '', '"x"']) expect(parseManifest(other)).toBeUndefined()
  })
})

describe('a printed name', () => {
  it.each([
    ['Ann Berg', 'Ann Berg', true],
    ['  ann BERG ', 'Ann Berg', true],
    ['Zoe\u0308', 'Zo\u00eb', true],
    ['Ann  Berg', 'Ann Berg', false],
    ['Anne Berg', 'Ann Berg', false],
    ['', '', false],
    [' ', '', false],
  ])('%o is that of %o: %o', (typed, name, same) => {
    expect(isSameName(typed, name)).toBe(same)
  })
})
