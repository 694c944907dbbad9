import { isDeepStrictEqual } from 'node:util'
import {
  grantSourced,
  insertSourced,
  type Removed,
  removeGrantsAround,
  removeSourced,
  removeSourcedGrants,
  reviseSourced,
} from '../directory/index.ts'
import { newId } from '../lib/ids.ts'
import { count, type ScimWrite, watchConflicts } from './begin-write.ts'
import type { Document } from './document.rules.ts'
import type { MemberChange } from './patch/member-patch.rules.ts'
import {
  deleteStored,
  findHolders,
  findStored,
  insertStored,
  type StoredResource,
  touchGroupsOf,
  updateStored,
} from './resource.store.ts'
import { invalidValue, ScimError } from './scim-error.ts'

const fieldsOf = (document: Document) => ({
  userName: '',
  displayName: String(document.displayName),
  externalId: String(document.externalId ?? ''),
  isActive: true,
  emails: [],
  document,
})
/** Members hold access through their accounts. */
const NO_GROUPS =
  'This source takes people only, and groups need accounts. Push groups to a source that takes accounts.'
const memberName = (groupName: string) => `${groupName} member`

/** A group is a resource with the entitlement to be a member of it. */
export async function createGroup(write: ScimWrite, document: Document, memberIds: readonly string[]): Promise<string> {
  const { tx, tenantId, origin, appId, resourceTypeId } = write
  if (!write.makesAccounts) throw new ScimError(403, undefined, NO_GROUPS)
  const id = newId()
  const fields = fieldsOf(document)
  const place = { app_id: appId, resource_type_id: resourceTypeId, resource_id: id }
  await insertStored(tx, tenantId, origin.sourceId, { id, kind: 'Group', hasAccount: false, ...fields })
  const resource = { ...place, display_name: fields.displayName, external_id: id }
  await insertSourced(tx, 'resource', tenantId, origin, resource)
  await insertSourced(tx, 'entitlement', tenantId, origin, {
    ...place,
    entitlement_id: newId(),
    display_name: memberName(fields.displayName),
    slug: 'member',
    external_id: `${id}.member`,
  })
  count(write, 'resources', 'added')
  count(write, 'entitlements', 'added')
  const group = await findStored(tx, tenantId, origin.sourceId, 'Group', id)
  if (group) await changeMembers(write, group, [{ kind: 'add', ids: [...memberIds] }])
  return id
}

/** Only the members that are added or removed cost anything, however many the group has. */
export async function changeGroup(
  write: ScimWrite,
  group: StoredResource,
  document: Document,
  changes: readonly MemberChange[],
): Promise<void> {
  const { tx, tenantId, origin } = write
  const fields = fieldsOf(document)
  const changed = await changeMembers(write, group, changes)
  if (changed > 0 || !isDeepStrictEqual(group.document, document))
    await updateStored(tx, tenantId, origin.sourceId, group.id, fields)
  if (group.displayName === fields.displayName) return
  const names = { resource: fields.displayName, entitlement: memberName(fields.displayName) }
  if (await reviseSourced(tx, 'resource', tenantId, group.id, origin, { display_name: names.resource }))
    count(write, 'resources', 'changed')
  const entitlement = { display_name: names.entitlement }
  if (await reviseSourced(tx, 'entitlement', tenantId, group.entitlementId, origin, entitlement))
    count(write, 'entitlements', 'changed')
}

/** Returns how many members were added and removed. */
async function changeMembers(write: ScimWrite, group: StoredResource, changes: readonly MemberChange[]) {
  if (changes.length > 0) await watchConflicts(write, [group.entitlementKey])
  let changed = 0
  for (const change of changes) changed += await changeOnce(write, group, change)
  return changed
}

async function changeOnce(write: ScimWrite, group: StoredResource, change: MemberChange): Promise<number> {
  const { tx, tenantId, origin } = write
  const holders = change.kind === 'clear' ? [] : await findHolders(tx, tenantId, origin.sourceId, change.ids)
  if (change.kind === 'add' || change.kind === 'replace') requireKnown(group, change.ids, holders)
  const keys = holders.map(({ key }) => key)
  const which: Record<MemberChange['kind'], Removed | undefined> = {
    add: undefined,
    remove: { of: keys },
    replace: { allBut: keys },
    clear: { allBut: [] },
  }
  const who = which[change.kind]
  const removed = who ? await removeSourcedGrants(tx, tenantId, group.entitlementKey, origin, who) : 0
  const isAdding = change.kind === 'add' || change.kind === 'replace'
  const added = isAdding ? await grantSourced(tx, tenantId, group.entitlementKey, origin, holders) : 0
  count(write, 'grants', 'removed', removed)
  count(write, 'grants', 'added', added)
  return removed + added
}

function requireKnown(group: StoredResource, ids: readonly string[], holders: readonly { id: string }[]): void {
  if (ids.includes(group.id)) throw invalidValue('A group cannot be a member of itself.')
  if (holders.length === ids.length) return
  const known = new Set(holders.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  throw invalidValue(
    `${unknown.length} of ${ids.length} members are not users or groups of this source, the first of them ${JSON.stringify(unknown[0]?.slice(0, 100))}. Create them first.`,
  )
}

/** Removes the resource, its entitlement and the grants of both. */
export async function deleteGroup(write: ScimWrite, group: StoredResource): Promise<void> {
  const { tx, tenantId, origin } = write
  const keys = [group.key, group.entitlementKey]
  await watchConflicts(write, keys)
  await touchGroupsOf(tx, tenantId, origin.sourceId, group.key)
  count(write, 'grants', 'removed', await removeGrantsAround(tx, tenantId, keys, origin))
  if (await removeSourced(tx, 'entitlement', tenantId, group.entitlementId, origin))
    count(write, 'entitlements', 'removed')
  if (await removeSourced(tx, 'resource', tenantId, group.id, origin)) count(write, 'resources', 'removed')
  await deleteStored(tx, tenantId, origin.sourceId, group.id)
}
