/** How long a change behind the server's back may stay unseen (AUTH-153). */
export const SEEN_WITHIN_MS = 5_000

/** Long enough for any machine, and shorter than the limit of a test, so that the reason is told. */
export const PATIENCE_MS = 280_000

/** Before looking again at what is waited for, which needs the processor more than the one who looks. */
export const nextLook = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))

/** Tries until it no longer throws. An attempt that begins after this time must succeed, however long each takes. */
export async function eventually<T>(attempt: () => Promise<T>, withinMs = PATIENCE_MS): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const isLast = Date.now() >= deadline
    try {
      return await attempt()
    } catch (error) {
      if (isLast) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** The same for what the server must see soon though it was changed behind its back. */
export const soon = <T>(attempt: () => Promise<T>): Promise<T> => eventually(attempt, SEEN_WITHIN_MS)
