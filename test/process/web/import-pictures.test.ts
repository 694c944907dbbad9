import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../../server/directory/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { sample } from '../../rounds.ts'
import { useBrowser } from './browser.ts'
import { visitingOn } from './visiting.ts'

/** Where the pictures of docs/presets.md and its pages are kept (`npm run screenshots`). */
const SCREENSHOTS = process.env.RECERT_SCREENSHOTS
const fileOf = (name: string) => readFileSync(new URL(`../../import/exports/${name}`, import.meta.url))

/** The people come first, so that the accounts of the others find them. */
const EXPORTS = [
  ['okta-users', 'directory-users.csv', 'Okta', 'Okta: people'],
  ['github-members', 'code-members.csv', 'GitHub', 'GitHub: members of an organization'],
  ['aws-credential-report', 'credential-report.csv', 'AWS', 'AWS: credential report'],
  ['access-list', 'access-sheet.csv', 'Access sheet', 'Plain list of user, application and role'],
] as const

describe('exports that somebody drops in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const admin = await server.database.read((reader) => findUserByEmail(reader, server.tenant.id, 'admin@example.com'))
  const picture = async (page: Page, name: string) => {
    if (!SCREENSHOTS) return
    mkdirSync(SCREENSHOTS, { recursive: true })
    await page.screenshot({ path: join(SCREENSHOTS, `import-${name}.png`) })
  }

  it.each(SCREENSHOTS ? EXPORTS : sample(EXPORTS, 1, 'exports'))(
    'are recognised as %s, previewed and applied',
    async (preset, file, displayName, title) => {
      const { id } = (await server.call('POST', '/api/v1/sources', { body: { displayName } })).body.source
      const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${id}/import`)
      await page.locator('input[type=file]').setInputFiles([{ name: file, mimeType: 'text/csv', buffer: fileOf(file) }])
      await page.getByRole('button', { name: 'Upload' }).click()
      const tables = page.getByRole('region', { name: '2. Tables and columns' })
      await tables.getByText(`Recognised as: ${title}.`).waitFor()
      await tables.scrollIntoViewIfNeeded()
      await picture(page, `${preset}-columns`)
      await tables.getByRole('button', { name: 'Preview' }).click()
      const preview = page.getByRole('region', { name: '3. What would change' })
      await preview.getByRole('table', { name: 'What would change' }).waitFor()
      await preview.evaluate((part) => part.scrollIntoView())
      await picture(page, `${preset}-preview`)
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
      expect(complaints).toEqual([])
    },
  )
})
