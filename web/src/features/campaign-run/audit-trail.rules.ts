import { formatCount } from '../../parts/values/format.ts'

/** How often the scope of a campaign was changed; `scopingVersion` of the API counts it. */
export function scopeChanges(scopingVersion: string): string {
  const count = Number(scopingVersion)
  if (count === 0) return 'The scope has not been changed since the campaign was created.'
  return `The scope has been changed ${count === 1 ? 'once' : `${formatCount(count)} times`} (scoping version ${formatCount(count)}).`
}
