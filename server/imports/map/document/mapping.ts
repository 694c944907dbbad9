import type { FileKind } from '../../columns.ts'

/** How the tables of an export become access data: the document that belongs to a source. */
export interface Mapping {
  format: 1
  files: FileMapping[]
  people?: People
  dates?: DateRules
  /** Words that mean an empty cell, besides those that always do. */
  empty?: string[]
  same?: Partial<Record<FileKind, 'case' | 'exact'>>
  names?: Partial<Record<NameList, Record<string, string>>>
}
export type NameList = 'apps' | 'entitlements' | 'people'

export interface People {
  match: ('link' | 'id' | 'email' | 'username' | 'employee_id')[]
  suggest?: ('name' | 'similar_email')[]
}

export interface DateRules {
  patterns?: string[]
  order?: DateOrder
  zone?: string
}
export type DateOrder = 'dmy' | 'mdy'

export interface FileMapping {
  /** Name of the part that this file is; at most one table of an upload can be it. */
  part?: string
  match?: string | string[]
  headers?: string[]
  sheet?: string | number
  read?: { encoding?: string; separator?: string; quote?: string; header?: number | false; rows?: string }
  dates?: DateRules
  /** Columns in which an empty cell means the value above it, as in a list that names each person once. */
  fillDown?: string[]
  filter?: { when: When; because: string }[]
  /** None: the table is left out by choice, and its rows are counted as that. */
  make: Make[]
  rest?: 'ignore' | 'profile'
}

export interface Make {
  kind: FileKind
  when?: When
  each?: Each
  with?: FileKind[]
  ifNew?: true
  fields: Record<string, Value>
}

export type Value = string | ValueObject
export interface ValueObject {
  column?: string | string[]
  text?: string
  join?: Value[]
  with?: string
  file?: 'name' | 'stem'
  sheet?: true
  item?: true | string
  name?: '*'
  then?: Step[]
}

export type Step = Partial<
  Record<'after' | 'before' | 'afterLast' | 'beforeLast' | 'dropPrefix' | 'dropSuffix', string>
> & {
  replace?: [string, string]
  case?: 'lower' | 'upper'
  swap?: string
  split?: string | string[]
  take?: number
  map?: Record<string, string>
  else?: 'keep' | 'empty' | { text: string }
  empty?: string[]
  slug?: true
  dates?: string[]
  zone?: string
  order?: DateOrder
  flag?: { true?: string[]; false?: string[] }
}

export interface When {
  column?: string
  item?: true | string
  is?: string | string[]
  not?: string | string[] | When
  startsWith?: string | string[]
  endsWith?: string | string[]
  contains?: string | string[]
  empty?: boolean
  exact?: true
  all?: When[]
  any?: When[]
}

export type Each = { list: string } | { split: string; by: string } | { columns: string }
