import { type FileKind, LIST_SEPARATOR } from '../../columns.ts'
import { fieldAt, fieldsOf } from '../fields.ts'
import { remembering, tidy } from '../texts.ts'
import { readText } from './cells.ts'
import type { CompiledMake } from './compile.ts'
import type { CanonicalRow } from './mapped-row.ts'
import type { Texts } from './row-context.ts'
import type { TableScope } from './table-scope.ts'
import { oneText } from './values.ts'

/** Things that rows name and no row describes: one row for each, with the name that most rows spell. */
export class ParentCollector {
  readonly #things = new Map<string, Thing>()

  get size(): number {
    return this.#things.size
  }

  add(kind: FileKind, line: number, name: string, row: Record<string, string>): void {
    const thing = this.#thingOf(kind, line, row)
    thing.row = { ...row, ...thing.row }
    const count = thing.spellings.get(name)
    if (count !== undefined || thing.spellings.size < MAX_SPELLINGS) thing.spellings.set(name, (count ?? 0) + 1)
  }

  /** What a row tells about a thing that it names; of several rows the first counts. */
  describe(kind: FileKind, line: number, fields: readonly (string | null)[]): void {
    const [app, id] = [fields[fieldAt(kind, 'app')] ?? '', fields[fieldAt(kind, 'id')] ?? '']
    const { described } = this.#thingOf(kind, line, { app, id })
    for (const [at, text] of fields.entries()) described[at] ||= text
  }

  #thingOf(kind: FileKind, line: number, { app = '', id = '' }: Record<string, string>): Thing {
    const key = [kind, app, id].join(LIST_SEPARATOR)
    const known = this.#things.get(key)
    if (known) return known
    const thing: Thing = { kind, line, row: {}, described: [], spellings: new Map() }
    this.#things.set(key, thing)
    return thing
  }

  /** The rows so far, and what was merged; begins anew. */
  take(): { rows: CanonicalRow[]; merged: MergedNames[] } {
    const merged: MergedNames[] = []
    const rows = [...this.#things.values()].map(({ kind, line, row, described, spellings }): CanonicalRow => {
      const bySize = [...spellings].sort(([, a], [, b]) => b - a)
      const [[name] = ['']] = bySize
      if (bySize.length > 1) merged.push({ kind, line, name, spellings: bySize.map(([spelling]) => spelling) })
      const values: Record<string, string> = { ...row, name }
      const fields = fieldsOf(kind).map(([field], at) => described[at] || (values[field] ?? null))
      return { kind, line, fields, isParent: true }
    })
    this.#things.clear()
    return { rows, merged }
  }
}
const MAX_SPELLINGS = 100

interface Thing {
  kind: FileKind
  line: number
  /** What naming it tells about it. */
  row: Record<string, string>
  /** What rows say of it that make it only if nothing else does. */
  described: (string | null)[]
  spellings: Map<string, number>
}

/** Spellings that became one thing. */
export interface MergedNames {
  kind: FileKind
  line: number
  name: string
  spellings: string[]
}

interface Child extends Pick<CompiledMake, 'kind' | 'make'> {
  fields: readonly (string | null)[]
  texts: readonly Texts[]
  line: number
  scope: TableScope
}

/** Type of resources that a grant names as holder. */
const GROUP = { id: 'group', name: 'Group' }

/** Adds the parents that a row names and its mapping wants made. */
export function addParents(parents: ParentCollector, { kind, make, fields, texts, line, scope }: Child): void {
  const wanted = make.with ?? []
  const id = (field: string) => fields[fieldAt(kind, field)] ?? ''
  const spelled = (field: string) =>
    spelling(scope.meant(kind, field)(oneText(texts[fieldAt(kind, field)] ?? ''))) || id(field)
  const add = (parent: FileKind, field: string, row: Record<string, string>, name?: string) => {
    if (row.id && wanted.includes(parent)) parents.add(parent, line, name ?? spelled(field), row)
  }
  const app = id('app')
  for (const field of ['app', 'resource_app']) add('apps', field, { id: id(field) })
  if (kind === 'grants') {
    add('entitlements', 'entitlement', { app, id: id('entitlement') })
    add('accounts', 'account', { app, id: id('account'), ...personOf(spelled('account')) })
  }
  if (kind === 'accounts') {
    const user = id('user')
    if (user.includes('@')) add('users', 'user', { id: user, email: user })
  }
  const type = kind === 'resources' ? { id: id('type'), name: spelled('type') } : GROUP
  if (kind === 'grants' || kind === 'entitlements') {
    const home = id('resource_app') || app
    if (!id('resource')) return
    add('resources', 'resource', { app: home, id: id('resource'), type: GROUP.id })
    add('resource_types', 'resource', { app: home, id: GROUP.id }, GROUP.name)
  } else if (kind === 'resources') add('resource_types', 'type', { app, id: type.id }, type.name)
}

/** A name as it is shown. */
const spelling = remembering((text) => readText(tidy(text), 200).text)

/** What an account that is only named tells about its person. */
const personOf = (text: string): Record<string, string> =>
  text.includes('@') ? { user: text, email: text } : { user: text, ...(text.includes(' ') ? {} : { username: text }) }
