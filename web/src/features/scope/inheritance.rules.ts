import { countOf } from '../../parts/values/format.ts'

/** What is reviewed with a resource by inheritance: "and 3 parents, 2 groups flow in". */
export function inheritanceText(found: { parentCount: number; groupCount: number } | undefined): string {
  const { parentCount = 0, groupCount = 0 } = found ?? {}
  const parts = [
    ...(parentCount > 0 ? [countOf(parentCount, 'parent')] : []),
    ...(groupCount > 0 ? [countOf(groupCount, 'group')] : []),
  ]
  if (parts.length === 0) return 'alone: nothing flows in'
  return `and ${parts.join(', ')} ${parentCount + groupCount === 1 ? 'flows' : 'flow'} in`
}
