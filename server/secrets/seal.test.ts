import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newTenantId } from '../lib/ids.ts'
import { open, type Purpose, seal } from './seal.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]
const purpose: Purpose = { tenantId: newTenantId(), of: ['signing key', 'k1'] }

describe('a sealed secret', () => {
  it('opens with the key that sealed it, also when that is no longer the first (SEC-001)', () => {
    const sealed = seal([key], purpose, 'hush')
    expect(open([key], purpose, sealed).toString()).toBe('hush')
    expect(open([other, key], purpose, sealed).toString()).toBe('hush')
    expect(sealed.includes('hush')).toBe(false)
  })

  it('says that another key sealed it', () => {
    expect(() => open([other], purpose, seal([key], purpose, 'hush'))).toThrow(/another SECRET_KEY/)
  })

  it('does not open for another tenant, kind or row, or when any byte was changed', () => {
    const sealed = seal([key], purpose, 'hush')
    for (const elsewhere of [
      { ...purpose, tenantId: newTenantId() },
      { ...purpose, of: ['webhook body', 'k1'] },
      { ...purpose, of: ['signing key', 'k2'] },
    ] satisfies Purpose[])
      expect(() => open([key], elsewhere, sealed)).toThrow()
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => open([key], purpose, changed)).toThrow()
    }
  })

  it('is never the same twice', () => {
    expect(seal([key], purpose, 'hush').equals(seal([key], purpose, 'hush'))).toBe(false)
  })
})
