import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PRESETS } from '../../../server/imports/map/presets.ts'

const [, ...sections] = readFileSync('docs/presets.md', 'utf8').split(/^## /m)

it('has one section for each preset in docs/presets.md, and no other', () => {
  expect(sections.map((section) => section.split('\n')[0])).toEqual(PRESETS.map(({ id }) => id).sort())
})

it.each(sections.map((section) => [section.split('\n')[0], section]))(
  'says of %s how to export it, what it makes and what is special',
  (_, section = '') => {
    const parts = Array.from(section.matchAll(/^- \*\*(\w+):\*\* ?\S?/gm), ([, part]) => part)
    expect(parts).toEqual(['Export', 'Makes', 'Special'])
  },
)
