import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { sample } from '../../rounds.ts'
import { itLong, SCREENS, useBrowser } from './browser.ts'
import { expectAccessible, visitingOn } from './visiting.ts'

const GUIDE = 'Your first review in four steps'
/** What each list says when there is nothing. */
const EMPTY: Record<string, string | RegExp> = {
  '/reviews': 'Nothing is waiting for you.',
  '/reviews?done=1': 'None of your reviews are done yet.',
  '/campaigns': 'There are no campaigns yet.',
  '/data/apps': 'There are no apps yet.',
  '/data/accounts': 'There are no accounts yet.',
  '/data/entitlements': 'There are no entitlements yet.',
  '/data/grants': 'There are no grants yet.',
  '/data/resources': 'There are no resources yet.',
  '/data/people?q=nobody': 'Nothing matches these filters.',
  '/data/sources': 'There are no sources yet.',
}

describe('the first visit', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const browser = await useBrowser()
  const tenantId = server.tenant.id
  const admin = await server.database.read((reader) => findUserByEmail(reader, tenantId, 'admin@example.com'))
  const basicId = newId()
  await server.database.tx((tx) =>
    insertUser(tx, tenantId, {
      id: basicId,
      email: 'ann@example.com',
      displayName: 'Ann Arbor',
      roles: ['basic_user'],
    }),
  )
  const { visit } = visitingOn(server, browser)

  it('leads an administrator to the guide, and everybody else to their reviews', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/')
    await page.getByRole('heading', { name: GUIDE }).waitFor()
    expect(await page.title()).toBe(`${GUIDE} · First steps · Recert`)
    expect(complaints).toEqual([])

    const ann = await visit(basicId, '/')
    await ann.page.getByRole('heading', { name: 'My reviews' }).waitFor()
    const entries = ann.page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await entries.allInnerTexts()).not.toContain('Campaigns')
    expect(await entries.allInnerTexts()).not.toContain('First steps')
    expect(ann.complaints).toEqual([])
  })

  it('says in every empty list what to do', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/guide')
    for (const [path, says] of sample(Object.entries(EMPTY), 5, 'empty lists')) {
      await page.goto(new URL(path, server.url).href)
      await page.getByText(says).first().waitFor()
    }
    await page.goto(new URL('/data/apps', server.url).href)
    await page.getByRole('link', { name: 'Import your data' }).waitFor()
    await page.getByRole('button', { name: 'Load the demo company' }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  it('leads from "Import your data" to the name of a new source', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/apps')
    await page.getByRole('link', { name: 'Import your data' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.waitFor()
    expect(await page.evaluate('document.activeElement.tagName')).toBe('INPUT')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await name.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    expect(complaints).toEqual([])
  })

  itLong('says that a filter of a link is not known', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/accounts?status=STATUS_ENABLED,GONE&app=x')
    await page.getByText('One filter of this link is not known here and was left out.').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByText('not known here').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('goes from the demo company over a draft to a started campaign, and then the guide is gone', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/')
    await page.getByText('0 of 4 done.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Load the demo company' }).click()
    await page.getByText('The demo company is being loaded.').waitFor()
    const leavers = page.getByText(/people have left and still hold [\d,]+ grants/)
    await leavers.waitFor()
    await page.getByText('12 of 12 apps have an owner.').waitFor()
    const count = /hold ([\d,]+) grants/.exec(await leavers.innerText())?.[1]
    expect(await page.getByRole('button', { name: 'Load the demo company' }).count()).toBe(0)
    await page.setViewportSize(SCREENS.phone)
    await expectAccessible(page)
    await page.setViewportSize(SCREENS.desktop)

    await page.getByRole('button', { name: 'Draft a campaign for people who have left' }).click()
    await page.getByRole('heading', { name: 'People who have left' }).waitFor()
    await page.getByText(`${count} items`).first().waitFor()
    await page.getByRole('link', { name: 'First steps' }).click()
    await page.getByText('3 of 4 done.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'People who have left' }).click()
    await page.getByRole('button', { name: 'Prepare' }).click()
    await page.getByText('Balanced', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
    await page.waitForURL('**/overview')

    await page.goto(server.url)
    await page.waitForURL((url) => ['/campaigns', '/reviews'].includes(url.pathname))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'First steps' }).count()).toBe(0)
    await page.goto(new URL('/guide', server.url).href)
    await page.waitForURL('**/campaigns')
    expect(complaints).toEqual([])
  })

  itLong('ends with the removal of the demo company, which names the campaign first (IMP-167)', async () => {
    const { page, complaints } = await visit(admin?.id ?? '', '/data/sources')
    await page.getByRole('link', { name: 'Demo company' }).first().click()
    await page.getByRole('button', { name: 'Remove the demo company' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog.getByText('These campaigns have its access: People who have left.').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove it all the same' }).click()
    await page.waitForURL('**/data/sources')
    await page.getByText('There are no sources yet.').waitFor()
    await page.goto(new URL('/data/apps', server.url).href)
    await page.getByRole('button', { name: 'Load the demo company' }).waitFor()
    // The page of the source may ask for it once more while it goes.
    expect(complaints.filter((text) => !/status of 4(04|09)/.test(text))).toEqual([])
  })
})
