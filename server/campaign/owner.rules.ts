import type { FieldReason, FieldViolation } from '../../contract/wire/errors.ts'

export const OWNER_REASONS: readonly FieldReason[] = [
  'owner_required',
  'duplicate_owner',
  'not_found',
  'owner_not_active',
]

/** Checks the owners of a campaign against the statuses of the users that exist. */
export function campaignOwnerViolations(
  ownerIds: readonly string[],
  statuses: ReadonlyMap<string, string>,
  field: string,
): FieldViolation[] {
  if (ownerIds.length === 0)
    return [{ field, description: 'must name at least one user to manage the campaign', reason: 'owner_required' }]
  const seen = new Set<string>()
  return ownerIds.flatMap((id, index): FieldViolation[] => {
    const path = `${field}[${index}]`
    const status = statuses.get(id)
    if (seen.has(id)) return [{ field: path, description: 'is already in the list', reason: 'duplicate_owner' }]
    seen.add(id)
    if (status === undefined || status === 'DELETED')
      return [{ field: path, description: 'there is no user with this id', reason: 'not_found' }]
    if (status === 'ENABLED') return []
    return [
      { field: path, description: 'is not an active user, so cannot become an owner', reason: 'owner_not_active' },
    ]
  })
}
