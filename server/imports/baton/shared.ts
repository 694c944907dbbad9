import type { Content } from '../read/content.ts'
import { type OpenBaton, openBaton, type ThreadOptions } from './thread.ts'

/** How long a file stays open that nobody reads: the passes over its tables follow each other. */
const KEEP_OPEN_MS = 10_000

interface Shared {
  opened: Promise<OpenBaton>
  borrowers: number
  timer?: NodeJS.Timeout
}
const known = new WeakMap<Content, Shared>()

export interface Loan {
  baton: OpenBaton
  giveBack(): void
}

/** The file of a content, opened at its first use and shared by its passes. */
export async function borrowBaton(content: Content, options: ThreadOptions): Promise<Loan> {
  const shared = known.get(content) ?? { opened: openBaton(content, options), borrowers: 0 }
  known.set(content, shared)
  shared.borrowers++
  clearTimeout(shared.timer)
  const forget = () => {
    if (known.get(content) === shared) known.delete(content)
  }
  const baton = await shared.opened.catch((error: unknown) => {
    forget()
    throw error
  })
  baton.wake()
  const close = () => {
    forget()
    void baton.close()
  }
  return {
    baton,
    giveBack() {
      if (baton.hasFailed) forget()
      if (--shared.borrowers > 0) return
      if (baton.hasFailed) return close()
      baton.rest()
      shared.timer = setTimeout(close, KEEP_OPEN_MS).unref()
    },
  }
}
