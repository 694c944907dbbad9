import { Tag } from '../../../parts/marks/tag.tsx'

/** Whether a monitor is on, and if so, whether it has what it needs to find anybody. */
export function MonitorStatus({ enabled, isComplete }: { enabled: boolean; isComplete: boolean }) {
  if (!enabled) return <Tag>Off</Tag>
  return isComplete ? <Tag meaning="certify">On</Tag> : <Tag meaning="warning">Not complete</Tag>
}
