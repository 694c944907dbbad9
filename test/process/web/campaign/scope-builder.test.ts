import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { AccessReviewScopeV2 } from '../../../../contract/campaign/scope.ts'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { operations } from '../../../../server/domains.ts'
import { closingOn, PATH } from '../../../api/review/closing.ts'
import { COMPANY } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { sample } from '../../../rounds.ts'
import { itLong, useBrowser } from '../browser.ts'
import { visitingOn } from '../visiting.ts'
import { CHOICES_COMPANY, SCOPE_STORIES } from './scope-choices.ts'

type Schema = TSchema & { properties?: Record<string, Schema>; items?: Schema; enum?: string[] }

/** Every member below a schema as a path, and every value of an enumeration as `path=value`. */
function membersOf(schema: Schema, path = ''): string[] {
  const values = schema.enum ?? schema.items?.enum
  if (values) return values.filter((value) => !value.endsWith('_UNSPECIFIED')).map((value) => `${path}=${value}`)
  const parts = Object.entries(schema.properties ?? {})
  return parts.length === 0 ? [path] : parts.flatMap(([name, part]) => membersOf(part, path ? `${path}.${name}` : name))
}

/** The members of a schema that a value has. */
function membersIn(schema: Schema, value: unknown, path = ''): string[] {
  if (schema.enum || schema.items?.enum) return [value].flat().map((one) => `${path}=${one}`)
  if (Object.keys(schema.properties ?? {}).length === 0) return [path]
  return Object.entries(value as object).flatMap(([name, part]) =>
    membersIn(schema.properties?.[name] ?? ({} as Schema), part, path ? `${path}.${name}` : name),
  )
}

/** Operations that replace a selection of a campaign: the last part of their path and the schema of a row. */
const SELECTIONS = operations.flatMap(({ method, path, body }) => {
  const part = /^\/api\/v1\/access_review\/\{access_review_id\}\/(\w+)$/.exec(path)?.[1]
  const { properties = {} } = (body ?? {}) as Schema
  const row = Object.values(properties).find(({ items }) => items)?.items
  return method === 'POST' && part && properties.scopeV2 && row ? [{ part, row }] : []
})

describe('the scope builder', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const browser = await useBrowser()
  const { load, draft, campaign, get, post, tenantId } = await closingOn(server)
  await load({ ...COMPANY, ...CHOICES_COMPANY })
  await post('/api/v1/accessconflict', { displayName: 'Read and export' })
  const { body: found } = await post('/api/v1/search/entitlements', { query: 'Read' })
  const { appId, id: entitlementId } = found.list[0].appEntitlement
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const { visit } = visitingOn(server, browser)

  it('WEB-090 has a choice for every member that the operations take', () => {
    const choices = SCOPE_STORIES.flatMap((story) => story.choices)
    const chosen = choices.flatMap(({ scope = {} }) => membersIn(AccessReviewScopeV2, scope))
    expect([...new Set(chosen)].sort()).toEqual(membersOf(AccessReviewScopeV2).sort())
    const rows = choices.flatMap(({ selections = {} }) =>
      Object.entries(selections).flatMap(([part, list]) =>
        list.flatMap((row) => Object.keys(row).map((name) => `${part}.${name}`)),
      ),
    )
    expect([...new Set(rows)].sort()).toEqual(
      SELECTIONS.flatMap(({ part, row }) => membersOf(row).map((name) => `${part}.${name}`)).sort(),
    )
  })

  it.each(sample(SCOPE_STORIES, 3, 'stories of the scope builder'))(
    'WEB-090 gives the scope that was chosen: $name',
    async ({ scopeType, choices }) => {
      const id = await draft({ scopeV2: {}, scopeType: `ACCESS_REVIEW_SCOPE_TYPE_${scopeType}` })
      const { page, complaints } = await visit(admin?.id ?? '', `/campaigns/${id}/setup`)
      for (const { choose, scope = {}, selections = {} } of choices) {
        await choose({ page, readKey: `${appId}/${entitlementId}` })
        await eventually(async () => expect((await campaign(id)).scopeV2).toMatchObject(scope))
        for (const [part, list] of Object.entries(selections))
          await eventually(async () => {
            const { body } = await get(`${PATH}/${id}/${part}`)
            const rows = body.list.map(
              (row: { accessReviewEntitlement?: object }) => row.accessReviewEntitlement ?? row,
            )
            rows.sort((a: { customPolicyId?: string }, b: { customPolicyId?: string }) =>
              (a.customPolicyId ?? '').localeCompare(b.customPolicyId ?? ''),
            )
            expect(rows).toMatchObject(list)
          })
      }
      if (scopeType === 'BY_RESOURCE') {
        await page.getByLabel('Certifying exempts the violation').check()
        await eventually(async () => expect((await campaign(id)).exemptCertifiedAccessConflicts).toBe(true))
      }
      expect(complaints).toEqual([])
    },
  )

  itLong('moves what an older client has set, after it said how many items that leaves (WEB-080)', async () => {
    const appUserStatuses = ['APP_USER_STATUS_ENABLED']
    const id = await draft({ scopeV2: {} })
    await post(`${PATH}/${id}`, { accessReview: { scope: { appUserStatuses, appUserTypes: [] } }, updateMask: 'scope' })
    const { page, complaints } = await visit(admin?.id ?? '', `/campaigns/${id}/setup`)
    const older = page.getByRole('region', { name: 'Set over the API by an older client' })
    await older.getByText('Only accounts with status enabled.').waitFor()
    await older.getByRole('button', { name: 'Move it into the scope' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move it into the scope' })
    await dialog.getByText(/^The draft selects \d+ items, and the same number after the move\.$/).waitFor()
    await dialog.getByRole('button', { name: 'Move it' }).click()
    await older.waitFor({ state: 'detached' })
    await eventually(async () => {
      const { scope, scopeV2 } = await campaign(id)
      expect([scope, scopeV2.accountCriteria]).toMatchObject([undefined, { appUserStatuses }])
    })
    expect(complaints).toEqual([])
  })
})
