import { Tag } from '../../../parts/marks/tag.tsx'
import { SYNC_STATES } from '../sync.rules.ts'

export function SyncStateTag({ state }: { state: string }) {
  const known = SYNC_STATES[state]
  return <Tag meaning={known?.meaning ?? 'plain'}>{known?.label ?? state}</Tag>
}
