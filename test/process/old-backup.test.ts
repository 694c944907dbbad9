import { describe, expect, it } from 'vitest'
import { sealAll, verifyChain } from '../../server/audit/index.ts'
import { openDatabase } from '../../server/db/index.ts'
import { newClient } from '../api/auth/credentials.ts'
import { enginesFor, newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { clientOf } from '../harness.ts'
import { spawnServer } from '../server-process.ts'
import { restoreOldBackup } from '../storage/backups/old-backup.ts'

const PATH = '/api/v1/access_review'

describe.each(enginesFor('old backups'))('a backup of an older version, restored on %s', (engine) => {
  it('is migrated by the start of this version, which prepares, starts and reviews what is in it (DUR-018)', async () => {
    const storage = await newStorage(engine, 'empty')
    const old = await openDatabase(storage.settings, { mode: 'own', fsync: false })
    await restoreOldBackup(old)
    await old.close()

    const server = await spawnServer(await freePort(), storage.env)
    const database = await openDatabase(storage.settings, { mode: 'share' })
    const client = await newClient(database)
    const { call } = clientOf(server.url, client)
    const post = (path: string, body: unknown = {}) => call('POST', path, { body })
    const campaign = async (id: string) => (await call('GET', `${PATH}/${id}`)).body.accessReview.accessReview
    const reaches = (id: string, state: string) =>
      eventually(async () => expect((await campaign(id)).state).toBe(`ACCESS_REVIEW_STATE_${state}`))

    const { list } = (await call('GET', `${PATH}s`)).body
    const idOf = (name: string): string =>
      list.find(({ accessReview }: { accessReview: { displayName: string } }) => accessReview.displayName === name)
        .accessReview.id
    const [prepared, draft] = [idOf('Prepared before'), idOf('Drafted before')]
    expect((await post(`${PATH}/${prepared}/items/search`)).body.list).toHaveLength(4)
    expect((await call('GET', `${PATH}/${prepared}/ledger`)).body).toMatchObject({ balanced: true, itemCount: '4' })
    // The items of that version lack what a review needs.
    const refused = await post(`${PATH}/${prepared}/action/start`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/reset it and prepare it again/),
    ])
    await post(`${PATH}/${prepared}/action/reset`)
    for (const id of [prepared, draft]) {
      await post(`${PATH}/${id}/action/prepare`)
      await reaches(id, 'REVIEW')
      expect((await post(`${PATH}/${id}/items/search`)).body.list).toHaveLength(4)
      expect((await post(`${PATH}/${id}/action/start`)).status).toBe(200)
      await reaches(id, 'OPEN')
    }
    await sealAll(database, client.tenantId)
    expect((await verifyChain(database, client.tenantId)).broken).toBeUndefined()
    await database.close()
    expect(await server.end('SIGTERM')).toBe(0)
    await storage.drop()
  })
})
