import { isObject } from '../document.rules.ts'
import type { Filter } from '../query/filter.rules.ts'
import { invalidPath, invalidValue } from '../scim-error.ts'
import { eachTarget, type PatchOperation } from './patch.rules.ts'

/** A change of the members of a group. */
export type MemberChange = { kind: 'add' | 'remove' | 'replace'; ids: string[] } | { kind: 'clear' }

/** Enough for the largest groups, and a bound on what one request costs. */
export const MAX_MEMBERS = 100_000
const MAX_ID = 200

/** The changes of members that a patch asks for, in order. */
export const memberChanges = (operations: readonly PatchOperation[]): MemberChange[] =>
  operations.flatMap((operation) =>
    eachTarget('Group', operation)
      .filter(({ target }) => target.attribute?.name === 'members')
      .map(({ op, value, target }) => {
        if (target.filter) return chosenMembers(op, target.filter)
        if (target.sub) throw invalidPath('Members are changed as a whole: use the path members.')
        if (op !== 'remove') return { kind: op, ids: memberIds(value) }
        return value === undefined || value === null ? { kind: 'clear' } : { kind: op, ids: memberIds(value) }
      }),
  )

function chosenMembers(op: PatchOperation['op'], filter: Filter): MemberChange {
  if (op !== 'remove') throw invalidPath('Members can be removed by a filter, but not added or replaced.')
  return { kind: op, ids: namedIds(filter) }
}

/** The ids in `value eq "a"`, also several joined by `or`. */
function namedIds(filter: Filter): string[] {
  if (filter.op === 'or') return filter.filters.flatMap(namedIds)
  if (filter.op === 'eq' && filter.path.toLowerCase() === 'value' && typeof filter.value === 'string')
    return [filter.value]
  throw invalidPath('Members are chosen by their ids: members[value eq "<id>"].')
}

/** The ids of members as bodies have them: objects with a value; one of them or a list. */
export function memberIds(value: unknown): string[] {
  if (value === undefined || value === null) return []
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  if (entries.length > MAX_MEMBERS)
    throw invalidValue(`members must have at most ${MAX_MEMBERS} entries; it has ${entries.length}.`)
  const ids = entries.map((entry) => (isObject(entry) ? entry.value : entry))
  for (const id of ids)
    if (typeof id !== 'string' || id === '' || id.length > MAX_ID || id.includes('\0'))
      throw invalidValue('Each of members needs the id of a user or group as its value.')
  return [...new Set(ids as string[])]
}
