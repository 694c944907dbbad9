import type { User } from '../../../contract/directory/user.ts'
import { visibleUser } from '../../directory/index.ts'
import type { Actor } from '../../http/index.ts'

/** A person by name, unless the caller may see more of them. */
export function namedUser(actor: Actor, user: User): User {
  const visible = visibleUser(actor, user)
  return visible === user ? user : { ...visible, email: '', emails: [] }
}
