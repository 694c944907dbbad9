import type { Tag } from '../../../contract/wire/tags.ts'
import type { Reader, Tx } from '../../db/index.ts'
import type { ErrorParams } from '../../http/api-error.ts'
import type { ApiPath, PathParams, WriteContext } from '../../http/operation.ts'
import type { TenantId } from '../../lib/ids.ts'
import { lockApp } from '../apps/app.store.ts'
import { withEdited } from '../versions.sql.ts'
import { reviseVersion } from '../versions.store.ts'

/** What of access data has owners; the six operations on them are made for each (interface 11.3, 11.5, 11.7). */
export interface Owned {
  kind: 'app' | 'resource' | 'entitlement'
  /** Its name in messages. */
  thing: string
  /** The service of its operations, e.g. `AppOwners`, and the tag they are listed under. */
  service: string
  tag: Tag
  /** Its path, below which `owners` and `ownerids` are. */
  path: `/api/v1/apps/{app_id}${string}`
  find(reader: Reader, tenantId: TenantId, ids: PathIds): Promise<OwnedVersion | undefined>
}
export interface OwnedVersion {
  id: string
  version: string
  ownerIds: readonly string[]
}

/** The ids in the path of an object with owners; every such object is in an app. */
export type PathIds = PathParams<Owned['path']>

/** Declares a kind that has owners; `find` gets the ids in its path. */
export const ownedBy = <const P extends ApiPath & Owned['path']>(
  declaration: Omit<Owned, 'path' | 'find'> & {
    path: P
    find(reader: Reader, tenantId: TenantId, ids: PathParams<P>): Promise<OwnedVersion | undefined>
  },
): Owned => declaration as unknown as Owned

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'audit'> & {
  fail(error: 'not_found', params?: ErrorParams): never
}

/** Replaces the owners of an object by what `change` makes of them. */
export async function changeOwners(
  { tx, tenant, audit, fail }: Context,
  owned: Owned,
  ids: PathIds,
  change: (ownerIds: readonly string[]) => readonly string[] | Promise<readonly string[]>,
): Promise<Record<never, never>> {
  await lockApp(tx, tenant.id, ids.app_id)
  const before = await owned.find(tx, tenant.id, ids)
  if (!before) return fail('not_found', { thing: owned.thing })
  const ownerIds = [...new Set(await change(before.ownerIds))].sort()
  audit({ target: before.id, detail: { ownerIds } })
  if (ownerIds.join() !== [...before.ownerIds].sort().join()) await saveOwners(tx, tenant.id, owned, before, ownerIds)
  return {}
}

const saveOwners = (tx: Tx, tenantId: TenantId, { kind }: Owned, { version }: OwnedVersion, ownerIds: string[]) =>
  reviseVersion(tx, kind, tenantId, version, { owner_ids: ownerIds, edited: withEdited(['owner_ids']) })
