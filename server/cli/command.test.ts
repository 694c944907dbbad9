import { describe, expect, it } from 'vitest'
import { StorageUnavailable } from '../db/index.ts'
import { userMessage } from './command.ts'

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('what an operator is told when the database refuses', () => {
  it.each([
    ['28P01', 'password authentication failed for user "recert"', 'Check the user name and the password'],
    ['28000', 'role "recert" does not exist', 'Check the user name'],
    ['3D000', 'database "recert" does not exist', 'Create the database'],
    ['42501', 'permission denied for schema public', 'CREATE on its schema public'],
  ])('%s: the reason and the remedy, in sentences', (code, message, remedy) => {
    const error = refusal(code, message)
    const told = userMessage(error) ?? ''
    expect(told).toContain(message)
    expect(told).toContain(remedy)
    expect(userMessage(new StorageUnavailable('the database does not answer', { cause: error }))).toBe(told)
  })

  it('a defect is not one of them', () => {
    expect(userMessage(refusal('42601', 'syntax error'))).toBeUndefined()
  })
})
