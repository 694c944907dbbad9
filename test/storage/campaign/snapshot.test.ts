import { describe, expect, it } from 'vitest'
import { isLockTimeout } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { lockAccessData } from '../../../server/directory/access-data-lock.store.ts'
import { insertAccounts } from '../../../server/directory/accounts/account.store.ts'
import { insertApp } from '../../../server/directory/apps/app.store.ts'
import { insertBinding, insertMonitor } from '../../../server/directory/conflicts/monitor.store.ts'
import { recomputeViolations } from '../../../server/directory/conflicts/violation.store.ts'
import { insertEntitlement } from '../../../server/directory/entitlements/entitlement.store.ts'
import { insertGrants } from '../../../server/directory/grants/grant.store.ts'
import { insertResource } from '../../../server/directory/resources/resource.store.ts'
import { insertUser } from '../../../server/directory/users/user.store.ts'
import { removeObjects, reviseObjects } from '../../../server/directory/versions.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { enginesFor } from '../../engines.ts'
import { COMPANY } from '../import/company.ts'
import { useImports } from '../import/loading.ts'
import type { PlannedScope } from '../scope/directory.ts'
import { addDraft, type Prepared, prepareByHand, preparedOf, type Running, sizesOf } from './by-hand.ts'
import type { Change } from './changes.ts'

