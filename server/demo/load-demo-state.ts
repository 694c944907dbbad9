import type { DemoState } from '../../contract/demo/demo.ts'
import type { Reader } from '../db/index.ts'
import { findSourceByName } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { DEMO_SOURCE, findDemoState } from './demo.store.ts'

/** Whether the demo company is loaded, or can be. */
export async function loadDemoState(reader: Reader, tenantId: TenantId): Promise<DemoState> {
  const source = await findSourceByName(reader, tenantId, DEMO_SOURCE.displayName)
  return findDemoState(reader, tenantId, source?.id ?? '')
}
