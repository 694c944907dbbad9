import { useRef } from 'react'

/** How long the rest takes at the pace seen since this page was opened, in words; undefined until that is known. */
export function useEstimate(done: number, total: number): string | undefined {
  const first = useRef<{ at: number; done: number }>(undefined)
  first.current ??= { at: Date.now(), done }
  const [seconds, made] = [(Date.now() - first.current.at) / 1000, done - first.current.done]
  if (made <= 0 || seconds < 3 || done >= total) return undefined
  const left = ((total - done) * seconds) / made
  return left < 60 ? `${Math.max(1, Math.round(left))} s` : `${Math.round(left / 60)} min`
}
