import { describe, expect, it } from 'vitest'
import { mailingOn } from '../../api/mail/mailing.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { itLong, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('mail in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await mailingOn(server)
  await on.load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())
  const id = await on.open({ displayName: 'Written', notificationConfig: { sendKickoff: true } })
  await on.sendAll()
  const admin = await on.idOf('admin@example.com')

  itLong('is read by an administrator while there is no mail server (REV-139)', async () => {
    const { page, complaints } = await visit(admin, '/settings/mail')
    await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor()
    const row = page.getByRole('row').filter({ hasText: 'bob@corp.example' })
    await row.getByText('Sent').waitFor()
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Read the mail to Bob Chen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mail' })
    await dialog.getByRole('heading', { name: /^Review access for Written/ }).waitFor()
    await dialog.getByText('Hello Bob Chen,').waitFor()
    // Beside the plain text the mail is shown as mail programs do, in a frame that runs and loads nothing.
    const shown = page.frameLocator('iframe[title="The mail"]')
    await shown.getByRole('link', { name: 'Open the review' }).waitFor()
    expect(await dialog.locator('iframe').getAttribute('sandbox')).toBe('')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'State' }).selectOption('Failed')
    await page.getByText('No mail is in this state.').waitFor()
    expect(new URL(page.url()).searchParams.get('state')).toBe('failed')
    await page.getByRole('button', { name: 'Send me a test mail' }).click()
    await page.getByText(/^The test mail to/).waitFor()
    await on.sendAll()
    await page.getByText('The test mail was written.').waitFor()
    expect(complaints).toEqual([])
  })

  itLong('is neither listed nor read by a Basic User (REV-139)', async () => {
    const [mail] = (await server.call('GET', `/api/v1/mail?accessReviewId=${id}`)).body.list
    const { page, complaints } = await visit(await on.idOf('bob@corp.example'), '/reviews')
    const asked: [path: string, status: number][] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/v1/mail')) asked.push([pathname, response.status()])
    })
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Preferences' }).waitFor()
    expect(await page.getByRole('link', { name: 'Mail', exact: true }).count()).toBe(0)
    // Also with the address of a mail.
    await page.goto(new URL(`/settings/mail?mail=${mail.id}`, server.url).href)
    await page.getByRole('dialog', { name: 'Mail' }).getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('alert')
      .filter({ hasText: /^Mails could not be loaded.*permission/i })
      .waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/corp\.example|Review access for/)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(new Map(asked)).toEqual(
      new Map([
        ['/api/v1/mail', 403],
        ['/api/v1/mail_server', 403],
        [`/api/v1/mail/${mail.id}`, 403],
      ]),
    )
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([])
  })

  itLong('reminds reviewers who have not begun from the overview of a campaign, once an hour', async () => {
    const { page, complaints } = await visit(admin, `/campaigns/${id}/overview`)
    const remind = async () => {
      await page.getByRole('button', { name: /^Remind \d/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Remind reviewers' })
      await dialog.getByText(/neither chosen nor submitted a decision\. Each gets one mail now/).waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: /^Remind \d/ }).click()
    }
    await remind()
    await page.getByText(/reviewers? will get a reminder\.$/).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await remind()
    await page.getByText('Nobody was reminded').waitFor()
    expect(complaints).toEqual([])
    expect((await on.outbox(id)).filter(({ kind }) => kind === 'REMINDER_NOW').map(({ person }) => person)).toContain(
      'bob',
    )
  })

  it('reminds one reviewer from their drawer and their tasks, and those who did not submit before a close (WEB-044)', async () => {
    const bob = await on.as('bob')
    const other = await on.open({ displayName: 'Reminded' })
    const { list } = (await bob.post(`/api/v1/my_reviews/${other}/tasks/search`)).body
    const decisions = [{ taskId: list[0].taskId, policyStepId: list[0].policyStepId, decision: 'APPROVE' }]
    await bob.post(`/api/v1/access_review/${other}/pending_decisions`, { decisions })
    const reminded = async () =>
      (await on.outbox(other)).filter(({ kind }) => kind === 'REMINDER_NOW').map(({ person }) => person)
    const { page, complaints } = await visit(admin, `/campaigns/${other}/overview`)
    await page.getByRole('link', { name: 'Bob Chen' }).click()
    await page.getByRole('dialog', { name: 'Bob Chen' }).getByRole('button', { name: 'Remind', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Remind a reviewer' })
    await dialog.getByText('Bob Chen gets one mail now').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remind 1' }).click()
    await page.getByText('1 reviewer will get a reminder.').waitFor()
    expect(await reminded()).toEqual(['bob'])

    await page.goto(new URL(`/campaigns/${other}/tasks?reviewer=${await on.idOf('bob@corp.example')}`, server.url).href)
    await page.getByRole('button', { name: 'Remind Bob Chen' }).click()
    await dialog.getByRole('button', { name: 'Remind 1' }).click()
    await page
      .getByText('Nobody was reminded: the reviewer got a reminder within the last hour or is not active.')
      .waitFor()
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const close = page.getByRole('dialog', { name: 'Close Reminded' })
    await close.getByRole('button', { name: 'Remind 1' }).click()
    await dialog.getByRole('button', { name: 'Remind 1' }).click()
    await page
      .getByText('Nobody was reminded: the reviewer got a reminder within the last hour or is not active.')
      .waitFor()
    // The reminder did not close the campaign.
    const { accessReview } = (await on.get(`/api/v1/access_review/${other}`)).body.accessReview
    expect(accessReview.state).toBe('ACCESS_REVIEW_STATE_OPEN')
    expect(complaints).toEqual([])
  })

  itLong('has its hour among the settings of the organization', async () => {
    const { page } = await visit(admin, '/settings/tenant')
    await page.getByRole('spinbutton', { name: 'Hour of daily mails' }).fill('7')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    expect((await server.call('GET', '/api/v1/settings')).body.settings.mailHour).toBe(7)
  })
})
