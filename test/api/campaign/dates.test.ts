import { describe, expect, it } from 'vitest'
import { useServer } from '../../harness.ts'
import { stopClock } from '../auth/database-clock.ts'
import { accessDataOf } from '../data/access-data.ts'
import { faultOf, violationsOf } from '../faults.ts'

const PATH = '/api/v1/access_review'

describe('the dates of a campaign', async () => {
  const server = await useServer('embedded')
  const data = await accessDataOf(server)
  const ann = await data.user('Ann')
  const create = (completionDate: string) => server.call('POST', PATH, { body: { ownerIds: [ann], completionDate } })
  const draft = (await create('2031-01-31T00:00:00Z')).body.accessReview.accessReview.id
  const update = (accessReview: object) => server.call('POST', `${PATH}/${draft}`, { body: { accessReview } })

  // The token was issued later than this, and so is valid.
  await stopClock(server.database, new Date('2024-02-29T12:00:00Z'))

  it.each([
    ['2024-02-29T12:00:00Z', 'COMPLETION_DATE_IN_PAST', /must be in the future; it is now 2024-02-29T12:00:00.000Z/],
    ['2034-02-28T12:00:00.001Z', 'INVALID_REQUEST', /must be within 10 years, at the latest 2034-02-28T12:00:00.000Z/],
    ['2034-03-01T12:00:00Z', 'INVALID_REQUEST', /must be within 10 years/],
  ])('on 29 February refuse %s with the reason, in a new campaign and in an update', async (date, reason, text) => {
    const created = await create(date)
    expect(faultOf(created)).toEqual([400, reason, 'completionDate'])
    expect(violationsOf(created)[0]?.description).toMatch(text)
    const updated = await update({ completionDate: date })
    expect(faultOf(updated)).toEqual([400, reason, 'accessReview.completionDate'])
    expect(violationsOf(updated)[0]?.description).toMatch(text)
  })

  it('on 29 February accept the last moment within 10 years, in a new campaign and in an update', async () => {
    expect((await create('2034-02-28T12:00:00Z')).status).toBe(200)
    expect((await update({ completionDate: '2034-02-28T12:00:00Z' })).status).toBe(200)
  })
})
