import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE, type Engine } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { runByHand, sizesOf } from '../../storage/campaign/by-hand.ts'
import { COMPANY } from '../../storage/import/company.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const DRAFT = 'ACCESS_REVIEW_STATE_DRAFT'
const QUOTA = 'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR'
const NO_ERROR = 'ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED'

/** A server with a company, and what is in its database of preparations and of what was done with campaigns. */
async function useCompany(API_ENGINE: Engine, options: Parameters<typeof useServer>[1]) {
  const server = await useServer(API_ENGINE, options)
  const preparing = await preparingOn(server)
  await preparing.load(COMPANY)
  const rows = <Row>(statement: ReturnType<typeof sql>) => server.database.read((reader) => reader.rows<Row>(statement))
  const tables = await rows<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'preparation_key' and table_name <> 'campaigns' order by 1`)
  /** How many rows each table has of whatever preparation. */
  const left = async () => {
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await rows<{ n: number }>(sql`
        select (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || ${name}::text, false, true, '')))[1]::text::int as n`)
      if (row && row.n > 0) found[name] = row.n
    }
    return found
  }
  return {
    ...preparing,
    server,
    tables: tables.map(({ name }) => name),
    left,
    run: (statement: ReturnType<typeof sql>) => server.database.tx((tx) => tx.count(statement)),
    nothingLeft: () => eventually(async () => expect(await left()).toEqual({})),
    preparationOf: async (id: string) => {
      const [row] = await rows<{ key: string }>(sql`
        select preparation_key::text as key from campaigns where campaign_id = ${id}`)
      return row?.key ?? ''
    },
    audited: (id: string) =>
      rows<{ outcome: string; detail: unknown }>(sql`
        select outcome, detail from audit_entries
        where operation = 'campaign.prepare' and target_id = ${id} order by entry_id`),
  }
}

describe('a preparation that is stopped', async () => {
  // Without a worker: the test does the work, and so knows how far it is.
  const company = await useCompany(API_ENGINE, {})
  const { server, tenantId, post, get, campaign, draft } = company

  it('is over at once wherever it was, shows nothing, and its rows go', async () => {
    expect(company.tables).toContain('items')
    const seen = new Set<string>()
    for (const stopAt of [0, 2, 5, 9, 14, 20, 26, 30]) {
      const id = await draft()
      expect((await post(`${PATH}/${id}/action/prepare`)).status).toBe(200)
      const preparationKey = await company.preparationOf(id)
      let after = 0
      await runByHand(
        server.database,
        tenantId,
        { campaignId: id, preparationKey },
        {
          sizes: sizesOf(1),
          meanwhile: async (transaction) => {
            if (transaction > stopAt) after++
            if (transaction !== stopAt) return
            seen.add((await get(`${PATH}/${id}/progress`)).body.phase)
            const reset = await post(`${PATH}/${id}/action/reset`)
            expect(reset.body.accessReview.accessReview).toMatchObject({ state: DRAFT, expectedTicketCount: 0 })
          },
        },
      )
      expect(after).toBe(0)
      const now = await campaign(id)
      expect(now).toMatchObject({ state: DRAFT, errorState: NO_ERROR, expectedTicketCount: 0 })
      expect(now.connectorSourcesFrozenAt).toBeUndefined()
      expect((await get(`${PATH}/${id}/progress`)).body).toMatchObject({ phase: '', itemCount: 0, totalCount: 0 })
      for (const path of ['ledger', 'items']) {
        const reply = await get(`${PATH}/${id}/${path}`)
        expect([path, reply.status === 409 || reply.body.list?.length === 0]).toEqual([path, true])
      }
      expect(await company.audited(id)).toEqual([])
    }
    // Otherwise nothing was stopped in the middle.
    expect([...seen]).toEqual(expect.arrayContaining(['COUNTING', 'ENTITLEMENTS', 'ACCOUNTS', 'ITEMS']))
    expect(Object.keys(await company.left())).toEqual(
      expect.arrayContaining(['items', 'ledger_entries', 'preparations']),
    )
    await server.app.startJobs()
    await company.nothingLeft()
  })
})

describe('a preparation that cannot end well', async () => {
  const company = await useCompany(API_ENGINE, { jobs: true, env: { CAMPAIGN_MAX_ITEMS: '4' } })
  const { post, campaign, draft, prepare, items } = company
  const BOTH = { appSelectionCriteria: {}, principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' }

  it('with more items than the quota is a draft that says so until its scope changes, and leaves nothing (API-082)', async () => {
    const id = await draft({ scopeV2: BOTH })
    const { ready, problems } = (await post(`${PATH}/${id}/action/validate`)).body
    expect({ ready, problems }).toEqual({
      ready: false,
      problems: [
        { field: 'scopeV2', description: expect.stringMatching(/^selects 5 items, and a campaign can have 4 /) },
      ],
    })
    expect(await prepare(id)).toMatchObject({ state: DRAFT, errorState: QUOTA, expectedTicketCount: 0 })
    expect(await company.audited(id)).toEqual([{ outcome: 'refused', detail: { reason: 'quota', maxItems: 4 } }])
    await company.nothingLeft()
    // Preparing again without another scope shows the fault all the while.
    const again = await post(`${PATH}/${id}/action/prepare`)
    expect(again.body.accessReview.accessReview.errorState).toBe(QUOTA)
    await eventually(async () => expect((await campaign(id)).state).toBe(DRAFT))
    expect((await campaign(id)).errorState).toBe(QUOTA)
    await post(`${PATH}/${id}`, { accessReview: { displayName: 'Other name' }, updateMask: 'display_name' })
    expect((await campaign(id)).errorState).toBe(QUOTA)
    const accessReview = { scopeV2: { appSelectionCriteria: {} } }
    await post(`${PATH}/${id}`, { accessReview, updateMask: 'scope_v2' })
    expect(await campaign(id)).toMatchObject({ state: DRAFT, errorState: NO_ERROR })
    // As many as the quota are not too many.
    expect(await prepare(id)).toMatchObject({ state: 'ACCESS_REVIEW_STATE_REVIEW', expectedTicketCount: 4 })
    expect(await items(id)).toHaveLength(4)
    await post(`${PATH}/${id}/action/reset`)
    await company.nothingLeft()
  })

  it('with more items than the organization allows is a draft that says so', async () => {
    const setQuota = (campaignMaxItems: number) => post('/api/v1/settings', { campaignMaxItems })
    await setQuota(3)
    const id = await draft({ scopeV2: { appSelectionCriteria: {} } })
    const { problems } = (await post(`${PATH}/${id}/action/validate`)).body
    expect(problems[0].description).toMatch(/^selects 4 items, and a campaign can have 3 /)
    expect(await prepare(id)).toMatchObject({ state: DRAFT, errorState: QUOTA })
    expect(await company.audited(id)).toEqual([{ outcome: 'refused', detail: { reason: 'quota', maxItems: 3 } }])
    await setQuota(4)
    await company.nothingLeft()
  })

  it('of a defect is a draft again with an entry in the audit that says so, and can be prepared at once when that is mended', async () => {
    const id = await draft()
    // What no version of the product does: it stands for whatever goes wrong in the middle.
    await company.run(sql`alter table ledger_entries add constraint defect check (rule = 'defect') not valid`)
    expect(await prepare(id)).toMatchObject({ state: DRAFT, errorState: NO_ERROR, expectedTicketCount: 0 })
    expect(await company.audited(id)).toEqual([{ outcome: 'refused', detail: { reason: 'defect' } }])
    await company.run(sql`alter table ledger_entries drop constraint defect`)
    expect(await prepare(id)).toMatchObject({ state: 'ACCESS_REVIEW_STATE_REVIEW', expectedTicketCount: 4 })
    expect((await company.audited(id)).map(({ outcome }) => outcome)).toEqual(['refused', 'done'])
    const kept = await company.preparationOf(id)
    await eventually(async () => expect((await company.left()).preparations).toBe(1))
    expect(kept).not.toBe('')
  })
})

describe('a preparation that is given up', async () => {
  const company = await useCompany(API_ENGINE, {})

  it('leaves a draft and says so in the audit, when its worker died every time', async () => {
    const id = await company.draft()
    expect((await company.post(`${PATH}/${id}/action/prepare`)).status).toBe(200)
    await company.run(sql`
      update jobs set locked_by = 'dead', locked_until = now(), attempts = 10 where kind = 'campaign.prepare'`)
    await company.server.app.startJobs()
    await eventually(async () => expect((await company.campaign(id)).state).toBe(DRAFT))
    expect(await company.audited(id)).toEqual([{ outcome: 'refused', detail: { reason: 'given up' } }])
    await company.nothingLeft()
    expect(await company.prepare(id)).toMatchObject({ expectedTicketCount: 4 })
  })
})
