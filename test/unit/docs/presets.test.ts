import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PRESETS } from '../../../server/imports/map/presets/presets.ts'

const ids = PRESETS.map(({ id }) => id).sort()

it('has one page for each preset, and no other, all of them in the index', () => {
  expect(readdirSync('docs/presets').sort()).toEqual(ids.map((id) => `${id}.md`))
  const [, index = ''] = readFileSync('docs/presets.md', 'utf8').split('## All presets')
  expect(Array.from(index.matchAll(/\(presets\/(.+?)\.md\)/g), ([, id]) => id)).toEqual(ids)
})

it.each(ids)('says of %s how to export it, what it makes, what is special, and shows how to import it', (id) => {
  const page = readFileSync(`docs/presets/${id}.md`, 'utf8')
  const parts = Array.from(page.matchAll(/^- \*\*(\w+):\*\* ?\S?/gm), ([, part]) => part)
  expect(parts).toEqual(['Export', 'Makes', 'Special'])
  const [, steps = ''] = page.split('## Five minutes')
  const pictures = Array.from(steps.matchAll(/!\[.+\]\(\.\.\/images\/(.+)\)/g), ([, picture]) => picture)
  expect(pictures).toEqual([`import-${id}-columns.webp`, `import-${id}-preview.webp`])
})
