import { isDeepStrictEqual } from 'node:util'
import { insertSourced, removeGrantsAround, removeSourced, reviseSourced } from '../directory/index.ts'
import { newId } from '../lib/ids.ts'
import { count, type ScimWrite, watchConflicts } from './begin-write.ts'
import type { Document } from './document.rules.ts'
import { deleteStored, insertStored, type StoredResource, touchGroupsOf, updateStored } from './resource.store.ts'
import { factsOf, type UserFacts } from './user.rules.ts'
import { deletePerson, writePerson } from './write-person.ts'

export async function createUser(write: ScimWrite, document: Document): Promise<string> {
  const { tx, tenantId, origin, appId, makesAccounts } = write
  const id = newId()
  const facts = factsOf(document)
  await insertStored(tx, tenantId, origin.sourceId, { id, kind: 'User', hasAccount: makesAccounts, document, ...facts })
  const userId = await writePerson(write, id, facts)
  if (!makesAccounts) return id
  const values = { account_id: id, app_id: appId, ...accountValues(id, userId, facts) }
  await insertSourced(tx, 'account', tenantId, origin, values)
  count(write, 'accounts', 'added')
  return id
}

export async function changeUser(write: ScimWrite, { id, key, document: before }: StoredResource, document: Document) {
  const { tx, tenantId, origin } = write
  const facts = factsOf(document)
  if (!isDeepStrictEqual(before, document))
    await updateStored(tx, tenantId, origin.sourceId, id, { document, ...facts })
  const userId = await writePerson(write, id, facts)
  if (key === '') return
  const isChanged = await reviseSourced(tx, 'account', tenantId, id, origin, accountValues(id, userId, facts))
  count(write, 'accounts', isChanged ? 'changed' : 'unchanged')
  // The account may have become another person's.
  if (isChanged) await watchConflicts(write, [key])
}

const accountValues = (id: string, userId: string | null, facts: UserFacts) => ({
  user_id: userId,
  display_name: facts.displayName,
  username: facts.userName,
  email: facts.email,
  status: facts.isActive ? 'STATUS_ENABLED' : 'STATUS_DISABLED',
  employee_ids: facts.employeeIds,
  profile: facts.profile,
  external_id: id,
})

/** Removes the account, if there is one, and its grants. */
export async function deleteUser(write: ScimWrite, { id, key }: StoredResource): Promise<void> {
  const { tx, tenantId, origin } = write
  await deletePerson(write, id)
  if (key !== '') await deleteAccount(write, id, key)
  await deleteStored(tx, tenantId, origin.sourceId, id)
}

async function deleteAccount(write: ScimWrite, id: string, key: string): Promise<void> {
  const { tx, tenantId, origin } = write
  await watchConflicts(write, [key])
  await touchGroupsOf(tx, tenantId, origin.sourceId, key)
  count(write, 'grants', 'removed', await removeGrantsAround(tx, tenantId, [key], origin))
  if (await removeSourced(tx, 'account', tenantId, id, origin)) count(write, 'accounts', 'removed')
}
