import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../server/db/index.ts'
import { name, sql } from '../../../server/db/sql.ts'
import { lockApp, removeApp } from '../../../server/directory/apps/app.store.ts'
import { KINDS, type Kind, withEdited } from '../../../server/directory/versions.sql.ts'
import { reviseVersion } from '../../../server/directory/versions.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { enginesFor } from '../../engines.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { useImports } from './loading.ts'
import { faultsInVersions } from './races.ts'

const PEOPLE = ['u1', 'u2']
const APPS = ['crm', 'erp']
const inApps = (...ids: string[]) => APPS.flatMap((app) => ids.map((id) => `${app}/${id}`))
const [ENTITLEMENTS, ACCOUNTS] = [inApps('e1', 'e2'), inApps('a1', 'a2')]
const GRANTS = APPS.flatMap((app) => ['e1', 'e2'].flatMap((e) => ['a1', 'a2'].map((a) => `${app}/${e}/${a}`)))
const appOf = (one: string) => one.split('/')[0] ?? ''

/** What the source says: names of things, and whose the accounts are (empty: nobody's). */
interface Snapshot {
  label: string
  apps: string[]
  entitlements: string[]
  owners: Record<string, string>
  grants: string[]
}
type Step =
  | { sync: Snapshot }
  | { rename: string; to: string }
  | { describe: string; as: string }
  | { give: string; to: string }
  | { remove: string }

const snapshot = fc
  .record({
    label: fc.constantFrom('First', 'Second'),
    apps: fc.subarray(APPS),
    entitlements: fc.subarray(ENTITLEMENTS),
    accounts: fc.dictionary(fc.constantFrom(...ACCOUNTS), fc.constantFrom('', ...PEOPLE)),
    grants: fc.subarray(GRANTS),
  })
  .map(({ label, apps, accounts, ...some }): Snapshot => {
    const entitlements = some.entitlements.filter((one) => apps.includes(appOf(one)))
    const owners = Object.fromEntries(Object.entries(accounts).filter(([one]) => apps.includes(appOf(one))))
    const grants = some.grants.filter((grant) => {
      const [app, entitlement, account] = grant.split('/')
      return entitlements.includes(`${app}/${entitlement}`) && `${app}/${account}` in owners
    })
    return { label, apps, entitlements, owners, grants }
  })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ sync: snapshot }) },
  { weight: 2, arbitrary: fc.record({ rename: fc.constantFrom(...APPS), to: fc.constantFrom('Mine', 'Yours') }) },
  { weight: 2, arbitrary: fc.record({ give: fc.constantFrom(...ACCOUNTS), to: fc.constantFrom('', ...PEOPLE) }) },
  { weight: 1, arbitrary: fc.record({ describe: fc.constantFrom(...ENTITLEMENTS), as: fc.constantFrom('x', 'y') }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.constantFrom(...APPS) }) },
)

function filesOf({ label, apps, entitlements, owners, grants }: Snapshot): Record<string, string> {
  const rows = (names: string[], row: (...parts: string[]) => string) =>
    names.map((one) => `${row(...one.split('/'))}\n`).join('')
  return {
    users: `id,email,name\n${rows(PEOPLE, (id) => `${id},${id}@corp.example,${id}`)}`,
    apps: `id,name\n${rows(apps, (id) => `${id},${label}`)}`,
    entitlements: `app,id,name\n${rows(entitlements, (app, id) => `${app},${id},${label}`)}`,
    accounts: `app,id,username,user\n${rows(Object.keys(owners), (app, id) => `${app},${id},${id},${owners[`${app}/${id}`]}`)}`,
    grants: `app,entitlement,account\n${rows(grants, (app, e, a) => `${app},${e},${a}`)}`,
  }
}

/** A field, and whether somebody has edited it by hand. */
interface Field {
  value: string
  isEdited: boolean
}
type Things = Map<string, Field>

/** What should be there, kept in the simplest way: maps. */
class Model {
  /** Names of apps, descriptions of entitlements, owners of accounts. */
  apps: Things = new Map()
  entitlements: Things = new Map()
  accounts: Things = new Map()
  grants: string[] = []

  take(given: Step): void {
    if ('sync' in given) this.#sync(given.sync)
    else if ('rename' in given) edit(this.apps, given.rename, given.to)
    else if ('describe' in given) edit(this.entitlements, given.describe, given.as)
    else if ('give' in given) edit(this.accounts, given.give, given.to)
    else this.#keepInside((app) => app !== given.remove)
  }

  #sync({ label, apps, entitlements, owners, grants }: Snapshot): void {
    this.#keepInside((app) => apps.includes(app))
    this.apps = synced(this.apps, apps, () => label)
    // The files do not have descriptions, so these stay.
    this.entitlements = synced(this.entitlements, entitlements, (_, before) => before ?? '')
    this.accounts = synced(this.accounts, Object.keys(owners), (one) => owners[one] ?? '')
    this.grants = [...grants].sort()
  }

  /** What is in an app goes with it. */
  #keepInside(isKept: (app: string) => boolean): void {
    for (const things of [this.apps, this.entitlements, this.accounts])
      for (const one of things.keys()) if (!isKept(appOf(one))) things.delete(one)
    this.grants = this.grants.filter((one) => isKept(appOf(one)))
  }
}

