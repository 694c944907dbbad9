import { describe, expect, it } from 'vitest'
import { brakeOf, chosenFile, isOld } from './sync.rules.ts'

const blob = new Blob(['x'])

describe('an import', () => {
  it('says how many it would remove', () => {
    const problem =
      "2310 of the source's 9804 grants would be removed, which is more than 20 %. If this is intended, ..."
    expect(brakeOf(problem)).toEqual({ gone: 2310, before: 9804, what: 'grants' })
    expect(brakeOf('788 problems were found')).toBeUndefined()
  })

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
