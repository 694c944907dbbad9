import { describe, expect, it } from 'vitest'
import { mailingOn, tokenIn } from '../../api/mail/mailing.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { sample } from '../../rounds.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { itLong, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

describe('the link of a mail in a browser', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  await on.load(COMPANY)
  const browser = await useBrowser()
  const { visit } = visitingOn(server, browser)
  const id = await on.open({ displayName: 'Linked', notificationConfig: { sendKickoff: true } })
  await on.sendAll()
  const [mail] = on.mailsTo('bob', 'Linked')
  if (!mail) throw new Error('no mail')
  const token = tokenIn(mail)
  /** The address of the button in the HTML of the mail. */
  const [, link = ''] = /href="([^"]*\/sign-in[^"]*)"/.exec(mail.part('text/html')) ?? []
  const address = link.replaceAll('&amp;', '&')

  it('is not used up by a scanner that runs the page and clicks nothing (REV-137)', async () => {
    expect(address).toContain(`#${token}`)
    const page = await (await browser.newContext()).newPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await page.goto(address)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent.filter((request) => !request.startsWith('GET ') || request.includes(token))).toEqual([])
    expect(page.url()).not.toContain(token)
    expect(await page.context().cookies()).toEqual([])
  })

  it('signs the recipient in after a click, in the browser of somebody else (REV-137)', async () => {
    const { page } = await visit(await on.idOf('ann@corp.example'), '/reviews')
    const account = () => page.getByRole('button', { name: /^(Ann Berg|Bob Chen)/ })
    await page.getByRole('button', { name: /^Ann Berg/ }).waitFor()
    await page.goto(address)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    // Until the click it is still the session of Ann.
    const who = async () => (await (await page.request.get(`${server.url}/api/v1/auth/introspect`)).json()).userId
    expect(await who()).toBe(await on.idOf('ann@corp.example'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname === `/reviews/${id}`)
    const [cookie] = await page.context().cookies()
    noteSecret(cookie?.value ?? '')
    expect(await who()).toBe(await on.idOf('bob@corp.example'))
    await page.goto(new URL('/reviews', server.url).href)
    expect(await account().first().textContent()).toContain('Bob Chen')
  })

  itLong('is refused when it is used a second time, and says so (REV-137)', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(address)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').filter({ hasText: 'already used or has expired' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
  })

  it.each(sample([1280, 390], 1, 'sign-in page'))(
    'is asked for on the sign-in page, which says the same of every address (WEB-083), at %i px',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      await page.goto(new URL('/sign-in?to=/reviews', server.url).href)
      for (const email of ['cid@corp.example', 'nobody@corp.example']) {
        await page.getByLabel('E-mail address').fill(email)
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Send me a link' }).click()
        await page.getByText('If we know this address, a link is on its way.').waitFor()
        await page.getByRole('button', { name: 'Use another address' }).click()
      }
      await on.sendAll()
      expect(on.mailsTo('cid', 'Your sign-in link').length).toBeGreaterThan(0)
    },
  )
})
