import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Settings } from '../../lib/setting.ts'
import { isNamed, numberOfRevocation } from '../view/revocation-id.ts'
import { rightsOf } from '../view/revocation-rights.rules.ts'
import { findRevocations, type RevocationRow } from '../view/revocation-rows.store.ts'
import { shownTo } from '../view/shown-to.ts'
import { revokeTaskViews } from './revoke-task.ts'

interface Asking {
  tenant: { id: TenantId }
  actor: Actor
  settings: Settings
}

/** The revocation with this id or number; undefined when there is none that the caller may see. */
export async function findRevokeTask(reader: Reader, asking: Asking, text: string): Promise<RevocationRow | undefined> {
  const number = numberOfRevocation(text)
  if (number === undefined) return undefined
  const { tenant, actor } = asking
  const [row] = await findRevocations(reader, tenant.id, await shownTo(reader, asking), [number])
  return row && isNamed(text, row) && rightsOf(actor, row).see ? row : undefined
}

/** One revoke task, as a reply. */
export async function revokeTaskReply(
  reader: Reader,
  { tenant, actor }: Asking,
  row: RevocationRow,
  expansion: Expansion,
) {
  const [taskView] = await revokeTaskViews(reader, tenant.id, actor, [row], expansion)
  if (!taskView) throw new Error('a revoke task without a view')
  return { taskView, expanded: expansion.expanded }
}
