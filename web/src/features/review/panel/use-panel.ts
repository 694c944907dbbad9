import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusPart, isInPart } from '../../../parts/keys/page-parts.ts'
import { useAfterPaint } from '../../../parts/page/after-paint.ts'
import type { ListRow } from '../list/rows.rules.ts'
import type { MyReview } from '../queries.ts'
import type { Look } from '../use-look.ts'
import type { PanelHandle } from './task-comment.tsx'
import { useInstructions } from './use-instructions.ts'

export type Panel = ReturnType<typeof usePanel>

/** What stands beside the list: why somebody has an access, or the instructions; and where the focus goes with it. */
export function usePanel(review: MyReview, look: Look, isClosed: boolean) {
  const instructions = useInstructions(review, isClosed)
  const handle = useRef<PanelHandle>(null)
  const active = useRef<string>(undefined)
  const [commented, setCommented] = useState<string>()
  /** At once, so that the focus can go there. */
  const show = (isShown: boolean) => {
    const hadFocus = isInPart('panel')
    flushSync(() => {
      instructions.show(false)
      look.showPanel(isShown)
    })
    if (!isShown && hadFocus) focusPart('list')
  }
  const showInstructions = (isShown: boolean) => {
    flushSync(() => instructions.show(isShown))
    focusPart(isShown ? 'panel' : 'list')
  }
  return {
    handle,
    show,
    showInstructions,
    showsInstructions: instructions.isShown,
    toggleInstructions: () => review.instructions !== '' && showInstructions(!instructions.isShown),
    focusComment: () => {
      flushSync(() => setCommented(active.current))
      handle.current?.comment()
    },
    active,
    commented,
  }
}

/**
 * The row that the panel shows. The rows of the list are seen first: what the panel says of one takes as long as all the
 * rest. Who comments has the panel at once, so that no word goes to the row before.
 */
export function usePanelRow({ active, commented }: Panel, row: ListRow | undefined): ListRow | undefined {
  active.current = row?.taskId
  const seen = useAfterPaint(row, undefined)
  return row?.taskId === commented ? row : seen
}
