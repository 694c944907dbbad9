import type { Scope } from './queries.ts'

/** Whom criteria for people select besides: without any of them, everybody (ADR 0027). */
export function peopleNote(criteria: NonNullable<Scope['userCriteria']>): string {
  const { userStatus, managerUserIds, groupAppEntitlementsRef, multiUserProfileAttributes } = criteria
  const isEmpty =
    [userStatus, managerUserIds, groupAppEntitlementsRef].every((list) => !list?.length) &&
    Object.keys(multiUserProfileAttributes ?? {}).length === 0
  return isEmpty
    ? 'No criterion is set, so this selects everybody, including accounts without an owner.'
    : 'Accounts without an owner are left out.'
}
