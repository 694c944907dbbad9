import { describe, expect, it } from 'vitest'
import type { TenantId } from '../../../server/lib/ids.ts'
import { insertPeerGroups, insertPeers } from '../../../server/review/facts/peers.store.ts'
import { loadFactRows } from '../../../server/review/facts/reviewer-facts.store.ts'
import { listChangeRows } from '../../../server/review/my-reviews/changes.store.ts'
import type { InboxRequest } from '../../../server/review/my-reviews/inbox.sql.ts'
import { listMyTasks } from '../../../server/review/my-reviews/inbox.store.ts'
import { listMyReviewRows } from '../../../server/review/my-reviews/my-review.store.ts'
import { loadOutline } from '../../../server/review/my-reviews/outline.store.ts'
import type { ReviewScope } from '../../../server/review/review-scope.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const review = { key: '1', preparationKey: '2' }
const inbox = { tenantId: TENANT, userId: 'user', review }
const request: InboxRequest = { view: 'BY_APP', filter: {}, decision: 'UNSPECIFIED', answered: false }

describe('statements of my reviews', () => {
  it('lists', async () => {
    const statements = await recordStatements({
      'The campaigns of a reviewer': (tx) =>
        listMyReviewRows(tx, TENANT, 'user', { done: false, after: [], limit: 26 }),
      'A page of open tasks, by app': (tx) => listMyTasks(tx, inbox, request, ['7', '8'], 26),
      'A page of undecided tasks that a text is found in, by user': (tx) =>
        listMyTasks(tx, inbox, { ...request, view: 'BY_USER', filter: { query: 'x', withoutPending: true } }, [], 26),
      'A page of tasks to look closer at, by risk, the highest first': (tx) => {
        const sort = { column: 'RISK_LEVEL', descending: true } as const
        const filter = { insightCodes: ['CONFLICT', 'NEW'], needsReason: true }
        return listMyTasks(tx, inbox, { ...request, view: 'UNSTRUCTURED', filter, sort }, ['30', '8'], 26)
      },
      'A page of answered tasks': (tx) => listMyTasks(tx, inbox, { ...request, answered: true }, [], 26),
      'The outline of open tasks, by app': (tx) => loadOutline(tx, inbox, request),
      'What others changed': (tx) => listChangeRows(tx, inbox, '2026-01-01T00:00:00Z', 60, 1001),
    })
    await expect(statements).toMatchFileSnapshot('my-reviews.sql')
  })

  it('facts', async () => {
    const source = { tenantId: TENANT, reviewKey: '1', preparationKey: '2', frozenAt: new Date(0) }
    const scope = { tenantId: TENANT, review } as ReviewScope
    const statements = await recordStatements({
      'Departments, managers and job titles': (tx) => insertPeerGroups(tx, source),
      'Peers who hold the entitlements of a range': (tx) => insertPeers(tx, source, { after: '0', upTo: '9' }),
      'Facts of a page of tasks': (tx) =>
        loadFactRows(tx, scope, [{ numericId: '1', principalKey: '2', entitlementKey: '3' }]),
    })
    await expect(statements).toMatchFileSnapshot('reviewer-facts.sql')
  })
})