function edit(things: Things, one: string, value: string): void {
  if (things.has(one)) things.set(one, { value, isEdited: true })
}

const synced = (before: Things, names: string[], given: (one: string, before?: string) => string): Things =>
  new Map(
    names.map((one) => {
      const old = before.get(one)
      return [one, old?.isEdited ? old : { value: given(one, old?.value), isEdited: false }]
    }),
  )

const shown = (things: Things, field: string) =>
  [...things].map(([one, { value, isEdited }]) => `${one} ${value}${isEdited ? ` (${field})` : ''}`).sort()

describe.each(enginesFor('histories'))('any sequence of syncs, edits and removals by hand on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)

  /** Changes the open version of a thing, as the operations do it. */
  const revise = (
    tenantId: TenantId,
    kind: Kind,
    one: string,
    change: (tx: Tx) => Promise<Record<string, string | null>>,
  ) =>
    database.tx(async (tx) => {
      const [app, id = app] = one.split('/')
      const inApp =
        kind === 'app'
          ? sql``
          : sql`and v.app_id = (select app_id from apps where tenant_id = ${tenantId} and external_id = ${app})`
      const found = await tx.first<{ version: string }>(sql`
        select v.version::text from ${name(KINDS[kind].view)} v
        where v.tenant_id = ${tenantId} and v.external_id = ${id} ${inApp}`)
      const changes = await change(tx)
      if (found)
        await reviseVersion(tx, kind, tenantId, found.version, { ...changes, edited: withEdited(Object.keys(changes)) })
    })

  async function take(tenantId: TenantId, given: Step): Promise<unknown> {
    if ('rename' in given) return revise(tenantId, 'app', given.rename, async () => ({ display_name: given.to }))
    if ('describe' in given)
      return revise(tenantId, 'entitlement', given.describe, async () => ({ description: given.as }))
    if ('give' in given)
      return revise(tenantId, 'account', given.give, async (tx) => ({
        user_id: await idOfPerson(tx, tenantId, given.to),
      }))
    if ('remove' in given)
      return database.tx(async (tx) => {
        const app = await tx.first<{ id: string }>(
          sql`select app_id as id from apps where tenant_id = ${tenantId} and external_id = ${given.remove}`,
        )
        if (!app) return
        await lockApp(tx, tenantId, app.id)
        await removeApp(tx, tenantId, app.id)
      })
    const sync = await load(tenantId, filesOf(given.sync), { allowRemovals: true })
    return expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', faultCount: 0 })
  }
  const idOfPerson = async (tx: Tx, tenantId: TenantId, externalId: string) =>
    (
      await tx.first<{ id: string }>(
        sql`select user_id as id from users where tenant_id = ${tenantId} and external_id = ${externalId}`,
      )
    )?.id ?? null

  const found = async (tenantId: TenantId) => {
    const texts = async (statement: ReturnType<typeof sql>) =>
      (await rows<{ text: string }>(statement)).map(({ text }) => text).sort()
    const edited = sql`case when cardinality(v.edited) > 0 then ' (' || array_to_string(v.edited, ', ') || ')' else '' end`
    return {
      apps: await texts(sql`
        select v.external_id || ' ' || v.display_name || ${edited} as text from apps v where v.tenant_id = ${tenantId}`),
      entitlements: await texts(sql`
        select p.external_id || '/' || v.external_id || ' ' || v.description || ${edited} as text from entitlements v
        join apps p using (tenant_id, app_id) where v.tenant_id = ${tenantId}`),
      accounts: await texts(sql`
        select p.external_id || '/' || v.external_id || ' ' || coalesce(u.external_id, '') || ${edited} as text
        from accounts v join apps p using (tenant_id, app_id)
        left join users u on u.tenant_id = v.tenant_id and u.user_id = v.user_id where v.tenant_id = ${tenantId}`),
      grants: await texts(sql`
        select p.external_id || '/' || e.external_id || '/' || a.external_id as text from grants g
        join entitlements e using (tenant_id, entitlement_key) join apps p on p.tenant_id = g.tenant_id and p.app_id = e.app_id
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key where g.tenant_id = ${tenantId}`),
    }
  }

  it(
    'leaves the versions, owners and edited fields that a plain model has (IMP-174)',
    async () => {
      const property = fc.asyncProperty(
        snapshot,
        fc.array(step, { minLength: 3, maxLength: 8 }),
        async (first, steps) => {
          const tenantId = await newTenant()
          const model = new Model()
          for (const given of [{ sync: first }, ...steps]) {
            await take(tenantId, given)
            model.take(given)
            expect(await found(tenantId)).toEqual({
              apps: shown(model.apps, 'display_name'),
              entitlements: shown(model.entitlements, 'description'),
              accounts: shown(model.accounts, 'user_id'),
              grants: model.grants,
            })
          }
          expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
        },
      )
      await fc.assert(property, parameters(3))
    },
    ROUNDS_TIMEOUT_MS,
  )
})
