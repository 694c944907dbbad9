import {
  findPersonByEmail,
  findSourcedPerson,
  insertSourced,
  reviseSourced,
  type SourcedPerson,
  type Values,
} from '../directory/index.ts'
import { newId } from '../lib/ids.ts'
import { count, type ScimWrite } from './begin-write.ts'
import { findPersonOf } from './resource.store.ts'
import { invalidValue, ScimError } from './scim-error.ts'
import type { UserFacts } from './user.rules.ts'

const NO_ADDRESS =
  'This source takes people only, and this user has no e-mail address. Send one in emails, or as the userName.'

/**
 * Writes the person behind an account and returns their id. A person of another source, or of another user of this one,
 * stays as they are and is only found by the address, like everybody where the source makes accounts only. Without an
 * address there is no person.
 */
export async function writePerson(write: ScimWrite, accountId: string, facts: UserFacts): Promise<string | null> {
  const { tx, tenantId, origin, makesPeople, makesAccounts } = write
  const own = await findSourcedPerson(tx, tenantId, origin.sourceId, accountId)
  if (own) return revisePerson(write, own, accountId, facts)
  if (facts.email === '' && !makesAccounts) throw invalidValue(NO_ADDRESS)
  if (facts.email === '') return null
  const found = await findPersonByEmail(tx, tenantId, facts.email)
  if (!makesPeople) return found?.id ?? null
  if (found) return mayAdopt(write, found) ? revisePerson(write, found, accountId, facts) : found.id
  const id = newId()
  const values = { user_id: id, ...(await personValues(write, id, accountId, facts)) }
  await insertSourced(tx, 'user', tenantId, origin, values)
  count(write, 'users', 'added')
  return id
}

/** People who were created here, or whose user the source has deleted, become those of the new user. */
const mayAdopt = ({ origin }: ScimWrite, { sourceId, status }: SourcedPerson): boolean =>
  sourceId === null || (sourceId === origin.sourceId && status === 'DELETED')

async function revisePerson(write: ScimWrite, person: SourcedPerson, accountId: string, facts: UserFacts) {
  const { tx, tenantId, origin } = write
  const values = await personValues(write, person.id, accountId, facts)
  refuseProtected(person, values)
  const isChanged = await reviseSourced(tx, 'user', tenantId, person.id, origin, values)
  count(write, 'users', isChanged ? 'changed' : 'unchanged')
  return person.id
}

async function personValues(write: ScimWrite, id: string, accountId: string, facts: UserFacts): Promise<Values> {
  const { tx, tenantId, origin } = write
  const managerId = facts.managerId && (await findPersonOf(tx, tenantId, origin.sourceId, facts.managerId))
  return {
    // A person keeps their address when the user has none any more.
    ...(facts.email !== '' && { email: facts.email }),
    display_name: facts.displayName,
    status: facts.isActive ? 'ENABLED' : 'DISABLED',
    origin: 'USER_ORIGIN_DIRECTORY',
    username: facts.userName,
    department: facts.department,
    job_title: facts.title,
    employment_type: facts.userType,
    employee_ids: facts.employeeIds,
    manager_ids: managerId && managerId !== id ? [managerId] : [],
    profile: facts.profile,
    external_id: accountId,
  }
}

/** SCIM must neither lock out an administrator of this installation nor hand the role to somebody else. */
function refuseProtected({ isAdministrator, edited, ...before }: SourcedPerson, values: Values): void {
  if (!isAdministrator) return
  const changes = (column: 'status' | 'email') =>
    column in values &&
    !edited.includes(column) &&
    String(values[column]).toLowerCase() !== before[column].toLowerCase()
  if (changes('status')) throw isProtected('status')
  if (changes('email')) throw isProtected('e-mail address')
}

export const isProtected = (what: string) =>
  new ScimError(
    409,
    'mutability',
    `This person is a Super Administrator of Recert, so SCIM cannot change their ${what}. Take the role away in Recert first, then repeat the request.`,
  )

/** The person of a deleted user stays as deleted, because they may have accounts elsewhere. */
export async function deletePerson(write: ScimWrite, accountId: string): Promise<void> {
  const { tx, tenantId, origin } = write
  const own = await findSourcedPerson(tx, tenantId, origin.sourceId, accountId)
  if (!own || own.status === 'DELETED') return
  if (own.isAdministrator) throw isProtected('status')
  if (await reviseSourced(tx, 'user', tenantId, own.id, origin, { status: 'DELETED' })) count(write, 'users', 'removed')
}
