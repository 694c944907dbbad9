import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { PersonClaims } from './sso.rules.ts'
import { findLinkedPerson, findPersonByEmail } from './subject.store.ts'

export type NoMatch =
  | 'no_email'
  | 'email_not_verified'
  | 'unknown_person'
  | 'person_disabled'
  /** The provider knows the person with this address by another subject: it may be a new person with an old address. */
  | 'other_subject'

export type Match = { userId: string; isLinked: boolean } | { refused: NoMatch }

/** The person that a provider signed in: by the linked subject, and only without a link by the verified address. */
export async function matchPerson(
  reader: Reader,
  tenantId: TenantId,
  issuer: string,
  { sub, email, emailProblem }: PersonClaims,
): Promise<Match> {
  const linked = await findLinkedPerson(reader, tenantId, issuer, sub)
  if (linked) return linked.isEnabled ? { userId: linked.userId, isLinked: true } : { refused: 'person_disabled' }
  if (email === undefined) return { refused: emailProblem ?? 'no_email' }
  const found = await findPersonByEmail(reader, tenantId, issuer, email)
  if (!found) return { refused: 'unknown_person' }
  if (!found.isEnabled) return { refused: 'person_disabled' }
  return found.isLinked ? { refused: 'other_subject' } : { userId: found.userId, isLinked: false }
}
