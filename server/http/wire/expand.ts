import { ApiError } from '../api-error.ts'

/**
 * Collects the related objects of a reply (interface 10.7). Each appears once, however many rows point to it; `add`
 * returns the `$.expanded[n]` that does, and the empty string when the caller did not ask for this path.
 */
export class Expansion {
  readonly expanded: ({ '@type': string } & Record<string, unknown>)[] = []
  readonly #wanted: ReadonlySet<string>
  readonly #places = new Map<string, number>()
  readonly #prefix: string

  constructor(prefix: string, mask: { paths?: string[] } | undefined, known: readonly string[]) {
    this.#prefix = prefix
    const paths = mask?.paths ?? []
    const unknown = paths.find((path) => path !== '*' && !known.includes(path))
    if (unknown !== undefined)
      throw new ApiError('unknown_expand_path', { path: JSON.stringify(unknown.slice(0, 60)), known: known.join(', ') })
    this.#wanted = new Set(paths.includes('*') ? known : paths)
  }

  wants(path: string): boolean {
    return this.#wanted.has(path)
  }

  /** The path of these objects in the reply; `type` is the message name after the prefix, such as `user.v1.User`. */
  add(path: string, type: string, objects: readonly { id: string }[]): string {
    if (!this.wants(path) || objects.length === 0) return ''
    return `$.expanded[${objects.map((object) => this.#place(type, object)).join(',')}]`
  }

  #place(type: string, object: { id: string }): number {
    const key = `${type} ${object.id}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.expanded.length)
    return this.expanded.push({ '@type': `type.googleapis.com/${this.#prefix}.${type}`, ...object }) - 1
  }
}

/** Looks objects up by id; returns a list of one or none, as `add` takes it. */
export function finderOf<T extends { id: string }>(objects: readonly T[]): (id: string) => T[] {
  const found = new Map(objects.map((object) => [object.id, object]))
  return (id) => {
    const object = found.get(id)
    return object ? [object] : []
  }
}
