import type { ModalProps } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasNoFocus, restoreFocus } from '../keys/page-parts.ts'
import { lazyPart } from '../page/lazy-part.tsx'

const load = () => import('./dialog-frame.tsx')
const Frame = lazyPart(load)
/** Soon after the page is shown: a dialog must also open when the server cannot be reached. */
const PRELOAD_MS = 1000
setTimeout(() => void load().catch(() => undefined), PRELOAD_MS)
/** The dialog lets go of the focus first. */
const AFTER_MS = 30

/** A dialog. Its frame is loaded when the first one is opened. When it closes, the focus is where it was before. */
export function Dialog(props: ModalProps) {
  const { opened } = props
  const [isUsed, setIsUsed] = useState(opened)
  if (opened && !isUsed) setIsUsed(true)
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        if (!hasNoFocus()) return
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
        if (hasNoFocus()) restoreFocus()
      }, AFTER_MS)
    }
  }, [opened])
  return isUsed ? (
    <Suspense>
      <Frame {...props}>
        <FirstField>{props.children}</FirstField>
      </Frame>
    </Suspense>
  ) : null
}

/**
 * Unless something asks for the focus with `data-autofocus`, the first field has it, or without fields the action, and
 * not the button that closes.
 */
function FirstField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const find = (selector: string) => root.current?.querySelector(selector)
    if (!find('[data-autofocus]'))
      find(':is(input, textarea, select, [type=submit]):not(:disabled, [type=hidden])')?.toggleAttribute(
        'data-autofocus',
      )
  }, [])
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
