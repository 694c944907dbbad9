/** The related objects that a path such as `$.expanded[0,2]` of a reply points to. */
export function pointedTo<T extends object>(expanded: readonly object[], path: string | undefined): T[] {
  const places = /^\$\.expanded\[([\d,]+)\]$/.exec(path ?? '')?.[1]
  return (places?.split(',') ?? []).flatMap((place) => (expanded[Number(place)] as T | undefined) ?? [])
}
