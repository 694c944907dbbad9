import type { MailKind } from '../../contract/mail/mail.ts'
import type { Tx } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { canonicalJson, sha256 } from '../lib/json/canonical-json.ts'
import { enqueueMail } from '../mail/index.ts'
import { listOwnerIds } from './campaign.store.ts'

/** A campaign is closed once; of the others there is one a day for each reason. */
const ONCE: readonly MailKind[] = ['CLOSED', 'CLOSING']

/** Tells the owners of a campaign something, with what is to be told. */
export async function mailOwners(
  tx: Tx,
  tenantId: TenantId,
  campaignId: string,
  kind: MailKind,
  data: Record<string, unknown> = {},
): Promise<number> {
  const day = (await tx.now()).toISOString().slice(0, 10)
  const window = ONCE.includes(kind) ? '' : `${day} ${sha256(canonicalJson(data)).toString('hex', 0, 8)}`
  return enqueueMail(tx, tenantId, { kind, campaignId, to: await listOwnerIds(tx, tenantId, campaignId), window, data })
}
