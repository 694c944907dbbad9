import type { ProvisionPolicy } from '../../../contract/directory/provision.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import { knownEntitlements, knownUserIds } from '../references.store.ts'
import { assigneeViolations } from './provision.rules.ts'

interface Change {
  before: ProvisionPolicy | undefined
  after: ProvisionPolicy | undefined
}

/** The violations in who removes access by hand. A policy that stays as it was may name objects that are gone. */
export async function removerViolations(
  reader: Reader,
  tenantId: TenantId,
  { before, after }: Change,
  field: string,
): Promise<FieldViolation[]> {
  const manual = after?.manual
  if (!manual || canonicalJson(manual) === canonicalJson(before?.manual ?? {})) return []
  const { assignee = {}, userIds } = manual
  const { users, group, manager, appOwners, entitlementOwners, expression } = assignee
  const fallbacks = Object.entries({ group, manager, appOwners, entitlementOwners, expression }).map(
    ([kind, member]) => [`${field}.assignee.${kind}.fallbackUserIds`, member?.fallbackUserIds] as const,
  )
  const people = [
    [`${field}.userIds`, userIds] as const,
    [`${field}.assignee.users.userIds`, users?.userIds] as const,
    ...fallbacks,
  ].flatMap(([list, ids]) => (ids ?? []).map((id, index) => ({ field: `${list}[${index}]`, id })))
  const known = await knownUserIds(
    reader,
    tenantId,
    people.map(({ id }) => id),
  )
  const { appId = '', appGroupId: id = '' } = group ?? {}
  const hasGroup = !group || (await knownEntitlements(reader, tenantId, [{ appId, id }])).length > 0
  return [
    ...(manual.assignee ? assigneeViolations(manual.assignee, `${field}.assignee`) : []),
    ...people
      .filter((person) => !known.has(person.id))
      .map((person) => ({
        field: person.field,
        description: 'there is no user with this id',
        reason: 'not_found' as const,
      })),
    ...(hasGroup
      ? []
      : [
          {
            field: `${field}.assignee.group`,
            description: 'there is no entitlement appGroupId in the app appId',
            reason: 'not_found' as const,
          },
        ]),
  ]
}
