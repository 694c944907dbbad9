import { describe, expect, it } from 'vitest'
import { entryInsert } from '../../../server/audit/index.ts'
import { campaignPolicyUsage } from '../../../server/campaign/campaign.sql.ts'
import {
  findCampaign,
  insertCampaign,
  listCampaigns,
  moveCampaign,
  updateCampaign,
} from '../../../server/campaign/campaign.store.ts'
import { completeFields } from '../../../server/campaign/complete-fields.ts'
import { replaceEntries, unknownEntries } from '../../../server/campaign/selection/selection.store.ts'
import { listPolicyUsers } from '../../../server/directory/policies/policy.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { preparationPolicyUsage } from '../../../server/preparation/preparation.sql.ts'
import { findPreparation, finishPreparation } from '../../../server/preparation/preparation.store.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const fields = completeFields({ policyId: 'policy' })
const NEW = {
  id: 'campaign',
  createdById: 'user',
  scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
  ownerIds: ['user'],
  fields,
} as const
const ENTRY = { tenantId: TENANT, operation: 'operation', outcome: 'done', detail: {} } as const
const CHOSEN = { setId: 'set', entries: [{ appId: 'app', objectId: 'id', roleId: '', policyId: '' }] }

describe('statements of campaigns', () => {
  it('campaigns', async () => {
    const finished = {
      campaignId: 'campaign',
      expectedTicketCount: 1,
      connectorSourcesFrozenAt: '2026-01-01',
      hasAccuracySupport: true,
    }
    const statements = await recordStatements(
      {
        'findCampaign that the caller owns': (tx) =>
          findCampaign(tx, TENANT, 'campaign', { all: false, ownerId: 'user' }),
        'listCampaigns that the caller owns': (tx) =>
          listCampaigns(tx, TENANT, { all: false, ownerId: 'user' }, { before: undefined, limit: 50 }),
        'listCampaigns, next page': (tx) =>
          listCampaigns(tx, TENANT, { all: true, ownerId: 'user' }, { before: 'campaign', limit: 50 }),
        insertCampaign: (tx) =>
          insertCampaign((statement) => tx.last(statement(entryInsert(ENTRY))), TENANT, NEW, 'user'),
        updateCampaign: (tx) => updateCampaign(tx, TENANT, 'campaign', fields, { scope: true }),
        'moveCampaign with a preparation': (tx) =>
          moveCampaign(
            tx,
            TENANT,
            'campaign',
            { from: 'ACCESS_REVIEW_STATE_DRAFT', to: 'ACCESS_REVIEW_STATE_PREPARING', by: 'prepare' },
            { preparationKey: '7' },
          ),
        findPreparation: (tx) => findPreparation(tx, TENANT, 'campaign'),
        finishPreparation: (tx) => finishPreparation(tx, TENANT, '7'),
      },
      [{ when: "set phase = 'DONE'", rows: [finished] }],
    )
    await expect(statements).toMatchFileSnapshot('campaigns.sql')
  })

  it('selections', async () => {
    const statements = await recordStatements(
      {
        'unknownEntries of entitlements': (tx) => unknownEntries(tx, TENANT, 'entitlements', CHOSEN.entries),
        replaceEntries: (tx) => replaceEntries(tx, TENANT, 'campaign', 'entitlements', CHOSEN),
      },
      [{ when: 'delete from campaign_selections', rows: [{ setId: 'before' }] }],
    )
    await expect(statements).toMatchFileSnapshot('selections.sql')
  })

  it('users of a policy', async () => {
    const statements = await recordStatements({
      listPolicyUsers: (tx) => listPolicyUsers(tx, TENANT, 'policy', 5, [campaignPolicyUsage, preparationPolicyUsage]),
    })
    await expect(statements).toMatchFileSnapshot('policy-users.sql')
  })
})
