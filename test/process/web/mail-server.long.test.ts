import { describe, expect, it } from 'vitest'
import { mailingOn } from '../../api/mail/mailing.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('mail in the browser with a mail server', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  await on.load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())
  await on.open({ displayName: 'Sent away', notificationConfig: { sendKickoff: true } })
  await on.sendAll()

  it('is listed with its state, and nobody can read it (REV-139)', async () => {
    expect(on.mailsTo('bob', 'Sent away')).toHaveLength(1)
    const { page, complaints } = await visit(await on.idOf('admin@example.com'), '/settings/mail')
    const row = page.getByRole('row').filter({ hasText: 'bob@corp.example' })
    await row.getByText('Sent', { exact: true }).waitFor()
    const content = page.waitForResponse((response) => /\/api\/v1\/mail\/[^/]+$/.test(new URL(response.url()).pathname))
    await row.getByRole('button', { name: 'Read the mail to Bob Chen' }).click()
    expect((await content).status()).toBe(404)
    const dialog = page.getByRole('dialog', { name: 'Mail' })
    await dialog.getByText('The server sends mail, so its content is not shown here.').waitFor()
    expect(await dialog.innerText()).not.toMatch(/Review access for|Hello Bob|sign-in/)
    expect(await dialog.locator('iframe').count()).toBe(0)
    await expectAccessible(page)
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
})
