import type { User } from '../../../../contract/directory/user.ts'
import { visibleUser } from '../../../directory/index.ts'
import type { Actor } from '../../../http/index.ts'

/** Only the name of a person, unless the caller may see more. */
export function namedUser(actor: Actor, user: User): User {
  const visible = visibleUser(actor, user)
  return visible === user ? user : { ...visible, email: '', emails: [] }
}
