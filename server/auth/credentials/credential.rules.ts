import { LIFESPAN_SECONDS, MAX_CIDRS } from '../../../contract/auth/credential.ts'
import { covers, isRoleId, permissionsOf, ROLES } from '../../../contract/auth/roles.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Actor } from '../../http/index.ts'
import { containsCidr, parseCidr } from '../../lib/cidr.ts'

/** The three lifespans of a credential; null never expires (interface 5.1). */
export const LIFESPANS = { ...LIFESPAN_SECONDS, never: null } as const
export type Lifespan = keyof typeof LIFESPANS

/** The lifespan for `expires` in a create request; omitted or zero means never. */
export function lifespanOf(expires: string | undefined): Lifespan | FieldViolation {
  const seconds = expires === undefined ? 0 : Number(expires.slice(0, -1))
  if (seconds === 0) return 'never'
  const found = (Object.keys(LIFESPAN_SECONDS) as (keyof typeof LIFESPAN_SECONDS)[]).find(
    (lifespan) => LIFESPAN_SECONDS[lifespan] === seconds,
  )
  const choices = '2592000s (30 days), 7776000s (90 days), or omitted (never expires)'
  return found ?? { field: 'expires', description: `must be one of ${choices}; got ${expires}` }
}

export function cidrViolations(cidrs: readonly string[], field: string): FieldViolation[] {
  const violations = cidrs.flatMap((cidr, index) =>
    parseCidr(cidr)
      ? []
      : [
          {
            field: `${field}[${index}]`,
            description: 'must be an IP address or range, such as 192.0.2.7 or 10.0.0.0/8',
          },
        ],
  )
  if (cidrs.length > MAX_CIDRS) violations.push({ field, description: `must have at most ${MAX_CIDRS} ranges` })
  return violations
}

/** Any role may be named: it limits the owner's rights and adds none (interface 5.1). */
export const roleViolations = (roles: readonly string[], field: string): FieldViolation[] =>
  roles.flatMap((role, index) =>
    isRoleId(role)
      ? []
      : [{ field: `${field}[${index}]`, description: `is not a role; valid roles: ${Object.keys(ROLES).join(', ')}` }],
  )

/**
 * A limited credential cannot create or change a credential beyond its own roles and ranges. Otherwise the holder of a
 * stolen, restricted secret could drop every restriction.
 */
export function escalationViolations(
  actor: Pick<Actor, 'limits'>,
  wanted: { allowSourceCidr: readonly string[]; scopedRoles: readonly string[] },
): FieldViolation[] {
  const violations: FieldViolation[] = []
  const { roles, cidrs } = actor.limits
  const { scopedRoles } = wanted
  if (roles.length > 0 && (scopedRoles.length === 0 || !covers(permissionsOf(roles), permissionsOf(scopedRoles))))
    violations.push({
      field: 'scopedRoles',
      description: `must not allow more than the roles of the credential you use: ${roles.join(', ')}`,
    })
  const within = (range: string) => cidrs.some((outer) => containsCidr(outer, range))
  if (cidrs.length > 0 && (wanted.allowSourceCidr.length === 0 || !wanted.allowSourceCidr.every(within)))
    violations.push({
      field: 'allowSourceCidr',
      description: `must be within the ranges of the credential you use: ${cidrs.join(', ')}`,
    })
  return violations
}
