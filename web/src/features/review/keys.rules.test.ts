import { describe, expect, it } from 'vitest'
import { commandOf, isAlwaysOn } from './keys.rules.ts'

const key = (text: string) => {
  const parts = text.split('-')
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    altKey: has('Alt'),
    shiftKey: has('Shift'),
  }
}

describe('keys of the review page', () => {
  it.each([
    ['j', { do: 'move', by: 'row', step: 1 }],
    ['Shift-J', { do: 'move', by: 'group', step: 1 }],
    ['Shift-ArrowUp', { do: 'move', by: 'row', step: -1, extends: true }],
    ['a', { do: 'choose', choice: 'APPROVE' }],
    ['d', { do: 'choose', choice: 'DENY' }],
    ['Ctrl-a', { do: 'selectAll' }],
    ['Cmd-z', { do: 'undo' }],
    ['Ctrl-Enter', { do: 'submit' }],
    ['Alt-g', { do: 'alike' }],
    ['3', { do: 'view', view: 'resource' }],
  ])('%s', (text, command) => {
    expect(commandOf(key(text))).toEqual(command)
  })

  it.each(['Shift-A', 'Ctrl-d', 'Alt-a', 'Ctrl-Shift-a', 'q', '5'])('%s does nothing', (text) => {
    expect(commandOf(key(text))).toBeUndefined()
  })

  it('of one character can be switched off, others cannot', () => {
    expect(['a', 'j', '1'].map((one) => isAlwaysOn(key(one)))).toEqual([false, false, false])
    expect(['ArrowDown', 'Enter', ' ', 'Ctrl-a'].map((one) => isAlwaysOn(key(one)))).toEqual([true, true, true, true])
  })
})
