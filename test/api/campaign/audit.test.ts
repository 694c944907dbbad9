import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { canonicalJson, sha256 } from '../../../server/lib/json/canonical-json.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from '../review/reviewing.ts'

describe('the audit entries of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const company = await reviewingOn(server)
  await company.load(COMPANY)
  const policyId = await company.policy([{ approval: { manager: {} } }])
  const id = await company.open({ policyId })
  const entries = () =>
    server.database.read((reader) =>
      reader.rows<{ operation: string; detail: Record<string, unknown> }>(sql`
        select regexp_replace(operation, '.*[.]', '') as operation, detail from audit_entries
        where tenant_id = ${company.tenantId} and campaign_id = ${id} order by entry_id`),
    )

  it('name it: what was done to it, by its jobs and to its tasks', async () => {
    const bob = await company.as('bob')
    const [task] = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`)).body.list
    await bob.post(`/api/v1/tasks/${task.taskId}/action/comment`, { comment: 'x' })
    const decisions = [{ taskId: task.taskId, policyStepId: task.policyStepId, decision: 'APPROVE' }]
    await bob.post(`/api/v1/access_review/${id}/pending_decisions`, { decisions })
    await bob.post(`/api/v1/access_review/${id}/submissions`)
    expect((await entries()).map(({ operation }) => operation)).toEqual([
      ...['Create', 'Prepare', 'prepare', 'Start', 'start'],
      ...['Comment', 'Set', 'Create'],
    ])
  })

  it('of its preparation and its start hold the digest of its ledger and of its policies', async () => {
    const ledger = (await company.get(`/api/v1/access_review/${id}/ledger`)).body
    const digest = sha256(canonicalJson(ledger)).toString('hex')
    const [prepared, started] = ['prepare', 'start'].map(
      async (name) => (await entries()).find(({ operation }) => operation === name)?.detail,
    )
    expect(await prepared).toMatchObject({
      ledger: digest,
      policies: { [policyId]: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(await started).toMatchObject({ ledger: digest })
  })
})
