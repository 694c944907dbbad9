import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EngineDatabase, Tx } from '../../../server/db/index.ts'
import { name, sql } from '../../../server/db/sql.ts'
import { lockApp, removeApp } from '../../../server/directory/apps/app.store.ts'
import { insertEntitlement } from '../../../server/directory/entitlements/entitlement.store.ts'
import { BLANK } from '../../../server/directory/entitlements/entitlement-fields.ts'
import { insertGrants, updateGrantExpiry } from '../../../server/directory/grants/grant.store.ts'
import { insertUser } from '../../../server/directory/index.ts'
import type { Kind } from '../../../server/directory/versions.sql.ts'
import { KINDS, withEdited } from '../../../server/directory/versions.sql.ts'
import { reviseVersion } from '../../../server/directory/versions.store.ts'
import { importFiles } from '../../../server/imports/syncs/import-files.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { parameters, ROUNDS_TIMEOUT_MS, tenfold } from '../../rounds.ts'
import { useImports } from './loading.ts'
import { faultsInVersions, pausing, untilBlocked, writtenBy } from './races.ts'

const PEOPLE = ['u1', 'u2', 'u3']
const APPS = ['crm', 'erp']
const NAMED = { resource: ['g1', 'g2'], entitlement: ['e1', 'e2'], account: ['a1', 'a2', 'a3'] } as const
const inApps = (ids: readonly string[]) => APPS.flatMap((app) => ids.map((id) => `${app}/${id}`))

/** What a source says: the names of what it has. */
interface Snapshot {
  users: string[]
  apps: string[]
  resources: string[]
  entitlements: string[]
  accounts: string[]
  grants: string[]
}

const GRANTS = APPS.flatMap((app) => NAMED.entitlement.flatMap((e) => NAMED.account.map((a) => `${app}/${e}/${a}`)))
const ALL: Snapshot = {
  users: PEOPLE,
  apps: APPS,
  resources: inApps(NAMED.resource),
  entitlements: inApps(NAMED.entitlement),
  accounts: inApps(NAMED.account),
  grants: GRANTS,
}

/** A part of everything in which nothing refers to what is missing. */
const snapshot = fc
  .record({
    users: fc.subarray(ALL.users),
    apps: fc.subarray(ALL.apps, { minLength: 1 }),
    resources: fc.subarray(ALL.resources),
    entitlements: fc.subarray(ALL.entitlements),
    accounts: fc.subarray(ALL.accounts),
    grants: fc.subarray(ALL.grants),
  })
  .map((some): Snapshot => {
    const inside = (names: string[]) => names.filter((one) => some.apps.includes(one.split('/')[0] ?? ''))
    const [entitlements, accounts] = [inside(some.entitlements), inside(some.accounts)]
    const grants = some.grants.filter((grant) => {
      const [app, entitlement, account] = grant.split('/')
      return entitlements.includes(`${app}/${entitlement}`) && accounts.includes(`${app}/${account}`)
    })
    return { ...some, resources: inside(some.resources), entitlements, accounts, grants }
  })

/** `label` makes the rows of two snapshots differ, so that a sync changes what both have. */
function filesOf(of: Snapshot, label: string): Record<string, string> {
  const rows = (names: string[], row: (...parts: string[]) => string) =>
    names.map((one) => `${row(...one.split('/'))}\n`).join('')
  return {
    users: `id,email,name\n${rows(of.users, (id) => `${id},${id}@corp.example,${label}`)}`,
    apps: `id,name\n${rows(of.apps, (id) => `${id},${label}`)}`,
    resource_types: `app,id,name\n${rows(of.apps, (app) => `${app},group,${label}`)}`,
    resources: `app,id,type,name\n${rows(of.resources, (app, id) => `${app},${id},group,${label}`)}`,
    entitlements: `app,id,name\n${rows(of.entitlements, (app, id) => `${app},${id},${label}`)}`,
    accounts: `app,id,username\n${rows(of.accounts, (app, id) => `${app},${id},${label}`)}`,
    grants: `app,entitlement,account\n${rows(of.grants, (app, e, a) => `${app},${e},${a}`)}`,
  }
}

