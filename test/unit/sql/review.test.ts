import { describe, expect, it } from 'vitest'
import type { TenantId } from '../../../server/lib/ids.ts'
import { findContradictions } from '../../../server/review/close/close.store.ts'
import { loadAssignmentFacts, loadLaterSteps, loadReviewerFacts } from '../../../server/review/close/insights.store.ts'
import { mailDailyReminders } from '../../../server/review/mail/review-mails.store.ts'
import { listAway, listUnseen } from '../../../server/review/progress/absent-reviewers.store.ts'
import { countByCampaign } from '../../../server/review/progress/campaign-tallies.store.ts'
import { foldTallies, listUnfolded } from '../../../server/review/progress/fold.store.ts'
import {
  countLastWeek,
  countMailFailures,
  countOfOwners,
  countUnanswerable,
  countUnassigned,
  countWork,
  listApps,
  listClosings,
  listReviewers,
  loadOpen,
  loadTotals,
} from '../../../server/review/progress/progress.store.ts'
import type { Review } from '../../../server/review/review.store.ts'
import type { GroupStep } from '../../../server/review/start/groups.ts'
import {
  countItemsByGroup,
  countOnPaths,
  countTasks,
  insertTallies,
  insertTasks,
  itemsAtStep,
  itemsOfPolicy,
  type TaskSource,
} from '../../../server/review/start/make-tasks.store.ts'
import {
  lastKeyOfNext,
  lastPrincipalOfNext,
  listHolders,
  listTuples,
} from '../../../server/review/start/tuples.store.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const review = { key: '1', preparationKey: '2', closeDecision: 'CLOSE_DECISION_REVOKED' } as Review
const range = { after: '0', upTo: '9' }

/** Two policies: by rules on entitlements to one of two steps, and without rules to a step that asks managers. */
const RULED = {
  policyNo: 0,
  policyId: 'ruled',
  rules: [],
  grouping: 'entitlement',
  pathKey: 1,
  failedPathKey: 2,
} as const
const PLAIN = { policyNo: 1, policyId: 'plain', rules: [], pathKey: 3, failedPathKey: 3 } as const
const entry = (pathKey: number, grouping: 'app' | 'principal') =>
  ({
    ...({ pathKey, state: 'O', stepNo: 0, outcome: null, reason: null, due: null } as const),
    group: { pathKey, stepNo: 0, grouping },
  }) as const
const source: TaskSource = {
  ...{ tenantId: TENANT, preparationKey: '2', firstNumber: '100', reviewKey: '1', at: new Date(0) },
  policies: [RULED, PLAIN],
  entries: [entry(1, 'app'), entry(2, 'app'), entry(3, 'principal')],
}
const step: GroupStep = { pathKeys: [1], pathKey: 1, stepNo: 0, approval: {}, grouping: 'app' }

describe('statements of a review', () => {
  it('start', async () => {
    const statements = await recordStatements({
      'The next apps': (tx) => lastKeyOfNext(tx, source, 'app', '0', 100),
      'The next items': (tx) => lastPrincipalOfNext(tx, source, '0', 100),
      'What rules of a policy are evaluated for': (tx) =>
        listTuples(tx, source, 'entitlement', range, itemsOfPolicy(source, RULED)),
      'What a step is resolved for': (tx) => listTuples(tx, source, 'app', range, itemsAtStep(source, step)),
      'Each item': (tx) => listTuples(tx, source, 'item', range, undefined),
      'Principals of people': (tx) => listHolders(tx, source, ['user']),
      'Items on paths': (tx) => countOnPaths(tx, source, [2]),
      'Items by group, before a start': (tx) =>
        countItemsByGroup(tx, source, [{ policyNo: 0, key: '7', pathKey: 1 }], [5]),
      'Tasks of a range of items': (tx) => insertTasks(tx, source, range),
      'Tallies of a range of tasks': (tx) => insertTallies(tx, source, range),
      'Tasks that were made': (tx) => countTasks(tx, source, [2]),
    })
    await expect(statements).toMatchFileSnapshot('review-start.sql')
  })

  it('progress', async () => {
    const page = { notBegun: true, after: ['3', 'Ana', 'user'], limit: 26 }
    const statements = await recordStatements({
      'Totals of a review': (tx) => loadTotals(tx, TENANT, '1'),
      'Totals of campaigns': (tx) => countByCampaign(tx, TENANT, ['campaign']),
      'Open tasks that came to the owners': (tx) => countOfOwners(tx, TENANT, '1'),
      'Tasks that nobody can answer': (tx) => countUnanswerable(tx, TENANT, '1'),
      'Tasks without a reviewer': (tx) => countUnassigned(tx, TENANT, '1'),
      'Reviewers who are away': (tx) => listAway(tx, TENANT, '1'),
      'Reviewers who have not opened it for a week': (tx) => listUnseen(tx, TENANT, '1'),
      'Tasks closed in the last week': (tx) => countLastWeek(tx, TENANT, '1'),
      'Reviewers without mail': (tx) => countMailFailures(tx, TENANT, '1'),
      'Work of reviewers': (tx) => countWork(tx, TENANT, '1'),
      'Reviewers by open tasks': (tx) => listReviewers(tx, TENANT, '1', { ...page, sortBy: 'OPEN' }),
      'Reviewers by name': (tx) => listReviewers(tx, TENANT, '1', { ...page, notBegun: false, sortBy: 'NAME' }),
      Apps: (tx) => listApps(tx, TENANT, review, { sortBy: 'NAME', after: ['7', 'Wiki', 'app'], limit: 26 }),
      'Apps with the most open tasks': (tx) =>
        listApps(tx, TENANT, review, { sortBy: 'OPEN', after: ['7', 'Wiki', 'app'], limit: 26 }),
      'Remind everybody with open tasks': (tx) => mailDailyReminders(tx, TENANT, ['1'], '2026-01-01'),
      'When tasks were closed': (tx) => listClosings(tx, TENANT, '1'),
      'What is open': (tx) => loadOpen(tx, TENANT, review),
      'Reviews with many tallies': (tx) => listUnfolded(tx, TENANT),
      'Replace tallies by their sums': (tx) => foldTallies(tx, TENANT, '1'),
    })
    await expect(statements).toMatchFileSnapshot('review-progress.sql')
  })

  it('close', async () => {
    const statements = await recordStatements({
      'What contradicts that a review is finished': (tx) => findContradictions(tx, TENANT, review),
      'Reviewers of a closed review': (tx) => loadReviewerFacts(tx, TENANT, review, new Date(0)),
      'How tasks came to their reviewers': (tx) => loadAssignmentFacts(tx, TENANT, review),
      'Answers in later steps': (tx) => loadLaterSteps(tx, TENANT, review),
    })
    await expect(statements).toMatchFileSnapshot('review-close.sql')
  })
})
