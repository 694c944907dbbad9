/**
 * Something large that is loaded when it is needed, and loaded again when it was let go in between: an upload may have
 * many of them, of which one is in use.
 */
export function recalled<T extends object>(load: () => Promise<T>): () => Promise<T> {
  let kept: WeakRef<T> | undefined
  return async () => {
    const known = kept?.deref()
    if (known) return known
    const value = await load()
    kept = new WeakRef(value)
    return value
  }
}
