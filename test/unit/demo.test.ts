import { describe, expect, it } from 'vitest'
import { type DemoCompany, demoCompany } from '../../server/demo/index.ts'
import {
  accountOf,
  accounts,
  apps,
  company,
  count,
  daysAgo,
  domainOf,
  entitlements,
  fullKey,
  grants,
  groupBy,
  held,
  humans,
  inherited,
  type Kind,
  KNOWN,
  key,
  leavers,
  list,
  MIDNIGHT,
  type Row,
  resources,
  tables,
  userById,
  users,
  VALUES,
} from './demo-tables.ts'

describe('the demo company', () => {
  it('is the same to the byte for any time of one day', () => {
    const again = demoCompany(new Date('2026-03-17T23:59:59Z'))
    expect(JSON.stringify(again) === JSON.stringify(company)).toBe(true)
  })

  it('moves its times with the day and nothing else', () => {
    // Over the end of February of a leap year.
    const later = new Date('2028-03-01T00:00:00Z')
    const withoutTimes = (value: DemoCompany, midnight: number) =>
      JSON.stringify(value).replace(
        /"(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d\.000Z)?"/g,
        (_, date: string, time = 'T00:00:00Z') => String((midnight - Date.parse(date + time)) / 1000),
      )
    const moved = demoCompany(later)
    expect(withoutTimes(moved, later.getTime()) === withoutTimes(company, MIDNIGHT)).toBe(true)
    expect(JSON.stringify(moved) === JSON.stringify(company)).toBe(false)
  })

  it('has only columns that the import knows, and a value in each that is needed', () => {
    for (const kind of Object.keys(tables) as Kind[]) {
      const names = KNOWN[kind].split(/\s+/)
      const known = new Set(names.map((name) => name.replace('*', '')))
      const { columns, rows } = company.files[kind]
      expect(columns.filter((name) => !known.has(name.replace(/^profile\.[a-z_]+$/, 'profile.')))).toEqual([])
      expectUnique(columns)
      const needed = names.filter((name) => name.endsWith('*')).map((name) => columns.indexOf(name.slice(0, -1)))
      const bad = Array.from(rows).filter((row) => row.length !== columns.length || needed.some((i) => !row[i]))
      expect(bad).toEqual([])
    }
  })

  it('uses values that the import knows, each of them somewhere', () => {
    for (const [kind, column, values] of VALUES) {
      const used = new Set(tables[kind].flatMap((row) => list(row[column])))
      expect([...used].sort(), `${kind}.${column}`).toEqual([...values].sort())
    }
    const times = Object.values(tables).flatMap((rows) =>
      rows.flatMap((row) => Object.entries(row).filter(([column, value]) => column.endsWith('_at') && value)),
    )
    expect(times.filter(([, value]) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/.test(value))).toEqual([])
  })

  it('has the promised size', () => {
    const counts = Object.fromEntries(Object.entries(tables).map(([kind, rows]) => [kind, rows.length]))
    expect(counts.apps).toBe(12)
    expectBetween(humans.length, 290, 315)
    expectBetween(entitlements.length, 140, 165)
    expectBetween(grants.length, 5500, 6500)
    expect(new Set(humans.map(({ department }) => department)).size).toBe(10)
    expect(users.filter(({ type }) => type === 'service').length).toBe(3)
  })

  it('names nothing twice', () => {
    const keys: Record<Kind, string[]> = {
      users: ['id'],
      apps: ['id'],
      resource_types: ['app', 'id'],
      resources: ['app', 'id'],
      entitlements: ['app', 'id'],
      accounts: ['app', 'id'],
      grants: ['app', 'entitlement', 'account', 'resource_app', 'resource'],
    }
    for (const [kind, columns] of Object.entries(keys)) {
      expectUnique(tables[kind as Kind].map((row) => key(...columns.map((column) => row[column]))))
    }
    for (const column of ['email', 'name']) expectUnique(users.map((user) => user[column]))
    expectUnique(apps.map(({ name }) => name))
    expectUnique(entitlements.map(({ alias }) => alias).filter(Boolean))
  })

  it('refers only to what is there', () => {
    const keysOf = (rows: readonly Row[]) => new Set(rows.map(({ app, id }) => (app ? key(app, id) : key(id))))
    const inApp = ({ app }: Row, id = '') => (id === '' ? [] : [key(app, id)])
    const missing = (
      rows: readonly Row[],
      targets: readonly Row[],
      references: (row: Row) => (string | undefined)[],
    ) => {
      const known = keysOf(targets)
      return rows.flatMap(references).filter((reference = '') => !known.has(reference))
    }
    const all = Object.values(tables).flat()
    const ofMonitors = company.monitors.flatMap(({ a, b }) => [...a, ...b])
    const exempted = company.monitors.flatMap(({ exemptions }) => exemptions.map(({ user }) => ({ user })))
    expect([
      ...missing([...all, ...exempted], users, (row) => [...list(row.manager), ...list(row.owners), ...list(row.user)]),
      ...missing(all, apps, ({ app, resource_app }) => [...list(app), ...list(resource_app)]),
      ...missing(resources, tables.resource_types, (row) => inApp(row, row.type)),
      ...missing(resources, resources, (row) => inApp(row, row.parent)),
      ...missing(entitlements, resources, (row) => inApp(row, row.resource)),
      ...missing(grants, entitlements, (row) => [key(row.app, row.entitlement)]),
      ...missing(grants, accounts, (row) => inApp(row, row.account)),
      ...missing(grants, resources, (row) => inApp({ app: row.resource_app || row.app || '' }, row.resource)),
      ...missing(grants, entitlements, (row) => list(row.inherited_from).map((step) => fullKey(row, step))),
      ...missing(
        ofMonitors.map((one) => ({ ...one })),
        entitlements,
        (row) => [key(row.app, row.entitlement)],
      ),
    ]).toEqual([])
    expect(grants.filter(({ account, resource }) => (account === '') === (resource === ''))).toEqual([])
  })

  it('is a tree of people with one head, 4 to 9 reports for each who has any, and no ring', () => {
    expect(humans.filter(({ manager }) => manager === '').length).toBe(1)
    const reports = groupBy(humans, ({ manager = '' }) => manager)
    reports.delete('')
    for (const [, { length }] of reports) expectBetween(length, 4, 9)
    for (const person of humans) {
      let steps = 0
      for (let at: Row | undefined = person; at?.manager; at = userById.get(at.manager)) {
        if (++steps > 10) break
      }
      expectBetween(steps, 0, 6)
    }
  })

  it('is a tree of cloud resources from the organization down to what is stored', () => {
    const cloud = new Map(resources.filter(({ app }) => app === 'harbor').map((row) => [row.id, row]))
    const pathOf = (row: Row | undefined): string => (row ? `${pathOf(cloud.get(row.parent))}/${row.type}` : '')
    const paths = new Set([...cloud.values()].map(pathOf))
    const project = '/organization/folder/project'
    expect(paths).toEqual(
      new Set(['/role', '/organization', '/organization/folder', project, `${project}/bucket`, `${project}/database`]),
    )
  })

  it('gives every app one entitlement that is access, held by every account that holds anything', () => {
    const access = entitlements.filter(({ app_access }) => app_access === 'true')
    expect(access.map(({ app }) => app).sort()).toEqual(apps.map(({ id }) => id).sort())
    const ids = new Set(access.map(({ app, id }) => key(app, id)))
    const admitted = new Set(held.filter((g) => ids.has(key(g.app, g.entitlement))).map((g) => key(g.app, g.account)))
    expect(accounts.filter(({ app, id }) => !admitted.has(key(app, id)))).toEqual([])
  })

  it('explains every inherited grant by grants that are there', () => {
    const entitlementByKey = new Map(entitlements.map((row) => [key(row.app, row.id), row]))
    const ofResources = new Set(
      grants
        .filter(({ resource }) => resource)
        .map((g) => key(g.app, g.entitlement, g.resource_app || g.app, g.resource)),
    )
    const ofUsers = new Set(held.map((g) => key(g.app, g.entitlement, accountOf(g)?.user)))
    const unexplained = inherited.filter((grant) => {
      const path = list(grant.inherited_from).map((step) => fullKey(grant, step))
      return !path.every((step, i) => {
        const from = entitlementByKey.get(step)
        const to = path[i - 1] ?? key(grant.app, grant.entitlement)
        return ofResources.has(key(to, from?.app, from?.resource)) && ofUsers.has(key(step, accountOf(grant)?.user))
      })
    })
    expect(unexplained).toEqual([])
    expect(inherited.length).toBeGreaterThan(2000)
    expect(inherited.filter(({ inherited_from }) => list(inherited_from).length > 1).length).toBeGreaterThan(100)
  })

  it('leaves out no grant that a group or role passes on', () => {
    const holders = grants.filter(({ resource }) => resource)
    const passedOn = groupBy(holders, (g) => key(g.resource_app || g.app, g.resource))
    const ofUsers = new Set(held.map((g) => key(g.app, g.entitlement, accountOf(g)?.user)))
    const membership = new Map(
      entitlements
        .filter(({ resource, slug }) => resource && /^(member|assigned)$/.test(slug ?? ''))
        .map((row) => [key(row.app, row.id), row]),
    )
    const missing = held.flatMap((grant) => {
      const of = membership.get(key(grant.app, grant.entitlement))
      const user = accountOf(grant)?.user
      return (passedOn.get(key(of?.app, of?.resource)) ?? []).filter(
        (g) => !ofUsers.has(key(g.app, g.entitlement, user)),
      )
    })
    expect(missing).toEqual([])
  })

  it('tells times in an order that can be: added, used, seen; nothing but an end lies ahead', () => {
    const startOf = (user = '') => daysAgo(userById.get(user)?.['profile.start_date'] || '2000-01-01')
    const wrong = held.filter((grant) => {
      const { added_at, last_used_at, last_reviewed_at, expires_at } = grant
      const account = accountOf(grant)
      const added = daysAgo(added_at)
      return (
        !(added > 0 && (account?.type !== 'user' || added <= startOf(account.user))) ||
        (last_used_at &&
          !(daysAgo(last_used_at) <= added && daysAgo(last_used_at) >= daysAgo(account?.last_login_at))) ||
        (last_reviewed_at && !(daysAgo(last_reviewed_at) <= added && daysAgo(last_reviewed_at) > 0)) ||
        (expires_at && !(daysAgo(expires_at) < added))
      )
    })
    expect(wrong).toEqual([])
    expect(accounts.filter(({ last_login_at }) => last_login_at && !(daysAgo(last_login_at) > 0))).toEqual([])
  })
})

