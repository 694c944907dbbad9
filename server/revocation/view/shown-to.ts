import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Settings } from '../../lib/setting.ts'
import { loadRemovalDays } from '../../tenant-settings/index.ts'

/** What revocations are shown by: who looks at them, and after how many days they are overdue. */
export interface Shown {
  actor: Actor
  deadlineDays: number
}

interface Asking {
  tenant: { id: TenantId }
  actor: Actor
  settings: Settings
}

export async function shownTo(reader: Reader, { tenant, actor, settings }: Asking): Promise<Shown> {
  const { removalDeadlineDays } = await loadRemovalDays(reader, tenant.id, settings)
  return { actor, deadlineDays: removalDeadlineDays }
}
