import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../../server/directory/index.ts'
import { closingOn, PATH } from '../../api/review/closing.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { useBrowser } from './browser.ts'
import { visitingOn } from './visiting.ts'

const FILES = {
  ...COMPANY,
  resource_types: 'app,id,name,traits\ncrm,project,Project,\ncrm,role,Role,role\n',
  resources: 'app,id,type,name,parent\ncrm,p1,project,Sales data,\ncrm,r1,role,Sales admin,p1\n',
}

describe('the setup of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const browser = await useBrowser()
  const { load, draft, campaign, get, post, tenantId } = await closingOn(server)
  await load(FILES)
  await post('/api/v1/accessconflict', { displayName: 'Read and export' })
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const { visit } = visitingOn(server, browser)
  const open = (path: string, options = {}) => visit(admin?.id ?? '', path, options)

  const shown = (id: string, scopeV2: object) =>
    eventually(async () => expect((await campaign(id)).scopeV2).toMatchObject(scopeV2))
  const choose = (page: Page, group: string, member: string) =>
    page.locator(`select[aria-label="${group}"]`).selectOption(member)
  const pick = async (page: Page, label: string, text: string) => {
    await page.locator(`input[aria-label="${label}"]`).fill(text)
    await page.locator('[role=option]:visible', { hasText: text }).first().click()
  }
  const selection = async (id: string, part: string) => (await get(`${PATH}/${id}/${part}`)).body.list
  const setup = async (scopeV2: object = {}, scopeType = 'BY_ENTITLEMENTS') => {
    const id = await draft({ scopeV2, scopeType: `ACCESS_REVIEW_SCOPE_TYPE_${scopeType}` })
    return { id, ...(await open(`/campaigns/${id}/setup`)) }
  }

  it('goes from a new draft to a prepared campaign', async () => {
    const { page, complaints } = await open('/campaigns')
    await page.getByRole('link', { name: 'New campaign' }).first().click()
    await page.getByRole('button', { name: /^People/ }).click()
    await page.waitForURL('**/setup')
    const id = page.url().split('/').at(-2) ?? ''
    await page.getByText('Choose what is reviewed.').first().waitFor()
    expect(await page.getByRole('button', { name: 'Prepare' }).isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Everybody')
    await choose(page, 'People', 'allUsers')
    await shown(id, { allUsers: {} })
    await page.getByText('8 items').first().waitFor()
    await page.getByRole('button', { name: 'Prepare' }).click()
    await page.waitForURL((url) => url.pathname.startsWith(`/campaigns/${id}`) && !url.pathname.endsWith('/setup'))
    await eventually(async () => expect((await campaign(id)).state).toBe('ACCESS_REVIEW_STATE_REVIEW'))
    expect((await campaign(id)).displayName).toBe('Everybody')
    expect(complaints).toEqual([])
  })

  it('gives the scope that was chosen: access', async () => {
    const { id, page } = await setup()
    await choose(page, 'Access', 'appAccess')
    await pick(page, 'Apps', 'Wiki')
    await shown(id, { appAccess: {} })
    await eventually(async () => expect(await selection(id, 'scope_and_entitlements')).toHaveLength(1))
    await choose(page, 'Access', 'specificResources')
    await shown(id, { specificResources: {} })
    await page.getByRole('button', { name: 'Choose entitlements' }).click()
    await page.getByText('Customer database', { exact: true }).last().click()
    await page.getByLabel('Export all customers').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await eventually(async () => expect(await selection(id, 'scope_and_entitlements')).toHaveLength(2))
    await choose(page, 'Access', 'appSelectionCriteria')
    await pick(page, 'Risk level is one of', 'High')
    await shown(id, { appSelectionCriteria: { riskLevelAttributeValueIds: [expect.any(String)] } })
    await choose(page, 'Access', 'resourceTypeSelections')
    await pick(page, 'Resource types', 'Project')
    await shown(id, { resourceTypeSelections: {} })
    await eventually(async () => expect(await selection(id, 'scope_by_resource_type')).toHaveLength(1))
    await choose(page, 'Leave out', 'excludedSpecificResources')
    await shown(id, { excludedSpecificResources: {} })
    await choose(page, 'Leave out', 'excludedResourceTypeSelections')
    await pick(page, 'Resource types to leave out', 'Role')
    await shown(id, { excludedResourceTypeSelections: {} })
    await eventually(async () => expect(await selection(id, 'excluded_resource_types')).toHaveLength(1))
    await page.getByLabel('Both', { exact: true }).check()
    await shown(id, { principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' })
  })

  it('gives the scope that was chosen: resources and conflicts', async () => {
    const { id, page } = await setup({}, 'BY_RESOURCE')
    await page.getByLabel('Chosen resources').check()
    await pick(page, 'Resources', 'Sales data')
    await shown(id, { resourceSelection: {} })
    await eventually(async () => expect(await selection(id, 'resources')).toHaveLength(1))
    await page.getByLabel('Roles within resources').check()
    await pick(page, 'Where', 'Sales data')
    await pick(page, 'Role', 'Sales admin')
    await shown(id, { resourceSelection: {}, scopeRoleSelection: {} })
    await eventually(async () => expect(await selection(id, 'scope_roles')).toHaveLength(1))
    await choose(page, 'Conflicts', 'allAccessConflicts')
    await shown(id, { allAccessConflicts: {} })
    await choose(page, 'Conflicts', 'specificAccessConflicts')
    await pick(page, 'Conflict monitors', 'Read and export')
    await shown(id, { specificAccessConflicts: {} })
    await eventually(async () => expect(await selection(id, 'access_conflicts')).toHaveLength(1))
    await page.getByLabel('Certifying exempts the violation').check()
    await eventually(async () => expect((await campaign(id)).exemptCertifiedAccessConflicts).toBe(true))
  })

  it('gives the scope that was chosen: people, accounts and grants', async () => {
    const { id, page, complaints } = await setup({}, 'BY_USERS')
    await choose(page, 'People', 'selectedUsers')
    await pick(page, 'People', 'Ann Berg')
    await shown(id, { selectedUsers: { userIds: [expect.any(String)] } })
    await choose(page, 'People', 'userCriteria')
    await page.getByRole('group', { name: 'Status', exact: true }).getByLabel('Enabled').check()
    await pick(page, 'Reports to one of', 'Bob Chen')
    await pick(page, 'Holds one of', 'Export all customers')
    await choose(page, 'Add an attribute', 'department')
    await page.locator('input[aria-label="department is one of"]').fill('Sales')
    await page.keyboard.press('Enter')
    await shown(id, {
      userCriteria: {
        userStatus: ['ENABLED'],
        managerUserIds: [expect.any(String)],
        groupAppEntitlementsRef: [{ id: expect.any(String) }],
        multiUserProfileAttributes: { department: { values: [{ value: 'Sales' }] } },
      },
    })
    await choose(page, 'People', 'celExpression')
    await page.getByLabel('Expression', { exact: true }).click()
    await page.locator('.cm-content').fill('subject.departmen == "Sales"')
    await page
      .getByText(/^Line 1, column 9:/)
      .first()
      .waitFor()
    await shown(id, { userCriteria: { userStatus: ['ENABLED'] } })
    await page.locator('.cm-content').fill('subject.department == "Sales"')
    await page.getByText(/^3 of 6 people match/).waitFor()
    await shown(id, { celExpression: { expression: 'subject.department == "Sales"' } })
    await choose(page, 'Accounts', 'allAccounts')
    await shown(id, { allAccounts: {} })
    await choose(page, 'Accounts', 'accountCriteria')
    await page.getByLabel('Domain', { exact: true }).selectOption('APP_USER_DOMAIN_EXTERNAL')
    await page.getByLabel('Only accounts without an owner').check()
    await shown(id, { accountCriteria: { accountDomain: 'APP_USER_DOMAIN_EXTERNAL', noAccountOwner: true } })
    await choose(page, 'Grants', 'allGrants')
    await shown(id, { allGrants: {} })
    await choose(page, 'Grants', 'grantsByCriteria')
    await page.getByLabel('Added or reviewed', { exact: true }).selectOption('daysSinceReviewed')
    await page.getByLabel('Not reviewed for, days').fill('30')
    await page.getByLabel('Source', { exact: true }).selectOption('GRANT_SOURCE_FILTER_DIRECT')
    await page.getByLabel('Access profiles', { exact: true }).selectOption('ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL')
    await shown(id, {
      grantsByCriteria: {
        daysSinceReviewed: '2592000s',
        sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT',
        accessProfileFilter: { filterType: 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL' },
      },
    })
    await choose(page, 'Accounts', 'accountCelExpression')
    await page.getByRole('group', { name: 'Accounts' }).getByLabel('Expression', { exact: true }).click()
    await page.getByRole('group', { name: 'Accounts' }).locator('.cm-content').fill('subject.username == "cid"')
    await shown(id, { accountCelExpression: { expression: 'subject.username == "cid"' } })
    expect(complaints).toEqual([])
  })

  it('merges what two people change, and asks when both changed the same', async () => {
    const { id, page } = await setup({ allUsers: {} }, 'BY_USERS')
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
    await post(`${PATH}/${id}`, { accessReview: { description: 'Theirs' }, updateMask: 'description' })
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine')
    await eventually(async () =>
      expect(await campaign(id)).toMatchObject({ displayName: 'Mine', description: 'Theirs' }),
    )
    await post(`${PATH}/${id}`, { accessReview: { displayName: 'Theirs' }, updateMask: 'displayName' })
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine again')
    // The API was used with a credential of the same person.
    await page.getByText(/^You changed this campaign elsewhere at .*: name\./).waitFor()
    await page.getByRole('button', { name: 'See the changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'What differs' })
    expect(await dialog.getByRole('row', { name: /^name/i }).innerText()).toMatch(/Theirs\s+Mine again/)
    await dialog.getByRole('button', { name: 'Save mine anyway' }).click()
    await eventually(async () => expect((await campaign(id)).displayName).toBe('Mine again'))
  })
})
