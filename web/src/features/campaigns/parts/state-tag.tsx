import { Tag } from '../../../parts/tag.tsx'
import { shownState } from '../states.rules.ts'

export function StateTag({ state }: { state: string }) {
  const { label, meaning } = shownState(state)
  return <Tag meaning={meaning}>{label}</Tag>
}
