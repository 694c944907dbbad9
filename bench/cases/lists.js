import { median } from '../measure.js'

/** Imported on first use: it needs the build, which --list does not. */
const accessData = () => import('../processes/access-data.js')
const store = (path) => import(`../../dist/server/directory/${path}.store.js`)

/** 10 is the smallest page size. Each list has as many rows again after page 1,000. */
const [LIMIT, PAGE, COUNT] = [10, 1_000, 20_000]

/** @type {import('./case.js').Case} */
export default {
  name: 'lists',
  about:
    'page 1,000 of a list of 20,000 against its page 1: the slowest of users, accounts, resources, entitlements, grants',
  unit: 'x',
  budget: { atMost: 1.3 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { accessDatabase, listFiles, timedImport } = await accessData()
    const { database, newTenant } = await accessDatabase(context.engine)
    context.lists = { database }
    const tenantId = await newTenant()
    await timedImport(database, tenantId, listFiles(COUNT))
    const lists = await listsOf(database, tenantId)
    return {
      cold: true,
      async round() {
        const detail = {}
        for (const [name, { first, list }] of Object.entries(lists)) {
          const skipped = await database.read((reader) => list(reader, { after: first, limit: LIMIT * (PAGE - 1) + 1 }))
          detail[name] = await pages(database, list, first, skipped.at(-1))
        }
        return { value: Math.max(...Object.values(detail).map(({ one, deep }) => deep / one)), detail }
      },
    }
  },
  async notes({ lists: { database } }, { ours }) {
    await database.close()
    const of = (name, take) => median(ours.rounds.map(({ detail }) => take(detail[name]))).toFixed(2)
    return Object.keys(ours.rounds[0].detail).map(
      (name) =>
        `${name}: page 1 ${of(name, ({ one }) => one)} ms, page 1,000 ${of(name, ({ deep }) => deep)} ms (${of(name, ({ one, deep }) => deep / one)} x)`,
    )
  },
}

/** Database time in milliseconds for both pages, requested alternately. */
async function pages(database, list, first, deep) {
  const times = { one: [], deep: [] }
  for (let i = 0; i < 60; i++)
    for (const [name, after] of [
      ['one', first],
      ['deep', deep],
    ]) {
      const begin = performance.now()
      await database.read((reader) => list(reader, { after, limit: LIMIT + 1 }))
      // The first ten runs let the engine settle on a plan.
      if (i >= 10) times[name].push(performance.now() - begin)
    }
  return { one: median(times.one), deep: median(times.deep) }
}

/** The store calls of the operations; each returns the keys of its rows, for the next page to start after. */
async function listsOf(database, tenantId) {
  const { sql } = await accessData()
  const { listUsers } = await store('users/user')
  const { listAccounts } = await store('accounts/account')
  const { listResources } = await store('resources/resource')
  const { listEntitlements } = await store('entitlements/entitlement')
  const { listGrants } = await store('grants/grant')
  const { appId } = await database.read((reader) =>
    reader.first(sql`select app_id as "appId" from entitlements where tenant_id = ${tenantId} and external_id = 'e0'`),
  )
  const byId = (list, filter) => ({
    first: '',
    list: async (reader, page) => (await list(reader, tenantId, page, filter)).map(({ id }) => id),
  })
  return {
    users: byId(listUsers, {}),
    accounts: {
      first: ['', ''],
      list: async (reader, page) =>
        (await listAccounts(reader, tenantId, page, { appId })).map((account) => [account.appId, account.id]),
    },
    resources: byId(listResources, { appId }),
    'entitlements of an app': byId(listEntitlements, { appIds: [appId] }),
    grants: {
      first: ['0', '0'],
      list: async (reader, page) =>
        (await listGrants(reader, tenantId, page, {})).map((grant) => [grant.entitlementKey, grant.accountKey]),
    },
  }
}
