import type { DemoState } from '../../contract/demo/demo.ts'
import type { Reader } from '../db/index.ts'
import { findDemoSource } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { findDemoState } from './demo.store.ts'

/** Whether the demo company is loaded, or can be, and what is being done about it. */
export async function loadDemoState(reader: Reader, tenantId: TenantId): Promise<DemoState> {
  const source = await findDemoSource(reader, tenantId)
  if (source?.deleting) return 'DEMO_STATE_REMOVING'
  return findDemoState(reader, tenantId, source?.id ?? '')
}
