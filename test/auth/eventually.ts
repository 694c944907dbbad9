/** How long a change behind the server's back may stay unseen (AUTH-153). */
export const SEEN_WITHIN_MS = 5_000

/** Tries until it no longer throws, for at most this long. */
export async function eventually<T>(attempt: () => Promise<T>, withinMs = SEEN_WITHIN_MS): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
