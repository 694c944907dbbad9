import { csvLine } from '../../lib/csv/csv-print.ts'
import type { RevocationRow } from './revocation-rows.store.ts'

export const WORK_LIST_COLUMNS = [
  ...(['number', 'app', 'target', 'target_id', 'account_id', 'username', 'person', 'denied_app'] as const),
  ...(['denied_entitlement', 'way', 'also_removed', 'denied_by', 'denied_at', 'reason', 'instructions'] as const),
  ...(['ticket', 'due', 'state', 'link'] as const),
] as const
type Cells = Record<(typeof WORK_LIST_COLUMNS)[number], string>

/** The lines of one revocation: one for each target, or one for the grant itself. `base` is the address of the tenant. */
export function workLines(row: RevocationRow, base: URL): string {
  const itself = {
    appDisplayName: row.appName,
    entitlementDisplayName: row.entitlementName,
    appEntitlementId: row.entitlementId,
    appUserId: row.accountId ?? '',
    username: row.username ?? row.holderName ?? '',
  }
  const others = row.alsoRemoved.map(
    ({ entitlementDisplayName, appDisplayName }) => `${entitlementDisplayName} (${appDisplayName})`,
  )
  const more = row.alsoRemovedCount - others.length
  return (row.targets.length === 0 ? [itself] : row.targets)
    .map(
      (target): Cells => ({
        number: row.number,
        app: target.appDisplayName,
        target: target.entitlementDisplayName,
        target_id: target.appEntitlementId,
        account_id: target.appUserId,
        username: target.username,
        person: row.userName ?? '',
        denied_app: row.appName,
        denied_entitlement: row.entitlementName,
        way: target === itself ? 'direct' : `${target.entitlementDisplayName} > ${row.entitlementName}`,
        also_removed: [...others, ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
        denied_by: row.deniedByName ?? '',
        denied_at: row.deniedAt.toISOString(),
        reason: row.reason,
        instructions: row.instructions,
        ticket: row.ticketId,
        due: row.dueAt.toISOString(),
        state: row.state,
        link: new URL(`/removals?removal=${row.number}`, base).href,
      }),
    )
    .map((cells) => csvLine(WORK_LIST_COLUMNS.map((column) => cells[column])))
    .join('')
}
