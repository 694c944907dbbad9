/** The related objects that a path such as `$.expanded[0,2]` of a reply points to. */
export function pointedTo<T extends object>(expanded: readonly object[], path: string | undefined): T[] {
  const places = /^\$\.expanded\[([\d,]+)\]$/.exec(path ?? '')?.[1]
  return (places?.split(',') ?? []).flatMap((place) => (expanded[Number(place)] as T | undefined) ?? [])
}

/** The names of what a reply expands, by id. */
export function namesOf(expanded: readonly unknown[]): Map<string, string> {
  return new Map(
    expanded.flatMap((one) => {
      const { id, displayName, email } = one as { id?: string; displayName?: string; email?: string }
      return id ? [[id, displayName || email || id] as const] : []
    }),
  )
}
