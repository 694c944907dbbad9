import { labelOf, wordOf } from './words.rules.ts'

export interface Change {
  label: string
  before: string
  after: string
}

/** Fields that say the same as others, or nothing to people. */
const HIDDEN = ['settings', 'annotations', 'slug', 'purpose', 'grantPolicyId', 'revokePolicyId', 'type']

const isHidden = (field: string): boolean =>
  HIDDEN.includes(field) || ['userId', 'appId', 'entitlementId', 'resourceId', 'accountId'].includes(field)

/** A stored value in words. Ids of people and tags become names where `nameOf` knows them. */
export function valueText(value: unknown, nameOf: (id: string) => string | undefined = () => undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => valueText(one, nameOf)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${valueText(one, nameOf)}`)
      .join(', ')
  const text = String(value)
  const name = nameOf(text)
  if (name !== undefined) return name
  return /^[A-Z][A-Z_]+$/.test(text) ? wordOf(text) : text
}

/** What is read of versions, latest first, to know when the thing went. */
interface Ending {
  closedAt?: string
  openedAt: string
  isRemoved: boolean
  openedBySyncId: string
  closedBySyncId: string
  sourceId: string
  values: Record<string, unknown>
}

export interface Removal {
  at: string
  /** The import that removed it; empty if none did. */
  syncId: string
  sourceId: string
}

/**
 * When a thing was removed, and by which import; undefined while it exists. People stay known with the status
 * of removed ones, and so do accounts that their source calls deleted.
 */
export function removalOf(versions: readonly Ending[]): Removal | undefined {
  const [latest] = versions
  if (latest?.isRemoved && latest.closedAt)
    return { at: latest.closedAt, syncId: latest.closedBySyncId, sourceId: latest.sourceId }
  const lastAlive = versions.findIndex(({ values }) => !/^(STATUS_)?DELETED$/.test(String(values.status)))
  const first = versions[lastAlive - 1]
  return first && { at: first.openedAt, syncId: first.openedBySyncId, sourceId: first.sourceId }
}

/** What a thing was called in a version. */
export const nameOfVersion = ({ displayName, username, email }: Record<string, unknown>): string =>
  String(displayName || username || email || 'Without a name')

/** What a version says, for people: label and value. */
export const factsOfVersion = (
  values: Record<string, unknown>,
  nameOf?: (id: string) => string | undefined,
): [label: string, value: string][] =>
  Object.entries(values)
    .filter(([field]) => !isHidden(field))
    .map(([field, value]): [string, string] => [labelOf(field), valueText(value, nameOf)])
    .filter(([, value]) => value !== '')

/** What changed from one version to the next. */
export function changesBetween(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  nameOf?: (id: string) => string | undefined,
): Change[] {
  return Object.keys(after)
    .filter((field) => field !== 'settings' && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .flatMap((field): Change[] => {
      if (field !== 'profile')
        return [
          { label: labelOf(field), before: valueText(before[field], nameOf), after: valueText(after[field], nameOf) },
        ]
      const [old, now] = [before[field], after[field]] as Record<string, unknown>[]
      return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
        .filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]))
        .map((name) => ({ label: labelOf(name), before: valueText(old?.[name]), after: valueText(now?.[name]) }))
    })
    .filter((change) => change.before !== change.after)
}
