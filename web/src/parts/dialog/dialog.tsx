import type { ModalProps } from '@mantine/core'
import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasNoFocus, restoreFocus } from '../keys/page-parts.ts'
import { lazyPart } from '../page/lazy-part.tsx'

const load = () => import('./dialog-frame.tsx')
const Frame = lazyPart(load)
/** Soon after the page is shown: a dialog must also open when the server cannot be reached. */
const PRELOAD_MS = 1000
setTimeout(() => void load().catch(() => undefined), PRELOAD_MS)
/** What opened the dialog may have to be drawn again first. */
const AFTER_MS = 30

/** A dialog. Its frame is loaded when the first one is opened. When it closes, the focus is where it was before. */
export function Dialog(props: ModalProps) {
  const { opened } = props
  const [isUsed, setIsUsed] = useState(opened)
  if (opened && !isUsed) setIsUsed(true)
  const content = useRef<HTMLDivElement>(null)
  // Read before the first field takes the focus, which it does before any effect of this component.
  const before = useRef<Element>(null)
  before.current = opened ? (before.current ?? document.activeElement) : null
  useEffect(() => {
    if (!opened) return
    const element = before.current
    return () => {
      setTimeout(() => {
        const closing = content.current?.closest('[role="dialog"]')
        if (!hasNoFocus() && !closing?.contains(document.activeElement)) return
        if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
        if (hasNoFocus()) restoreFocus()
      }, AFTER_MS)
    }
  }, [opened])
  return isUsed ? (
    <Suspense>
      <Frame returnFocus={false} {...props}>
        <FirstField ref={content}>{props.children}</FirstField>
      </Frame>
    </Suspense>
  ) : null
}

interface FirstFieldProps {
  ref: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * Unless something asks for the focus with `data-autofocus`, the first field has it, or without fields the action, and
 * not the button that closes. It gets the focus as soon as it appears, so nothing typed right away is lost.
 */
function FirstField({ ref, children }: FirstFieldProps) {
  useLayoutEffect(() => {
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    if (!find('[data-autofocus]'))
      find(':is(input, textarea, select, [type=submit]):not(:disabled, [type=hidden])')?.toggleAttribute(
        'data-autofocus',
      )
    find('[data-autofocus]')?.focus({ preventScroll: true })
  }, [ref])
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
