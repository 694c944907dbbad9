import { describe, expect, it } from 'vitest'
import { useTenant } from '../../use-tenant.ts'

describe('validating an expression', async () => {
  const server = await useTenant()
  const markers = async (body: unknown) =>
    (await server.call('POST', '/api/v1/policies/validate/cel', { body })).body.markers

  it('answers without markers when it is a condition, with the place and the words when not', async () => {
    expect(await markers({ text: 'subject.department == "Sales" &&\n task.origin == TaskOrigin.API' })).toEqual([])
    expect(await markers({ text: 'true &&\n  subject.boss == ""' })).toEqual([
      {
        startLineNumber: 2,
        startColumn: 11,
        endLineNumber: 2,
        endColumn: 15,
        message: expect.stringMatching(/^Unknown field boss\. Fields of User: .*managerId/),
        severity: 'ERROR',
      },
    ])
    expect(await markers({ text: 'appOwners' })).toMatchObject([
      { message: expect.stringContaining('Unknown name appOwners. Known names: ') },
    ])
    expect(await markers({})).toMatchObject([{ message: 'The expression is empty' }])
    expect(await markers({ text: 'x'.repeat(9000) })).toMatchObject([
      { message: 'The expression is longer than 8,192 characters' },
    ])
  })
})
