import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../../server/db/sql.ts'
import { findUserByEmail, insertUser } from '../../../../server/directory/index.ts'
import { newId } from '../../../../server/lib/ids.ts'
import { API_ENGINE } from '../../../engines.ts'
import { eventually } from '../../../eventually.ts'
import { useServer } from '../../../harness.ts'
import { printWorkbookXml } from '../../../import/fixtures/workbook.ts'
import { itLong, SCREENS, useBrowser } from '../browser.ts'
import { lasting, smallTargets } from '../page-checks.ts'
import { expectAccessible, expectAccessibleOnScreens, visitingOn } from '../visiting.ts'

/** An export of one app, which does not name it; what is called a role is a job, and the roles are elsewhere. */
const EXPORT = `user,role,held since,what they may do
ann@example.com,Clerk,2025-11-05,Approve payments
bob@example.com,Clerk,2025-11-06,Create payments
`

const nameOf = (one: { appEntitlement: { displayName: string } }) => one.appEntitlement.displayName

describe('correcting how files are read, in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const { tenant, database } = server
  const admin = await database.read((reader) => findUserByEmail(reader, tenant.id, 'admin@example.com'))
  for (const name of ['ann', 'bob'])
    await database.tx((tx) =>
      insertUser(tx, tenant.id, {
        id: newId(),
        email: `${name}@example.com`,
        displayName: name,
        roles: ['basic_user'],
      }),
    )
  const importing = async (displayName: string, name: string, buffer: Buffer) => {
    const { source } = (await server.call('POST', '/api/v1/sources', { body: { displayName } })).body
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}/import`)
    await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'application/octet-stream', buffer }])
    await page.getByRole('button', { name: 'Upload' }).click()
    const tables = page.getByRole('region', { name: '2. Tables and columns' })
    return { source, page, complaints, tables }
  }
  const expectFitting = async (page: Page) => {
    await page.setViewportSize(SCREENS.phone)
    expect(await lasting(() => smallTargets(page))).toEqual([])
    await expectAccessibleOnScreens(page)
  }
  const preview = async (page: Page) => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    return page.getByRole('region', { name: '3. What would change' })
  }
  const apply = async (page: Page) => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
  }

  it('takes another column than the suggested one and a fixed text, and imports with them (WEB-046)', async () => {
    const { source, page, complaints, tables } = await importing('Payments', 'payments.csv', Buffer.from(EXPORT))
    await tables.getByRole('button', { name: 'Change the columns' }).click()
    const becomes = (column: string) => tables.getByRole('combobox', { name: `${column} becomes` })
    expect(await becomes('role').locator('option:checked').innerText()).toBe('Grants: entitlement (required)')
    await becomes('role').selectOption('Not used')
    await tables.getByText('Choose a column for each required field, or enter a text: Grants: entitlement.').waitFor()
    await becomes('what they may do').selectOption('Grants: entitlement (required)')
    expect(await becomes('held since').locator('option:checked').innerText()).toBe('Grants: added at')
    await expectFitting(page)
    await page.setViewportSize(SCREENS.phone)
    await page.setViewportSize(SCREENS.desktop)
    for (const kind of ['Accounts', 'Grants'])
      await tables.getByRole('textbox', { name: `${kind}: app, the same in every row` }).fill('Granite')
    await tables.getByRole('button', { name: 'Save the columns' }).press('Enter')
    await tables.getByRole('button', { name: 'Change the columns' }).waitFor()
    await (await preview(page)).getByRole('row', { name: 'Grants 2 0 0 0' }).waitFor()
    await apply(page)
    const { list } = (await server.call('POST', '/api/v1/search/entitlements', { body: {} })).body
    expect(list.map(nameOf).sort()).toEqual(['Approve payments', 'Create payments'])
    const { mapping } = (await server.call('GET', `/api/v1/sources/${source.id}/mapping`)).body
    const [grants] = mapping.document.files[0].make.filter(({ kind }: { kind: string }) => kind === 'grants')
    expect(grants.fields).toMatchObject({
      account: 'user',
      app: { text: 'Granite' },
      entitlement: 'what they may do',
      added_at: 'held since',
    })
    expect(complaints).toEqual([])
  })

  it('shows ten values with letters beyond ASCII, and reads them in another encoding without a second upload (IMP-274, WEB-047)', async () => {
    // "Łódź" in the encoding of Central Europe, which nothing in the file tells from that of Western Europe.
    const city = Buffer.from([0xa3, 0xf3, 0x64, 0x9f])
    const more = Array.from({ length: 10 }, (_, n) => `ann@example.com,Wiki,Salle ${n + 2} côté\n`).join('')
    const rows = ['user,application,role\nann@example.com,Wiki,', city, `\n${more}`]
    const text = Buffer.concat(rows.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
    const { page, complaints, tables } = await importing('Wiki', 'wiki.csv', text)
    await tables.getByText(/Is this spelled right\? £ódŸ, Salle 2 côté, .*, Salle 10 côté\. /).waitFor()
    await tables.getByRole('combobox', { name: 'Encoding' }).selectOption('Central European (windows-1250)')
    await tables.getByRole('button', { name: 'Read again' }).click()
    await tables.getByText('Is this spelled right? Łódź').waitFor()
    await expectFitting(page)
    await (await preview(page)).getByRole('row', { name: 'Grants 11 0 0 0' }).waitFor()
    await apply(page)
    const { list } = (await server.call('POST', '/api/v1/search/entitlements', { body: {} })).body
    expect(list.map(nameOf)).toContain('Łódź')
    expect(complaints).toEqual([])
  })

  it('reads files with another separator, header line and order of dates, and a hidden sheet (IMP-209, IMP-212)', async () => {
    const text =
      'Export;of;access;May\nuser;application;role;granted on\nann@example.com;Mail;Reader|Writer;05/11/2025\n'
    const csv = await importing('Mail', 'mail.csv', Buffer.from(text))
    const read = async ({ tables }: typeof csv, changes: Record<string, string>) => {
      const form = tables.getByRole('group').filter({ hasText: 'How this is read' })
      if ((await form.getAttribute('open')) === null) await form.getByText('How this is read').click()
      for (const [name, option] of Object.entries(changes))
        await tables.getByRole('combobox', { name }).selectOption({ label: option })
      await tables.getByRole('button', { name: 'Read again' }).click()
    }
    await read(csv, { 'Column separator': 'Vertical bar' })
    await csv.tables.getByText('separated by vertical bar').waitFor()
    await read(csv, {
      'Column separator': 'Semicolon',
      'Header line': 'Line 2',
      'Dates such as 05/11/2025': 'Day first',
    })
    await csv.tables.getByText('separated by semicolon, column names in line 2').waitFor()
    await (await preview(csv.page)).getByRole('row', { name: 'Grants 1 0 0 0' }).waitFor()
    const made = csv.page.getByRole('table', { name: 'What rows made' })
    await made.getByRole('row', { name: 'Grants 1 1 0 0' }).waitFor()
    await apply(csv.page)
    const { list } = (await server.call('POST', '/api/v1/search/grants', { body: {} })).body
    expect(JSON.stringify(list)).toContain('2025-11-05')
    const sheet = (name: string, role: string, state?: 'hidden') => ({
      ...{ name, ...(state ? { state } : {}) },
      rows: [
        ['user', 'application', 'role'],
        ['bob@example.com', 'Chat', role],
      ]
        .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
        .join(''),
    })
    const workbook = printWorkbookXml({ sheets: [sheet('Now', 'Member'), sheet('Before', 'Guest', 'hidden')] })
    const xlsx = await importing('Chat', 'chat.xlsx', workbook)
    await xlsx.tables.getByText('Hidden, and not read: Before.').waitFor({ state: 'attached' })
    await read(xlsx, { Sheet: 'Only Before (hidden)' })
    await xlsx.tables.getByText('chat.xlsx, Before').first().waitFor()
    await (await preview(xlsx.page)).getByRole('row', { name: 'Grants 1 0 0 0' }).waitFor()
    await apply(xlsx.page)
    const entitlements = (await server.call('POST', '/api/v1/search/entitlements', { body: {} })).body.list.map(nameOf)
    expect(entitlements).toContain('Guest')
    expect(entitlements).not.toContain('Member')
    expect([...csv.complaints, ...xlsx.complaints]).toEqual([])
  })

  itLong(
    'reads one of two files in another way, leaves a table out, and compares the versions (IMP-213, IMP-215, IMP-217)',
    async () => {
      const { source } = (await server.call('POST', '/api/v1/sources', { body: { displayName: 'Two files' } })).body
      const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${source.id}/import`)
      const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page
        .locator('input[type=file]')
        .setInputFiles([
          file('access.csv', 'user,application,role\nann@example.com,Desk,Agent\n'),
          file('more.csv', 'user|application|role\nbob@example.com|Desk|Lead\n'),
          file('notes.csv', 'note,written by\nask Ann,Bob\nask Bob,Ann\n'),
        ])
      await page.getByRole('button', { name: 'Upload' }).click()
      const part = (name: string) =>
        page
          .locator('div')
          .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
          .last()
      const more = part('more.csv')
      await more.getByText('separated by').waitFor()
      const form = more.getByRole('group').filter({ hasText: 'How this is read' })
      const open = async () => {
        if ((await form.getAttribute('open')) === null) await form.getByText('How this is read').click()
      }
      await open()
      await more.getByRole('combobox', { name: 'Column separator' }).selectOption({ label: 'Semicolon' })
      await more.getByRole('button', { name: 'Read again' }).click()
      await more.getByText('separated by semicolon').waitFor()
      await part('access.csv').getByText('separated by comma').waitFor()
      await open()
      await more.getByRole('combobox', { name: 'Column separator' }).selectOption({ label: 'Vertical bar' })
      await more.getByRole('button', { name: 'Read again' }).click()
      await more.getByText('separated by vertical bar').waitFor()

      const notes = part('notes.csv')
      const change = notes.getByRole('button', { name: 'Change the columns' })
      if (await change.isVisible()) await change.click()
      for (;;) {
        const kinds = notes.getByRole('combobox', { name: /^Each row is/ })
        const isLast = (await kinds.count()) === 1
        await kinds.last().selectOption(isLast ? 'Nothing: do not read this table' : 'Nothing')
        if (isLast) break
      }
      await notes.getByText('The rows of this table will be counted as left out by choice').waitFor()
      await expectFitting(page)
      await notes.getByRole('button', { name: 'Leave the table out' }).click()
      await notes.getByText('Left out by choice: its rows are counted and not imported.').waitFor()
      const changes = await preview(page)
      await changes.getByRole('row', { name: /^Grants 2 0 0/ }).waitFor()
      await page.getByText('2 dropped (Table left out by choice)').first().waitFor()
      await apply(page)

      const { mapping } = (await server.call('GET', `/api/v1/sources/${source.id}/mapping`)).body
      const document = { ...mapping.document, empty: ['unknown'] }
      await server.call('PUT', `/api/v1/sources/${source.id}/mapping`, { body: { document } })
      await page.goto(`${new URL(page.url()).origin}/data/sources/${source.id}`)
      const versions = page.getByRole('list', { name: 'Versions' })
      await versions.getByText('No import has used it').waitFor()
      await versions.getByText('Used by 1 import, the last one').waitFor()
      await versions.getByRole('button', { name: 'Compare version 2' }).click()
      const told = page.getByRole('list', { name: 'Changes of all tables' })
      await told.getByText('"unknown" means').waitFor()
      await expectFitting(page)
      const { RECERT_SCREENSHOTS: dir } = process.env
      for (const [name, size] of Object.entries(dir ? SCREENS : {})) {
        await page.setViewportSize(size)
        await page.screenshot({ path: `${dir}/mapping-versions-${name}.png`, fullPage: true })
      }
      expect(complaints).toEqual([])
    },
  )

  itLong(
    'joins names from two columns and says what values mean, and that nobody has access (IMP-270, IMP-272, IMP-273)',
    async () => {
      const text = 'Konto;Nachname;Vorname;Freigeschaltet\nab1;Berg;Ann;Ja\nbc2;Cole;Bob;Nur lesen\n'
      const { source, page, complaints, tables } = await importing('Lager', 'lager.csv', Buffer.from(text))
      const change = tables.getByRole('button', { name: 'Change the columns' })
      const form = tables.getByRole('button', { name: 'Save the columns' })
      await change.or(form).waitFor()
      if (await change.isVisible()) await change.click()
      const kinds = tables.getByRole('combobox', { name: /^Each row is/ })
      while ((await kinds.count()) > 1) await kinds.last().selectOption('Nothing')
      await kinds.selectOption('An account in an app')
      const becomes = async (column: string, option: string) => {
        const choice = tables.getByRole('combobox', { name: `${column} becomes` })
        await choice.selectOption('Not used')
        await choice.selectOption(option)
      }
      await becomes('Konto', 'Accounts: id (required)')
      await becomes('Vorname', 'Accounts: name')
      await becomes('Nachname', 'Accounts: name, after Vorname')
      await becomes('Freigeschaltet', 'Accounts: status')
      await tables.getByRole('button', { name: 'Freigeschaltet: Say what values mean' }).click()
      await tables.getByRole('button', { name: 'Freigeschaltet: Add a value' }).click()
      const value = tables.getByRole('textbox', { name: 'Freigeschaltet: value 2' })
      expect(await value.inputValue()).toBe('Nur lesen')
      await tables.getByRole('combobox', { name: 'Freigeschaltet: meaning of value 2' }).selectOption('disabled')
      await tables.getByRole('textbox', { name: 'Accounts: app, the same in every row' }).fill('Lager')
      await expectFitting(page)
      const { RECERT_SCREENSHOTS: dir } = process.env
      for (const [name, size] of Object.entries(dir ? SCREENS : {})) {
        await page.setViewportSize(size)
        await value.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${dir}/mapping-form-${name}.png`, fullPage: true })
      }
      await form.click()
      await change.waitFor()
      const shown = await preview(page)
      await shown.getByText('Nobody’s access would be known from these files').waitFor()
      await apply(page)
      const { mapping } = (await server.call('GET', `/api/v1/sources/${source.id}/mapping`)).body
      expect(mapping.document.files[0].make[0].fields).toMatchObject({
        name: { join: ['Vorname', 'Nachname'], with: ' ' },
        status: {
          column: 'Freigeschaltet',
          ...JSON.parse('{"then":[{"map":{"Ja":"enabled","Nur lesen":"disabled"}}]}'),
        },
      })
      const accounts = await database.read((reader) =>
        reader.rows(sql`select display_name as name, status from accounts where source_id = ${source.id} order by 1`),
      )
      expect(accounts).toEqual([
        { name: 'Ann Berg', status: 'STATUS_ENABLED' },
        { name: 'Bob Cole', status: 'STATUS_DISABLED' },
      ])
      expect(complaints).toEqual([])
    },
  )

  itLong('previews again by itself when the access data changed, and asks again (IMP-211)', async () => {
    const { page, complaints } = await importing('Late', 'users.csv', Buffer.from('id,email\n1,new@example.com\n'))
    await (await preview(page)).getByRole('row', { name: 'People 1 0 0 0' }).waitFor()
    const { source } = (await server.call('POST', '/api/v1/sources', { body: { displayName: 'Earlier' } })).body
    const { sync } = (await server.call('POST', `/api/v1/sources/${source.id}/syncs`, { body: {} })).body
    const path = `/api/v1/sources/${source.id}/syncs/${sync.id}`
    const headers = { 'content-type': 'application/octet-stream' }
    await server.call('PUT', `${path}/files/users.csv`, { body: 'id,email\n7,new@example.com\n', headers })
    await server.call('POST', `${path}/finish`, { body: {} })
    await eventually(async () => expect((await server.call('GET', path)).body.sync.state).toBe('SYNC_STATE_DONE'))
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByText('This is a new preview').waitFor()
    await page.getByRole('row', { name: 'People 0 0 0 0' }).waitFor()
    await apply(page)
    expect(complaints).toEqual([])
  })

  it('renames a source, and deletes it after its number of grants was typed (WEB-048)', async () => {
    const { list } = (await server.call('GET', '/api/v1/sources')).body
    const { id } = list.find(({ displayName }: { displayName: string }) => displayName === 'Payments')
    const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${id}`)
    const settings = page.getByRole('region', { name: 'Settings' })
    await settings.getByRole('textbox', { name: 'Name' }).fill('Payments, old')
    await settings.getByRole('textbox', { name: 'Time zone' }).fill('Europe/Berlin')
    await settings.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Payments, old' }).waitFor()
    const { source } = (await server.call('GET', `/api/v1/sources/${id}`)).body
    expect(source).toMatchObject({ displayName: 'Payments, old', zone: 'Europe/Berlin' })

    await page.getByRole('button', { name: 'Delete source' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Payments, old?' })
    await dialog.getByText(/^2 grants, 2 accounts, 2 entitlements/).waitFor()
    const confirm = dialog.getByRole('button', { name: 'Delete source' })
    expect(await confirm.isDisabled()).toBe(true)
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Type 2 to continue' }).fill('2')
    await confirm.click()
    await page.waitForURL('**/data/sources')
    await expect.poll(async () => (await server.call('GET', `/api/v1/sources/${id}`)).status).toBe(404)
    expect(complaints).toEqual([])
  })

  const BOARD = Buffer.from(
    'user,application,role\nann@example.com,Board,Reader/Writer\nbob@example.com,Board,Reader\nprobe@example.com,Board,Reader\n',
  )
  /** Chooses a file that is no mapping, and then one that is. */
  const takeMapping = async (tables: Locator, document: object) => {
    const choose = (name: string, content: string) =>
      tables
        .locator('input[type=file]')
        .setInputFiles([{ name, mimeType: 'application/json', buffer: Buffer.from(content) }])
    await tables.getByRole('button', { name: 'Use a mapping file' }).waitFor()
    await choose('notes.json', 'no mapping')
    await tables.getByText('notes.json is not a JSON document.').waitFor()
    await choose('mapping.json', JSON.stringify(document))
    await tables.getByText('notes.json is not a JSON document.').waitFor({ state: 'detached' })
  }

  it('takes a mapping from a file (IMP-255)', async () => {
    const { page, complaints, tables } = await importing('Board', 'board.csv', BOARD)
    const fields = { app: 'application', entitlement: 'role', account: 'user' }
    const file = {
      headers: ['user', 'application', 'role'],
      filter: [{ because: 'Probe', when: { column: 'user', startsWith: 'probe' } }],
      make: [{ kind: 'grants', with: ['apps', 'entitlements', 'accounts'], fields }],
    }
    await takeMapping(tables, { format: 1, files: [file] })
    await (await preview(page)).getByRole('row', { name: 'Grants 2 0 0 0' }).waitFor()
    expect(complaints).toEqual([])
  })

  itLong(
    'takes cells for several values, drops rows, and takes the mapping from a file (IMP-253, IMP-254, IMP-255)',
    async () => {
      const { source, page, complaints, tables } = await importing('Board once', 'board.csv', BOARD)
      await tables.getByRole('button', { name: 'Change the columns' }).click()
      await tables.getByRole('checkbox', { name: 'role: A cell can have several values' }).check()
      expect(await tables.getByRole('textbox', { name: 'role: Between the values' }).inputValue()).toBe('/')
      await tables.getByRole('button', { name: 'Drop some rows' }).click()
      const drop = tables.getByRole('group', { name: 'Drop rows' })
      await drop.getByRole('combobox', { name: 'Drop rows where' }).selectOption('user')
      await drop.getByRole('combobox', { name: 'Condition' }).selectOption('starts with')
      await drop.getByRole('textbox', { name: 'Text' }).fill('probe')
      await drop.getByRole('textbox', { name: 'because' }).fill('Probe')
      await expectFitting(page)
      await drop.getByRole('button', { name: 'Drop these rows' }).click()
      await tables.getByRole('list', { name: 'Rows that are dropped' }).getByText('Probe').waitFor()
      await tables.getByRole('button', { name: 'Save the columns' }).click()
      await tables.getByRole('button', { name: 'Change the columns' }).waitFor()
      await (await preview(page)).getByRole('row', { name: 'Grants 3 0 0 0' }).waitFor()
      await apply(page)
      const { mapping } = (await server.call('GET', `/api/v1/sources/${source.id}/mapping`)).body

      const again = await importing('Board again', 'board.csv', BOARD)
      await takeMapping(again.tables, mapping.document)
      await (await preview(again.page)).getByRole('row', { name: 'Grants 3 0 0 0' }).waitFor()
      expect([...complaints, ...again.complaints]).toEqual([])
    },
  )
})
