import { client, unwrap } from '../../api/client.ts'
import type { paths } from '../../api/pickers.gen.ts'
import type { Choice, ChoiceSource } from '../../parts/list/choices.ts'

const api = client<paths>()
/** As many as one page has. */
const pageSize = 100

/** A source of choices from one search: by text, and by the ids that are already chosen. */
function source(
  kind: string,
  find: (by: { query?: string; ids?: string[] }, signal: AbortSignal) => Promise<Choice[]>,
): ChoiceSource {
  return {
    kind,
    search: (query, signal) => find(query ? { query } : {}, signal),
    named: async (ids, signal) => {
      const parts: Promise<Choice[]>[] = []
      for (let start = 0; start < ids.length; start += pageSize)
        parts.push(find({ ids: ids.slice(start, start + pageSize) }, signal))
      return (await Promise.all(parts)).flat()
    },
  }
}

const findPeople = async (by: { query?: string; ids?: string[]; email?: string }, signal: AbortSignal) => {
  const { list } = await unwrap(api.POST('/api/v1/search/users', { body: { ...by, pageSize }, signal }))
  return list.map(({ user }) => ({ id: user.id, label: user.displayName || user.email, hint: user.email }))
}
export const people: ChoiceSource = {
  ...source('people', findPeople),
  byAddress: (email, signal) => findPeople({ email }, signal),
}

export const apps = source('apps', async ({ query, ids }, signal) => {
  const body = { pageSize, ...(query ? { query } : {}), ...(ids ? { appIds: ids } : {}) }
  const { list } = await unwrap(api.POST('/api/v1/search/apps', { body, signal }))
  return list.map(({ id, displayName }) => ({ id, label: displayName }))
})

export const policies = source('policies', async ({ query, ids }, signal) => {
  const body = { pageSize, ...(query ? { query } : {}), ...(ids ? { refs: ids.map((id) => ({ id })) } : {}) }
  const { list } = await unwrap(api.POST('/api/v1/search/policies', { body, signal }))
  return list.map(({ id, displayName }) => ({ id, label: displayName }))
})

export const monitors = source('monitors', async (by, signal) => {
  const { list } = await unwrap(api.POST('/api/v1/search/accessconflict', { body: { ...by, pageSize }, signal }))
  return list.map(({ id, displayName }) => ({ id, label: displayName }))
})

export const accessProfiles = source('access-profiles', async (by, signal) => {
  const { list } = await unwrap(api.POST('/api/v1/search/access_profiles', { body: { ...by, pageSize }, signal }))
  return list.map(({ id, displayName }) => ({ id, label: displayName }))
})

/** Risk levels or compliance frameworks. */
const attributes = (attributeTypeId: 'risk_level' | 'compliance_framework') =>
  source(attributeTypeId, async (by, signal) => {
    const body = { ...by, attributeTypeIds: [attributeTypeId], pageSize }
    const { list } = await unwrap(api.POST('/api/v1/search/attributes', { body, signal }))
    return list.map(({ id, value }) => ({ id, label: value }))
  })
export const riskLevels = attributes('risk_level')
export const frameworks = attributes('compliance_framework')

/** An entitlement is named by its app and itself: its choice has the id `<app>/<entitlement>`. */
export const entitlements: ChoiceSource = {
  isInApp: true,
  ...source('entitlements', async ({ query, ids }, signal) => {
    const refs = ids?.map((key) => {
      const [appId = '', id = ''] = key.split('/')
      return { appId, id }
    })
    const body = { pageSize, ...(query ? { query } : {}), ...(refs ? { refs } : {}), expandMask: { paths: ['app_id'] } }
    const { list, expanded } = await unwrap(api.POST('/api/v1/search/entitlements', { body, signal }))
    const appNames = new Map(
      expanded.flatMap((one) => {
        const { id, displayName } = one as { id?: string; displayName?: string }
        return id && displayName ? [[id, displayName] as const] : []
      }),
    )
    return list.map(({ appEntitlement: { id, appId, displayName } }) => ({
      id: `${appId}/${id}`,
      label: displayName,
      hint: appNames.get(appId) ?? '',
    }))
  }),
}

const search = (by: { query?: string; ids?: string[] }) => ({
  pageSize,
  ...(by.query ? { query: by.query } : {}),
  ...(by.ids ? { refs: by.ids.map((id) => ({ id })) } : {}),
})

export const webhooks = source('webhooks', async (by, signal) => {
  const { list } = await unwrap(api.POST('/api/v1/search/webhooks', { body: search(by), signal }))
  return list.map(({ id, displayName, url }) => ({ id, label: displayName, hint: url }))
})

/** Providers with which people can confirm that it is them; one that is chosen stays named when it is disabled. */
export const stepUpProviders = source('step-up-providers', async (by, signal) => {
  const { list } = await unwrap(api.POST('/api/v1/search/step-up/providers', { body: search(by), signal }))
  return list
    .filter(({ enabled }) => enabled || by.ids !== undefined)
    .map(({ id, displayName, enabled }) => ({ id, label: enabled ? displayName : `${displayName} (disabled)` }))
})
