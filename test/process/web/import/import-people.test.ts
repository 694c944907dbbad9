import { describe, expect, it } from 'vitest'
import { findUserByEmail, insertUser } from '../../../../server/directory/index.ts'
import { newId } from '../../../../server/lib/ids.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { itLong, SCREENS, useBrowser } from '../browser.ts'
import { lasting, smallTargets } from '../page-checks.ts'
import { expectAccessibleOnScreens, visitingOn } from '../visiting.ts'

const SHEET = `user,application,role
"Berg, Ann",Granite Finance,Reader
ann.berg@exmaple.com,Granite Finance,Approver
svc-backup,Granite Finance,Reader
bobby,Granite Finance,Reader
`
const HR = `Employee ID,Name,Work Email,Reporting to
7,Ada Holm,ada.holm@example.com,
8,Per Rask,per.rask@example.com,"Holm, Ada"
`

describe('people whom nobody knows, in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const { tenant, database } = server
  const admin = await database.read((reader) => findUserByEmail(reader, tenant.id, 'admin@example.com'))
  const [ann, bob] = [newId(), newId()]
  for (const [id, email, displayName] of [
    [ann, 'ann.berg@example.com', 'Ann Berg'],
    [bob, 'bob.lind@example.com', 'Bob Lind'],
  ] as const)
    await database.tx((tx) => insertUser(tx, tenant.id, { id, email, displayName, roles: ['basic_user'] }))
  const newSource = async (displayName: string) =>
    (await server.call('POST', '/api/v1/sources', { body: { displayName } })).body.source
  /** A source with the answers that the first story gives. */
  const answered = async (displayName: string) => {
    const source = await newSource(displayName)
    const links = Object.entries({ 'Berg, Ann': ann, 'ann.berg@exmaple.com': ann, 'svc-backup': '', bobby: bob })
    const body = { links: links.map(([text, userId]) => ({ text, userId })) }
    expect((await server.call('PUT', `/api/v1/sources/${source.id}/links`, { body })).status).toBe(200)
    return source
  }

  itLong(
    'are answered by a proposal, by nobody and by somebody else, managers also by people of the files (IMP-250)',
    async () => {
      const source = await newSource('Access sheet')
      const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}/import`)
      await page.locator('input[type=file]').setInputFiles([
        { name: 'access.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) },
        { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(HR) },
      ])
      await page.getByRole('button', { name: 'Upload' }).click()
      await page.getByRole('button', { name: 'Preview' }).click()

      const preview = page.getByRole('region', { name: '3. What would change' })
      await preview.getByRole('heading', { name: '5 people were not found' }).waitFor()
      await preview.getByRole('button', { name: 'Take all 3 proposals' }).click()
      await preview.getByRole('button', { name: 'svc-backup: Nobody’s' }).click()
      await page.setViewportSize(SCREENS.phone)
      expect(await lasting(() => smallTargets(page))).toEqual([])
      await expectAccessibleOnScreens(page)
      await preview.getByRole('button', { name: 'bobby: Somebody else' }).click()
      await preview.getByRole('textbox', { name: 'Person called “bobby” in the files' }).fill('bob')
      await page.getByRole('option', { name: /Bob Lind/ }).click()
      await preview.getByRole('button', { name: 'Save 5 answers and check again' }).click()
      const counts = preview.getByRole('table', { name: 'What would change' })
      await counts.getByRole('row', { name: 'Accounts 3 0 0 0' }).waitFor()
      expect(await preview.getByRole('list', { name: 'People not found' }).count()).toBe(0)
      await page.getByRole('region', { name: '4. Apply' }).getByRole('button', { name: 'Apply', exact: true }).click()
      await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
      const [per, ada] = await database.read((reader) =>
        Promise.all(['per.rask', 'ada.holm'].map((one) => findUserByEmail(reader, tenant.id, `${one}@example.com`))),
      )
      expect(per?.managerIds).toEqual([ada?.id])
      const { list } = (await server.call('GET', `/api/v1/sources/${source.id}/links`)).body
      expect(list.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
        'Ann Berg',
        'Ann Berg',
        'Bob Lind',
        '',
      ])
      expect(complaints).toEqual([])
    },
  )

  it('are shown on the page of the source, and an answer is taken back there, by key too (IMP-188, WEB-178)', async () => {
    const source = await answered('Answered sheet')
    const pair = { kind: 'entitlements', app: 'granite finance', name: 'Reader', otherName: 'Raeder' }
    await server.call('PUT', `/api/v1/sources/${source.id}/different_names`, { body: { pairs: [pair] } })
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}`)
    const answers = page.getByRole('region', { name: 'Answers' })
    const people = answers.getByRole('list', { name: 'Account owners' }).getByRole('listitem')
    await people.filter({ hasText: 'svc-backup' }).filter({ hasText: 'Nobody’s' }).waitFor()
    await people.filter({ hasText: 'bobby' }).filter({ hasText: 'Bob Lind' }).waitFor()
    await answers.getByRole('list', { name: 'Names that are different' }).getByText('Raeder, Reader').waitFor()
    await page.setViewportSize(SCREENS.phone)
    expect(await lasting(() => smallTargets(page))).toEqual([])
    await expectAccessibleOnScreens(page)
    const dialog = page.getByRole('dialog', { name: 'Take this answer back?' })
    await answers.getByRole('button', { name: 'Take back: bobby' }).click()
    await dialog.getByText('“bobby” no longer means Bob Lind.').waitFor()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await people.filter({ hasText: 'bobby' }).waitFor({ state: 'detached' })
    expect(await people.count()).toBe(3)
    await answers.getByRole('button', { name: 'Take back: Raeder, Reader' }).click()
    const action = dialog.getByRole('button', { name: 'Take back' })
    await expect.poll(() => action.evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await answers.getByText('When names look alike, the preview asks whether they are the same').waitFor()
    const [links, names] = await Promise.all(
      ['links', 'different_names'].map((what) => server.call('GET', `/api/v1/sources/${source.id}/${what}`)),
    )
    expect(links?.body.list.map(({ text }: { text: string }) => text)).not.toContain('bobby')
    expect(names?.body.list).toEqual([])
    expect(complaints).toEqual([])
  })

  it('are only shown to somebody who may not import (IMP-188)', async () => {
    const source = await answered('Sheet of an auditor')
    const auditor = newId()
    await database.tx((tx) =>
      insertUser(tx, tenant.id, {
        id: auditor,
        email: 'aud@example.com',
        displayName: 'Aud',
        roles: ['read_only_administrator'],
      }),
    )
    const { page } = await visit(auditor, `/data/sources/${source.id}`)
    const answers = page.getByRole('region', { name: 'Answers' })
    await answers.getByText('svc-backup').waitFor()
    expect(await answers.getByRole('button').count()).toBe(0)
  })
})
