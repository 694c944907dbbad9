import { type Ref, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type Layout, scrollToShow } from './layout.rules.ts'
import type { ListHandle } from './list-handle.ts'

/** Which part of the list is in sight, as it is scrolled and resized; `ref` scrolls it. */
export function useListSight(ref: Ref<ListHandle>, layout: Layout) {
  const scroller = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ top: 0, height: 800, width: 1280 })
  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const { scrollTop: top, clientHeight: height, clientWidth: width } = element
    setSight((old) => (old.top === top && old.height === height && old.width === width ? old : { top, height, width }))
  }, [])
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [look])

  // Rows above that became one, or came in another height: what is in sight stays where it is.
  const before = useRef(layout)
  useLayoutEffect(() => {
    const element = scroller.current
    const old = before.current
    before.current = layout
    if (!element || old === layout || old.rowCount !== layout.rowCount) return
    const anchor = old
      .between(element.scrollTop, element.scrollTop + element.clientHeight)
      .find(({ kind }) => kind === 'row')
    if (anchor?.kind !== 'row') return
    const moved = (layout.placeOf(anchor.row)?.top ?? anchor.top) - anchor.top
    if (moved !== 0) element.scrollTop += moved
  }, [layout])

  useImperativeHandle(
    ref,
    () => ({
      show(row) {
        const element = scroller.current
        const place = layout.placeOf(row)
        if (!element || !place) return
        element.scrollTop = scrollToShow(place, element.scrollTop, element.clientHeight)
        look()
      },
      showGroup(group) {
        if (scroller.current) scroller.current.scrollTop = layout.topOfGroup(group)
        look()
      },
      pageRows: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 500) / 60)),
    }),
    [layout, look],
  )

  return { scroller, sight }
}
