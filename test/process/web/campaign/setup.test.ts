import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../../server/db/sql.ts'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { closingOn, PATH } from '../../../api/review/closing.ts'
import { COMPANY } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { itLong, useBrowser } from '../browser.ts'
import { expectAccessible, visitingOn } from '../visiting.ts'

describe('the setup of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const browser = await useBrowser()
  const { load, draft, campaign, policy, post, tenantId } = await closingOn(server)
  await load(COMPANY)
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const { visit, signIn } = visitingOn(server, browser)
  const open = (path: string, options = {}) => visit(admin?.id ?? '', path, options)

  const shown = (id: string, scopeV2: object) =>
    eventually(async () => expect((await campaign(id)).scopeV2).toMatchObject(scopeV2))
  const choose = (page: Page, group: string, member: string) =>
    page.locator(`select[aria-label="${group}"]`).selectOption(member)
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

  it('keeps the last valid expression while another one has a mistake, and says where it is', async () => {
    const { id, page } = await setup({ celExpression: { expression: 'true' } }, 'BY_USERS')
    await page.getByLabel('Expression', { exact: true }).click()
    await page.locator('.cm-content').fill('subject.departmen == "Sales"')
    await page
      .getByText(/^Line 1, column 9:/)
      .first()
      .waitFor()
    await shown(id, { celExpression: { expression: 'true' } })
    await page.locator('.cm-content').fill('subject.department == "Sales"')
    await page.getByText(/^3 of 6 people match/).waitFor()
    await shown(id, { celExpression: { expression: 'subject.department == "Sales"' } })
  })

  itLong('saves what waits once somebody is signed in again (WEB-117)', async () => {
    const { id, page } = await setup({ allUsers: {} }, 'BY_USERS')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.waitFor()
    await page.context().clearCookies()
    await name.fill('After the session')
    await page.getByRole('dialog', { name: 'You were signed out' }).waitFor()
    await page.getByText('1 edit waits in this tab and will be sent').waitFor()
    await signIn(page.context(), admin?.id ?? '')
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(async () => expect((await campaign(id)).displayName).toBe('After the session'))
  })

  it('gives back the expression that an example took the place of (WEB-135)', async () => {
    const mine = 'subject.department == "Sales"'
    const { id, page } = await setup({ celExpression: { expression: mine } }, 'BY_USERS')
    const example = async (name: string) => {
      await page.getByRole('button', { name: 'Examples' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await example('People without a manager')
    await shown(id, { celExpression: { expression: 'subject.managerId == ""' } })
    await example('Enabled people in two departments')
    await page.getByRole('button', { name: 'Back to mine' }).click()
    await shown(id, { celExpression: { expression: mine } })
    expect(await page.getByRole('button', { name: 'Back to mine' }).count()).toBe(0)
  })

  itLong('merges what two people change, and asks when both changed the same', async () => {
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

  it('keeps a field with 300 people small, finds and removes some, takes a pasted list, keeps the focus in it, and says when nothing more fits (WEB-141, WEB-161, WEB-168)', async () => {
    const number = (n: number) => String(n).padStart(3, '0')
    const rows = Array.from({ length: 300 }, (_, n) => `m${n},m${number(n)}@corp.example,Member ${number(n)}`)
    await load({ users: ['id,email,name', ...rows, ''].join('\n') }, 'Members')
    const members = await server.database.read((reader) =>
      reader.rows<{ id: string }>(sql`select user_id as id from users where tenant_id = ${tenantId}
        and display_name like 'Member %' order by display_name`),
    )
    const userIds = members.map(({ id }) => id)
    const { id, page, complaints } = await setup({ selectedUsers: { userIds } }, 'BY_USERS')
    const field = page.getByRole('textbox', { name: 'People', exact: true })
    await page.getByText('Member 299').waitFor()
    const pills = page.locator('.mantine-PillsInput-root').filter({ has: field })
    expect((await pills.boundingBox())?.height).toBeLessThan(200)
    await page.getByRole('button', { name: '288 more' }).click()
    const dialog = page.getByRole('dialog', { name: 'People' })
    await dialog.getByText('300 chosen').waitFor()
    await dialog.getByRole('searchbox').fill('member 12')
    await dialog.getByText('10 of 300 chosen').waitFor()
    await expectAccessible(page)
    const removeOf = (name: string) => dialog.getByRole('button', { name: `Remove ${name}` })
    const hasFocus = async (name: string) => {
      const focused =
        '(document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.innerText) || document.activeElement.innerText'
      await expect.poll(() => page.evaluate(focused), { timeout: 10_000 }).toBe(name)
    }
    await removeOf('Member 124').click()
    await hasFocus('Remove Member 125')
    await removeOf('Member 129').click()
    await hasFocus('Remove Member 128')
    await dialog.getByRole('button', { name: 'Remove these 8' }).click()
    await hasFocus('Search people')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await shown(id, { selectedUsers: { userIds: userIds.filter((_, n) => n < 120 || n > 129) } })

    const pasted = ['Member 121', 'M122@corp.example', userIds[123], 'Nobody'].join('\n')
    await field.focus()
    await page.evaluate(
      `const data = new DataTransfer()
      data.setData('text/plain', ${JSON.stringify(pasted)})
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement.dispatchEvent(paste)`,
    )
    await dialog.getByRole('button', { name: 'Add 4' }).click()
    await dialog.getByText('293 chosen').waitFor()
    await dialog.getByText('3 added. 1 not found').waitFor()
    await hasFocus('Paste a list')
    expect(await dialog.getByLabel('Paste a list', { exact: true }).inputValue()).toBe('Nobody')
    await dialog.getByRole('button', { name: 'Remove all' }).click()
    await hasFocus('0 chosen')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: '278 more' }).waitFor()

    const policyId = await policy([{ approval: { users: { userIds: userIds.slice(0, 100) } } }])
    await page.goto(`${server.url}/policies/${policyId}`)
    await page.getByRole('textbox', { name: 'People who decide' }).fill('Member 2')
    await page.getByText('100 at most. Remove one to choose another.').waitFor()
    await page.getByRole('button', { name: 'Remove Member 099' }).click()
    await page.getByRole('textbox', { name: 'People who decide' }).fill('Member 2')
    await page.getByRole('option', { name: /Member 200/ }).click()
    await page.getByRole('button', { name: 'Remove Member 200' }).waitFor()
    expect(complaints).toEqual([])
  })
})