const ALL: PlannedScope = {
  scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
  scopeV2: { appSelectionCriteria: {}, principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' },
  selections: {},
}

/** Every way in which the directory writes access data; imports are shown in their own tests. */
const WRITERS: Record<string, Change> = {
  'a change': (tx, tenantId) => reviseObjects(tx, 'grant', tenantId, sql`true`, {}),
  'a removal': (tx, tenantId) => removeObjects(tx, 'grant', tenantId, sql`true`),
  'a new person': (tx, tenantId) =>
    insertUser(tx, tenantId, { id: 'new', email: 'new@corp.example', displayName: 'New', roles: [] }),
  'a new app': (tx, tenantId) => insertApp(tx, tenantId, {} as never),
  'a new resource': (tx, tenantId) => insertResource(tx, tenantId, {} as never),
  'a new entitlement': (tx, tenantId) => insertEntitlement(tx, tenantId, 'app', 'new', {} as never),
  'a new account': (tx, tenantId) => insertAccounts(tx, tenantId, 'app', []),
  'a new grant': (tx, tenantId) => insertGrants(tx, tenantId, 'entitlement', []),
}

/** All that a campaign shows, without what differs between campaigns. */
const toldBy = ({ views, ledger: { frozenAt, accessReviewId, ...ledger } }: Prepared) => ({
  items: views.map(({ id, accessReviewId: _campaign, ...facts }) => facts),
  ledger,
})
const held = ({ views }: Prepared) =>
  views.map(({ account, holder, entitlement }) => `${(account ?? holder)?.displayName} ${entitlement.displayName}`)

describe.each(enginesFor('snapshots'))('the snapshot of a preparation on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)
  const company = async () => {
    const tenantId = await newTenant()
    expect(await load(tenantId, COMPANY)).toMatchObject({ state: 'SYNC_STATE_DONE' })
    return tenantId
  }
  const prepared = async (tenantId: TenantId, scope: PlannedScope, running: Running = {}) => {
    const id = await addDraft(database, tenantId, scope)
    await prepareByHand(database, tenantId, id, running)
    return preparedOf(database, tenantId, id)
  }
  /** Runs something once, as soon as the snapshot is taken. */
  const onceTaken = (work: () => Promise<unknown>): Running => ({
    sizes: sizesOf(1),
    meanwhile: async (transaction) => {
      if (transaction === 0) await work()
    },
  })

  it('stays when the next import changes and removes what there was', async () => {
    const tenantId = await company()
    const before = toldBy(await prepared(tenantId, ALL))
    const next = {
      users: COMPANY.users.replaceAll(/Ann|Bob/g, 'Somebody').replaceAll('Sales', 'Law'),
      apps: COMPANY.apps.replace('CRM', 'Other name'),
      resource_types: COMPANY.resource_types.replace('Group', 'Team'),
      resources: COMPANY.resources.replace('Sales team', 'Law team').replace('All', 'Everybody'),
      entitlements: COMPANY.entitlements.replace('Tier 9', 'Low').replace('Administrator', 'Root'),
      accounts: COMPANY.accounts.replace('disabled', 'enabled').replace(/crm,a9.*\n/, 'crm,b1,New,new,,u3,enabled,\n'),
      grants: 'app,entitlement,account\ncrm,admin,b1\ncrm,access,a2\n',
    }
    const options = { allowRemovals: true, maxRemovalPercent: 100 }
    const after = await prepared(
      tenantId,
      ALL,
      onceTaken(async () => expect(await load(tenantId, next, options)).toMatchObject({ state: 'SYNC_STATE_DONE' })),
    )
    expect(toldBy(after)).toEqual(before)
    expect(before.ledger).toMatchObject({ balanced: true, grantCount: '5', itemCount: '5' })
    const later = await prepared(tenantId, ALL)
    expect(held(later)).toEqual(['Bob Access', 'New Root'])
  })

  it('also holds for the managers that an expression asks for', async () => {
    const tenantId = await company()
    const expression = 'subject.manager == "ann@corp.example"'
    const scope = { ...ALL, scopeV2: { appSelectionCriteria: {}, celExpression: { expression } } }
    const after = await prepared(
      tenantId,
      scope,
      onceTaken(() =>
        database.tx((tx) => reviseObjects(tx, 'user', tenantId, sql`true`, { email: sql`'new-' || old.email` })),
      ),
    )
    expect(held(after)).toEqual(['Bob Access', 'Bob Administrator', 'Bob Member of sales'])
    expect(after.ledger).toMatchObject({ balanced: true })
  })

  it('keeps the names of resource types and of inheritance paths', async () => {
    const tenantId = await company()
    const [group] = await rows<{ appId: string; id: string }>(sql`
      select app_id as "appId", resource_id as id from resources
      where tenant_id = ${tenantId} and display_name = 'Sales team'`)
    const scope: PlannedScope = {
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE',
      scopeV2: { resourceSelection: {}, principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' },
      selections: { resources: [{ appId: group?.appId ?? '', objectId: group?.id ?? '', roleId: '' }] },
    }
    // A holder of an entitlement of the parent group has inherited access to the selected one.
    const above = await database.tx((tx) =>
      tx.first<{ id: string }>(sql`
        insert into entitlement_versions (tenant_id, entitlement_id, app_id, resource_id, resource_type_id, display_name)
        select tenant_id, 'above', app_id, resource_id, resource_type_id, 'Member of all' from resources
        where tenant_id = ${tenantId} and display_name = 'All' returning entitlement_id as id`),
    )
    await database.tx(async (tx) => {
      const accounts = await tx.rows<{ id: string }>(
        sql`select account_id as id from accounts where tenant_id = ${tenantId}`,
      )
      await insertGrants(
        tx,
        tenantId,
        above?.id ?? '',
        accounts.map(({ id }) => id),
      )
    })
    const id = await addDraft(database, tenantId, scope)
    await prepareByHand(database, tenantId, id)
    const before = toldBy(await preparedOf(database, tenantId, id))
    expect(before.items.map(({ inheritedThrough }) => inheritedThrough[0]?.displayName)).toContain('Sales team')
    const renamed = { display_name: 'Renamed' }
    await database.tx(async (tx) => {
      await reviseObjects(tx, 'resource', tenantId, sql`true`, renamed)
      await reviseObjects(tx, 'resource_type', tenantId, sql`true`, renamed)
    })
    expect(toldBy(await preparedOf(database, tenantId, id))).toEqual(before)
  })

  it('keeps the monitors of a conflict campaign and their active violations', async () => {
    const tenantId = await company()
    await database.tx(async (tx) => {
      const ids = new Map(
        (
          await tx.rows<{ ref: string; id: string }>(sql`
            select external_id as ref, entitlement_id as id from entitlements where tenant_id = ${tenantId}`)
        ).map(({ ref, id }) => [ref, id]),
      )
      for (const [id, b] of [
        ['duties', 'admin'],
        ['unbroken', 'other'],
      ] as const) {
        const fields = { displayName: id, description: '', enabled: true, negateGroupB: false }
        await insertMonitor(
          tx,
          tenantId,
          { id, setAId: `${id}-a`, setBId: `${id}-b` },
          { ...fields, notificationConfig: {} },
        )
        const bind = (group: 'A' | 'B', entitlement: string | undefined) =>
          insertBinding(tx, tenantId, {
            monitorId: id,
            entitlementGroup: `ENTITLEMENT_GROUP_${group}`,
            appId: 'crm',
            appEntitlementId: entitlement ?? 'nothing',
          })
        await bind('A', ids.get('access'))
        await bind('B', ids.get(b))
      }
      await recomputeViolations(tx, tenantId)
    })
    const kept = async (scope: PlannedScope) => {
      const { preparation } = await prepared(tenantId, scope)
      const of = sql`where tenant_id = ${tenantId} and preparation_key = ${preparation.key}`
      return {
        monitors: await rows(
          sql`select monitor_id as id, cardinality(group_a) as a from preparation_monitors ${of} order by 1`,
        ),
        violations: await rows(sql`select v.monitor_id as monitor, u.display_name as who from preparation_violations v
          join users u using (tenant_id, user_id) ${of}`),
      }
    }
    const conflicts: PlannedScope = {
      ...ALL,
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS',
      scopeV2: { allAccessConflicts: {} },
    }
    expect(await kept(conflicts)).toEqual({
      monitors: [
        { id: 'duties', a: 1 },
        { id: 'unbroken', a: 1 },
      ],
      violations: [{ monitor: 'duties', who: 'Bob' }],
    })
    expect(await kept(ALL)).toEqual({ monitors: [], violations: [] })
  })

  // The embedded engine is one session: there is no transaction beside another.
  if (engine === 'postgresql')
    it('excludes what a transaction writes that began earlier and wrote later', async () => {
      const tenantId = await company()
      const [admin] = await rows<{ appId: string; id: string; ann: string }>(sql`
      select e.app_id as "appId", e.entitlement_id as id, a.account_id as ann from entitlements e, accounts a
      where e.tenant_id = ${tenantId} and a.tenant_id = ${tenantId} and e.display_name = 'Administrator'
        and a.username = 'ann'`)
      if (!admin) throw new Error('nobody')
      const scope: PlannedScope = {
        ...ALL,
        scopeV2: {
          appSelectionCriteria: {},
          userCriteria: { groupAppEntitlementsRef: [{ appId: admin.appId, id: admin.id }] },
        },
      }
      const before = toldBy(await prepared(tenantId, scope))
      let [begun, goOn]: (() => void)[] = []
      const isBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      const mayWrite = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const writing = database.tx(async (tx) => {
        await tx.first(sql`select now()`)
        begun?.()
        await mayWrite
        await insertGrants(tx, tenantId, admin.id, [admin.ann])
      })
      await isBegun
      const after = await prepared(
        tenantId,
        scope,
        onceTaken(async () => {
          goOn?.()
          await writing
        }),
      )
      expect(toldBy(after)).toEqual(before)
      expect(held(await prepared(tenantId, scope))).toContain('Ann Administrator')
    })

  if (engine === 'postgresql') {
    /** Does something while another transaction has written access data of a tenant and not ended. */
    const whileWriting = async (tenantId: TenantId, work: () => Promise<unknown>) => {
      let [begun, goOn]: (() => void)[] = []
      const isBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      const mayEnd = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const writing = database.tx(async (tx) => {
        await reviseObjects(tx, 'grant', tenantId, sql`true`, { last_used_at: sql`now()` })
        begun?.()
        await mayEnd
      })
      await isBegun
      await work().finally(() => goOn?.())
      await writing
    }

    it('waits for no import of another tenant', async () => {
      const [tenantId, other] = [await company(), await company()]
      await whileWriting(other, async () => expect(held(await prepared(tenantId, ALL))).toHaveLength(5))
    })

    it('is not taken while somebody writes access data of the tenant', async () => {
      const tenantId = await company()
      const lock = () => database.tx((tx) => lockAccessData(tx, tenantId, 10))
      await whileWriting(tenantId, async () => expect(await lock()).toBe(false))
      expect(await lock()).toBe(true)
    })

    it.each(Object.keys(WRITERS))('is taken while nothing else writes: %s waits', async (name) => {
      const tenantId = await company()
      await database.tx(async (tx) => {
        expect(await lockAccessData(tx, tenantId, 10)).toBe(true)
        const writing = database.tx(async (other) => {
          await other.count(sql`select set_config('lock_timeout', '10ms', true)`)
          await WRITERS[name]?.(other, tenantId)
        })
        await expect(writing).rejects.toSatisfy(isLockTimeout)
      })
    })
  }
})
