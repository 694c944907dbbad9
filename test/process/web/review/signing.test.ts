import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../../server/db/sql.ts'
import { signingOn } from '../../../api/signatures/signing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { noteSecret, useServer } from '../../../harness.ts'
import { startProvider } from '../../../servers/oidc-provider.ts'
import { startTimeStampAuthority } from '../../../servers/tsa.ts'
import { SCREENS, useBrowser } from '../browser.ts'
import { expectAccessible, expectAccessibleOnScreens, visitingOn } from '../visiting.ts'

const MEANING = 'I have looked at this access, and these decisions are mine.'

describe('signatures in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const on = await signingOn(server)
  const { visit } = visitingOn(server, await useBrowser())
  const bob = await on.idOf('bob@corp.example')
  const admin = await on.idOf('admin@example.com')
  const authority = await startTimeStampAuthority()
  const provider = await startProvider({ redirectUris: [`${server.url}/auth/v1/step-up/callback`] })
  noteSecret(provider.clientSecret)
  await provider.setPeople({
    bob: { email: 'bob@corp.example', email_verified: true },
    admin: { email: 'admin@example.com', email_verified: true },
  })
  /** Decides all that Bob has, and submits it. */
  async function submitAll(page: Page, button: RegExp) {
    await page.getByRole('grid').or(page.getByRole('list')).first().waitFor()
    await page.getByRole('row').filter({ hasText: 'Cid Diaz' }).first().waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+a')
    await page
      .getByText(/\d+ selected/)
      .first()
      .waitFor()
    await page.keyboard.press('a')
    const question = page.getByRole('dialog').getByRole('button', { name: /^Certify \d+/ })
    await question
      .or(page.getByText(/not submitted/).first())
      .first()
      .waitFor()
    if (await question.isVisible()) await question.click()
    await page
      .getByRole('button', { name: /^Submit \d+/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign' }).waitFor()
  }

  it('show the meaning, refuse a wrong name and an old sign-in, and end with name, time and time stamp (WEB-031)', async () => {
    const id = await on.openSigned({ meaningOfSignature: MEANING, tspUrl: authority.url })
    const { page, complaints } = await visit(bob, `/reviews/${id}`)
    await submitAll(page, /^Continue to sign/)
    await page.getByText(MEANING).waitFor()
    await page.getByText('Type it as it is in the directory: Bob Chen.').waitFor()
    await expectAccessible(page)
    const sign = page.getByRole('button', { name: 'Sign', exact: true })
    await page.getByRole('textbox', { name: 'Your name' }).fill('Somebody Else')
    await sign.click()
    await page.getByText(/^It /).waitFor()
    // As if the sign-in were of this morning.
    await on.change(sql`update sessions set authenticated_at = authenticated_at - interval '1 hour'
      where tenant_id = ${server.tenant.id}`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bob Chen')
    await sign.click()
    await page.getByRole('button', { name: 'Mail me a link to sign in' }).waitFor()
    await page.setViewportSize(SCREENS.phone)
    await expectAccessible(page)
    await page.setViewportSize(SCREENS.desktop)
    await on.change(sql`update sessions set authenticated_at = now() where tenant_id = ${server.tenant.id}`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bob Chen')
    await sign.click()
    await page.getByText(/^Signed/).waitFor()
    await page.getByText('Bob Chen').first().waitFor()
    await page.getByText('Signed and submitted.').waitFor()
    await expectAccessible(page)
    expect(authority.queries.length).toBeGreaterThan(0)
    expect((await on.outcomes(id)).filter((outcome) => outcome !== null).length).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Receipt' }).click()
    await page.getByRole('heading', { level: 1, name: 'My submissions' }).waitFor()
    expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([])
  })

  it('are confirmed at a step-up provider that was set up, changed and tested on its page (WEB-032)', async () => {
    const { page, complaints } = await visit(admin, '/settings/step-up')
    await page.getByText('There are no step-up providers.').waitFor()
    await page.getByRole('button', { name: 'New provider' }).click()
    const form = page.getByRole('form', { name: 'New step-up provider' })
    await form.getByRole('combobox', { name: 'Kind' }).selectOption('Microsoft Entra ID')
    await form.getByRole('textbox', { name: 'Accepted authentication contexts' }).waitFor()
    await expectAccessible(page)
    await form.getByRole('combobox', { name: 'Kind' }).selectOption('An OpenID provider')
    await form.getByRole('textbox', { name: 'Name' }).fill('Company login')
    await form.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer)
    await form.getByRole('textbox', { name: 'Client ID' }).fill(provider.clientId)
    await form.getByLabel('Client secret').fill('wrong')
    await form.getByRole('textbox', { name: 'Accepted authentication methods (acr)' }).fill('mfa')
    await form.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Company login' })
    await row.getByText('mfa').waitFor()
    const act = async (name: string) => {
      await row.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const tested = async (says: RegExp) => {
      await act('Test')
      await page.getByRole('button', { name: 'Sign in as admin' }).click()
      await page.getByText(says).waitFor()
    }
    await tested(/^The test failed\./)
    await act('Change')
    const change = page.getByRole('form', { name: 'Change Company login' })
    expect(await change.getByLabel('Client secret').inputValue()).toBe('')
    await change.getByLabel('Client secret').fill(provider.clientSecret)
    await change.getByRole('button', { name: 'Save' }).click()
    await change.waitFor({ state: 'detached' })
    await tested(/^The test succeeded\./)
    await expectAccessibleOnScreens(page)
    expect(complaints).toEqual([])

    const { list } = (await on.get('/api/v1/step-up/providers')).body
    const policyId = await on.policy([{ approval: { manager: {}, requiresStepUpProviderId: list[0].id } }])
    const id = await on.open({ policyId })
    const reviewer = await visit(bob, `/reviews/${id}`)
    await submitAll(reviewer.page, /^Submit \d+/)
    await reviewer.page.getByRole('textbox', { name: 'Your name' }).fill('Bob Chen')
    await reviewer.page.getByRole('button', { name: 'Continue and confirm your identity' }).click()
    await reviewer.page.getByRole('button', { name: 'Sign in as bob' }).click()
    await reviewer.page.getByText('Your identity is confirmed.').waitFor()
    await expectAccessible(reviewer.page)
    await reviewer.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await reviewer.page.getByText('Signed and submitted.').waitFor()
    expect(reviewer.complaints).toEqual([])
  })

  it('need a step-up provider that a policy names in its editor (WEB-033)', async () => {
    const policyId = await on.policy([{ approval: { manager: {} } }])
    const { page, complaints } = await visit(admin, `/policies/${policyId}`)
    const field = page.getByRole('textbox', { name: 'Step-up provider' })
    await field.click()
    await page.getByRole('option', { name: 'Company login' }).click()
    await page.getByRole('button', { name: /^Save/ }).click()
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor()
    const { policy } = (await on.get(`/api/v1/policies/${policyId}`)).body
    const { list } = (await on.get('/api/v1/step-up/providers')).body
    expect(policy.policySteps.certify.steps[0].approval.requiresStepUpProviderId).toBe(list[0].id)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
})
