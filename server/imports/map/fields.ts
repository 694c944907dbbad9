import { type Column, columnsOf, FILE_KINDS, type FileKind } from '../columns.ts'

/** The fields of a kind in the order of a canonical row. */
export const fieldsOf = (kind: FileKind): [string, Column][] => FIELDS[kind]

const FIELDS = Object.fromEntries(FILE_KINDS.map((kind) => [kind, columnsOf(kind)])) as Record<
  FileKind,
  [string, Column][]
>

const POSITIONS = Object.fromEntries(
  FILE_KINDS.map((kind) => [kind, Object.fromEntries(FIELDS[kind].map(([name], at) => [name, at]))]),
) as Record<FileKind, Record<string, number>>

/** Position of a field in a canonical row, counted from 0; -1 for one that the kind does not have. */
export const fieldAt = (kind: FileKind, field: string): number => POSITIONS[kind][field] ?? -1

/** Without these a row of the kind cannot be imported. A name falls back on the id, an address may be missing. */
export const REQUIRED: Record<FileKind, readonly string[]> = {
  users: ['id'],
  apps: ['id'],
  resource_types: ['app', 'id'],
  resources: ['app', 'id', 'type'],
  entitlements: ['app', 'id'],
  accounts: ['app', 'id'],
  grants: ['app', 'entitlement'],
}

/** A grant is held by an account, or instead by a resource. */
export const HOLDERS = ['account', 'resource'] as const

/** What rows can become, for people who say which column is which field. */
export const mappingKinds = () =>
  FILE_KINDS.map((kind) => {
    const isHolder = (name: string) => kind === 'grants' && name === HOLDERS[0]
    return {
      kind,
      fields: FIELDS[kind]
        .filter(([name]) => name !== 'profile')
        .map(([name, column]) => ({
          name,
          about: column.about,
          isRequired: REQUIRED[kind].includes(name) || isHolder(name),
          instead: isHolder(name) ? HOLDERS[1] : '',
          values: wordsOf(column),
        })),
      hasProfile: FIELDS[kind].some(([name]) => name === 'profile'),
    }
  })

function wordsOf(column: Column): string[] {
  if (column.type === 'flag') return ['true', 'false']
  return column.type === 'choice' ? Object.keys(column.values) : []
}

/** The fields of a row that tell which object it is. */
export const KEY_FIELDS: Record<FileKind, readonly string[]> = {
  users: ['id'],
  apps: ['id'],
  resource_types: ['app', 'id'],
  resources: ['app', 'id'],
  entitlements: ['app', 'id'],
  accounts: ['app', 'id'],
  grants: ['app', 'entitlement', 'account', 'resource', 'resource_app'],
}

/** The kinds whose objects are known by an id within an app. */
export const KINDS_OF_APP = FILE_KINDS.filter((kind) => KEY_FIELDS[kind].join() === 'app,id')
/** The kinds whose objects are known by an id alone. */
export const KINDS_BY_ID = FILE_KINDS.filter((kind) => KEY_FIELDS[kind].join() === 'id')

/** The kind whose id a field holds. */
const ID_FIELDS: Record<FileKind, Record<string, FileKind>> = {
  users: { id: 'users' },
  apps: { id: 'apps' },
  resource_types: { app: 'apps', id: 'resource_types' },
  resources: { app: 'apps', id: 'resources', type: 'resource_types', parent: 'resources' },
  entitlements: { app: 'apps', id: 'entitlements', resource: 'resources' },
  accounts: { app: 'apps', id: 'accounts' },
  grants: {
    ...{ app: 'apps', entitlement: 'entitlements', account: 'accounts', resource: 'resources', resource_app: 'apps' },
    inherited_from: 'entitlements',
  },
}
export const idKind = (kind: FileKind, field: string): FileKind | undefined =>
  Object.hasOwn(ID_FIELDS[kind], field) ? ID_FIELDS[kind][field] : undefined

/** The kinds that a row of a kind names, and that `with` can therefore make. */
export const PARENTS: Record<FileKind, readonly FileKind[]> = {
  users: [],
  apps: [],
  resource_types: ['apps'],
  resources: ['apps', 'resource_types'],
  entitlements: ['apps', 'resources', 'resource_types'],
  accounts: ['apps', 'users'],
  grants: ['apps', 'entitlements', 'accounts', 'resources', 'resource_types'],
}

/** The list of `names` that a field's text is looked up in. */
export function nameList(kind: FileKind, field: string): 'apps' | 'entitlements' | 'people' | undefined {
  const target = idKind(kind, field)
  if (target === 'apps' || target === 'entitlements') return target
  if (kind === 'apps' && field === 'name') return 'apps'
  if (kind === 'entitlements' && field === 'name') return 'entitlements'
  return target === 'accounts' || PERSON_FIELDS.has(field) ? 'people' : undefined
}
const PERSON_FIELDS = new Set(['user', 'manager', 'owners', 'granted_by', 'requested_by'])
