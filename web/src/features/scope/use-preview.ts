import { useEffect, useRef, useState } from 'react'
import { hasStatus } from '../../api/problem.ts'
import { type Validation, validateCampaign } from './queries.ts'

const RETRY_MS = 3000

export interface Preview {
  validation: Validation | undefined
  /** The version of the campaign that was counted. */
  version: string
  countedAt: Date | undefined
  tookMs: number
  isCounting: boolean
  /** When it is tried again after too many requests. */
  retryAt: Date | undefined
  error: unknown
}

const NOTHING: Preview = {
  validation: undefined,
  version: '',
  countedAt: undefined,
  tookMs: 0,
  isCounting: false,
  retryAt: undefined,
  error: undefined,
}

/** Counts a draft whenever it has another version: one request at a time, the newest version last. */
export function usePreview(id: string, version: string, isWanted: boolean): Preview & { recount(): void } {
  const [preview, setPreview] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const running = useRef(false)
  const wanted = useRef('')
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    wanted.current = `${version} ${attempt}`
    if (running.current) return
    const count = async () => {
      running.current = true
      for (let counted = ''; counted !== wanted.current; ) {
        const asked = wanted.current
        const started = performance.now()
        setPreview((now) => ({ ...now, isCounting: true, retryAt: undefined }))
        try {
          const validation = await validateCampaign(id, abort.signal)
          const tookMs = performance.now() - started
          setPreview({ ...NOTHING, validation, version: asked.split(' ')[0] ?? '', countedAt: new Date(), tookMs })
          counted = asked
        } catch (error) {
          if (abort.signal.aborted) break
          if (!hasStatus(error, 429)) {
            setPreview((now) => ({ ...now, isCounting: false, error }))
            counted = asked
            continue
          }
          const waitMs = error.retryAfterMs ?? RETRY_MS
          setPreview((now) => ({ ...now, retryAt: new Date(Date.now() + waitMs) }))
          await new Promise((resolve) => setTimeout(resolve, waitMs))
        }
      }
      running.current = false
    }
    void count()
  }, [id, version, attempt, isWanted])
  return { ...preview, recount: () => setAttempt((now) => now + 1) }
}
