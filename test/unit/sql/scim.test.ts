import { expect, it } from 'vitest'
import type { TenantId } from '../../../server/lib/ids.ts'
import { parseFilter } from '../../../server/scim/query/filter.rules.ts'
import { findHolders, findStored, listMembers, listStored } from '../../../server/scim/resource.store.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId

it('statements of SCIM resources', async () => {
  const page = (filter: string) => ({ filter: parseFilter(filter), offset: 0, limit: 100 })
  const statements = await recordStatements(
    {
      'A user': (tx) => findStored(tx, TENANT, 'source', 'User', 'id'),
      'A group': (tx) => findStored(tx, TENANT, 'source', 'Group', 'id'),
      'A page of users': (tx) =>
        listStored(tx, TENANT, 'source', 'User', page('userName eq "ana" and not (active eq false)')),
      'A page of groups': (tx) => listStored(tx, TENANT, 'source', 'Group', page('displayName sw "Sales"')),
      'Members of groups': (tx) => listMembers(tx, TENANT, 'source', ['group'], 1000),
      'Users and groups by their ids': (tx) => findHolders(tx, TENANT, 'source', ['id']),
    },
    [{ when: 'count(*)::int as total', rows: [{ total: 1 }] }],
  )
  await expect(statements).toMatchFileSnapshot('scim.sql')
})
