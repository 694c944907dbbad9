import { describe, expect, it } from 'vitest'
import { chosenFile, isOld } from './sync.rules.ts'

const blob = new Blob(['x'])

describe('an import', () => {
  it.each(['users.csv', 'Staff list (May).xlsx', 'export.zip', 'people.json'])('takes %s', (name) => {
    expect(chosenFile(name, blob, []).problem).toBe('')
  })

  it('refuses a file twice, and an empty one', () => {
    expect(chosenFile('users.csv', blob, [{ name: 'Users.csv' }]).problem).toMatch(/already chosen/)
    expect(chosenFile('users.csv', new Blob([]), []).problem).toMatch(/empty/)
  })

  it('is old after a week', () => {
    const now = Date.parse('2026-11-15T00:00:00Z')
    expect(isOld('2026-11-09T00:00:00Z', now)).toBe(false)
    expect(isOld('2026-11-06T00:00:00Z', now)).toBe(true)
    expect(isOld(undefined, now)).toBe(false)
  })
})
