import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useAfterPaint } from './after-paint.ts'
import { EmptyNote } from './empty-note.tsx'

/** In place of a part that cannot be loaded; the page around it stays. */
const NotLoaded = () => (
  <div role="alert">
    <EmptyNote>This part of the page could not be loaded. Check your connection, then reload the page.</EmptyNote>
  </div>
)

/** A part that is loaded when it is first shown, and that leaves the rest of the page alone when that fails. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: NotLoaded as ComponentType<Props> })))

/** Lazy parts that nobody needs at once. They are loaded after the page is painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useAfterPaint(true, false) && <Suspense>{children}</Suspense>
}
