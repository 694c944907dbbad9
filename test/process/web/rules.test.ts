import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { accessDataOf } from '../../api/data/access-data.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { itLong, SCREENS, screensFor, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('the pages for rules', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const { visit } = visitingOn(server, await useBrowser())
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await server.call(method, `/api/v1${path}`, body === undefined ? {} : { body })
    expect([reply.status, reply.status === 200 ? '' : reply.text]).toEqual([200, ''])
    return reply.body
  }
  const admin: string = (await call('GET', '/auth/introspect')).userId
  const auditor = await data.user('Aud Itor', { roles: ['read_only_administrator'] })
  const [ann, boss] = [await data.user('Ann Arbor'), await data.user('Bob Boss')]
  await server.database.tx((tx) =>
    tx.count(sql`update users set manager_ids = ${[boss]}, department = 'Finance' where user_id = ${ann}`),
  )
  const app: string = (await call('POST', '/apps', { displayName: 'Granite' })).app.id
  const [pay, approve, read] = [
    await data.entitlement(app, 'Create payments'),
    await data.entitlement(app, 'Approve payments'),
    await data.entitlement(app, 'Read payments'),
  ]
  const account = await data.account(app, 'a.arbor', ann)
  for (const entitlement of [pay, approve]) await data.grant(entitlement, account)
  await data.grant(pay, await data.account(app, 'robot'))

  const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
  const pick = async (page: Page, label: string, name: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).click()
    await page.getByRole('option', { name }).click()
  }
  const fallback = { fallback: true, fallbackUserIds: [boss], isGroupFallbackEnabled: true }
  const groups = [{ appId: app, appEntitlementId: read }]
  const escalation = (member: object) => ({ ...member, expiration: '5400', escalationComment: 'Late' })
  const policyType = 'POLICY_TYPE_CERTIFY'
  const other: string = (
    await call('POST', '/policies', {
      displayName: 'Other',
      policyType,
      policySteps: { certify: { steps: [{ approval: { manager: {} } }] } },
    })
  ).policy.id
  const EVERY_STEP = [
    { approval: { manager: { ...fallback, fallbackGroupIds: groups, allowSelfApproval: true } } },
    { approval: { appOwners: { requireDistinctApprovers: true }, allowReassignment: true, allowedReassignees: [ann] } },
    {
      approval: {
        entitlementOwners: {},
        escalationEnabled: true,
        escalation: escalation({ reassignToApprovers: { approverIds: [boss] } }),
      },
    },
    {
      approval: {
        resourceOwners: {},
        escalationEnabled: true,
        escalation: escalation({ replacePolicy: { policyId: other } }),
      },
    },
    {
      approval: { users: { userIds: [ann, boss] }, escalationEnabled: true, escalation: escalation({ skipStep: {} }) },
    },
    { approval: { group: { appId: app, appGroupId: pay }, escalation: escalation({ cancelTicket: {} }) } },
    { approval: { self: {}, requireDenialReason: true, requireApprovalReason: true } },
    { approval: { expression: { expressions: ['appOwners', 'subject'] }, allowDelegation: true } },
    { wait: { duration: { duration: '5400s' }, timeoutDuration: '86400s', name: 'Pause', commentOnFirstWait: 'x' } },
    { wait: { untilTime: { hours: 7, minutes: 5, timezone: 'Europe/Berlin' } } },
    { wait: { condition: { condition: 'task.isGrantPermanent' }, commentOnTimeout: 'y' } },
    { accept: { acceptMessage: 'Fine' } },
    { reject: { rejectMessage: 'Not fine' } },
  ]

  it('send back what was stored when a policy is saved unchanged, for every kind of step (WEB-020)', async () => {
    const stored = await call('POST', '/policies', {
      displayName: 'Everything',
      description: 'All kinds of steps',
      policyType,
      policySteps: { certify: { steps: EVERY_STEP }, strict: { steps: EVERY_STEP.slice(0, 2) } },
      rules: [{ condition: 'subject.department == "Finance"', policyKey: 'strict' }],
      postActions: [{ certifyRemediateImmediately: true }],
      reassignTasksToDelegates: true,
    })
    const { id, updatedAt: _, ...before } = stored.policy
    const { page, complaints } = await visit(admin, `/policies/${id}`)
    await page.getByRole('region', { name: 'Steps: strict' }).waitFor()
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith(`/policies/${id}`))
    await page.getByRole('button', { name: 'Save' }).click()
    const sent = (await request).postDataJSON()
    for (const field of sent.updateMask.split(',')) expect(sent.policy[field]).toEqual(before[field])
    await saved(page)
    const { id: __, updatedAt: ___, ...after } = (await call('GET', `/policies/${id}`)).policy
    expect(after).toEqual(before)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  itLong('lead from a new policy with a mistake in a condition to one that is saved and tried', async () => {
    const { page, complaints } = await visit(admin, '/policies')
    await page.getByRole('link', { name: 'New policy' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Strict for Finance')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByRole('textbox', { name: 'Condition of rule 1' }).click()
    const editor = page.locator('.cm-content')
    await editor.fill('subject.boss == ""')
    await page.getByText(/^Line 1, column 9: Unknown field boss/).waitFor()
    await page.getByRole('button', { name: 'Create policy' }).click()
    await page.getByText('1 field needs a look.').waitFor()
    await editor.fill('subject.department == "Finance"')
    const strict = page.getByRole('region', { name: 'Steps: steps 1' })
    await strict.getByRole('combobox', { name: 'Step 1: who decides' }).selectOption('Chosen people')
    await pick(page, 'People who decide', 'Bob Boss')
    await page.getByRole('button', { name: 'Create policy' }).click()
    await page.getByRole('heading', { name: 'Strict for Finance' }).waitFor()

    await page.getByRole('button', { name: 'Try it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Try this policy' })
    await pick(page, 'Entitlement', 'Create payments')
    await pick(page, 'Held by', 'a.arbor')
    await dialog.getByRole('button', { name: 'Try it' }).click()
    await dialog.getByText('Rule 1 is true.').waitFor()
    await dialog.getByText('Bob Boss').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('link', { name: 'Policies' }).last().click()
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  })

  it('keep the focus of the keyboard where something is refused, chosen, added, moved and removed (WEB-172, WEB-173)', async () => {
    const { page, complaints } = await visit(admin, '/policies/new')
    const press = async (button: string) => {
      await page.getByRole('button', { name: button }).focus()
      await page.keyboard.press('Enter')
    }
    const focused = () =>
      page.evaluate(`(() => {
      const { activeElement: element } = document
      return element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText
    })()`)
    const expectFocus = (name: string) => eventually(async () => expect(await focused()).toBe(name))
    await press('Create policy')
    await page.getByText('1 field needs a look.').waitFor()
    await expectFocus('Create policy')
    await press('Go to the first')
    await expectFocus('Name')

    await press('Add a step')
    await expectFocus('Manager')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectFocus('Step 2: who decides')
    await press('Move step 2 up')
    await expectFocus('Step 1: who decides')
    expect(await page.getByRole('combobox', { name: 'Step 1: who decides' }).inputValue()).toBe('appOwners')
    await press('Remove step 2')
    await expectFocus('Step 1: who decides')

    // The first one that is chosen: its name is known, and the field stays.
    await page.getByRole('combobox', { name: 'Step 1: who decides' }).selectOption('Chosen people')
    const field = page.getByRole('textbox', { name: 'People who decide' })
    await field.focus()
    await page.keyboard.type('Bob Boss')
    const found = page.getByRole('listbox', { name: 'People who decide' }).getByRole('option')
    await eventually(async () => expect(await found.allInnerTexts()).toEqual([expect.stringContaining('Bob Boss')]))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Bob Boss' }).waitFor()
    await expectFocus('People who decide')
    await press('Remove Bob Boss')
    await expectFocus('People who decide')
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  })

  itLong('say when somebody else changed a policy, and who uses one before it is deleted', async () => {
    const { policy } = await call('POST', '/policies', {
      displayName: 'Shared',
      policyType,
      policySteps: { certify: { steps: [{ approval: { manager: {} } }] } },
    })
    const { page } = await visit(admin, `/policies/${policy.id}`)
    await page.getByRole('textbox', { name: 'Description' }).fill('Mine')
    await call('POST', `/policies/${policy.id}`, { policy: { displayName: 'Theirs' }, updateMask: 'displayName' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Somebody changed this policy after you opened it.').waitFor()
    await page.getByRole('button', { name: 'Discard my changes and show theirs' }).click()
    await page.getByRole('heading', { name: 'Theirs' }).waitFor()
    await call('POST', `/apps/${app}`, { app: { certifyPolicyId: policy.id }, updateMask: 'certifyPolicyId' })
    await page.getByRole('button', { name: 'Actions for Theirs' }).click()
    await page.getByRole('menuitem', { name: 'Delete policy' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Theirs?' })
    await dialog.getByText('1 app uses it').waitFor()
    expect(await dialog.getByRole('button', { name: 'Delete policy' }).isDisabled()).toBe(true)
  })

  for (const [screen, viewport] of screensFor('monitors'))
    itLong(
      `make a monitor, show who breaks it, exempt somebody and end that (WEB-177, WEB-178), on a ${screen}`,
      async () => {
        const { page, complaints } = await visit(admin, '/conflicts', { viewport })
        await page.getByRole('button', { name: 'New monitor' }).first().click()
        await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`Create and approve, ${screen}`)
        await page.getByRole('button', { name: 'Create monitor' }).click()
        await page.getByRole('heading', { name: `Create and approve, ${screen}` }).waitFor()
        await page.getByText('This monitor finds nobody yet.').waitFor()
        await page.getByText('Not complete', { exact: true }).waitFor()
        await pick(page, 'Who holds one of A', 'Create payments')
        await pick(page, 'B', 'Approve payments')
        await page.getByText('1 person would violate it.').waitFor()
        await page.getByRole('button', { name: 'Save' }).click()
        await saved(page)
        await page.getByRole('button', { name: 'Exempt Ann Arbor' }).click()
        const dialog = page.getByRole('dialog', { name: 'Exempt Ann Arbor?' })
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('Until the new colleague starts')
        await dialog.getByLabel('Until').fill('2020-01-01')
        await dialog.getByRole('button', { name: 'Exempt' }).click()
        await dialog.getByText('must be in the future').waitFor()
        await dialog.getByLabel('Until').fill('2099-01-01')
        await dialog.getByRole('button', { name: 'Exempt' }).click()
        await page.getByText('Nobody violates this monitor.').waitFor()
        await expectAccessible(page)
        await page.getByRole('link', { name: 'Exempt 1' }).click()
        await page.waitForURL(/tab=exempt/)
        await page.getByText('Until the new colleague starts').waitFor()
        await page.getByRole('button', { name: 'End the exemption of Ann Arbor' }).click()
        const end = page.getByRole('dialog').getByRole('button', { name: 'End exemption' })
        await end.waitFor()
        await eventually(async () => expect(await end.evaluate((button) => button.matches(':focus'))).toBe(true))
        await page.keyboard.press('Enter')
        await page.getByText('Nobody is exempt.').waitFor()
        await page.getByRole('link', { name: 'Active 1' }).click()
        await page.getByRole('button', { name: 'Review these in a campaign' }).click()
        await page.waitForURL(/\/campaigns\/.*\/setup/)
        const campaign = new URL(page.url()).pathname.split('/')[2]
        const { list } = await call('GET', `/access_review/${campaign}/access_conflicts`)
        expect(list).toHaveLength(1)
        expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
      },
    )

  itLong('tag entitlements by keys, one and many, and take it back', async () => {
    const { page, complaints } = await visit(admin, '/tags')
    const grid = page.getByRole('grid', { name: 'Untagged entitlements' })
    const row = (name: string) => grid.getByRole('row').filter({ hasText: name })
    await row('Create payments').waitFor()
    const riskOf = async (id: string) =>
      (await call('GET', `/apps/${app}/entitlements/${id}`)).appEntitlementView.appEntitlement.riskLevelValueId
    const { list: levels } = await call('GET', '/attributes/risk_levels')
    const idOf = (name: string) => levels.find(({ value }: { value: string }) => value === name).id
    // The one with the most holders comes first.
    await row('Create payments').focus()
    await page.keyboard.press('2')
    await row('Create payments').getByRole('button', { name: /^Undo/ }).waitFor()
    expect(await riskOf(pay)).toBe(idOf('High'))
    await row('Approve payments').focus()
    await page.keyboard.press('x')
    await row('Read payments').focus()
    await page.keyboard.press('x')
    await page.getByText('2 entitlements selected.').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('4')
    await row('Read payments').getByRole('button', { name: /^Undo/ }).waitFor()
    expect([await riskOf(approve), await riskOf(read)]).toEqual([idOf('Low'), idOf('Low')])
    await page.keyboard.press('u')
    await row('Read payments').getByRole('combobox').waitFor()
    expect([await riskOf(pay), await riskOf(approve), await riskOf(read)]).toEqual([idOf('High'), '', ''])

    const risks = page.getByRole('region', { name: 'Risk levels' })
    await risks.getByRole('textbox', { name: 'New risk level' }).fill('Extreme')
    await risks.getByRole('spinbutton', { name: 'Rank', exact: true }).fill('90')
    await risks.getByRole('button', { name: 'Add' }).click()
    await risks.getByRole('spinbutton', { name: 'Rank of Extreme' }).waitFor()
    await risks.getByRole('button', { name: 'Rename Low' }).click()
    const rename = page.getByRole('dialog', { name: 'Rename Low' })
    await rename.getByRole('textbox').fill('Minor')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await risks.getByRole('button', { name: 'Rename Minor' }).waitFor()
    expect((await call('GET', '/attributes/risk_levels')).list).toContainEqual(
      expect.objectContaining({ id: idOf('Low'), value: 'Minor' }),
    )
    await risks.getByRole('button', { name: 'Delete High' }).click()
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Delete risk level' }).isDisabled()).toBe(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await risks.getByRole('button', { name: 'Delete Extreme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete risk level' }).click()
    await risks.getByRole('spinbutton', { name: 'Rank of Extreme' }).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  itLong('are only to be read for an auditor, and accessible like this on a phone', async () => {
    const { page, complaints } = await visit(auditor, '/policies', { viewport: SCREENS.phone })
    const changes: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && !/\/search\/|introspect/.test(pathname)) changes.push(pathname)
    })
    await page.getByRole('link', { name: 'Manager, then app owner' }).click()
    await page.getByRole('region', { name: 'Steps: Standard' }).waitFor()
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
    await expectAccessible(page)
    for (const [path, ready] of [
      ['/conflicts', 'A conflict monitor finds people'],
      ['/tags', 'Untagged entitlements'],
    ] as const) {
      await page.goto(new URL(path, server.url).href)
      await page.getByText(ready).first().waitFor()
      await page.getByRole('main').getByRole('table').or(page.getByRole('grid')).first().waitFor()
      expect(await page.getByRole('button', { name: /^(New|Add|Delete)/ }).count()).toBe(0)
    }
    expect(changes).toEqual([])
    expect(complaints).toEqual([])
  })
})