describe('an import that races with changes by hand on postgresql', async () => {
  const { database, newTenant, rows } = await useImports('postgresql')

  const load = (on: EngineDatabase, tenantId: TenantId, files: Record<string, string>) =>
    importFiles(on, {
      tenantId,
      source: { displayName: 'Files', kind: 'SOURCE_KIND_FILE' },
      files: Object.entries(files).map(([kind, text]) => ({ fileName: `${kind}.csv`, bytes: bytesOf(text) })),
      skipBadRows: false,
      allowRemovals: true,
      maxRemovalPercent: 20,
    })
  async function* bytesOf(text: string) {
    yield Buffer.from(text)
  }

  /** The open version of an object by its name in the source. */
  const open = (tx: Tx, tenantId: TenantId, kind: Exclude<Kind, 'grant'>, one: string) => {
    const [app, id = app] = one.split('/')
    const ofApp = one.includes('/')
      ? sql`and v.app_id = (select app_id from apps where tenant_id = ${tenantId} and external_id = ${app})`
      : sql``
    return tx.first<{ version: string }>(sql`
      select v.version::text from ${name(KINDS[kind].view)} v
      where v.tenant_id = ${tenantId} and v.external_id = ${id} ${ofApp}`)
  }
  const revise = async (tx: Tx, tenantId: TenantId, kind: 'app' | 'resource' | 'entitlement', one: string) => {
    const found = await open(tx, tenantId, kind, one)
    const changes = { description: 'by hand', edited: withEdited(['description']) }
    if (found) await reviseVersion(tx, kind, tenantId, found.version, changes)
  }

  type Edit = (tx: Tx, tenantId: TenantId) => Promise<unknown>
  /** What people do: as the operations do it, each in a transaction of its own. */
  const EDITS: Record<string, (tx: Tx, tenantId: TenantId, one: string) => Promise<unknown>> = {
    'an app': (tx, tenantId, one) => revise(tx, tenantId, 'app', one),
    'a resource': (tx, tenantId, one) => revise(tx, tenantId, 'resource', one),
    'an entitlement': (tx, tenantId, one) => revise(tx, tenantId, 'entitlement', one),
    async 'an account'(tx, tenantId, one) {
      const found = await open(tx, tenantId, 'account', one)
      const changes = { account_type: 'APP_USER_TYPE_SERVICE_ACCOUNT', edited: withEdited(['account_type']) }
      if (found) await reviseVersion(tx, 'account', tenantId, found.version, changes)
    },
    async 'a grant'(tx, tenantId, one) {
      const [app, entitlement, account] = one.split('/')
      const found = await tx.first<{ version: string }>(sql`
        select g.version::text from grants g
        join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        join apps p on p.tenant_id = g.tenant_id and p.app_id = e.app_id
        where g.tenant_id = ${tenantId} and p.external_id = ${app} and e.external_id = ${entitlement}
          and a.external_id = ${account}`)
      if (found) await updateGrantExpiry(tx, tenantId, found.version, new Date('2030-01-01'))
    },
    async 'the removal of an app'(tx, tenantId, one) {
      const appId = await idOfApp(tx, tenantId, one)
      if (appId === undefined) return
      await lockApp(tx, tenantId, appId)
      await removeApp(tx, tenantId, appId)
    },
    async 'an addition'(tx, tenantId, one) {
      const [app = '', account] = one.split('/')
      const appId = await idOfApp(tx, tenantId, app)
      if (appId === undefined) return
      await lockApp(tx, tenantId, appId)
      if ((await idOfApp(tx, tenantId, app)) !== appId) return
      const id = newId()
      await insertEntitlement(tx, tenantId, appId, id, { ...BLANK, displayName: 'By hand', ownerIds: [] })
      const holder = await tx.first<{ id: string }>(sql`
        select account_id as id from accounts where tenant_id = ${tenantId} and app_id = ${appId} and external_id = ${account}`)
      if (holder) await insertGrants(tx, tenantId, id, [holder.id])
    },
    'a new person': (tx, tenantId, one) =>
      insertUser(tx, tenantId, { id: newId(), email: `${one}@corp.example`, displayName: 'By hand', roles: [] }),
  }
  const idOfApp = async (tx: Tx, tenantId: TenantId, externalId: string) =>
    (
      await tx.first<{ id: string }>(
        sql`select app_id as id from apps where tenant_id = ${tenantId} and external_id = ${externalId}`,
      )
    )?.id

  /** Runs the edits before a statement of the import; in flight, they commit when the import waits for them. */
  async function race(
    tenantId: TenantId,
    files: Record<string, string>,
    before: number,
    edits: Edit[],
    inFlight: boolean,
  ) {
    let editing: Promise<unknown> = Promise.resolve()
    let importing: Promise<unknown> = Promise.resolve()
    const { racing, statements } = pausing(database, {
      before,
      async meanwhile() {
        let written = () => {}
        const hasWritten = new Promise<void>((resolve) => {
          written = resolve
        })
        editing = Promise.allSettled(
          edits.map((edit) =>
            database.tx(async (tx) => {
              await edit(tx, tenantId)
              written()
              if (inFlight) await untilBlocked(database, importing)
            }),
          ),
        )
        await untilBlocked(database, inFlight ? Promise.race([hasWritten, editing]) : editing)
      },
    })
    const sync = load(racing, tenantId, files)
    importing = sync
    const ended = await sync
    await editing
    return { sync: ended, statements: statements() }
  }

  async function expectTruth(tenantId: TenantId, sync: Awaited<ReturnType<typeof load>>) {
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
    const written = await database.read((reader) => writtenBy(reader, tenantId, sync.id))
    for (const [kind, { unchanged: _, ...counts }] of Object.entries(sync.counts))
      expect({ [kind]: counts }).toEqual({ [kind]: written[kind] })
  }
  /** The names of the source's open grants. */
  const grantsOf = async (tenantId: TenantId) =>
    (
      await rows<{ grant: string }>(sql`
        select p.external_id || '/' || e.external_id || '/' || a.external_id as grant from grants g
        join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        join apps p on p.tenant_id = g.tenant_id and p.app_id = e.app_id
        where g.tenant_id = ${tenantId} and e.source_id is not null order by 1`)
    ).map(({ grant }) => grant)

  /** How many statements a merge has, with every file and nothing in its way. */
  const all = await (async () => {
    const tenantId = await newTenant()
    await load(database, tenantId, filesOf(ALL, 'first'))
    return (await race(tenantId, filesOf({ ...ALL, grants: GRANTS.slice(1) }, 'second'), -1, [], false)).statements
  })()

  const NOTHING = { ...ALL, grants: [] }
  const NO_CRM = {
    ...ALL,
    apps: ['erp'],
    resources: ALL.resources.filter((one) => one.startsWith('erp')),
    entitlements: ALL.entitlements.filter((one) => one.startsWith('erp')),
    accounts: ALL.accounts.filter((one) => one.startsWith('erp')),
    grants: GRANTS.filter((one) => one.startsWith('erp')),
  }
  it.each([
    ['a grant', 'a grant', 'crm/e1/a1', NOTHING],
    ['an app', 'an app', 'crm', NO_CRM],
    ['an app together with what was just added to it', 'an addition', 'crm/a1', NO_CRM],
    ['a resource', 'a resource', 'crm/g1', { ...ALL, resources: ALL.resources.filter((one) => one !== 'crm/g1') }],
    ['an entitlement', 'an entitlement', 'crm/e1', NO_CRM],
    ['an account', 'an account', 'crm/a1', NO_CRM],
  ])(
    'removes %s while somebody edits it (IMP-001)',
    async (_, edit, one, after) => {
      for (const before of tenfold([...Array(all).keys()], 2, edit)) {
        const tenantId = await newTenant()
        await load(database, tenantId, filesOf(ALL, 'first'))
        const work: Edit = (tx, tenant) => EDITS[edit]?.(tx, tenant, one) ?? Promise.reject(new Error(edit))
        const { sync } = await race(tenantId, filesOf(after, 'first'), before, [work], before % 2 === 0)
        await expectTruth(tenantId, sync)
        expect(await grantsOf(tenantId)).toEqual([...after.grants].sort())
      }
    },
    ROUNDS_TIMEOUT_MS,
  )

  const edit = fc.oneof(
    fc.tuple(fc.constantFrom('an app', 'the removal of an app'), fc.constantFrom(...APPS)),
    fc.tuple(fc.constant('a resource'), fc.constantFrom(...ALL.resources)),
    fc.tuple(fc.constant('an entitlement'), fc.constantFrom(...ALL.entitlements)),
    fc.tuple(fc.constantFrom('an account', 'an addition'), fc.constantFrom(...ALL.accounts)),
    fc.tuple(fc.constant('a grant'), fc.constantFrom(...GRANTS)),
    fc.tuple(fc.constant('a new person'), fc.constantFrom('u3', 'u4')),
  )

  it(
    'ends in a state that one after the other would have led to, with counts that are true (IMP-001)',
    async () => {
      const scenario = fc.record({
        first: snapshot,
        second: snapshot,
        edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
        before: fc.nat({ max: all - 1 }),
        inFlight: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(scenario, async ({ first, second, edits, before, inFlight }) => {
          const tenantId = await newTenant()
          await load(database, tenantId, filesOf(first, 'first'))
          const work = edits.map(
            ([what, one]): Edit =>
              (tx, tenant) =>
                EDITS[what]?.(tx, tenant, one) ?? Promise.reject(new Error(what)),
          )
          const { sync } = await race(tenantId, filesOf(second, 'second'), before, work, inFlight)
          await expectTruth(tenantId, sync)
          const removed = edits.flatMap(([what, one]) => (what === 'the removal of an app' ? [`${one}/`] : []))
          const withoutRemoved = (grants: string[]) =>
            grants.filter((one) => !removed.some((app) => one.startsWith(app)))
          const [found, wanted] = [await grantsOf(tenantId), [...second.grants].sort()]
          expect(withoutRemoved(found)).toEqual(withoutRemoved(wanted))
          // An app that was removed is gone with everything in it, or the import has brought all of it back.
          for (const app of removed) {
            const inApp = (grants: string[]) => grants.filter((one) => one.startsWith(app))
            expect([[], inApp(wanted)]).toContainEqual(inApp(found))
          }
        }),
        parameters(5),
      )
    },
    ROUNDS_TIMEOUT_MS,
  )
})
