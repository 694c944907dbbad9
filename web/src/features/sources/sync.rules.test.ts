import { describe, expect, it } from 'vitest'
import { chosenFile } from './sync.rules.ts'

const blob = new Blob(['x'])

describe('an import', () => {
  it.each(['users.csv', 'Staff list (May).xlsx', 'export.zip', 'people.json'])('takes %s', (name) => {
    expect(chosenFile(name, blob, []).problem).toBe('')
  })

  it('refuses a file twice, and an empty one', () => {
    expect(chosenFile('users.csv', blob, [{ name: 'Users.csv' }]).problem).toMatch(/already chosen/)
    expect(chosenFile('users.csv', new Blob([]), []).problem).toMatch(/empty/)
  })
})
