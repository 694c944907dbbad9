import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'

/** Three grants, of which two cannot be imported; one person's id is there twice. */
const FILES = {
  users: 'id,email,name\n1,ann@corp.example,Ann\n1,bob@corp.example,Bob\n',
  apps: 'id,name\nwiki,Wiki\n',
  entitlements: 'app,id,name\nwiki,read,Read\n',
  accounts: 'app,id,user\nwiki,a1,1\n',
  grants: 'app,entitlement,account\nwiki,read,a1\nwiki,write,a1\nwiki,read,\n',
}

describe('rows that were left out of an import', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, post, get } = await preparingOn(server)
  const data = await accessDataOf(server)
  const ledgerOf = async (id: string) => (await get(`${PATH}/${id}/ledger`)).body
  const acknowledge = (id: string, body: object, token?: string) =>
    server.call('POST', `${PATH}/${id}/action/acknowledge_left_out`, { body, ...(token && { token }) })
  const sync = await load(FILES, 'HR feed', true)
  const [source] = (await get('/api/v1/sources')).body.list
  const good = { sourceId: source.id, syncId: sync.id, leftOutCount: '3' }
  const id = await draft()

  it('are counted for each file: read = applied + left out (IMP-007)', () => {
    const counts = sync.files.map(({ kind, rowCount, leftOutCount }) => [kind, rowCount, leftOutCount])
    expect(counts).toEqual([
      ['users', 2, 1],
      ['apps', 1, 0],
      ['entitlements', 1, 0],
      ['accounts', 1, 0],
      ['grants', 3, 2],
    ])
    for (const { kind, rowCount, leftOutCount } of sync.files) {
      const { added = 0 } = sync.counts[kind] ?? {}
      expect([kind, added]).toEqual([kind, rowCount - leftOutCount])
    }
  })

  it('are a warning of the preview', async () => {
    const { warnings } = (await post(`${PATH}/${id}/action/validate`)).body
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'ROWS_LEFT_OUT',
        description: expect.stringContaining('HR feed: 3 rows were left out, 2 of them grants.'),
      }),
    )
  })

  it('keep the ledger from balancing, and are in it by table and reason, and in accuracy (IMP-007, IMP-203)', async () => {
    await prepare(id)
    const ledger = await ledgerOf(id)
    expect(ledger).toMatchObject({ balanced: false, leftOutCount: '3', acknowledgedCount: '0', grantCount: '1' })
    expect(ledger.problems).toEqual([expect.stringMatching(/^HR feed: 3 rows were left out.* acknowledge 3 /)])
    const file = ledger.sources[0].files.find(({ kind }: { kind: string }) => kind === 'grants')
    expect(file).toMatchObject({ rowCount: 3, appliedCount: 1, leftOutCount: 2, syncId: sync.id })
    const { tables } = ledger.sources[0]
    expect(tables.find(({ fileName }: { fileName: string }) => fileName === 'grants.csv')).toMatchObject({
      ...{
        syncId: sync.id,
        rowCount: 3,
        takenCount: 1,
        emptyCount: 0,
        repeatedCount: 0,
        filteredCount: 0,
        filtered: {},
      },
      ...{ leftOutCount: 2, leftOut: { unknown_reference: 1, missing_value: 1 } },
    })
    const { list } = (await get(`${PATH}/${id}/accuracy`)).body
    expect(list).toMatchObject([{ issues: ['ROWS_LEFT_OUT'], leftOutCount: '3', leftOutGrantCount: '2' }])
  })

  it('are listed with what is wrong with them', async () => {
    const { list } = (await get(`${PATH}/${id}/left_out`)).body
    expect(list.map(({ fileName, line }: { fileName: string; line: number }) => `${fileName}:${line}`).sort()).toEqual([
      'grants.csv:3',
      'grants.csv:4',
      'users.csv:3',
    ])
    expect(list[0]).toMatchObject({ sourceId: source.id, problem: expect.any(String) })
  })

  it('are acknowledged by their number only, by an owner (IMP-142)', async () => {
    const wrong = await acknowledge(id, { ...good, leftOutCount: '2' })
    expect([wrong.status, wrong.body.details[0].reason]).toEqual([409, 'COUNT_CHANGED'])
    expect((await acknowledge(id, { ...good, syncId: 'x' })).status).toBe(409)
    expect((await acknowledge(id, { ...good, sourceId: 'x' })).status).toBe(400)
    const token = await data.tokenWith(['campaign_administrator'])
    expect((await acknowledge(id, good, token)).status).toBe(404)
    expect((await acknowledge(await draft(), good)).status).toBe(409)
    const reply = await acknowledge(id, { ...good, comment: 'Known' })
    expect(reply.body.ledger).toMatchObject({ balanced: true, problems: [], acknowledgedCount: '3' })
    expect(reply.body.ledger.sources[0].acknowledgement).toMatchObject({ leftOutCount: '3', comment: 'Known' })
  })

  it('stay acknowledged when the campaign is prepared again, but not for another campaign or after another sync (IMP-142)', async () => {
    await post(`${PATH}/${id}/action/reset`)
    await prepare(id)
    expect((await ledgerOf(id)).balanced).toBe(true)
    const other = await draft()
    await prepare(other)
    expect((await ledgerOf(other)).balanced).toBe(false)
    // Without a file of grants: those of the sync before still count.
    await load({ users: FILES.users }, 'HR feed', true)
    await post(`${PATH}/${id}/action/reset`)
    await prepare(id)
    expect(await ledgerOf(id)).toMatchObject({ balanced: false, leftOutCount: '3', acknowledgedCount: '0' })
  })
})
