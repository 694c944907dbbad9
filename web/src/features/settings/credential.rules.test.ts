import { describe, expect, it } from 'vitest'
import { RequestFailed } from '../../api/problem.ts'
import { addRanges, EMPTY_FORM, envFile, envFileName, expiryOf, fieldErrors, requestOf } from './credential.rules.ts'

describe('the form of a credential', () => {
  it('becomes the request of the API', () => {
    expect(requestOf({ ...EMPTY_FORM, name: ' ci ', lifespan: 'never', roles: ['basic_user'] })).toEqual({
      displayName: 'ci',
      allowSourceCidr: [],
      scopedRoles: [],
    })
    const form = { name: 'x', lifespan: '90', cidrs: ['10.0.0.0/8'], isFull: false, roles: ['basic_user'] } as const
    expect(requestOf(form)).toEqual({
      displayName: 'x',
      allowSourceCidr: ['10.0.0.0/8'],
      scopedRoles: ['basic_user'],
      expires: '7776000s',
    })
  })

  it('takes several ranges at once, and none twice', () => {
    expect(addRanges(['10.0.0.0/8'], ' 10.0.0.0/8, 192.0.2.0/24\n2001:db8::/32;')).toEqual([
      '10.0.0.0/8',
      '192.0.2.0/24',
      '2001:db8::/32',
    ])
  })

  it('has the sentences of the server at their fields', () => {
    const body = {
      message: 'Invalid',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.BadRequest',
          fieldViolations: [
            { field: 'displayName', description: 'must not be empty' },
            { field: 'client.allowSourceCidr[1]', description: 'is not an address range' },
          ],
        },
      ],
    }
    const error = new RequestFailed(new Response(null, { status: 400 }), body)
    expect(fieldErrors(error, ['10.0.0.0/8', '10.0.0.0/99'])).toEqual({
      displayName: 'must not be empty.',
      allowSourceCidr: '"10.0.0.0/99" is not an address range.',
    })
  })
})

describe('the file of a credential', () => {
  it('has the variables that the examples read', () => {
    expect(envFile('https://recert.example.com', 'id', 'secret')).toBe(
      'RECERT_URL=https://recert.example.com\nCLIENT_ID=id\nCLIENT_SECRET=secret\n',
    )
  })
  it.each([
    ['nightly export', 'nightly export.env'],
    ['a/b:c', 'a-b-c.env'],
    ['', 'credential.env'],
  ])('of %j is named %j', (name, expected) => {
    expect(envFileName(name)).toBe(expected)
  })
})

it.each([
  [undefined, 'never'],
  ['2026-11-15T00:00:00Z', 'past'],
  ['2026-11-29T00:00:00Z', 'soon'],
  ['2027-01-01T00:00:00Z', 'later'],
] as const)('an expiry of %s is %s', (expiresTime, expected) => {
  expect(expiryOf(expiresTime, Date.parse('2026-11-16T00:00:00Z'))).toBe(expected)
})
