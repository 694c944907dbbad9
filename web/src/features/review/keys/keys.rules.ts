/** What a key of the review page does. */
export type Command =
  | { do: 'move'; by: 'row' | 'group' | 'page' | 'end'; step: 1 | -1; extends?: boolean }
  | { do: 'nextUndecided' }
  | { do: 'open' | 'close' }
  | { do: 'choose'; choice: 'APPROVE' | 'DENY' }
  | {
      do:
        | 'comment'
        | 'reassign'
        | 'select'
        | 'selectAll'
        | 'undo'
        | 'panel'
        | 'enterPanel'
        | 'instructions'
        | 'alike'
        | 'density'
        | 'submit'
        | 'escape'
    }
  | { do: 'view'; view: 'app' | 'user' | 'resource' | 'flat' }

export interface Key {
  key: string
  /** Where the key is, whatever it writes. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const VIEWS: Record<string, 'app' | 'user' | 'resource' | 'flat'> = { 1: 'app', 2: 'user', 3: 'resource', 4: 'flat' }

/** With Option a Mac writes another character; French keyboards write digits with Shift only. */
const isAlike = ({ key, code }: Key): boolean => key === 'g' || (code === 'KeyG' && !/^[a-z]$/i.test(key))
const viewOf = ({ key, code, shiftKey }: Key) => VIEWS[key] ?? (shiftKey ? undefined : VIEWS[code.replace('Digit', '')])

const PLAIN: Record<string, Command> = {
  j: { do: 'move', by: 'row', step: 1 },
  ArrowDown: { do: 'move', by: 'row', step: 1 },
  k: { do: 'move', by: 'row', step: -1 },
  ArrowUp: { do: 'move', by: 'row', step: -1 },
  PageDown: { do: 'move', by: 'page', step: 1 },
  PageUp: { do: 'move', by: 'page', step: -1 },
  End: { do: 'move', by: 'end', step: 1 },
  Home: { do: 'move', by: 'end', step: -1 },
  ArrowRight: { do: 'open' },
  ArrowLeft: { do: 'close' },
  n: { do: 'nextUndecided' },
  a: { do: 'choose', choice: 'APPROVE' },
  d: { do: 'choose', choice: 'DENY' },
  c: { do: 'comment' },
  r: { do: 'reassign' },
  x: { do: 'select' },
  ' ': { do: 'select' },
  u: { do: 'undo' },
  o: { do: 'panel' },
  Enter: { do: 'enterPanel' },
  i: { do: 'instructions' },
  t: { do: 'density' },
  Escape: { do: 'escape' },
}
const SHIFTED: Record<string, Command> = {
  J: { do: 'move', by: 'group', step: 1 },
  K: { do: 'move', by: 'group', step: -1 },
  ArrowDown: { do: 'move', by: 'row', step: 1, extends: true },
  ArrowUp: { do: 'move', by: 'row', step: -1, extends: true },
}
const WITH_CONTROL: Record<string, Command> = {
  a: { do: 'selectAll' },
  z: { do: 'undo' },
  Enter: { do: 'submit' },
}

/** The command of a key; undefined if it has none here. */
export function commandOf(pressed: Key): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (ctrlKey || metaKey) return altKey || shiftKey ? undefined : WITH_CONTROL[key]
  if (altKey) return isAlike(pressed) ? { do: 'alike' } : undefined
  const view = viewOf(pressed)
  return view ? { do: 'view', view } : (shiftKey ? SHIFTED : PLAIN)[key]
}

/** Keys with Ctrl, Cmd or Alt work everywhere on the page, others in the list, in the panel, or if nothing has the focus. */
export const isOfPage = ({ ctrlKey, metaKey, altKey }: Key): boolean => ctrlKey || metaKey || altKey

/** Single keys can be switched off; these work always (WCAG 2.2, 2.1.4). */
export const isAlwaysOn = (key: Key): boolean => isOfPage(key) || key.key.length > 1 || key.key === ' '

export const REVIEW_KEYS = [
  ['j, k', 'Next, previous row'],
  ['Shift j, Shift k', 'Next, previous group'],
  ['n', 'Next undecided row'],
  ['→, ←', 'Open, close a group or what is alike'],
  ['a', 'Certify; again takes it back'],
  ['d', 'Deny; again takes it back'],
  ['c', 'Comment'],
  ['r', 'Reassign'],
  ['x, Space', 'Select; with Shift extends'],
  ['Ctrl A', 'Select the group; again all that match'],
  ['u, Ctrl Z', 'Undo'],
  ['Enter', 'Open the panel and go there; Esc goes back to the list'],
  ['o', 'Open or close the panel'],
  ['1, 2, 3, 4', 'By app, user, resource, flat'],
  ['i', 'Instructions'],
  ['Alt g', 'Alike together'],
  ['Alt click in the outline', 'Show this group alone'],
  ['t', 'Row height'],
  ['Enter in the search', 'Go to the list'],
  ['Ctrl Enter', 'Submit'],
] as const
