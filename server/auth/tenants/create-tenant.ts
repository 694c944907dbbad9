import { randomBytes } from 'node:crypto'
import type { Tx } from '../../db/index.ts'
import { addBuiltins } from '../../directory/index.ts'
import { newTenantId } from '../../lib/ids.ts'
import { insertTenant, type TenantRow } from './tenant.store.ts'

/** Requests reach a tenant by its host: a name or address with an optional port, in lower case. */
export const isHost = (text: string): boolean =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/.test(text)

/** Creates a tenant with its built-in data; undefined if the host is taken. */
export async function createTenant(tx: Tx, host: string, displayName: string): Promise<TenantRow | undefined> {
  const tenant = await insertTenant(tx, { id: newTenantId(), displayName, host, pageKey: randomBytes(32) })
  if (tenant) await addBuiltins(tx, tenant.id)
  return tenant
}
