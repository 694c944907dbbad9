import { describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../../server/directory/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { saying, startReceiver } from '../../servers/receiver.ts'
import { SCREENS, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('webhooks in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const { visit } = visitingOn(server, await useBrowser())
  const admin = (await server.database.read((reader) => findUserByEmail(reader, server.tenant.id, 'admin@example.com')))
    ?.id

  it('go from an address that is refused over a test and its deliveries to being changed and deleted (WEB-030)', async () => {
    const receiver = await startReceiver({ status: 500 }, saying({ complete: { comment: 'done' } }))
    const { page, complaints } = await visit(admin ?? '', '/settings/webhooks')
    await page.getByText('There are no webhooks.').waitFor()
    await page.getByRole('button', { name: 'New webhook' }).click()
    const form = page.getByRole('form', { name: 'New webhook' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Tickets')
    await form.getByRole('textbox', { name: 'URL' }).fill('https://169.254.169.254/')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText(/^This .*address/).waitFor()
    await expectAccessible(page)
    await form.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
    await form.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Tickets' })
    await row.waitFor()

    const act = async (name: string) => {
      await row.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Send a test')
    const deliveries = page.getByRole('region', { name: 'Deliveries to Tickets' })
    await deliveries.getByText('Retrying').waitFor()
    await deliveries.getByText(/500/).first().waitFor()
    await expectAccessible(page)
    await deliveries.getByRole('button', { name: /^Send again/ }).click()
    await deliveries.getByText('Answered', { exact: true }).waitFor()
    await deliveries.getByText('2', { exact: true }).click()
    await deliveries.getByText(/answer 200/).waitFor()
    expect(receiver.received).toHaveLength(2)
    await page.setViewportSize(SCREENS.phone)
    await expectAccessible(page)
    await page.setViewportSize(SCREENS.desktop)

    await act('Change')
    const change = page.getByRole('form', { name: 'Change Tickets' })
    await change.getByRole('textbox', { name: 'Name' }).fill('Help desk')
    await change.getByRole('textbox', { name: 'Days to answer' }).fill('3')
    await change.getByRole('button', { name: 'Save' }).click()
    const renamed = page.getByRole('row').filter({ hasText: 'Help desk' })
    await renamed.waitFor()
    expect((await server.call('GET', '/api/v1/webhooks')).body.list).toMatchObject([
      { displayName: 'Help desk', callbackTimeout: '259200s' },
    ])
    await renamed.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
    await page.getByText('There are no webhooks.').waitFor()
    expect(complaints.filter((text) => !/status of 400/.test(text))).toEqual([])
  })
})
