import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../server/domains.ts'

describe('compose.yaml', () => {
  it('passes every setting to the container but those that the image fixes', () => {
    const [, environment = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(readFileSync('compose.yaml', 'utf8')) ?? []
    const passed = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
    const fixed = ['HOST', 'PORT', 'DATA_DIR']
    expect(passed.sort()).toEqual(
      settings
        .map(({ name }) => name)
        .filter((name) => !fixed.includes(name))
        .sort(),
    )
  })
})
