import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findUserByEmail } from '../../../../server/directory/index.ts'
import { PRESETS } from '../../../../server/imports/map/presets/presets.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { printBaton } from '../../../import/fixtures/baton.ts'
import { SAMPLE } from '../../../import/fixtures/baton-sample.ts'
import { sample } from '../../../rounds.ts'
import { useBrowser } from '../browser.ts'
import { visitingOn } from '../visiting.ts'

/** Where the pictures of docs/presets.md and its pages are kept (`npm run screenshots`). */
const SCREENSHOTS = process.env.RECERT_SCREENSHOTS
/** High enough that nothing has to be scrolled into sight. */
const VIEWPORT = { width: 1000, height: 3000 }
const PICTURE_HEIGHT = 640

/** The people come first, so that the accounts of the others find them. */
const FIRST = 'okta-users'
const TITLES = PRESETS.map(({ id, title }) => [id, title] as const).sort(
  ([one], [other]) => Number(other === FIRST) - Number(one === FIRST),
)

/** Our own files need no preset to be chosen. */
const RECOGNISED: Record<string, string> = { recert: 'by its name' }

/** An export as each system writes it, in a directory that is named like the preset. */
function exportsOf(preset: string): { name: string; mimeType: string; buffer: Buffer }[] {
  const mimeType = 'application/octet-stream'
  if (preset === 'baton') return [{ name: 'Harbor.c1z', mimeType, buffer: printBaton(SAMPLE) }]
  const directory = new URL(`../../../import/presets/${preset}/`, import.meta.url)
  return readdirSync(directory).map((name) => ({ name, mimeType, buffer: readFileSync(new URL(name, directory)) }))
}

describe('exports that somebody drops in the browser', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { visit } = visitingOn(server, await useBrowser())
  const admin = await server.database.read((reader) => findUserByEmail(reader, server.tenant.id, 'admin@example.com'))
  /** The upper part of a section, which ends where one of its lines does. */
  const picture = async (section: Locator, name: string) => {
    if (!SCREENSHOTS) return
    mkdirSync(SCREENSHOTS, { recursive: true })
    await section.page().mouse.move(0, 0)
    const clip = await section.evaluate((element, limit) => {
      const { x, y, width } = element.getBoundingClientRect()
      const ends = [...element.querySelectorAll('li, tr, summary, p, h3')]
        .filter((line) => line.checkVisibility())
        .map((line) => line.getBoundingClientRect().bottom - y)
        .filter((end) => end <= limit)
      return { x, y, width, height: Math.max(...ends) + 8 }
    }, PICTURE_HEIGHT)
    await section.page().screenshot({ path: join(SCREENSHOTS, `import-${name}.png`), clip, animations: 'disabled' })
  }

  it.each(SCREENSHOTS ? TITLES : sample(TITLES, 1, 'exports'))(
    'are recognised as %s, previewed and applied (WEB-064)',
    async (preset, title) => {
      const displayName = title.split(':')[0] ?? title
      const { id } = (
        await server.call('POST', '/api/v1/sources', { body: { displayName: `${displayName} ${preset}` } })
      ).body.source
      const { page, complaints } = await visit(admin?.id ?? '', `/data/sources/${id}/import`, { viewport: VIEWPORT })
      await page.locator('input[type=file]').setInputFiles(exportsOf(preset))
      await page.getByRole('button', { name: 'Upload' }).click()
      const tables = page.getByRole('region', { name: '2. Tables and columns' })
      await tables
        .getByText(`Recognised ${RECOGNISED[preset] ?? `as: ${title}`}.`)
        .first()
        .waitFor()
      await picture(tables, `${preset}-columns`)
      await tables.getByRole('button', { name: 'Preview' }).click()
      const preview = page.getByRole('region', { name: '3. What would change' })
      await preview.getByRole('table', { name: 'What would change' }).waitFor()
      await page.waitForLoadState('networkidle')
      await picture(preview, `${preset}-preview`)
      expect(await page.getByRole('checkbox').count()).toBe(0)
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
      expect(complaints).toEqual([])
    },
  )
})
