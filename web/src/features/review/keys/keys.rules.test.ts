import { describe, expect, it } from 'vitest'
import { commandOf, isAlwaysOn, isOfPage, REVIEW_KEYS } from './keys.rules.ts'

const key = (text: string) => {
  const parts = text.split('-')
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return {
    key: parts.at(-1) ?? '',
    code: '',
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
    ['Enter', { do: 'enterPanel' }],
    ['o', { do: 'panel' }],
    ['Ctrl-a', { do: 'selectAll' }],
    ['Cmd-z', { do: 'undo' }],
    ['Ctrl-Enter', { do: 'submit' }],
    ['Alt-g', { do: 'alike' }],
    ['3', { do: 'view', view: 'resource' }],
  ])('%s', (text, command) => {
    expect(commandOf(key(text))).toEqual(command)
  })

  it.each([
    ['Alt-©', 'KeyG', { do: 'alike' }],
    ['&', 'Digit1', { do: 'view', view: 'app' }],
    ['"', 'Digit3', { do: 'view', view: 'resource' }],
    ['Shift-4', 'Digit4', { do: 'view', view: 'flat' }],
    // Where another letter stands on the key, it is that letter.
    ['Alt-i', 'KeyG', undefined],
    ['Shift-!', 'Digit1', undefined],
  ])('%s on %s, as other keyboards have it (WEB-118)', (text, code, command) => {
    expect(commandOf({ ...key(text), code })).toEqual(command)
  })

  it.each(['Shift-A', 'Ctrl-d', 'Alt-a', 'Ctrl-Shift-a', 'q', '5'])('%s does nothing', (text) => {
    expect(commandOf(key(text))).toBeUndefined()
  })

  it('with Ctrl, Cmd or Alt work wherever the focus is on the page', () => {
    expect(['Ctrl-Enter', 'Cmd-z', 'Alt-g'].map((one) => isOfPage(key(one)))).toEqual([true, true, true])
    expect(['Enter', 'a', 'Shift-J', 'ArrowDown'].some((one) => isOfPage(key(one)))).toBe(false)
  })

  it('are each explained once in the dialog of keys', () => {
    const explained = REVIEW_KEYS.map(([keys]) => keys)
    expect(new Set(explained).size).toBe(explained.length)
    for (const one of ['Enter', 'o', 'Ctrl A']) expect(explained).toContain(one)
  })

  it('of one character can be switched off, others cannot', () => {
    expect(['a', 'j', '1'].map((one) => isAlwaysOn(key(one)))).toEqual([false, false, false])
    expect(['ArrowDown', 'Enter', ' ', 'Ctrl-a'].map((one) => isAlwaysOn(key(one)))).toEqual([true, true, true, true])
  })
})
