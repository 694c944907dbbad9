import type { MyReview, MyTask } from '../features/review/queries.ts'
import { TOKENS, type TokenName } from '../theme/tokens.ts'
import { type EarlyLine, earlyLines } from './early-list.rules.ts'

/** Between them the heads above the list take as many lines as they need, so that nobody knows its place before. */
const PHONE = '(max-width: 767.98px)'
const WIDE = '(min-width: 1100px)'
/** As theme.ts writes them for the application. */
const COLOURS: readonly TokenName[] = ['page', 'surface', 'sunken', 'line', 'text', 'text-2', 'quiet']

/** What the reader has chosen in this browser, as JSON. Some browsers keep nothing. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function isDark(): boolean {
  const scheme = kept('mantine-color-scheme-value')
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/**
 * Draws the names that a review opens with while the application is still loading, which takes them away when it draws the
 * list itself (use-end-early-list.ts).
 */
export function drawEarlyList(review: MyReview, tasks: readonly MyTask[]): HTMLElement | undefined {
  const isCard = matchMedia(PHONE).matches
  if (tasks.length === 0 || !(isCard || matchMedia(WIDE).matches)) return undefined
  const look = {
    isCard,
    isCompact: !isCard && kept('recert-density') === '"compact"',
    isAlike: kept('recert-alike') !== 'false',
  }
  const page = document.createElement('div')
  page.id = 'early-list'
  // Screen readers wait for the list that can be used.
  page.ariaHidden = 'true'
  Object.assign(page.dataset, {
    ...(review.view.endsWith('UNSTRUCTURED') ? { flat: true } : {}),
    ...(look.isCompact ? { compact: true } : {}),
    ...(review.dueAt ? { due: true } : {}),
    ...(kept('recert-panel') === 'false' ? {} : { panel: true }),
  })
  for (const name of COLOURS) page.style.setProperty(`--recert-${name}`, TOKENS[name][isDark() ? 1 : 0])
  const list = document.createElement('div')
  list.append(...earlyLines(review, tasks, look, innerHeight).map(drawn))
  page.append(text('header', review.displayName), list)
  document.body.append(page)
  return page
}

function drawn({ kind, top, height, name, about, hasFace }: EarlyLine): HTMLElement {
  const line = document.createElement('div')
  Object.assign(line.dataset, { kind, ...(hasFace ? { face: true } : {}) })
  line.style.top = `${top}px`
  line.style.height = `${height}px`
  const words = document.createElement('span')
  words.append(text('strong', name), ...(about ? [text('span', about)] : []))
  line.append(words)
  return line
}

function text(tag: string, content: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = content
  return element
}
