import { expect, it } from 'vitest'
import { commandOf, digitOf, movedFocus, targetsOf, toggled } from './selection.rules.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

it('tags the chosen rows, or the focused one', () => {
  expect(targetsOf(rows, { focused: 1, selected: new Set() })).toEqual([{ id: 'b' }])
  expect(targetsOf(rows, { focused: 1, selected: new Set(['c', 'a']) })).toEqual([{ id: 'a' }, { id: 'c' }])
  expect(targetsOf([], { focused: 0, selected: new Set() })).toEqual([])
})

it('keeps the focus in the list', () => {
  expect([movedFocus(0, -1, 3), movedFocus(0, 1, 3), movedFocus(2, 1, 3)]).toEqual([0, 1, 2])
})

it('chooses and unchooses', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a']), 'a')]).toEqual([])
})

it('has a digit for the first nine tags', () => {
  expect([digitOf(0), digitOf(8), digitOf(9)]).toEqual(['1', '9', undefined])
})

it('knows its keys, and leaves Space to buttons', () => {
  expect([commandOf('j', false), commandOf('x', false), commandOf('2', false)]).toEqual([
    'next',
    'select',
    { tagIndex: 1 },
  ])
  expect([commandOf(' ', false), commandOf(' ', true), commandOf('q', false)]).toEqual(['select', undefined, undefined])
})
