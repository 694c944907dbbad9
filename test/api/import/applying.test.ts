import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { useServer } from '../../harness.ts'
import { newSource, user } from '../scim/scimming.ts'
import { importingOn } from './importing.ts'

describe('while a sync is half written on postgresql', async () => {
  const server = await useServer('postgresql', { jobs: true })
  const { call, database } = server
  const { load, newSync, uploadAll } = importingOn(server)

  it('changes of access data are refused for some seconds, and the sync cannot be cancelled (IMP-171)', async () => {
    const files = {
      'users.csv': 'id,email,name\n1,ann@half.example,Ann\n',
      'apps.csv': 'id,name\ncrm,CRM\n',
      'entitlements.csv': 'app,id,name\ncrm,e,E\n',
      'accounts.csv': 'app,id,user\ncrm,a,1\n',
      'grants.csv': 'app,entitlement,account\ncrm,e,a\n',
    }
    await load(files, { name: 'Half' })
    const scim = await newSource(server)
    const made = await call('POST', '/api/v1/apps', { body: { displayName: 'By hand' } })
    const appId = made.body.app.id as string
    const { path } = await newSync('Other half')
    await uploadAll(path, { 'users.csv': 'id,email,name\n2,bob@half.example,Bob\n' })
    const [other, syncId] = path.split('/').filter((_, at) => [4, 6].includes(at))
    await database.tx((tx) =>
      tx.count(sql`insert into half_written_sources (tenant_id, source_id, sync_id, state, is_broken)
        select tenant_id, source_id, ${syncId}, 'WRITING', true from sources where source_id = ${other}`),
    )
    for (const [method, target, body] of [
      ['POST', '/api/v1/apps', { displayName: 'Second' }],
      ['DELETE', `/api/v1/apps/${appId}`, {}],
      ['POST', `/api/v1/apps/${appId}`, { app: { displayName: 'Changed' }, updateMask: 'displayName' }],
    ] as const) {
      const refused = await call(method, target, { body })
      expect(refused).toMatchObject({ status: 409 })
      expect(refused.headers.get('retry-after')).toBe('5')
      expect(refused.body.details).toContainEqual(expect.objectContaining({ reason: 'IMPORT_APPLYING' }))
    }
    const byScim = await scim.send('POST', '/Users', user('new@half.example'))
    expect(byScim).toMatchObject({ status: 503, body: { status: '503' } })
    expect(byScim.headers.get('retry-after')).toBe('5')
    const cancelled = await call('POST', `${path}/cancel`, { body: {} })
    expect(cancelled).toMatchObject({ status: 409 })
    expect(cancelled.body.details).toContainEqual(expect.objectContaining({ reason: 'SYNC_WRITING' }))

    await database.tx((tx) => tx.count(sql`delete from half_written_sources`))
    expect((await call('POST', '/api/v1/apps', { body: { displayName: 'Second' } })).status).toBe(200)
  })
})
