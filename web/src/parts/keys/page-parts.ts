import { useEffect, useLayoutEffect } from 'react'
import { hasDialog, hasOwnKeys } from './keys.rules.ts'

/*
 * Parts of a page are marked with `data-part`. F6 goes round them, and the focus that something lost goes back to the
 * part it was in. Fields that need a look are marked with `aria-invalid` or `data-problem`; Alt-F8 goes round these.
 */

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])'

const isShown = (element: Element): boolean => element.getClientRects().length > 0
const isReached = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  isShown(element) &&
  !element.matches(':disabled, [type="radio"]:not(:checked)')
const firstIn = (element: Element): Element | undefined => [...element.querySelectorAll(FOCUSABLE)].find(isReached)

/** What has the focus when somebody comes to a part: what the part names, what is current in it, or its first field. */
function startOf(part: Element): Element | undefined {
  if (part.hasAttribute('tabindex')) return part
  const named = part.querySelector('[data-part-start]') ?? part.querySelector('[aria-current]:is(a, button)')
  return named ?? firstIn(part) ?? part.querySelector('[tabindex="-1"]') ?? undefined
}

function focusOn(element: Element | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus()
  return document.activeElement === element
}

const parts = (): Element[] => [...document.querySelectorAll('[data-part]')].filter(isShown)
const partOf = (name: string) => parts().find((part) => part.getAttribute('data-part') === name)

/** Moves the focus to a part of the page; if that is still loading, as soon as there is something in it. */
export function focusPart(name: string): void {
  const part = partOf(name)
  if (!part || focusOn(startOf(part))) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  last = { element: part, part: name }
}

/** Moves the focus to the search of a part of the page. */
export function focusSearch(name: string): void {
  focusOn(partOf(name)?.querySelector('[type="search"]') ?? undefined)
}

export const isInPart = (name: string): boolean => partOf(name)?.contains(document.activeElement) ?? false

export const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body

/** What has the focus because it was clicked. */
let clicked: Element | undefined
let isPressing = false

/** Whether what has the focus was clicked, and not reached by key. */
export const isClicked = (): boolean => clicked !== undefined && clicked === document.activeElement

/** What had the focus last, in which part; undefined once somebody has clicked beside everything. */
let last: { element: Element; part: string } | undefined

/** Gives the focus back to where it was last, or to the part that this was in. */
export function restoreFocus(): void {
  if (last?.element.isConnected && isShown(last.element) && focusOn(last.element)) return
  if (last) focusPart(last.part)
}

/** While the caller is shown: when what had the focus in a part is gone, the part has it. */
export function useKeptFocus(name: string): void {
  useLayoutEffect(() => {
    if (last?.part === name && hasNoFocus() && !hasDialog()) focusPart(name)
  })
}

function goToPart(step: 1 | -1): void {
  const all = parts()
  const at = all.findLastIndex((part) => part.contains(document.activeElement))
  const from = at < 0 && step === -1 ? 0 : at
  for (let n = 1; n <= all.length; n++) {
    const part = all[(from + step * n + all.length * 2) % all.length]
    if (part && focusOn(startOf(part))) return
  }
}

function goToProblem(): void {
  const marked = [...document.querySelectorAll('main [aria-invalid="true"], main [data-problem]')]
  for (const element of marked) element.closest('details')?.setAttribute('open', '')
  // A row of problems has no field: it takes the focus itself.
  const isTarget = (element: Element) => isReached(element) || element.hasAttribute('tabindex')
  const fields = marked.flatMap((element) => (isTarget(element) ? element : (firstIn(element) ?? [])))
  const current = document.activeElement ?? document.body
  const isAfter = (field: Element) =>
    (current.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && field !== current
  const next = fields.find(isAfter) ?? fields[0]
  next?.scrollIntoView({ block: 'center' })
  focusOn(next)
}

/**
 * A button is disabled while what it started is under way, and then a browser takes the focus from it. It has it back
 * when it can be pressed again, unless the focus went on.
 */
function useReturnedFocus(): void {
  useEffect(() => {
    let focused: EventTarget | null = null
    const onFocus = ({ target }: FocusEvent) => {
      focused = target
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && focused instanceof Node && focused.contains(target))) focused = null
    }
    const observer = new MutationObserver((changes) => {
      if (hasNoFocus() && changes.some(({ target }) => target === focused)) focusOn(focused as Element)
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
    window.addEventListener('focusin', onFocus)
    window.addEventListener('pointerdown', onPointer)
    return () => {
      observer.disconnect()
      window.removeEventListener('focusin', onFocus)
      window.removeEventListener('pointerdown', onPointer)
    }
  }, [])
}

/** F6 and Shift-F6 go round the parts of the page, Alt-F8 round its problems. For the shell. */
export function usePageParts(): void {
  useReturnedFocus()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || hasDialog()) return
      if (event.key === 'F6' && !event.altKey) goToPart(event.shiftKey ? -1 : 1)
      else if (event.key === 'F8' && event.altKey) goToProblem()
      else return
      event.preventDefault()
    }
    const onFocus = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target : undefined
      clicked = isPressing ? element : undefined
      const part = element?.closest('[data-part]')?.getAttribute('data-part')
      if (element && part) last = { element, part }
    }
    const onRelease = () => {
      isPressing = false
    }
    const onPointer = ({ target }: PointerEvent) => {
      isPressing = true
      if (!hasOwnKeys(target)) last = undefined
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('focusin', onFocus)
    window.addEventListener('pointerdown', onPointer)
    window.addEventListener('pointerup', onRelease)
    window.addEventListener('pointercancel', onRelease)
    return () => {
      window.removeEventListener('pointercancel', onRelease)
      window.removeEventListener('pointerup', onRelease)
      window.removeEventListener('pointerdown', onPointer)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('focusin', onFocus)
    }
  }, [])
}