describe('the demo company shows', () => {
  it('people who left, whose accounts live on with what they hold', () => {
    expectBetween(leavers.length, 10, 14)
    expect(new Set(leavers.map(({ status }) => status))).toEqual(new Set(['disabled', 'deleted']))
    for (const { id } of leavers) {
      const live = accounts.filter(({ user, status }) => user === id && status === 'enabled')
      expect(live.length, id).toBeGreaterThan(0)
      expect(held.some((grant) => live.includes(accountOf(grant) as Row))).toBe(true)
    }
  })

  it('contractors with addresses at a partner', () => {
    const contractors = users.filter(({ employment_type }) => employment_type === 'Contractor')
    expect(contractors.length).toBe(8)
    for (const { email } of contractors) expect(domainOf(email)).toBe(company.trustedDomains[1])
    expect(
      Object.values(tables)
        .flat()
        .filter(({ email }) => email && !email.endsWith('.example')),
    ).toEqual([])
  })

  it('accounts that need a look', () => {
    const old = ({ last_login_at }: Row) => last_login_at !== '' && daysAgo(last_login_at) > 180
    const found = {
      external: count(accounts, ({ email }) => email !== '' && !company.trustedDomains.includes(domainOf(email))),
      'of a person nobody knows': count(accounts, ({ user, type }) => user === '' && type === 'user'),
      'service with owner': count(accounts, ({ user, type }) => user !== '' && type === 'service_account'),
      'service without owner': count(accounts, ({ user, type }) => user === '' && type === 'service_account'),
      'not signed in for 180 days': count(accounts, old),
      'never signed in': count(accounts, ({ last_login_at }) => last_login_at === ''),
      'disabled with grants': new Set(held.map(accountOf).filter((account) => account?.status === 'disabled')).size,
    }
    expect(Object.entries(found).filter(([, number]) => number < 5)).toEqual([])
  })

  it('grants that need a look', () => {
    const found = {
      'never used': count(held, ({ last_used_at }) => last_used_at === ''),
      'unused for 90 days': count(held, ({ last_used_at }) => daysAgo(last_used_at) > 90),
      'with an end ahead': count(held, ({ expires_at }) => daysAgo(expires_at) < 0),
      'past their end': count(held, ({ expires_at }) => daysAgo(expires_at) > 0),
      'added in the last 7 days': count(held, ({ added_at }) => daysAgo(added_at) <= 7),
      'reviewed last quarter': count(held, ({ last_reviewed_at }) => daysAgo(last_reviewed_at) < 92),
      'never reviewed': count(held, ({ last_reviewed_at }) => last_reviewed_at === ''),
      'by access profile': count(held, ({ access_profiles }) => access_profiles === 'Finance starter'),
      'of groups in other apps': count(grants, ({ resource, resource_app }) => resource !== '' && resource_app !== ''),
    }
    expect(Object.entries(found).filter(([, number]) => number < 10)).toEqual([])
  })

  it('violations of both monitors, one of the payments exempted until a day ahead', () => {
    const holders = (set: { app: string; entitlement: string }[]) =>
      new Set(
        held
          .filter((grant) => set.some(({ app, entitlement }) => grant.app === app && grant.entitlement === entitlement))
          .map((grant) => accountOf(grant)?.user || key(grant.app, grant.account)),
      )
    const violators = company.monitors.map(({ a, b, negateB }) => {
      const ofB = holders(b)
      return [...holders(a)].filter((holder) => ofB.has(holder) !== negateB)
    })
    expect(company.monitors.map(({ displayName, negateB }) => [displayName, negateB])).toEqual([
      ['Create and approve payments', false],
      ['Production access without security training', true],
    ])
    expectBetween(violators[0]?.length, 3, 6)
    expectBetween(violators[1]?.length, 4, 8)
    expect(company.monitors[0]?.exemptions.length).toBe(1)
    for (const [i, { exemptions }] of company.monitors.entries()) {
      for (const { user, reason, expiresAt } of exemptions) {
        expect(violators[i]).toContain(user)
        expect(reason).not.toBe('')
        expect(daysAgo(expiresAt)).toBeLessThan(0)
      }
    }
  })
})

function expectBetween(number: number | undefined, least: number, most: number): void {
  expect(number).toBeGreaterThanOrEqual(least)
  expect(number).toBeLessThanOrEqual(most)
}

function expectUnique(values: readonly (string | undefined)[]): void {
  expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
}
