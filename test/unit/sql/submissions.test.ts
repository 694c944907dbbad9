import { describe, expect, it } from 'vitest'
import type { TenantId } from '../../../server/lib/ids.ts'
import { listLocked, lockFree } from '../../../server/review/answers/task-answer.store.ts'
import { listAssigned } from '../../../server/review/pending/pending.store.ts'
import { listDead } from '../../../server/review/submissions/health.store.ts'
import { listEntries, lockPending } from '../../../server/review/submissions/submission.store.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const owner = { tenantId: TENANT, userId: 'user', reviewKey: '1' }

const CHOSEN = [{ when: 'string_agg(numeric_id', rows: [{ stepSeq: 1, approved: true, comment: '', numbers: '7' }] }]

describe('statements of submissions', () => {
  it('pending decisions and entries', async () => {
    const filter = { appIds: ['app'], userIds: ['person'], withoutPending: true }
    const statements = await recordStatements(
      {
        'The open tasks of a reviewer that a filter selects': (tx) =>
          listAssigned(tx, owner, { preparationKey: '2' }, filter, '0', 10_000),
        'Take all pending decisions': (tx) => lockFree(tx, owner, '2', undefined),
        'Take those of some tasks': (tx) => lockFree(tx, owner, '2', ['7']),
        'Lock all pending decisions': (tx) => lockPending(tx, owner, '3'),
        'What a submission has locked': (tx) =>
          listLocked(tx, owner, '2', { key: '3', after: '0', limit: 10_000, forUpdate: true }),
        'Entries of a submission': (tx) => listEntries(tx, TENANT, '3', { after: '7', limit: 26 }),
        'Submissions that nothing ends by itself': (tx) => listDead(tx, TENANT, 'review.submission'),
      },
      CHOSEN,
    )
    await expect(statements).toMatchFileSnapshot('submissions.sql')
  })
})
