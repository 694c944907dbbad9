import { describe, expect, it } from 'vitest'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from './access-data.ts'

describe('the text search of grants', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = async (path: string, body: object) => (await server.call('POST', path, { body })).body
  const app = (await post('/api/v1/apps', { displayName: 'Harbor' })).app.id as string
  const [deploy, audit] = [await data.entitlement(app, 'Deploy 100%'), await data.entitlement(app, 'Audit trail')]
  const lucia = await data.user('Luc\u00eda Ib\u00e1\u00f1ez')
  const [owned, service] = [await data.account(app, 'l.ibanez', lucia), await data.account(app, 'svc-deploy')]
  for (const [entitlement, account] of [
    [deploy, owned],
    [deploy, service],
    [audit, owned],
    [audit, service],
  ] as const)
    await data.grant(entitlement, account)

  /** `entitlement of account`, page by page. */
  const found = async (body: object) => {
    const rows: string[] = []
    for (let pageToken = ''; ; ) {
      const { list, nextPageToken } = await post('/api/v1/search/grants', { ...body, pageSize: 1, pageToken })
      for (const { appEntitlementUserBinding: grant, entitlement } of list)
        rows.push(`${entitlement.appEntitlement.displayName} of ${grant.appUser.appUser.displayName}`)
      if (nextPageToken === '') return rows.sort()
      pageToken = nextPageToken
    }
  }

  it.each<[string, string, string[]]>([
    ['the entitlement', 'AUDIT', ['Audit trail of l.ibanez', 'Audit trail of svc-deploy']],
    ['the account', 'svc-', ['Audit trail of svc-deploy', 'Deploy 100% of svc-deploy']],
    ['its owner', 'luc\u00eda', ['Audit trail of l.ibanez', 'Deploy 100% of l.ibanez']],
    ['any of them', 'deploy', ['Audit trail of svc-deploy', 'Deploy 100% of l.ibanez', 'Deploy 100% of svc-deploy']],
    ['what has signs of patterns', '100%', ['Deploy 100% of l.ibanez', 'Deploy 100% of svc-deploy']],
    ['nothing', '1_0', []],
  ])('WEB-093 finds grants by the name of %s, each once', async (_, query, expected) => {
    expect(await found({ query })).toEqual(expected)
  })

  it('WEB-093 combines the text with other filters', async () => {
    expect(await found({ query: 'deploy', userId: lucia })).toEqual(['Deploy 100% of l.ibanez'])
    expect(await found({ query: 'deploy', appUserIds: [service] })).toHaveLength(2)
    expect(await found({ query: 'audit', at: '2001-01-01T00:00:00Z' })).toEqual([])
    expect(await found({ query: 'audit', at: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(2)
  })
})
