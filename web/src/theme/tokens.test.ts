import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { MEANINGS, TOKENS, type TokenName } from './tokens.ts'

const pairs: [text: TokenName, ground: TokenName, least: number][] = [
  ...(['text', 'text-2', 'quiet'] as const).flatMap((text) =>
    (['page', 'surface', 'sunken', ...MEANINGS.map((name) => `${name}-soft` as const)] as const).map(
      (ground): [TokenName, TokenName, number] => [text, ground, 4.5],
    ),
  ),
  ...MEANINGS.flatMap((name): [TokenName, TokenName, number][] => [
    [name, 'surface', 4.5],
    [name, 'page', 4.5],
    [name, `${name}-soft`, 4.5],
    ['on-fill', name, 4.5],
  ]),
  ...([0, 1, 2, 3, 4] as const).map((n): [TokenName, TokenName, number] => [`tint-text-${n}`, `tint-${n}`, 4.5]),
  ['edge', 'surface', 3],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the colours of the %s scheme', (_scheme, index) => {
  it.each(pairs)('%s is readable on %s (at least %s:1)', (text, ground, least) => {
    expect(contrast(TOKENS[text][index], TOKENS[ground][index])).toBeGreaterThanOrEqual(least)
  })
})
