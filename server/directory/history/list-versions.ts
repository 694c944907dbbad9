import type { Permission } from '../../../contract/auth/roles.ts'
import { ListVersionsQuery, VersionList, type VersionMessage } from '../../../contract/directory/version.ts'
import type { Tag } from '../../../contract/wire/tags.ts'
import { listOperation } from '../../http/index.ts'
import type { ThingKind } from '../versions.sql.ts'
import { listVersions, type StoredVersion } from '../versions.store.ts'

/** A kind of thing; `name` is its name in the API. */
interface Versioned {
  kind: ThingKind
  name: string
  path: string
  thing: string
  tag: Tag
  permission: Permission
}

const VERSIONED: readonly Versioned[] = [
  { kind: 'user', name: 'User', path: 'users', thing: 'person', tag: 'Users', permission: 'user.read' },
  { kind: 'app', name: 'App', path: 'apps', thing: 'app', tag: 'Apps', permission: 'app.read' },
  {
    ...{ kind: 'resource', name: 'AppResource', path: 'app_resources', thing: 'resource' },
    ...{ tag: 'Resources', permission: 'app.read' },
  },
  {
    ...{ kind: 'entitlement', name: 'AppEntitlement', path: 'entitlements', thing: 'entitlement' },
    ...{ tag: 'Entitlements', permission: 'app.read' },
  },
  { kind: 'account', name: 'AppUser', path: 'app_users', thing: 'account', tag: 'Accounts', permission: 'app.read' },
]

export const versionOperations = VERSIONED.map(({ kind, name, path, thing, tag, permission }) =>
  listOperation({
    id: `svc.api.directory.v1.Versions.List${name}Versions`,
    path: `/api/v1/versions/${path}/{id}`,
    tag,
    summary: `List the versions of ${/^[ae]/.test(thing) ? 'an' : 'a'} ${thing}, latest first`,
    description: 'What it is and was, from when to when, and which sync changed it; also of one that was removed.',
    permission,
    query: ListVersionsQuery,
    reply: VersionList,
    errors: ['not_found'],
    async filter({ db, tenant, fail }, { params: { id }, request: { at } }) {
      const [known] = await listVersions(db, tenant.id, kind, id, { limit: 1 })
      return known ? { id, at } : fail('not_found', { thing })
    },
    fetch: ({ db, tenant }, { filter: { id, at }, after: [before], limit }) =>
      listVersions(db, tenant.id, kind, id, { before, at, limit }),
    keyOf: ({ version }) => [version],
    view: (_, rows) => rows.map(versionMessage),
  }),
)

const versionMessage = (row: StoredVersion): VersionMessage => ({
  version: row.version,
  openedAt: row.openedAt.toISOString(),
  ...(row.closedAt && { closedAt: row.closedAt.toISOString() }),
  isRemoved: row.isRemoved,
  openedBySyncId: row.openedBy ?? '',
  closedBySyncId: row.closedBy ?? '',
  sourceId: row.sourceId ?? '',
  editedFields: row.edited.map(camelCase),
  values: Object.fromEntries(Object.entries(row.values).map(([column, value]) => [camelCase(column), value])),
})

const camelCase = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
