import type { Reader } from '../db/index.ts'
import { groupBy } from '../lib/group-by.ts'
import type { TenantId } from '../lib/ids.ts'
import type { ResourceKind } from './attributes.ts'
import { LIST_SCHEMA } from './discovery.ts'
import type { Document } from './document.rules.ts'
import { needs, type Projection, project, schemasOf } from './query/projection.rules.ts'
import type { ListQuery } from './query/query.rules.ts'
import { findStored, listMembers, listStored, type Member, type StoredResource } from './resource.store.ts'
import { etagOf } from './revision.rules.ts'
import { noResource, ScimError } from './scim-error.ts'

/** What one reply shows at most. */
const MAX_LISTED_MEMBERS = 200_000

/** Whose resources are read, and the address under which they are. */
export interface Place {
  tenantId: TenantId
  sourceId: string
  base: string
}

export async function requireStored(reader: Reader, place: Place, kind: ResourceKind, id: string) {
  const stored = await findStored(reader, place.tenantId, place.sourceId, kind, id)
  if (!stored) throw noResource(kind.toLowerCase())
  return stored
}

export const locationOf = ({ base }: Place, kind: ResourceKind, id: string): string => `${base}/${kind}s/${id}`

/** Users or groups as they are sent. */
export async function viewAll(
  reader: Reader,
  place: Place,
  kind: ResourceKind,
  stored: readonly StoredResource[],
  projection: Projection,
): Promise<Document[]> {
  const withMembers = kind === 'Group' && needs(kind, projection, 'members')
  const members = withMembers ? await membersOf(reader, place, stored) : undefined
  return stored.map((one) => project(kind, view(place, kind, one, members?.get(one.id) ?? []), projection))
}

async function membersOf(reader: Reader, { tenantId, sourceId }: Place, stored: readonly StoredResource[]) {
  const ids = stored.map(({ id }) => id)
  const members = await listMembers(reader, tenantId, sourceId, ids, MAX_LISTED_MEMBERS + 1)
  if (members.length > MAX_LISTED_MEMBERS)
    throw new ScimError(
      400,
      'tooMany',
      `These groups have more than ${MAX_LISTED_MEMBERS} members. Ask with excludedAttributes=members, or for fewer groups.`,
    )
  return groupBy(members, ({ groupId }) => groupId)
}

function view(place: Place, kind: ResourceKind, stored: StoredResource, members: readonly Member[]): Document {
  const { id, document, revision } = stored
  return {
    schemas: schemasOf(kind, document),
    id,
    ...document,
    ...(kind === 'User' && { active: document.active !== false }),
    ...(members.length > 0 && { members: members.map((member) => memberView(place, member)) }),
    meta: {
      resourceType: kind,
      created: stored.createdAt.toISOString(),
      lastModified: stored.updatedAt.toISOString(),
      location: locationOf(place, kind, id),
      version: etagOf(revision),
    },
  }
}

function memberView(place: Place, { id, display, isGroup }: Member) {
  const type = isGroup ? 'Group' : 'User'
  return { value: id, display, type, $ref: locationOf(place, type, id) }
}

export async function listResources(reader: Reader, place: Place, kind: ResourceKind, query: ListQuery) {
  const { filter, startIndex, count, projection } = query
  const page = { filter, offset: startIndex - 1, limit: count }
  const { total, resources } = await listStored(reader, place.tenantId, place.sourceId, kind, page)
  return {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: await viewAll(reader, place, kind, resources, projection),
  }
}
