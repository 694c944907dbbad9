import { describe, expect, it } from 'vitest'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'

describe('validating an expression of a scope', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const ann = await data.user('Ann')
  const app = (await server.call('POST', '/api/v1/apps', { body: { displayName: 'Ledger' } })).body.app.id
  const validate = async (subject: string, text: string) =>
    (await server.call('POST', '/api/v1/access_reviews/validate/cel', { body: { subject, text } })).body

  it('answers with the places of problems, and counts nobody', async () => {
    expect(await validate('USERS', 'subject.jobTitel == ""')).toMatchObject({
      markers: [{ startLineNumber: 1, startColumn: 9, message: expect.stringContaining('jobTitel') }],
      ...{ subjectCount: 0, matchCount: 0, failedCount: 0 },
    })
    expect((await validate('ACCOUNTS', 'subject.jobTitle == ""')).markers).toHaveLength(1)
  })

  it('counts and names the people for whom it is true, and those for whom it fails', async () => {
    const all = await validate('USERS', 'true')
    expect(all.matchCount).toBe(all.subjectCount)
    expect(await validate('USERS', `subject.id == "${ann}"`)).toMatchObject({
      ...{ markers: [], subjectCount: all.subjectCount, matchCount: 1, failedCount: 0 },
      matches: [{ id: ann, problem: '' }],
    })
    const failed = await validate('USERS', `subject.id == "${ann}" && subject.profile.cost_center == "x"`)
    expect(failed).toMatchObject({
      failedCount: 1,
      failures: [{ id: ann, problem: expect.stringContaining('cost_center') }],
    })
  })

  it('lists the attributes of people and accounts, with the values that they have', async () => {
    const list = async (kind: string) =>
      (await server.call('POST', `/api/v1/search/${kind}/profile_attributes`, { body: {} })).body.list
    expect((await list('users')).map(({ name }: { name: string }) => name)).toContain('department')
    expect(await list('app_users')).toEqual([])
    expect(app).toBeTruthy()
  })
})
