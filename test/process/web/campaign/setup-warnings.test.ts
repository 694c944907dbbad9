import { describe, expect, it } from 'vitest'
import { sql } from '../../../../server/db/sql.ts'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { GAPS } from '../../../api/campaign/gaps.ts'
import { preparingOn } from '../../../api/campaign/preparing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { useBrowser } from '../browser.ts'
import { expectAccessibleOnScreens, visitingOn } from '../visiting.ts'

describe('warnings on the setup of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, get, tenantId } = await preparingOn(server)
  await load(GAPS)
  await server.database.tx((tx) =>
    tx.count(sql`update syncs set finished_at = now() - interval '9 days' where tenant_id = ${tenantId}`),
  )
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const { visit } = visitingOn(server, await useBrowser())

  it('say what is missing before the start, and lead to where it is corrected (WEB-065)', async () => {
    const { list } = (await get('/api/v1/policies')).body
    const policyId = list.find(
      ({ displayName }: { displayName: string }) => displayName === 'Manager, then app owner',
    ).id
    const scopeV2 = { appSelectionCriteria: {}, userCriteria: { userStatus: ['ENABLED'] } }
    const id = await draft({ policyId, scopeV2 })
    const { page, complaints } = await visit(admin?.id ?? '', `/campaigns/${id}/setup`)
    const preview = page.getByRole('region', { name: 'Preview' })
    const warning = (text: RegExp) => preview.getByRole('listitem').filter({ hasText: text }).first()
    const link = (text: RegExp, name: string) => warning(text).getByRole('link', { name, exact: true })
    await link(/^1 person has no manager/, 'Open people').waitFor()
    await link(/^1 person has a manager who is no longer active/, 'Open people').waitFor()
    await link(/^2 apps have no active owner.*SAP.*Site/s, 'Open apps').waitFor()
    await link(/^1 pair of entitlements.*Supervlsor/s, 'Open entitlements').waitFor()
    await link(/^The source Files was last imported 9 days ago/, 'Open the source').waitFor()
    await expectAccessibleOnScreens(page)
    await link(/^2 accounts without an owner are left out/, 'Show them').click()
    await page.getByRole('heading', { name: 'Accounts' }).waitFor()
    const accounts = page.getByRole('table', { name: 'Accounts' }).locator('tbody').getByRole('row')
    await expect.poll(() => accounts.count()).toBe(2)
    expect((await accounts.allInnerTexts()).every((text) => text.includes('Bot'))).toBe(true)
    expect(complaints).toEqual([])
  })
})
