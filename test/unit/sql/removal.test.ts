import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../server/http/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { listSettleFacts, updateCarriers, updateTargets } from '../../../server/revocation/make/settle.store.ts'
import {
  loadRemovalNews,
  loadRemovalWork,
  mailRemovalNotices,
  mailRemovalWork,
  noteRemovals,
} from '../../../server/revocation/send/removal-mails.store.ts'
import {
  countOverdue,
  countRevocations,
  listRemovedPairs,
  listRevocations,
  listRevokeTasks,
  listWork,
  lockRevocations,
} from '../../../server/revocation/view/revocation-rows.store.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const actor = { userId: 'user', permissions: new Set() } as unknown as Actor
const shown = { actor, deadlineDays: 14 }
const page = { after: '7', limit: 26 }

describe('statements of removals', () => {
  it('revocations', async () => {
    const statements = await recordStatements({
      'A page of revocations': (tx) => listRevocations(tx, TENANT, shown, { states: ['READY'] }, page),
      'A page of revoke tasks': (tx) => listRevokeTasks(tx, TENANT, shown, { filter: { query: 'x' } }, page),
      'The work list of a person': (tx) => listWork(tx, TENANT, shown, page),
      'Lock revocations': (tx) => lockRevocations(tx, TENANT, actor, ['7']),
      'Counts by state': (tx) => countRevocations(tx, TENANT, shown, {}),
      'Overdue removals of a review': (tx) => countOverdue(tx, TENANT, '1', 14),
      'What goes with revocations': (tx) => listRemovedPairs(tx, TENANT, ['7']),
    })
    await expect(statements).toMatchFileSnapshot('revocations.sql')
  })

  it('settling', async () => {
    const defaults = { removalChannel: 'MANUAL', removalWebhookId: '' } as const
    const statements = await recordStatements({
      'What to remove, and how': (tx) => updateTargets(tx, TENANT, ['7'], defaults),
      'Which revocation removes for others': (tx) => updateCarriers(tx, TENANT, ['7']),
      'What states follow from': (tx) => listSettleFacts(tx, TENANT, ['7']),
    })
    await expect(statements).toMatchFileSnapshot('revocations-settle.sql')
  })

  it('mails', async () => {
    const statements = await recordStatements(
      {
        'Note what was found': (tx) => noteRemovals(tx, TENANT, 'OVERDUE', ['7']),
        'Mail people who have access to remove': (tx) => mailRemovalWork(tx, TENANT, '2026-01-01'),
        'Mail owners what was found': (tx) => mailRemovalNotices(tx, TENANT, '2026-01-01'),
        'What people have to remove': (tx) => loadRemovalWork(tx, TENANT, ['user'], 14),
        'What owners are told': (tx) => loadRemovalNews(tx, TENANT, [{ userId: 'user', day: '2026-01-01' }]),
      },
      [{ when: 'update removal_notices', rows: [{}] }],
    )
    await expect(statements).toMatchFileSnapshot('removal-mails.sql')
  })
})
